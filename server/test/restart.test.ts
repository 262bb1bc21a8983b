/** A table that is loaded equals the table that was running. */
import { hashOf, makeDice } from '@gloaming/engine';
import { GAME_NAMES } from '@gloaming/games';
import { type Live, makeTable, note } from '@gloaming/host';
import { afterAll, describe, expect, test } from 'vitest';
import { insertPlayer } from '../src/storage/players.ts';
import { openStore } from '../src/storage/store.ts';
import { readSnapshot, readTable } from '../src/storage/tables.ts';
import { loadTable } from '../src/table/loading.ts';
import { TableCache } from '../src/table/tableCache.ts';
import { cleanUp, newFile, onBothStores } from '../testing/stores.ts';

const ANN = { id: 'ann000000000', name: 'Ann' };
const BOTS = { kind: 'bot', bot: 'random' } as const;

/** A cache without bots or HTTP: a test answers for everybody. Time passes by a second with every look at it. */
async function openHall(place: string): Promise<TableCache> {
  let now = 1_790_000_000_000;
  const store = await openStore(place);
  await insertPlayer(store.db, ANN, 'secret', now).catch(() => {});
  return new TableCache(store, {
    pause: 0,
    most: 100,
    now: () => {
      now += 1_000;
      return now;
    },
    complain: (error) => {
      throw error;
    },
  });
}
const playersOf = (game: string): number => (game === 'evenfall' ? 2 : 3);
const newTable = (cache: TableCache, game: string): Promise<Live> =>
  makeTable(cache, ANN, {
    game,
    seats: Array.from({ length: playersOf(game) }, () => BOTS),
    time: { kind: 'live', minutes: 240, increment: 5 },
  });

/** Everything that decides what happens next and what anybody sees. */
function essence(live: Live): unknown {
  const { play, row: _, players: __, kept: ___, recent: ____, questions: _____, rungs: ______, ...rest } = live;
  const seats = live.seats.map(({ seat }) => [play?.barrier(seat), play?.view(seat), play?.questionHash(seat)]);
  return JSON.parse(JSON.stringify({ ...rest, hash: play?.hash(), saved: play?.save(), seats }));
}

/** Answers at random, and sometimes takes back; calls `each` after every change. */
async function playAlong(
  cache: TableCache,
  live: Live,
  most: number,
  each: (live: Live) => Promise<void>,
): Promise<Live> {
  const dice = makeDice(11);
  let now = live;
  for (let i = 0; i < most && now.status === 'playing'; i++) {
    const changed = await cache.change(now.row.id, (draft) => {
      const { play } = draft.live;
      if (play === null) return;
      const regretful = draft.live.seats.map(({ seat }) => seat).find((seat) => play.barrier(seat) === null);
      if (regretful !== undefined && dice(8) === 0) {
        note(draft, 'undone', regretful);
        return;
      }
      const [seat] = play.deciders();
      const options = play.options(seat);
      note(draft, 'answered', seat, options[dice(options.length)]);
    });
    now = changed.live;
    await each(now);
  }
  return now;
}

onBothStores('restart', (newPlace) => {
  test.each(GAME_NAMES)('%s: at every moment, from snapshot and tail', async (game) => {
    const cache = await openHall(await newPlace());
    const table = await newTable(cache, game);
    let snapshots = 0;
    await playAlong(cache, table, 130, async (live) => {
      const loaded = await loadTable(cache.store.db, live.row.id);
      expect(loaded && essence(loaded)).toEqual(essence(live));
      snapshots = Math.max(snapshots, (await readSnapshot(cache.store.db, live.row.id))?.version ?? 0);
    });
    expect(snapshots).toBeGreaterThan(40);
    await cache.writeSnapshots();
    await cache.store.db.destroy();
  });

  test('a process that only reads comes to the same place as the one that writes', async () => {
    const place = await newPlace();
    const writer = await openHall(place);
    const reader = await openHall(place);
    const table = await newTable(writer, 'res-arcana');
    await reader.find(table.row.id);
    await playAlong(writer, table, 40, async (live) => {
      await reader.onChangedElsewhere(live.row.id, live.version, false);
      expect(essence(await reader.find(live.row.id))).toEqual(essence(live));
    });
    await Promise.all([writer.writeSnapshots(), reader.writeSnapshots()]);
    await writer.store.db.destroy();
    await reader.store.db.destroy();
  });
});

