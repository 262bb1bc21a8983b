/** Who sees to a table that is due, and who does if that process dies. The clock and the timers are the test's. */
import { hashOf } from '@gloaming/engine';
import { comeBack, leave, makeTable, obey, type Play, playAgain, resign, sitDown } from '@gloaming/host';
import type { BotLine } from '@gloaming/protocol';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotThreads } from '../src/bots/botThreads.ts';
import { LEASE, RENEW_EVERY, Scheduler } from '../src/bots/scheduler.ts';
import { takeDue } from '../src/storage/due.ts';
import { insertPlayer } from '../src/storage/players.ts';
import { openStore, type Store } from '../src/storage/store.ts';
import { Rulebook } from '../src/table/rulebook.ts';
import { TableCache } from '../src/table/tableCache.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

const IDLE: BotLine = { waiting: 0, haste: 1 };
const ANN = { id: 'ann000000000', name: 'Ann' };
const SEATS = [{ kind: 'me' } as const, { kind: 'bot', bot: 'random' } as const];

let store: Store;
let table: string;
/** Thoughts that were begun; each ends when the test says so. */
let thoughts: (() => void)[];
/** What they were about. */
let views: unknown[];
const slow: BotThreads = {
  think: ({ view, options }) =>
    new Promise((resolve) => {
      views.push(view);
      thoughts.push(() => resolve(options[0]));
    }),
  close: async () => {},
  line: IDLE,
};
const openHall = (on: Store): TableCache =>
  new TableCache(on, {
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
  views = [];
  store = await openStore(await newFile());
  await insertPlayer(store.db, ANN, 'secret', Date.now());
  table = (await makeTable(openHall(store), ANN, { game: 'res-arcana', seats: SEATS })).row.id;
});
afterEach(async () => {
  vi.useRealTimers();
  await store.db.destroy();
});
afterAll(cleanUp);

test('what leaves no choice is answered without a thought', async () => {
  const cache = openHall(store);
  const { row } = await makeTable(cache, ANN, { game: 'evenfall', seats: SEATS });
  await cache.change(row.id, (draft) => leave(draft, ANN.id, 'random'));
  const widths: number[] = [];
  const quick: BotThreads = {
    think: async ({ options }) => {
      widths.push(options.length);
      // Not to pass, which comes first, until nothing else is left.
      return options[options.length - 1];
    },
    close: async () => {},
    line: IDLE,
  };
  const turns = new Scheduler(cache, quick);
  let forced = 0;
  for (let live = await cache.find(row.id); live.status === 'playing'; live = await cache.find(row.id)) {
    forced += live.play?.deciders().filter((seat) => live.play?.options(seat).length === 1).length ?? 0;
    await turns.attend(row.id);
  }
  expect(forced).toBeGreaterThan(0);
  expect(Math.min(...widths)).toBeGreaterThan(1);
});

const begun = (many: number): Promise<void> => vi.waitFor(() => expect(thoughts).toHaveLength(many));
const kinds = async (): Promise<string[]> =>
  (await store.db.selectFrom('log').select('kind').where('table', '=', table).orderBy('number').execute()).map(
    ({ kind }) => kind,
  );
/** What another process would find to do. */
const found = async (): Promise<string | undefined> =>
  (await takeDue(store, Date.now(), LEASE, new Rulebook().newest))?.id;

test('a dead process is not waited for longer than ten seconds', () => {
  expect(LEASE).toBeLessThanOrEqual(8_000);
  expect(RENEW_EVERY).toBeLessThan(LEASE / 2);
});

test('what a process took and never did is found by another when the lease is over, and not before', async () => {
  expect(await found()).toBe(table);
  vi.setSystemTime(Date.now() + LEASE - 1);
  expect(await found()).toBeUndefined();
  vi.setSystemTime(Date.now() + 1);
  expect(await found()).toBe(table);
});

