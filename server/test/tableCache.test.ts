/** Tables in memory, those that were let go of, and changes of which one does not know whether they were written. */

import { type Live, makeTable, note, playAgain, resign, sitDown } from '@gloaming/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertPlayer } from '../src/storage/players.ts';
import { isConflict, openStore, type Store } from '../src/storage/store.ts';
import { countUnfinished } from '../src/storage/tables.ts';
import { TableCache } from '../src/table/tableCache.ts';
import { Client, startServer } from '../testing/client.ts';
import { onBothStores, onPostgres } from '../testing/stores.ts';

/** A store whose answers are held back: what was read is of the past when it is looked at. */
function holding(store: Store): { held: Store; isHolding: Promise<void>; letGo: () => void } {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      reached.resolve();
      await gate.promise;
      return result;
    },
  });
  return { held: { ...store, db }, isHolding: reached.promise, letGo: gate.resolve };
}

/** A store that writes, and whose answer gets lost on its way. */
function flakyOf(store: Store): { store: Store; isLost: boolean } {
  const lose = async <R>(made: Promise<R>): Promise<R> => {
    const result = await made;
    if (flaky.isLost) throw Object.assign(new Error('lost'), { code: 'ECONNRESET' });
    return result;
  };
  const flaky = {
    isLost: false,
    store:
      store.kind === 'sqlite'
        ? ({ ...store, groupCommit: (work) => lose(store.groupCommit(work)) } satisfies Store)
        : ({ ...store, planned: (text, values) => lose(store.planned(text, values)) } satisfies Store),
  };
  return flaky;
}

/** A slow machine is no failure. */
const PATIENT = { timeout: 60_000, interval: 50 };
const ANN = { id: 'ann000000000', name: 'Ann' };
const BOT = { kind: 'bot', bot: 'random' } as const;

