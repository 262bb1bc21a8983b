/** Time controls, with a clock that the test turns. */

import {
  comeBack,
  GRACE,
  type Live,
  leave,
  makeTable,
  obey,
  serializeEntry,
  serializePresent,
  serializeTable,
  sitDown,
  startNow,
} from '@gloaming/host';
import type { BotLine } from '@gloaming/protocol';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotThreads } from '../src/bots/botThreads.ts';
import { Scheduler } from '../src/bots/scheduler.ts';
import { takeDue } from '../src/storage/due.ts';
import { insertPlayer } from '../src/storage/players.ts';
import { openStore } from '../src/storage/store.ts';
import { readLog } from '../src/storage/tables.ts';
import { TableCache } from '../src/table/tableCache.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

const IDLE: BotLine = { waiting: 0, haste: 1 };
const ANN = { id: 'ann000000000', name: 'Ann' };
const BOB = { id: 'bob000000000', name: 'Bob' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let now = 0;
let cache: TableCache;
let turns: Scheduler;
/** A bot that takes the first answer it finds. */
const firstOf: BotThreads = { think: async ({ options }) => options[0], close: async () => {}, line: IDLE };

beforeEach(async () => {
  now = 1_790_000_000_000;
  const store = await openStore(await newFile());
  for (const player of [ANN, BOB]) await insertPlayer(store.db, player, player.name, now);
  cache = new TableCache(store, {
    pause: 500,
    most: 10,
    now: () => now,
    complain: (error) => {
      throw error;
    },
  });
  turns = new Scheduler(cache, firstOf);
});
afterEach(() => vi.useRealTimers());
afterAll(cleanUp);

async function twoPeople(time: Parameters<typeof makeTable>[2]['time']): Promise<Live> {
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const { row } = await makeTable(cache, ANN, { game: 'res-arcana', seats, ...(time === undefined ? {} : { time }) });
  return (await cache.change(row.id, (draft) => sitDown(draft, BOB, {}))).live;
}
/** Time passes, and whatever is due by then is done. */
async function passes(ms: number): Promise<void> {
  now += ms;
  for (;;) {
    const table = await takeDue(cache.store, now, 1, cache.rulebook.newest);
    if (table === undefined) return;
    await turns.attend(table.id);
  }
}
/** Of what is due by now, one table once. */
async function seeToOne(): Promise<void> {
  const table = await takeDue(cache.store, now, 1, cache.rulebook.newest);
  if (table !== undefined) await turns.attend(table.id);
}
const answerFirst = (id: string, seat: number): Promise<{ live: Live }> =>
  cache.change(id, (draft) =>
    obey(draft, seat, {
      id: 'whatever',
      seen: draft.live.version,
      answers: [draft.live.play?.options(seat)[0] ?? 0],
    }),
  );
const kinds = async (id: string): Promise<string[]> =>
  (await cache.store.db.selectFrom('log').select('kind').where('table', '=', id).orderBy('number').execute()).map(
    ({ kind }) => kind,
  );

test('only who is asked loses time, and deciding gives some back', async () => {
  const { row } = await twoPeople({ kind: 'live', minutes: 10, increment: 7 });
  now += 2 * MINUTE;
  await answerFirst(row.id, 0);
  now += MINUTE;
  const { live } = await answerFirst(row.id, 1);
  expect(live.clocks[0].left).toBe(8 * MINUTE + 7_000);
  expect(live.clocks[1].left).toBeGreaterThanOrEqual(7 * MINUTE);
  expect(live.clocks[1].left).toBeLessThanOrEqual(7 * MINUTE + 7_000);
  const present = serializePresent(live, { player: ANN.id, language: 'en', now });
  expect(present.clock).toEqual({ now, seats: live.clocks });
});

const takeBack = (id: string, seat: number): Promise<{ live: Live }> =>
  cache.change(id, (draft) => obey(draft, seat, { id: 'whatever', seen: draft.live.version, undo: true }));

test('taking an answer back takes back the time it gave', async () => {
  const { row } = await twoPeople({ kind: 'live', minutes: 10, increment: 7 });
  for (let times = 0; times < 3; times++) {
    now += MINUTE;
    const { live } = await answerFirst(row.id, 0);
    expect(live.clocks[0]).toMatchObject({ left: (9 - times) * MINUTE + 7_000, since: null });
    now += MINUTE;
    const { live: back } = await takeBack(row.id, 0);
    expect(back.clocks[0]).toMatchObject({ left: (9 - times) * MINUTE, since: now });
  }
});

test('out of time: first a warning, then a bot, and one may come back', async () => {
  const { row } = await twoPeople({ kind: 'live', minutes: 10, increment: 0 });
  await answerFirst(row.id, 0);
  await passes(10 * MINUTE - 1);
  expect(await kinds(row.id)).not.toContain('warned');
  await passes(1);
  expect((await kinds(row.id)).at(-1)).toBe('warned');
  expect((await cache.find(row.id)).clocks[1]).toMatchObject({ left: 0, warned: now + GRACE });
  await passes(GRACE - 1);
  expect((await kinds(row.id)).at(-1)).toBe('warned');
  await passes(1);
  expect(await kinds(row.id)).toContain('replaced');
  expect((await cache.find(row.id)).seats[1]).toMatchObject({ away: 'timeout', bot: 'adept' });
  await passes(500);
  expect((await kinds(row.id)).at(-1)).toBe('answered');
  const { live } = await cache.change(row.id, (draft) => comeBack(draft, BOB.id));
  expect(live.seats[1]).toMatchObject({ away: 'here', bot: null });
  expect(live.clocks[1].left).toBe(2 * MINUTE);
});

test('to leave and to come back makes no time', async () => {
  const { row } = await twoPeople({ kind: 'live', minutes: 10, increment: 7 });
  await answerFirst(row.id, 0);
  now += 9 * MINUTE;
  await cache.change(row.id, (draft) => leave(draft, BOB.id, 'adept'));
  const { live } = await cache.change(row.id, (draft) => comeBack(draft, BOB.id));
  expect(live.clocks[1]).toMatchObject({ left: MINUTE, since: now, warned: null });
});

test('what a bot answers for whoever ran out earns no time', async () => {
  const { row } = await twoPeople({ kind: 'live', minutes: 10, increment: 7 });
  await answerFirst(row.id, 0);
  await passes(10 * MINUTE);
  await passes(GRACE);
  const isAsked = async (): Promise<boolean> => (await cache.find(row.id)).clocks[1].since !== null;
  while (await isAsked()) await passes(500);
  expect((await cache.find(row.id)).clocks[1]).toMatchObject({ left: 0, warned: null });
  const { live } = await cache.change(row.id, (draft) => comeBack(draft, BOB.id));
  expect(live.clocks[1].left).toBe(2 * MINUTE);
});

test('whoever answers after the warning goes on', async () => {
  const { row } = await twoPeople({ kind: 'live', minutes: 1, increment: 0 });
  await answerFirst(row.id, 0);
  await passes(MINUTE);
  expect((await kinds(row.id)).at(-1)).toBe('warned');
  const { live } = await answerFirst(row.id, 1);
  expect(live.clocks[1].warned).toBeNull();
  expect(live.seats[1].away).toBe('here');
});

test('days are for each answer', async () => {
  const { row } = await twoPeople({ kind: 'days', days: 2 });
  const day = 24 * 60 * MINUTE;
  await passes(2 * day - 1);
  await answerFirst(row.id, 0);
  const { live } = await answerFirst(row.id, 1);
  const running = live.clocks.filter(({ since }) => since !== null);
  expect(running.map(({ left }) => left)).toEqual(running.map(() => 2 * day));
  expect(await kinds(row.id)).not.toContain('warned');
});

test('to answer and to take it back gives nobody new days', async () => {
  const { row } = await twoPeople({ kind: 'days', days: 2 });
  for (let times = 1; times <= 3; times++) {
    now += 10 * HOUR;
    await answerFirst(row.id, 0);
    now += HOUR;
    const { live } = await takeBack(row.id, 0);
    expect(live.clocks[0]).toMatchObject({ left: (48 - 10 * times) * HOUR, since: now });
  }
});

test('each question has days of its own, whoever goes back and forth between two', async () => {
  let { live } = { live: await twoPeople({ kind: 'days', days: 2 }) };
  const { id } = live.row;
  let seat = -1;
  // Until somebody is asked again after an answer that can be taken back.
  while (live.clocks[seat]?.since == null || live.play?.barrier(seat) !== null) {
    [seat] = live.play?.deciders() ?? [];
    now += 20 * HOUR;
    ({ live } = await answerFirst(id, seat));
  }
  expect(live.clocks[seat].left).toBe(48 * HOUR);
  const first = 28 * HOUR;
  for (let times = 1; times <= 2; times++) {
    now += 11 * HOUR;
    ({ live } = await takeBack(id, seat));
    expect(live.clocks[seat]).toMatchObject({ left: first - (times - 1) * HOUR, since: now });
    now += HOUR;
    ({ live } = await answerFirst(id, seat));
    expect(live.clocks[seat]).toMatchObject({ left: (48 - 11 * times) * HOUR, since: now });
  }
});

test('whoever answers after the warning and takes it back is as warned as before', async () => {
  const { row } = await twoPeople({ kind: 'live', minutes: 1, increment: 0 });
  await passes(MINUTE);
  const { warned } = (await cache.find(row.id)).clocks[0];
  expect(warned).toBe(now + GRACE);
  now += GRACE / 2;
  await answerFirst(row.id, 0);
  const { live } = await takeBack(row.id, 0);
  expect(live.clocks[0]).toMatchObject({ left: 0, since: now, warned });
  await passes(GRACE / 2);
  expect((await cache.find(row.id)).seats[0]).toMatchObject({ away: 'timeout' });
});

test.each([
  ['minutes', { kind: 'live', minutes: 10, increment: 0 }, 2 * MINUTE],
  ['days', { kind: 'days', days: 5 }, 24 * HOUR],
] as const)(
  'who comes back before the bot has answered is given time once, and not again and again: %s',
  async (_, time, lent) => {
    // The bot does not come before the test lets it.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { row } = await twoPeople(time);
    await answerFirst(row.id, 0);
    const left = async (): Promise<number> => (await cache.find(row.id)).clocks[1].left;
    const runOut = async (): Promise<void> => {
      now += await left();
      await seeToOne();
      now += GRACE;
      await seeToOne();
      expect((await cache.find(row.id)).seats[1].away).toBe('timeout');
    };
    await runOut();
    await cache.change(row.id, (draft) => comeBack(draft, BOB.id));
    expect(await left()).toBe(lent);
    await runOut();
    const { live } = await cache.change(row.id, (draft) => comeBack(draft, BOB.id));
    // Nor is there a warning once more: the bot goes on at once, and answers.
    expect(live.clocks[1]).toMatchObject({ left: 0, warned: now });
    await seeToOne();
    expect((await cache.find(row.id)).seats[1].away).toBe('timeout');
    await passes(0);
    expect((await kinds(row.id)).at(-1)).toBe('answered');
    await cache.change(row.id, (draft) => comeBack(draft, BOB.id));
    expect(await left()).toBeGreaterThanOrEqual(lent);
  },
);

test('without a time control nothing ever runs out', async () => {
  const { row } = await twoPeople(undefined);
  await passes(1_000 * 24 * 60 * MINUTE);
  expect(await kinds(row.id)).toEqual(['sat', 'started']);
  expect(serializePresent(await cache.find(row.id), { player: ANN.id, language: 'en', now }).clock).toBeNull();
});

test('a bot answers after its pause, and not before', async () => {
  const seats = [{ kind: 'me' } as const, { kind: 'bot', bot: 'random' } as const];
  const { row } = await makeTable(cache, ANN, { game: 'res-arcana', seats });
  await passes(499);
  expect(await kinds(row.id)).toEqual(['started']);
  await passes(1);
  expect(await kinds(row.id)).toEqual(['started', 'answered']);
});

test('a bot does not wait for a clock that was set back', async () => {
  const seats = [{ kind: 'me' } as const, { kind: 'bot', bot: 'random' } as const];
  const { row } = await makeTable(cache, ANN, { game: 'res-arcana', seats });
  await passes(500);
  now -= HOUR;
  await cache.change(row.id, (draft) => leave(draft, ANN.id, 'random'));
  const { length } = await kinds(row.id);
  await passes(499);
  expect(await kinds(row.id)).toHaveLength(length);
  await passes(1);
  expect((await kinds(row.id)).slice(length)).toContain('answered');
  // What happens is still told in the order of the log.
  const times = (await readLog(cache.store.db, row.id, 0, 100)).map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('a bot is not kept from answering by somebody who comes and goes', async () => {
  const seats = [{ kind: 'me' } as const, { kind: 'bot', bot: 'random' } as const];
  const { row } = await makeTable(cache, ANN, { game: 'res-arcana', seats });
  for (let times = 0; times < 5; times++) {
    await cache.change(row.id, (draft) => leave(draft, ANN.id, 'random'));
    await cache.change(row.id, (draft) => comeBack(draft, ANN.id));
    expect(await kinds(row.id)).not.toContain('answered');
    await passes(100);
  }
  expect(await kinds(row.id)).toContain('answered');
});

test('a bot that is broken does not stop the table', async () => {
  const complaints: string[] = [];
  const broken: BotThreads = { think: () => Promise.reject(new Error('no idea')), close: async () => {}, line: IDLE };
  const settings = { ...cache.settings, complain: (_: unknown, what: string) => complaints.push(what) };
  cache = new TableCache(cache.store, settings);
  turns = new Scheduler(cache, broken);
  const seats = [{ kind: 'me' } as const, { kind: 'bot', bot: 'random' } as const];
  const { row } = await makeTable(cache, ANN, { game: 'res-arcana', seats });
  await passes(500);
  expect(await kinds(row.id)).toEqual(['started', 'stumbled', 'answered']);
  expect(complaints).toEqual(['bot']);
  const viewer = { player: ANN.id, language: 'en', now } as const;
  const marks = (live: Live): unknown[] => serializeTable(live, viewer).seats.map(({ stumbles }) => stumbles);
  expect(marks(await cache.find(row.id))).toEqual([undefined, 1]);
  // It stands in the log, and is so after everything has been read again.
  expect(marks(await new TableCache(cache.store, settings).find(row.id))).toEqual([undefined, 1]);
});

test('a bot that stumbles is called in the log as it is called at its seat; who sat there before keeps the name', async () => {
  const broken: BotThreads = { think: () => Promise.reject(new Error('no idea')), close: async () => {}, line: IDLE };
  cache = new TableCache(cache.store, { ...cache.settings, complain: () => {} });
  turns = new Scheduler(cache, broken);
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const, { kind: 'open' } as const];
  const { row } = await makeTable(cache, ANN, { game: 'res-arcana', seats });
  await cache.change(row.id, (draft) => sitDown(draft, BOB, { seat: 1 }));
  await cache.change(row.id, (draft) => leave(draft, BOB.id, 'adept'));
  await cache.change(row.id, (draft) => startNow(draft, ANN.id, 'master'));
  await passes(500);
  const live = await cache.find(row.id);
  const rows = await readLog(cache.store.db, row.id, 0, live.version);
  for (const [language, one, two] of [
    ['en', 'Master', 'Master (2)'],
    ['de', 'Meister', 'Meister (2)'],
  ] as const) {
    const viewer = { player: ANN.id, language, now };
    expect(serializeTable(live, viewer).seats.map(({ name }) => name)).toEqual(['Ann', one, two]);
    const lines = (kind: string): string[] =>
      rows.filter((each) => each.kind === kind).map((each) => serializeEntry(live, viewer, each).lines[0]);
    expect(lines('stumbled')).toEqual([expect.stringContaining(one), expect.stringContaining(two)]);
    for (const kind of ['sat', 'stood']) expect(lines(kind)).toEqual([expect.stringContaining('Bob')]);
  }
});
