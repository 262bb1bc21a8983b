/** Who sees to a table that is due, and who does if that process dies. The clock and the timers are the test's. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Brains } from '../src/bots/brains.ts';
import { HOLD_EVERY, LEASE, Turns } from '../src/bots/turns.ts';
import { insertPlayer } from '../src/storage/players.ts';
import { openStore, type Store } from '../src/storage/store.ts';
import { takeDue } from '../src/storage/tables.ts';
import { Hall } from '../src/table/hall.ts';
import { makeTable } from '../src/table/making.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

const ANN = { id: 'ann000000000', name: 'Ann' };
const SEATS = [{ kind: 'me' } as const, { kind: 'bot', bot: 'random' } as const];

let store: Store;
let table: string;
/** Thoughts that were begun; each ends when the test says so. */
let thoughts: (() => void)[];
const slow: Brains = {
  think: (_, __, ___, options) => new Promise((resolve) => thoughts.push(() => resolve(options[0]))),
  close: async () => {},
};
const openHall = (on: Store): Hall =>
  new Hall(on, {
    pause: 0,
    most: 10,
    now: Date.now,
    complain: (error) => {
      throw error;
    },
  });

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_790_000_000_000, toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] });
  thoughts = [];
  store = await openStore(await newFile());
  await insertPlayer(store.db, ANN, 'secret', Date.now());
  table = (await makeTable(openHall(store), ANN, { game: 'res-arcana', seats: SEATS })).row.id;
});
afterEach(async () => {
  vi.useRealTimers();
  await store.db.destroy();
});
afterAll(cleanUp);

const begun = (many: number): Promise<void> => vi.waitFor(() => expect(thoughts).toHaveLength(many));
const kinds = async (): Promise<string[]> =>
  (await store.db.selectFrom('log').select('kind').where('table', '=', table).orderBy('number').execute()).map(
    ({ kind }) => kind,
  );
/** What another process would find to do. */
const found = (): Promise<string | undefined> => takeDue(store, Date.now(), LEASE);

test('a dead process is not waited for longer than ten seconds', () => {
  expect(LEASE).toBeLessThanOrEqual(8_000);
  expect(HOLD_EVERY).toBeLessThan(LEASE / 2);
});

test('what a process took and never did is found by another when the lease is over, and not before', async () => {
  expect(await found()).toBe(table);
  vi.setSystemTime(Date.now() + LEASE - 1);
  expect(await found()).toBeUndefined();
  vi.setSystemTime(Date.now() + 1);
  expect(await found()).toBe(table);
});

test('as long as a bot thinks nobody else thinks for it', async () => {
  const turns = new Turns(openHall(store), slow);
  await turns.open();
  await vi.advanceTimersByTimeAsync(0);
  await begun(1);
  for (let passed = 0; passed < 5 * LEASE; passed += HOLD_EVERY) {
    await vi.advanceTimersByTimeAsync(HOLD_EVERY);
    expect(await found()).toBeUndefined();
  }
  thoughts[0]();
  await vi.waitFor(async () => expect(await kinds()).toEqual(['started', 'answered']));
  await turns.close();
});

test('two think about the same question: one answer is taken', async () => {
  const [one, two] = [new Turns(openHall(store), slow), new Turns(openHall(store), slow)];
  const both = Promise.all([one.attend(table), two.attend(table)]);
  await begun(2);
  // Whoever comes second waits a moment before it looks again.
  vi.useRealTimers();
  for (const think of thoughts) think();
  await both;
  await Promise.all([one.close(), two.close()]);
  expect(await kinds()).toEqual(['started', 'answered']);
});

test('a file is for one process: after a start nobody waits for the process before', async () => {
  expect(await found()).toBe(table);
  const turns = new Turns(openHall(store), slow);
  await turns.open();
  await vi.advanceTimersByTimeAsync(0);
  await begun(1);
  thoughts[0]();
  await turns.close();
  expect(await kinds()).toEqual(['started', 'answered']);
});