describe('when a log does not lead where it says', () => {
  afterAll(cleanUp);

  test('a snapshot of other rules is not used; the log decides', async () => {
    const cache = await openHall(await newFile());
    const { db } = cache.store;
    const table = await newTable(cache, 'res-arcana');
    const live = await playAlong(cache, table, 30, async () => {});
    await cache.writeSnapshots();
    await db.updateTable('snapshot').set({ rules: 0, body: 'of another time' }).execute();
    const loaded = await loadTable(db, table.row.id);
    expect(loaded && essence(loaded)).toEqual(essence(live));
    await db.destroy();
  });

  test('a damaged snapshot is not believed', async () => {
    const cache = await openHall(await newFile());
    const { db } = cache.store;
    const table = await newTable(cache, 'res-arcana');
    const live = await playAlong(cache, table, 30, async () => {});
    await cache.writeSnapshots();
    const kept = await readSnapshot(db, table.row.id);
    const spoilt = ['drawn', 'barrier'].map((part) => kept?.body.replaceAll(part, 'gone') ?? '');
    for (const body of ['{', '{}', '{"play":"{}"}', ...spoilt]) {
      await db.updateTable('snapshot').set({ body }).execute();
      const loaded = await loadTable(db, table.row.id);
      expect(loaded && essence(loaded), body.slice(0, 20)).toEqual(essence(live));
    }
    await db.destroy();
  });

  test('a snapshot of another place is not believed, also at the end of the log', async () => {
    const cache = await openHall(await newFile());
    const { db } = cache.store;
    const table = await newTable(cache, 'res-arcana');
    const other = await newTable(cache, 'res-arcana');
    const live = await playAlong(cache, table, 30, async () => {});
    await playAlong(cache, other, 30, async () => {});
    await cache.writeSnapshots();
    const kept = await readSnapshot(db, other.row.id);
    await db
      .updateTable('snapshot')
      .set({ body: kept?.body ?? '' })
      .where('table', '=', table.row.id)
      .execute();
    const loaded = await loadTable(db, table.row.id);
    expect(loaded && essence(loaded)).toEqual(essence(live));
    await db.destroy();
  });

  test('a snapshot that can be read, but not be followed from, is not taken', async () => {
    const cache = await openHall(await newFile());
    const { db } = cache.store;
    const table = await newTable(cache, 'res-arcana');
    await playAlong(cache, table, 20, async () => {});
    await cache.writeSnapshots();
    const live = await playAlong(cache, await cache.find(table.row.id), 5, async () => {});
    const kept = JSON.parse((await readSnapshot(db, table.row.id))?.body ?? '{}') as object;
    const body = JSON.stringify({ ...kept, paces: [null, null, null] });
    await db.updateTable('snapshot').set({ body }).execute();
    const loaded = await loadTable(db, table.row.id);
    expect(loaded && essence(loaded)).toEqual(essence(live));
    await db.destroy();
  });

  test('a table whose log leads elsewhere is kept on its snapshot, and not played on', async () => {
    const cache = await openHall(await newFile());
    const { db } = cache.store;
    const table = await newTable(cache, 'res-arcana');
    const live = await playAlong(cache, table, 20, async () => {});
    await cache.writeSnapshots();
    // As if its rules gave another state after the fifth entry.
    await db.updateTable('snapshot').set({ rules: 0 }).execute();
    await db
      .updateTable('log')
      .set({ hash: hashOf('another') })
      .where('number', '=', 5)
      .execute();
    const before = await readTable(db, table.row.id);
    const loaded = await loadTable(db, table.row.id);
    expect(loaded).toMatchObject({ astray: true, version: live.version, status: 'playing' });
    expect(loaded?.play?.hash()).toBe(live.play?.hash());
    // Nothing of it is stored: another program may find that it leads where it should.
    expect(await readTable(db, table.row.id)).toEqual(before);
    expect(await db.selectFrom('log').selectAll().execute()).toHaveLength(live.version);
    await db.destroy();
  });
});