test('of a table that cannot be read the log says so once, however often it is due', async () => {
  const complaints: string[] = [];
  const { settings } = openHall(store);
  const cache = new TableCache(store, { ...settings, complain: (_, what) => complaints.push(what) });
  await store.db.updateTable('table').set({ options: '{}' }).execute();
  const turns = new Scheduler(cache, slow);
  for (let times = 0; times < 3; times++) {
    expect(await found()).toBe(table);
    await turns.attend(table);
    vi.setSystemTime(Date.now() + LEASE);
  }
  expect(complaints).toEqual(['unreadable']);
});

test('as long as a bot thinks nobody else thinks for it', async () => {
  const turns = new Scheduler(openHall(store), slow);
  await turns.open();
  await vi.advanceTimersByTimeAsync(0);
  await begun(1);
  for (let passed = 0; passed < 5 * LEASE; passed += RENEW_EVERY) {
    await vi.advanceTimersByTimeAsync(RENEW_EVERY);
    expect(await found()).toBeUndefined();
  }
  thoughts[0]();
  await vi.waitFor(async () => expect(await kinds()).toEqual(['started', 'answered']));
  await turns.close();
});

test('two think about the same question: one answer is taken', async () => {
  const [one, two] = [new Scheduler(openHall(store), slow), new Scheduler(openHall(store), slow)];
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
  const turns = new Scheduler(openHall(store), slow);
  await turns.open();
  await vi.advanceTimersByTimeAsync(0);
  await begun(1);
  thoughts[0]();
  await turns.close();
  expect(await kinds()).toEqual(['started', 'answered']);
});

describe('many tables', () => {
  /** The bots that think, and do not come to an end. */
  let thinking: (string | null)[];
  const endless: BotThreads = {
    think: ({ bot }, { signal }) =>
      new Promise((_, reject) => {
        thinking.push(bot);
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
    close: async () => {},
    line: IDLE,
  };
  let cache: TableCache;
  let turns: Scheduler;
  beforeEach(async () => {
    thinking = [];
    cache = openHall(store);
    turns = new Scheduler(cache, endless);
    await setDue(null);
  });
  afterEach(() => turns.close());
  /** Ann's table. */
  const setDue = (due: number | null) => store.db.updateTable('table').set({ due }).where('id', '=', table).execute();
  const player = async (name: string) => {
    const made = { id: name.padEnd(12, '0'), name };
    await insertPlayer(store.db, made, name, Date.now());
    return made;
  };
  const bot = (name: string) => ({ kind: 'bot', bot: name }) as const;
  /** Time passes, and the database keeps up with it. */
  const passes = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 100) {
      await vi.advanceTimersByTimeAsync(100);
      for (let rounds = 0; rounds < 20; rounds++) await new Promise(setImmediate);
    }
  };

  /** Masters think wherever they may; the one for whom somebody waits thinks, too. */
  const expectSeenTo = async (): Promise<void> => {
    await turns.open();
    await passes(500);
    expect(thinking).toContain('master');
    await setDue(Date.now());
    await passes(1_200);
    expect(thinking).toContain('random');
  };

  test.each([
    ['bots among themselves', [bot('master'), bot('master')]],
    ['somebody against bots', [{ kind: 'me' } as const, bot('master'), bot('master'), bot('master')]],
  ])('one player has twenty tables, %s: the bot of another thinks at once', async (_, seats) => {
    const bob = await player('bob');
    for (let i = 0; i < 20; i++) await makeTable(cache, bob, { game: 'res-arcana', seats });
    await expectSeenTo();
  });

  test('nobody waits at many tables of many players: who does is seen to', async () => {
    for (const owner of await Promise.all(['bob', 'cid', 'dan', 'eve', 'fay'].map(player)))
      for (let i = 0; i < 5; i++)
        await makeTable(cache, owner, { game: 'res-arcana', seats: [bot('master'), bot('master')] });
    await expectSeenTo();
  });

  test('the machine’s clock is set back when a bot is about to answer: it does not wait until that has caught up', async () => {
    await turns.open();
    await passes(500);
    await setDue(Date.now() + 700);
    vi.setSystemTime(Date.now() - 3_600_000);
    await passes(2_000);
    expect(thinking).toEqual(['random']);
  });

  test('a clock runs out while as many bots think as may, and while one thinks at the same table', async () => {
    const time = { kind: 'live', minutes: 1, increment: 0 } as const;
    const [gus, hal] = [await player('gus'), await player('hal')];
    for (const owner of await Promise.all(['bob', 'cid', 'dan', 'eve'].map(player)))
      for (let i = 0; i < 4; i++)
        await makeTable(cache, owner, { game: 'res-arcana', seats: [{ kind: 'me' }, bot('master')] });
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const people = (await makeTable(cache, gus, { game: 'res-arcana', seats, time })).row.id;
    await cache.change(people, (draft) => sitDown(draft, hal, {}));
    const mixed = (await makeTable(cache, gus, { game: 'res-arcana', seats: [{ kind: 'me' }, bot('master')], time }))
      .row.id;
    await turns.open();
    await passes(500);
    vi.setSystemTime(Date.now() + 60_000);
    await passes(3_000);
    for (const id of [people, mixed]) {
      const log = await store.db.selectFrom('log').select('kind').where('table', '=', id).execute();
      expect(log.map(({ kind }) => kind)).toContain('warned');
    }
    // All the places there are, and the table with a clock.
    expect(thinking).toHaveLength(17);
  });
});

