// @vitest-environment happy-dom
/** Finished games are played again in the browser, and judged. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GameRecord,
  makeKey,
  makeRecord,
  parseRecord,
  replay,
  SPECTATOR,
  type Verb,
  viewOf,
} from '@gloaming/engine';
import type { Entry } from '@gloaming/engine/session';
import { pastViews } from '@gloaming/engine/testing';
import { EVENFALL } from '@gloaming/evenfall/entry';
import { bytesOfHex, sha256 } from '@gloaming/host/sha256';
import type { TableInfo } from '@gloaming/protocol';
import { type Options, resArcana } from '@gloaming/res-arcana';
import { RES_ARCANA } from '@gloaming/res-arcana/entry';
import { beforeEach, expect, test } from 'vitest';
import { rememberTable } from '../src/net/rememberedTables.ts';
import { type Replayed, replayRecord } from '../src/record/replayed.ts';
import { rulesOfRecord } from '../src/record/rules.ts';
import { byRound, levelsUpTo, plot } from '../src/replay/chart.ts';
import { verify } from '../src/replay/verifying.ts';
import { type Say, say as sayIn } from '../src/words/index.ts';

const GAMES = ['res-arcana', 'evenfall'] as const;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const say: Say = (message, ...values) => sayIn('en', message, ...values);

function recordOf(game: (typeof GAMES)[number]): string {
  const folder = join(import.meta.dirname, '../../games', game, 'test/replays');
  const [first] = readdirSync(folder).toSorted();
  return readFileSync(join(folder, first), 'utf8');
}
const replayed = async (_: string, record: string): Promise<Replayed> => (await rulesOfRecord(record)).replay(record);

function tableOf(game: string, { key, result }: Replayed): TableInfo {
  const keyHash = createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex');
  const ended = result === null ? null : { ...result, why: 'played' };
  return { id: `${game}-table`, game, key, keyHash, result: ended } as unknown as TableInfo;
}
const wrongOnes = (table: TableInfo, game: Replayed): string[] =>
  verify(table, game, say)
    .checks.filter(({ isRight }) => isRight === false)
    .map(({ text }) => text);

beforeEach(() => localStorage.clear());

test('SHA-256 is the one that everybody knows', () => {
  for (const length of [0, 1, 16, 55, 56, 63, 64, 65, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  expect([...bytesOfHex('00ff10')]).toEqual([0, 255, 16]);
});

test.each(GAMES)('%s: every moment of a real game, through every pair of eyes', async (name) => {
  const record = recordOf(name);
  const game = await replayed(name, record);
  const { answers } = parseRecord(record);
  expect(game.astray).toBeNull();
  expect(game.steps).toBe(answers.length);
  expect(game.checked).toBe(answers.length);
  expect(game.isEndRight).toBe(true);
  expect(game.points.at(-1)).toEqual(game.result?.points);
  let told = 0;
  for (let step = 0; step <= game.steps; step += 7) {
    for (const eyes of ['open' as const, ...Array(game.seats).keys()]) {
      told += game.lines(step, eyes, 'de', NAMES).length;
      expect(game.view(step, eyes)).toMatchObject({ chance: null, seat: eyes === 'open' ? SPECTATOR : eyes });
    }
    const asked = game.questions(step, 'open', 'en', NAMES);
    if (step === game.steps) expect(asked).toEqual([]);
    else {
      const answered = asked.find(({ answer }) => answer !== null);
      expect(answered?.seat).toBe(answers[step].seat);
      expect(answered?.options.map(({ option }) => option)).toContain(answers[step].option);
    }
  }
  expect(told).toBeGreaterThan(20);
});

test("through a seat's eyes there is nothing that the seat did not see", async () => {
  const record = recordOf('res-arcana');
  const game = await replayed('res-arcana', record);
  let compared = 0;
  replay(resArcana, parseRecord(record) as GameRecord<Options>, (state, step) => {
    if (step % 20 !== 0) return;
    compared++;
    expect(game.view(step, 1)).toEqual(viewOf(resArcana, state, 1));
    expect(game.questions(step, 1, 'en', NAMES).every(({ seat }) => seat === 1)).toBe(true);
  });
  expect(compared).toBeGreaterThan(2);
});

test("a replay through a seat's eyes shows and tells what the seat saw and heard at the time, and nothing of later", () => {
  const futures = <T, V extends Verb, O>(entry: Entry<T, V, O>, seed: number): number =>
    pastViews(entry.game, entry.options.parse(2, {}), {
      games: 1,
      seed,
      moments: 2,
      tell(written, seat) {
        const { steps, view, lines } = replayRecord(entry, makeRecord(written));
        const heard = (step: number): string[] => (step === steps ? [] : lines(step + 1, seat, 'en', NAMES));
        return Array.from({ length: steps + 1 }, (_, step) => ({ view: view(step, seat), said: heard(step) }));
      },
    }).futures;
  expect(futures(RES_ARCANA, 41)).toBeGreaterThan(0);
  expect(futures(EVENFALL, 42)).toBeGreaterThan(0);
});

test.each(GAMES)('%s: a fair game is found fair', async (name) => {
  const game = await replayed(name, recordOf(name));
  const table = tableOf(name, game);
  expect(wrongOnes(table, game)).toEqual([]);
  expect(verify(table, game, say).isRight).toBe(true);
  rememberTable({ ...table, status: 'playing' }, true);
  expect(verify(table, game, say).checks.every(({ isRight }) => isRight === true)).toBe(true);
});

test('whatever was tampered with is found', async () => {
  const record = recordOf('res-arcana');
  const game = await replayed('res-arcana', record);
  const table = tableOf('res-arcana', game);

  const other = parseRecord(record).key.map((word) => (word ^ 1) >>> 0);
  expect(wrongOnes({ ...table, key: makeKey(other) }, game)).toHaveLength(1);
  expect(wrongOnes({ ...table, keyHash: '0'.repeat(64) }, game)).toHaveLength(1);

  rememberTable({ ...table, status: 'playing', keyHash: 'f'.repeat(64) }, true);
  expect(wrongOnes(table, game)).toEqual([say('check-memory-wrong')]);
  localStorage.clear();

  const result = { points: [99, 0], winners: [0], why: 'played' as const };
  expect(wrongOnes({ ...table, result }, game)).toEqual([say('check-result-wrong')]);

  const shuffled = record.replace(/key [0-9a-f]{32}/, `key ${makeKey(other)}`);
  const astray = await replayed('res-arcana', shuffled);
  expect(astray.astray).not.toBeNull();
  expect(wrongOnes(table, astray)).toContain(say('check-answers-wrong', { n: astray.astray ?? 0 }));

  const ending = await replayed('res-arcana', record.replace(/end [0-9a-f]{16}/, 'end 0123456789abcdef'));
  expect(wrongOnes(table, ending)).toEqual([say('check-end-wrong')]);
});

test('the chart: points stay until they change, rounds begin where they do', () => {
  const points = [
    [0, 0],
    [2, 0],
    [2, 0],
    [2, 4],
    [1, 4],
  ];
  const { lines, rounds, levels } = plot(points, [0, 1, 1, 2, 2], { width: 100, height: 40 });
  expect(lines[0].path).toBe('M0 40H25V20H100V30H100');
  expect(lines[1].path).toBe('M0 40H75V0H100');
  expect(rounds).toEqual([
    { n: 1, x: 25 },
    { n: 2, x: 75 },
  ]);
  expect(levels.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
  expect(byRound(points, [0, 1, 1, 2, 2])).toEqual([
    { n: 1, points: [2, 0] },
    { n: 2, points: [1, 4] },
  ]);
  expect(levelsUpTo(104)).toEqual([0, 25, 50, 75, 100]);
});

test.each(GAMES)('%s: a position that is seen is written down, without what is not seen', async (name) => {
  const rules = await rulesOfRecord(recordOf(name));
  const game = rules.replay(recordOf(name));
  const view = game.view(Math.floor(game.steps / 2), 0);
  expect(rules.describe(view)).toContain(name);
});