onBothStores('the cache', (newPlace) => {
  let place: string;
  const stores: Store[] = [];
  beforeEach(async () => {
    place = await newPlace();
    await insertPlayer((await open()).db, ANN, 'secret', 0);
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.db.destroy();
  });
  async function open(): Promise<Store> {
    const store = await openStore(place);
    stores.push(store);
    return store;
  }
  function hallOf(store: Store, most = 100): { cache: TableCache; told: Live[] } {
    const complain = (error: unknown): void => {
      throw error;
    };
    const cache = new TableCache(store, { pause: 0, most, now: Date.now, complain });
    const told: Live[] = [];
    cache.listeners.add((live) => told.push(live));
    return { cache, told };
  }
  const newTable = (cache: TableCache): Promise<Live> =>
    makeTable(cache, ANN, { game: 'res-arcana', seats: [BOT, BOT] });
  const answer = (cache: TableCache, id: string): Promise<unknown> =>
    cache.change(id, (draft) => {
      const [seat] = draft.live.play?.deciders() ?? [];
      note(draft, 'answered', seat, draft.live.play?.options(seat)[0]);
    });

  test('whoever listens hears of a table that is no longer in memory', async () => {
    const { cache: mine } = hallOf(await open());
    const { cache: other, told } = hallOf(await open(), 1);
    const { row } = await newTable(mine);
    await other.find(row.id);
    await other.find((await newTable(mine)).row.id);
    await answer(mine, row.id);
    await other.onChangedElsewhere(row.id, 2, false);
    expect(told).toEqual([]);
    other.isWatched = (id) => id === row.id;
    await other.onChangedElsewhere(row.id, 2, false);
    expect(told.map(({ version }) => version)).toEqual([2]);
  });

  test('who takes another name while the table changes is called by it', async () => {
    const { cache } = hallOf(await open());
    const { row } = await newTable(cache);
    const { made } = await cache.change(row.id, (draft) => {
      const [seat] = draft.live.play?.deciders() ?? [];
      note(draft, 'answered', seat, draft.live.play?.options(seat)[0]);
      return { renaming: cache.renamed({ ...ANN, name: 'Anna' }) };
    });
    await made.renaming;
    expect(cache.known(row.id)?.players.get(ANN.id)?.name).toBe('Anna');
  });

  test('the same again is one table, whoever asks for it first, and everybody hears of it', async () => {
    const [{ cache: mine }, { cache: other, told }] = [hallOf(await open()), hallOf(await open())];
    const bob = { id: 'bob000000000', name: 'Bob' };
    await insertPlayer(mine.store.db, bob, 'another secret', 0);
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    for (const isAtOnce of [false, true]) {
      const { row } = await makeTable(mine, ANN, { game: 'res-arcana', seats: seats.slice() });
      await mine.change(row.id, (draft) => sitDown(draft, bob, {}));
      await mine.change(row.id, (draft) => resign(draft, ANN.id, 'random'));
      const { version } = await other.find(row.id);
      const anns = playAgain(mine, row.id, ANN);
      if (!isAtOnce) {
        const { row: next } = await anns;
        await other.onChangedElsewhere(row.id, version, false);
        expect(told.at(-1)).toMatchObject({ version, rematch: next.id });
      }
      const bobs = playAgain(other, row.id, bob);
      expect((await bobs).row.id).toBe((await anns).row.id);
      for (const cache of [mine, other]) expect((await cache.find(row.id)).rematch).toBe((await bobs).row.id);
    }
  });

  test('a change of which nobody knows whether it was written is told when that is known', async () => {
    const flaky = flakyOf(await open());
    const { cache, told } = hallOf(flaky.store);
    const { row } = await newTable(cache);
    told.length = 0;
    flaky.isLost = true;
    await expect(answer(cache, row.id)).rejects.toThrow('lost');
    flaky.isLost = false;
    expect(told).toEqual([]);
    expect((await cache.find(row.id)).version).toBe(2);
    expect(told.map(({ version }) => version)).toEqual([2]);
    await cache.find(row.id);
    expect(told).toHaveLength(1);
  });

  test('whoever watches is told without that anybody asks', async () => {
    const flaky = flakyOf(await open());
    const { cache, told } = hallOf(flaky.store);
    const { row } = await newTable(cache);
    told.length = 0;
    cache.isWatched = (id) => id === row.id;
    flaky.isLost = true;
    await expect(answer(cache, row.id)).rejects.toThrow('lost');
    flaky.isLost = false;
    await expect.poll(() => told.map(({ version }) => version), PATIENT).toEqual([2]);
  });

  test('a request that was done at another table is refused at once: nobody waits for it', async () => {
    const { cache } = hallOf(await open());
    const [one, two] = [await newTable(cache), await newTable(cache)];
    let decided = 0;
    const ask = ({ row }: Live): Promise<unknown> =>
      cache.change(row.id, (draft) => {
        decided++;
        note(draft, 'resigned', 0);
        draft.request = { player: ANN.id, id: 'one for both', asked: row.id };
      });
    await ask(one);
    await expect(ask(two)).rejects.toSatisfy(isConflict);
    expect(decided).toBe(2);
    expect((await cache.find(two.row.id)).version).toBe(two.version);
  });

  test('who looks around hears of all tables, also if one of them cannot be followed', async () => {
    const { cache: mine } = hallOf(await open());
    const { cache: other, told } = hallOf(await open());
    const complaints: unknown[] = [];
    other.settings.complain = (error) => complaints.push(error);
    const [one, two] = [await newTable(mine), await newTable(mine)];
    for (const { row } of [one, two]) {
      await other.find(row.id);
      await answer(mine, row.id);
    }
    await mine.store.db.updateTable('log').set({ hash: 'another' }).where('table', '=', one.row.id).execute();
    await other.resync();
    expect(complaints).toHaveLength(1);
    expect(told.map(({ row, version }) => [row.id, version])).toEqual([[two.row.id, 2]]);
    // Whoever asks for it next loads it, and says what has become of it.
    expect((await other.find(one.row.id)).astray).toBe(true);
    expect(told.at(-1)?.row.id).toBe(one.row.id);
  });

  test('a game that ends while it is being read has ended: a snapshot may be newer than what was read before it', async () => {
    const { cache: mine } = hallOf(await open());
    const { held, isHolding, letGo } = holding(await open());
    const { cache: other } = hallOf(held);
    const bob = { id: 'bob000000000', name: 'Bob' };
    await insertPlayer(mine.store.db, bob, 'another secret', 0);
    const { row } = await makeTable(mine, ANN, { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await mine.change(row.id, (draft) => sitDown(draft, bob, {}));
    const reading = other.find(row.id);
    await isHolding;
    const { live: ended } = await mine.change(row.id, (draft) => resign(draft, ANN.id, 'random'));
    await mine.writeSnapshots();
    letGo();
    expect(await reading).toMatchObject({ version: ended.version - 1, status: 'playing' });
    await other.onChangedElsewhere(row.id, ended.version, false);
    const { version, status, result, seats } = ended;
    expect(other.known(row.id)).toMatchObject({ version, status, result, seats });
    await other.writeSnapshots();
  });

  test('who looks around looks also at a table that is watched and no longer in memory', async () => {
    const { cache: mine } = hallOf(await open());
    const { cache: other, told } = hallOf(await open());
    const [one, two] = [await newTable(mine), await newTable(mine)];
    for (const { row } of [one, two]) await answer(mine, row.id);
    other.watched = () => [one.row.id];
    await other.resync();
    expect(told.map(({ row, version }) => [row.id, version])).toEqual([[one.row.id, 2]]);
  });

  test('nobody makes more tables than are allowed, also not all of them at once', async () => {
    const { cache } = hallOf(await open());
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const asked = Array.from({ length: 80 }, () => makeTable(cache, ANN, { game: 'res-arcana', seats: seats.slice() }));
    const made = await Promise.allSettled(asked);
    const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(['too-many-tables']));
    expect(refused).toHaveLength(30);
    expect(await countUnfinished(cache.store.db, ANN.id)).toBe(50);
  });

  test('who decides by what is outdated decides again', async () => {
    const { cache: mine } = hallOf(await open());
    const { cache: other } = hallOf(await open());
    const { row } = await newTable(mine);
    const before = await other.find(row.id);
    await answer(mine, row.id);
    const seen: number[] = [];
    const { live } = await other.change(row.id, (draft) => {
      seen.push(draft.live.version);
      const [seat] = draft.live.play?.deciders() ?? [];
      note(draft, 'answered', seat, draft.live.play?.options(seat)[0]);
    });
    expect(before.version).toBe(1);
    expect(seen).toEqual([1, 2]);
    expect(live.version).toBe(3);
  });
});

onPostgres('several processes', (newPlace) => {
  test('who takes another name is called by it everywhere, also where nobody listened', async () => {
    const place = await newPlace();
    const [here, there] = [await startServer(place), await startServer(place)];
    const ann = await Client.named(here.url, 'Ann');
    const body = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const { table } = await ann.ok('newTable', { body });
    const nameThere = async (): Promise<string> =>
      (await Client.watching(there.url).present(table.id)).table.seats[0].name;
    expect(await nameThere()).toBe('Ann');
    await ann.ok('rename', { body: { name: 'Anna' } });
    await expect.poll(nameThere, { timeout: 60_000 }).toBe('Anna');
    await here.cache.store.db.updateTable('player').set({ name: 'Hannah' }).execute();
    expect(await nameThere()).toBe('Anna');
    await there.cache.resync();
    expect(await nameThere()).toBe('Hannah');
    await Promise.all([here.close(), there.close()]);
  });

  test('what one has written oneself and does not know of is heard like any other news', async () => {
    const place = await newPlace();
    const server = await startServer(place);
    const { store } = server.cache;
    const ann = await Client.named(server.url, 'Ann');
    const { table } = await ann.ok('newTable', {
      body: { game: 'res-arcana', seats: [{ kind: 'open' }, { kind: 'open' }], private: true },
    });
    const told: number[] = [];
    server.cache.listeners.add(({ version }) => told.push(version));
    // As a change of this process whose answer was lost, and which the database did after it was asked what has become of it.
    const late: Store = { ...(await openStore(place)), ...(store.kind === 'postgres' ? { self: store.self } : {}) };
    const cache = new TableCache(late, server.cache.settings);
    await cache.change(table.id, (draft) => sitDown(draft, ann.player, {}));
    await expect.poll(() => told, PATIENT).toEqual([1]);
    await late.db.destroy();
    await server.close();
  });

  test.each([
    ['who asks meanwhile gets it as it is', (cache: TableCache, id: string) => cache.find(id)],
    ['who listens hears what is new', (cache: TableCache, id: string) => cache.onChangedElsewhere(id, 2, false)],
  ])('a table changes while it is being read: %s', async (_, ask) => {
    const place = await newPlace();
    const [here, there] = [await openStore(place), await openStore(place)];
    await insertPlayer(here.db, ANN, 'secret', 0);
    const settings = { pause: 0, most: 100, now: Date.now, complain: () => expect.fail('nothing goes wrong') };
    const mine = new TableCache(here, settings);
    const { row } = await makeTable(mine, ANN, { game: 'res-arcana', seats: [BOT, BOT] });
    const { held, isHolding, letGo } = holding(there);
    const other = new TableCache(held, settings);
    const told: number[] = [];
    other.listeners.add(({ version }) => told.push(version));
    const first = other.find(row.id);
    await isHolding;
    await mine.change(row.id, (draft) => {
      const [seat] = draft.live.play?.deciders() ?? [];
      note(draft, 'answered', seat, draft.live.play?.options(seat)[0]);
    });
    const asked = ask(other, row.id);
    letGo();
    expect((await first).version).toBe(1);
    await asked;
    expect(other.known(row.id)?.version).toBe(2);
    expect(told).toContain(2);
    for (const { db } of [here, there]) await db.destroy();
  });
});
