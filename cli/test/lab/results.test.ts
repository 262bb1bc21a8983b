/** The file of a match: what is refused is left as it is, and what was cut off is played again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@gloaming/bots';
import { Refused } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { emptyAccount } from '../../src/base/botTroubles.ts';
import type { DealResult, Setup } from '../../src/lab/arena/match.ts';
import { openResults } from '../../src/lab/arena/results.ts';
import { labelsOf, parseBots } from '../../src/opponents/botSpec.ts';
import { patienceFor } from '../../src/opponents/seatedBot.ts';
import { folder, quiet } from '../quiet.ts';

const RULES = 1;
function setupFor(bots: string, seed = 1): Setup {
  const specs = parseBots(bots);
  return {
    game: 'res-arcana',
    players: 2,
    options: { players: 2 },
    bots: specs,
    labels: labelsOf(specs),
    seed,
    budget: {},
    patience: patienceFor({}, undefined),
    language: 'en',
    folder: '.',
  };
}
const setup = setupFor('greedy,random');
const deal = (n: number): DealResult => ({
  pair: 0,
  deal: n,
  shares: [1, 0.5],
  points: [11, 4.5],
  unfinished: 0,
  accounts: [
    { ...emptyAccount(), decisions: 7, ms: 1.5, instead: 1, troubles: { late: 1 }, lastWords: 'ą' },
    emptyAccount(),
  ],
});

/** What was played before, or how the file was refused; and what is in it now. */
function open(file: string, match = setup): { played?: number[]; fault?: unknown; bytes: Buffer } {
  try {
    const { played } = openResults(quiet(), file, match, RULES);
    return { played: played.map((each) => each.deal), bytes: readFileSync(file) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { line, what }: { line?: number; what?: string } = error.details;
    return { fault: [error.code, line ?? what], bytes: readFileSync(file) };
  }
}
/** A file of this match with two deals, and its lines. */
function written(match = setup): { file: string; lines: string[] } {
  const file = join(folder(), 'results.txt');
  const { append } = openResults(quiet(), file, match, RULES);
  append(deal(0));
  append(deal(1));
  return { file, lines: readFileSync(file, 'utf8').split('\n').slice(0, -1) };
}

test('what was written is read', () => {
  const { file } = written();
  expect(openResults(quiet(), file, setup, RULES).played).toEqual([deal(0), deal(1)]);
});

test('a line that was cut off is played again, wherever it was cut, also within a letter', () => {
  const { file } = written();
  const bytes = readFileSync(file);
  const [head, first] = [bytes.indexOf(10) + 1, bytes.indexOf(10, bytes.indexOf(10) + 1) + 1];
  for (const at of [first + 1, bytes.indexOf('ą', first) + 1, bytes.length - 1]) {
    writeFileSync(file, bytes.subarray(0, at));
    expect(open(file)).toEqual({ played: [0], bytes: bytes.subarray(0, first) });
  }
  // Its first line, too: then there is nothing yet.
  for (const at of [0, 1, 7, 40, head - 1]) {
    writeFileSync(file, bytes.subarray(0, at));
    expect(open(file)).toEqual({ played: [], bytes: bytes.subarray(0, head) });
  }
});

test('what is refused is left as it is, byte by byte', () => {
  const { file } = written(setupFor('greedy,random', 2));
  const refused = (bytes: Buffer | string, fault: readonly unknown[]): void => {
    writeFileSync(file, bytes);
    expect(open(file)).toEqual({ fault, bytes: Buffer.from(bytes) });
  };
  const other = readFileSync(file);
  refused(other, ['other-match', 'seed']);
  refused(other.subarray(0, -20), ['other-match', 'seed']);
  refused(other.subarray(0, other.indexOf(10) - 5), ['no-results-file', undefined]);
  refused('my notes', ['no-results-file', undefined]);
  refused('{"gloaming":"arena"\n', ['other-match', '?']);
  const { lines } = written();
  const torn = Buffer.concat([Buffer.from(`${lines[0]}\n`), Buffer.alloc(10, 0xff), Buffer.from('\n{"pa')]);
  refused(torn, ['damaged-results', 2]);
});

const [ACCOUNT, OTHER] = deal(0).accounts;
test.each<[string, object]>([
  ['a share too many', { shares: [1, 0, 1] }],
  ['a share too few', { shares: [1] }],
  ['no shares', { shares: undefined }],
  ['a share below 0', { shares: [-3, 1] }],
  ['a share above 1', { shares: [7, 1] }],
  ['a share that is no number', { shares: ['1', 1] }],
  ['a share that is nothing', { shares: [null, 1] }],
  ['a pairing that there is not', { pair: 1 }],
  ['a pairing below 0', { pair: -1 }],
  ['a deal below 0', { deal: -1 }],
  ['half a deal', { deal: 0.5 }],
  ['points of one player', { points: [1] }],
  ['points that are no numbers', { points: [null, 2] }],
  ['unfinished games that are no number', { unfinished: '0' }],
  ['one account', { accounts: [ACCOUNT] }],
  ['an account that is nothing', { accounts: [null, OTHER] }],
  ['an account without troubles', { accounts: [{ ...ACCOUNT, troubles: undefined }, OTHER] }],
  ['troubles in a list', { accounts: [{ ...ACCOUNT, troubles: [] }, OTHER] }],
  ['a trouble that there is not', { accounts: [{ ...ACCOUNT, troubles: { sad: 1 } }, OTHER] }],
  ['a trouble that is no number', { accounts: [{ ...ACCOUNT, troubles: { late: 'x' } }, OTHER] }],
  ['decisions that are no number', { accounts: [{ ...ACCOUNT, decisions: '7' }, OTHER] }],
  ['milliseconds that are no number', { accounts: [{ ...ACCOUNT, ms: null }, OTHER] }],
  ['no number of options taken instead', { accounts: [{ ...ACCOUNT, instead: undefined }, OTHER] }],
  ['last words that are no words', { accounts: [{ ...ACCOUNT, lastWords: 5 }, OTHER] }],
])('a damaged line is named: %s', (_, damage) => {
  const { file, lines } = written();
  const text = `${[lines[0], lines[1], JSON.stringify({ ...deal(1), ...damage })].join('\n')}\n{"pair":0`;
  writeFileSync(file, text);
  expect(open(file)).toEqual({ fault: ['damaged-results', 3], bytes: Buffer.from(text) });
});

test('a file by older rules is read and left as it is, also where it was cut off; one by later rules is another match', () => {
  const { file, lines } = written();
  const by = (rules: number): { played?: number[]; fault?: unknown } => {
    const bytes = Buffer.from(`${JSON.stringify({ ...JSON.parse(lines[0]), rules })}\n${lines[1]}\n{"pair":0`);
    writeFileSync(file, bytes);
    const { bytes: now, ...opened } = open(file);
    expect(now).toEqual(bytes);
    return opened;
  };
  expect([by(RULES - 1), by(RULES + 1)]).toEqual([{ played: [0] }, { fault: ['other-match', 'rules'] }]);
  expect(openResults(quiet(), written().file, setup, RULES).rules).toBe(RULES);
});

test('a level that has become another, or has learned something else, is another match; older files do not say', () => {
  const match = setupFor('adept,greedy,master@300ms,novice@9it');
  const { file, lines } = written(match);
  const head = JSON.parse(lines[0]);
  expect(head.levels).toEqual([
    LEVELS.adept,
    { iterations: 1e9, ms: 300, whim: LEVELS.master.whim },
    { iterations: 9, ms: 1e9, whim: LEVELS.novice.whim },
  ]);
  const opened = (levels: unknown, learned: unknown = head.learned): unknown => {
    writeFileSync(file, `${[JSON.stringify({ ...head, levels, learned }), lines[1]].join('\n')}\n`);
    const { played, fault } = open(file, match);
    return played ?? fault;
  };
  expect(opened(head.levels)).toEqual([0]);
  expect(opened(undefined)).toEqual([0]);
  const [adept, ...others] = head.levels;
  expect(opened([{ ...adept, iterations: 81 }, ...others])).toEqual(['other-match', 'levels']);
  expect(opened([{ ...adept, whim: 0.2 }, ...others])).toEqual(['other-match', 'levels']);
  expect(opened(head.levels, 'something else')).toEqual(['other-match', 'learned']);
  expect(opened(head.levels, null)).toEqual(['other-match', 'learned']);
  writeFileSync(file, `${[JSON.stringify({ ...head, learned: undefined }), lines[1]].join('\n')}\n`);
  expect(open(file, match).played).toEqual([0]);
  const without = JSON.parse(written().lines[0]);
  expect(without).not.toHaveProperty('levels');
  expect(without).not.toHaveProperty('learned');
});
