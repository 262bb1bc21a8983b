/** Every rule, decision and worked example is proved by a test that names it: the list is docs/rules/evenfall.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const PAGE = new URL('../../../docs/rules/evenfall.md', import.meta.url);
const TESTS = new URL('.', import.meta.url);
/** How many rules each section has, so that none disappears from the page unnoticed. */
const SECTIONS = [12, 7, 6, 5, 7, 1, 4, 7, 5, 5, 14, 11, 7, 12, 8, 5, 15, 4, 18, 1];
/** The four moon sides are divided by letters. */
const MOON = 18;
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];
const DECISIONS = 69;
const EXAMPLES = 20;

const NUMBER = /EV-(?:A\.\d+|\d+\.\d+[a-f]?)/g;
/** The name of a test, written `test('…'` or, after a table, `])('…'`. A describe proves nothing, so it does not count. */
const NAMES =
  /(?:\btest\(|[\])]\)\(|\btest\.each\(\w+\)\(|as const\)\()\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/g;

const namesIn = (source: string): string[] =>
  [...source.matchAll(NAMES)].map(([, single, double, template]) => single ?? double ?? template ?? '');
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

const page = readFileSync(PAGE, 'utf8');
const listed = [...page.matchAll(/^- (EV-(?:A\.\d+|\d+\.\d+[a-f]?)) /gm)].map(([, number]) => number);
const described = [...page.matchAll(/^- (EV-\S+) .*\(description\)/gm)].map(([, number]) => number);
const names = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('coverage.test.ts'))
  .flatMap((file) => namesIn(readFileSync(new URL(file, TESTS), 'utf8')));
const proved = new Set(names.flatMap((name) => name.match(NUMBER) ?? []));

describe('rules', () => {
  test('are all on the page, in order', () => {
    const rules = SECTIONS.flatMap((n, i) =>
      upTo(n).flatMap((rule) => (i + 1 === MOON ? LETTERS : ['']).map((letter) => `EV-${i + 1}.${rule}${letter}`)),
    );
    expect(listed).toEqual([...rules, ...upTo(DECISIONS).map((n) => `EV-A.${n}`)]);
  });

  test('without a test that names them: none but descriptions', () => {
    expect(listed.filter((number) => !proved.has(number) && !described.includes(number))).toEqual([]);
  });

  test('that are descriptions are few, and have no test', () => {
    expect(described.length).toBeLessThanOrEqual(3);
    expect(described.filter((number) => proved.has(number))).toEqual([]);
  });

  test('that no page knows are named by no test', () => {
    // "EV-18.1" without a letter is a whole side of a clan.
    const whole = new Set([...listed, ...listed.map((number) => number.replace(/[a-f]$/, ''))]);
    expect([...proved].filter((number) => !whole.has(number))).toEqual([]);
  });

  test('are found in names only', () => {
    const source = [
      "test('EV-1.1 a', () => {",
      'test("EV-1.2 it\'s", () => {',
      "])('EV-1.3 %s', () => {",
      "test.each(LEVELS)('EV-1.4 %s', () => {",
      "] as const)('EV-A.5 %s', () => {",
      "describe('EV-1.6', () => {",
      '// EV-1.7',
    ].join('\n');
    expect(namesIn(source).flatMap((name) => name.match(NUMBER) ?? [])).toEqual([
      'EV-1.1',
      'EV-1.2',
      'EV-1.3',
      'EV-1.4',
      'EV-A.5',
    ]);
  });
});

test('every worked example is played', () => {
  const played = new Set(names.flatMap((name) => [...name.matchAll(/\bEX-(\d+)/g)].map(([, n]) => Number(n))));
  expect(upTo(EXAMPLES).filter((n) => !played.has(n))).toEqual([]);
});
