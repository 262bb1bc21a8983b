/** Every rule is proved by a test that names it: the list of rules is docs/rules/res-arcana.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const PAGE = new URL('../../../docs/rules/res-arcana.md', import.meta.url);
const TESTS = new URL('.', import.meta.url);
const SOURCE = new URL('../src/', import.meta.url);
/** How many rules each section has, so that none disappears from the page unnoticed. */
const SECTIONS = [6, 7, 1, 7, 7, 3, 18, 4, 6, 2];

const NUMBER = /RA-\d+\.\d+/g;
/** The name of a test, written `test('…'` or, after a table, `])('…'`. A describe proves nothing, so it does not count. */
const NAMES = /(?:\btest\(|\]\)\()\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/g;

const namesIn = (source: string): string[] =>
  [...source.matchAll(NAMES)].map(([, single, double, template]) => single ?? double ?? template ?? '');

const listed = [...readFileSync(PAGE, 'utf8').matchAll(/^- (RA-\d+\.\d+) /gm)].map(([, number]) => number);
const proved = new Set(
  readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('coverage.test.ts'))
    .flatMap((file) => namesIn(readFileSync(new URL(file, TESTS), 'utf8')))
    .flatMap((name) => name.match(NUMBER) ?? []),
);

describe('rules', () => {
  test('are all on the page, in order', () => {
    const all = SECTIONS.flatMap((n, section) => Array.from({ length: n }, (_, i) => `RA-${section + 1}.${i + 1}`));
    expect(listed).toEqual(all);
  });

  test('without a test that names them: none', () => {
    expect(listed.filter((number) => !proved.has(number))).toEqual([]);
  });

  test('that no page knows are named by no test', () => {
    expect([...proved].filter((number) => !listed.includes(number))).toEqual([]);
  });

  test('that no page knows are given as a reason nowhere', () => {
    const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const given = sources.flatMap(
      (file) => readFileSync(new URL(file, SOURCE), 'utf8').match(/(?<=')RA-\d+\.\d+(?=')/g) ?? [],
    );
    expect(given.length).toBeGreaterThan(20);
    expect(given.filter((number) => !listed.includes(number))).toEqual([]);
  });

  test('are found in names only', () => {
    const source = [
      "test('RA-1.1 a', () => {",
      'test("RA-1.2 it\'s", () => {',
      "])('RA-1.3 %s', () => {",
      "describe('RA-1.4', () => {",
      '// RA-1.5',
    ].join('\n');
    expect(namesIn(source).flatMap((name) => name.match(NUMBER) ?? [])).toEqual(['RA-1.1', 'RA-1.2', 'RA-1.3']);
  });
});