/** Two answers of the first seat that can be taken back, after which the bot is asked the same, and sees another table. */
function lookAlikes(play: Play): [number, number] | null {
  const others: { option: number; question: string | null; view: string }[] = [];
  for (const option of play.options(0)) {
    const after = play.fork();
    after.answer(0, option);
    if (after.deciders()[0] !== 1 || after.barrier(0) !== null) continue;
    const question = after.questionHash(1);
    const view = hashOf(after.view(1));
    const other = others.find((each) => each.question === question && each.view !== view);
    if (other !== undefined) return [other.option, option];
    others.push({ option, question, view });
  }
  return null;
}

describe('while a bot thinks', () => {
  let cache: TableCache;
  let turns: Scheduler;
  let commands: number;
  beforeEach(() => {
    cache = openHall(store);
    turns = new Scheduler(cache, slow);
    commands = 0;
  });
  /** Without the timers: here the test says when a table is seen to. */
  const thinks = async (many: number): Promise<void> => {
    while (thoughts.length < many) await new Promise(setImmediate);
  };
  const live = () => cache.find(table);
  const does = (what: { answers: number[] } | { undo: true }) =>
    cache.change(table, (draft) => obey(draft, 0, { id: `${commands++}`, seen: draft.live.version, ...what }));
  /** Answers for both until the bot can be asked the same in two ways. */
  async function playToLookAlikes(): Promise<[number, number]> {
    for (let i = 0; i < 200; i++) {
      const { play } = await live();
      if (play === null) break;
      if (play.deciders().includes(1)) {
        const done = turns.attend(table);
        await thinks(1);
        thoughts.pop()?.();
        await done;
        continue;
      }
      const found = lookAlikes(play);
      if (found !== null) return found;
      const options = play.options(0);
      await does({ answers: [options[(i * 7) % options.length]] });
    }
    throw new Error('no such moment in this game');
  }

  test('its question is taken back and comes again about another table: it thinks anew', async () => {
    const [one, other] = await playToLookAlikes();
    views = [];
    await does({ answers: [one] });
    const first = turns.attend(table);
    await thinks(1);
    await does({ undo: true });
    await does({ answers: [other] });
    const { version } = await live();
    thoughts[0]();
    await first;
    expect((await live()).version).toBe(version);

    // Nobody has to find out that it is still asked: the table is due.
    const due = await found();
    expect(due).toBe(table);
    const second = turns.attend(table);
    await thinks(2);
    thoughts[1]();
    await second;
    expect(views[1]).not.toEqual(views[0]);
    expect((await kinds()).at(-1)).toBe('answered');
    expect((await live()).stumbles).toEqual([0, 0]);
  });

  test('a thought that came to nothing does not call for another beside the one under way', async () => {
    const [one, other] = await playToLookAlikes();
    await does({ answers: [one] });
    const first = turns.attend(table);
    await thinks(1);
    await does({ undo: true });
    await does({ answers: [other] });
    expect(await found()).toBe(table);
    const second = turns.attend(table);
    await thinks(2);
    thoughts[0]();
    await first;
    expect(await found()).toBeUndefined();
    thoughts[1]();
    await second;
  });

  test('whoever it plays for comes back: the answer is theirs', async () => {
    await cache.change(table, (draft) => leave(draft, ANN.id, 'adept'));
    const thinking = turns.attend(table);
    await thinks(2);
    await cache.change(table, (draft) => comeBack(draft, ANN.id));
    for (const think of thoughts) think();
    await thinking;
    const answered = await store.db.selectFrom('log').select('seat').where('kind', '=', 'answered').execute();
    expect(answered).toEqual([{ seat: 1 }]);
    const { play } = await live();
    await does({ answers: [play?.options(0)[0] ?? -1] });
    expect((await kinds()).slice(1)).toEqual(['replaced', 'returned', 'answered', 'answered']);
  });

  test('the game is given up: the thought is called off, and nobody hears of it', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const thoughtful: BotThreads = {
      ...slow,
      think: (asked, claim) => {
        signals.push(claim.signal);
        return slow.think(asked, claim);
      },
    };
    const thinking = new Scheduler(cache, thoughtful).attend(table);
    await thinks(1);
    await cache.change(table, (draft) => resign(draft, ANN.id, 'adept'));
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    const hears = vi.fn();
    cache.listeners.add(hears);
    thoughts[0]();
    await thinking;
    expect(hears).not.toHaveBeenCalled();
  });

  test('somebody comes and goes: each question is thought about once', async () => {
    const attended = [turns.attend(table)];
    for (let times = 0; times < 3; times++) {
      await cache.change(table, (draft) => leave(draft, ANN.id, 'adept'));
      attended.push(turns.attend(table));
      await cache.change(table, (draft) => comeBack(draft, ANN.id));
      attended.push(turns.attend(table));
    }
    await thinks(2);
    for (let rounds = 0; rounds < 50; rounds++) await new Promise(setImmediate);
    // One for the bot's own seat, one for Ann's.
    expect(thoughts).toHaveLength(2);
    for (const think of thoughts) think();
    await Promise.all(attended);
    expect((await kinds()).filter((kind) => kind === 'answered')).toHaveLength(1);
  });

  test('the same game is asked for again: the table that is there is not due once more', async () => {
    await cache.change(table, (draft) => resign(draft, ANN.id, 'adept'));
    const { row } = await playAgain(cache, table, ANN);
    expect(await found()).toBe(row.id);
    expect((await playAgain(cache, table, ANN)).row.id).toBe(row.id);
    expect(await found()).toBeUndefined();
  });

  test('the server ends: a thought is called off and left to whoever comes next, and is no stumble', async () => {
    const waits: BotThreads = {
      think: (_, { signal }) =>
        new Promise((_, reject) => {
          thoughts.push(() => reject(new Error('too late')));
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
      close: async () => {},
      line: IDLE,
    };
    const ending = new Scheduler(cache, waits);
    await ending.open();
    await vi.advanceTimersByTimeAsync(0);
    await thinks(1);
    await ending.close();
    expect(await kinds()).toEqual(['started']);
    vi.setSystemTime(Date.now() + LEASE);
    expect(await found()).toBe(table);
  });
});
