/** What the rest of the server relies on, the same on both databases. */

import type { Change, NewEntry, SeatRow } from '@gloaming/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Outpaced } from '../src/storage/appendLog.ts';
import { nextDue, takeDue, type Which } from '../src/storage/due.ts';
import { forgetPassphrase, insertCredential, readPassphrase, writePassphrase } from '../src/storage/passphrases.ts';
import {
  forgetSecret,
  insertClaim,
  insertPlayer,
  readPlayerBySecret,
  readPlayers,
  renamePlayer,
  useClaim,
} from '../src/storage/players.ts';
import { isAlive, isConflict, openStore, type Store } from '../src/storage/store.ts';
import {
  append,
  countUnfinished,
  insertTable,
  readCommand,
  readLobby,
  readLog,
  readSeats,
  readSnapshot,
  readTable,
  readTablesOf,
  writeSnapshot,
} from '../src/storage/tables.ts';
import { onBothStores } from '../testing/stores.ts';

const ANN = { id: 'ann000000000', name: 'Ann' };
const NOW = 1_790_000_000_000;
const NEWEST = { 'res-arcana': 1 };

const tableRow = (id: string) => ({
  id,
  game: 'res-arcana',
  rules: 1,
  options: '{}',
  key: '00',
  private: 0,
  time: '{"kind":"none"}',
  owner: ANN.id,
  created: NOW,
  status: 'open',
  version: 0,
  result: null,
  rematch: null,
  due: null,
});
const seatRow = (table: string, seat: number, player: string | null): SeatRow => ({
  table,
  seat,
  kind: player === null ? 'open' : 'player',
  player,
  bot: null,
  away: 'here',
  code: null,
});
const entry = (number: number, option = 0): NewEntry => ({
  number,
  at: NOW + number,
  kind: 'answered',
  seat: 0,
  option,
  takes_back: null,
  hash: 'abc',
  news: '[]',
});
const change = (from: number, entries: NewEntry[], rest: Partial<Change> = {}): Change => ({
  table: 't1',
  from,
  entries,
  row: {},
  seats: [],
  ...rest,
});

onBothStores('storage', (newPlace) => {
  let place: string;
  let store: Store;
  beforeEach(async () => {
    place = await newPlace();
    store = await openStore(place);
    await insertPlayer(store.db, ANN, 'secret of Ann', NOW);
    await insertTable(store.db, tableRow('t1'), [seatRow('t1', 0, ANN.id), seatRow('t1', 1, null)]);
  });
  afterEach(() => store.db.destroy());

  test('what was written is there after opening again, and migrations run once', async () => {
    await append(store, change(0, [entry(1, 7)]));
    await store.db.destroy();
    store = await openStore(place);
    expect(await readTable(store.db, 't1')).toMatchObject({ version: 1, created: NOW });
    expect(await readLog(store.db, 't1', 0, 9)).toEqual([{ table: 't1', ...entry(1, 7) }]);
    expect(await isAlive(store.db)).toBe(true);
  });

  test('players are found by their secret and by nothing else', async () => {
    expect(await readPlayerBySecret(store.db, 'secret of Ann')).toEqual(ANN);
    expect(await readPlayerBySecret(store.db, 'secret of Bob')).toBeUndefined();
    await renamePlayer(store, ANN.id, 'Anna', 'anna');
    expect((await readPlayers(store.db, [ANN.id, 'nobody'])).get(ANN.id)).toEqual({ id: ANN.id, name: 'Anna' });
    await forgetSecret(store.db, 'secret of Ann');
    expect(await readPlayerBySecret(store.db, 'secret of Ann')).toBeUndefined();
  });

  test('a passphrase is found by a name, which leads to one player only', async () => {
    const bob = { id: 'bob000000000', name: 'Bob' };
    await insertPlayer(store.db, bob, 'secret of Bob', NOW);
    await writePassphrase(store.db, ANN.id, 'first', () => 'ann');
    await writePassphrase(store.db, ANN.id, 'second', () => 'ann');
    expect(await readPassphrase(store.db, 'ann')).toEqual({ player: ANN, kept: 'second' });
    await expect(writePassphrase(store.db, bob.id, 'third', () => 'ann')).rejects.toSatisfy(isConflict);
    await writePassphrase(store.db, bob.id, 'third', () => 'bob');
    await expect(renamePlayer(store, bob.id, 'Ann', 'ann')).rejects.toSatisfy(isConflict);
    expect(await readPassphrase(store.db, 'bob')).toEqual({ player: bob, kept: 'third' });
    await renamePlayer(store, ANN.id, 'Zoe', 'zoe');
    expect(await readPassphrase(store.db, 'ann')).toBeUndefined();
    expect((await readPassphrase(store.db, 'zoe'))?.player).toEqual({ id: ANN.id, name: 'Zoe' });
    await forgetPassphrase(store.db, ANN.id);
    expect(await readPassphrase(store.db, 'zoe')).toBeUndefined();
    await insertCredential(store.db, bob.id, 'another secret', NOW);
    expect(await readPlayerBySecret(store.db, 'another secret')).toEqual(bob);
  });

  test('no secret is stored as it is', async () => {
    await insertClaim(store.db, ANN.id, 'the code', NOW + 1);
    const rows = [
      ...(await store.db.selectFrom('credential').selectAll().execute()),
      ...(await store.db.selectFrom('claim').selectAll().execute()),
    ];
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/secret of Ann|the code/);
  });

  test('a code works once, and not too late', async () => {
    await insertClaim(store.db, ANN.id, 'code 1', NOW + 10);
    await insertClaim(store.db, ANN.id, 'code 2', NOW + 10);
    const claims = ['a', 'b', 'c'].map((secret) => useClaim(store.db, 'code 1', secret, NOW));
    expect((await Promise.all(claims)).filter((player) => player !== undefined)).toEqual([ANN]);
    expect(await useClaim(store.db, 'code 2', 'd', NOW + 11)).toBeUndefined();
    expect(await useClaim(store.db, 'code 2', 'e', NOW)).toBeUndefined();
  });

  test('a number is given once: of many writers one comes first, and the others change nothing', async () => {
    const writers = Array.from({ length: 8 }, (_, option) =>
      append(
        store,
        change(0, [entry(1, option), entry(2, option)], { command: { seat: 0, id: `command${option}`, asked: 'x' } }),
      ).then(
        () => option,
        (error) => {
          expect(isConflict(error) || error instanceof Outpaced, String(error)).toBe(true);
          return null;
        },
      ),
    );
    const winners = (await Promise.all(writers)).filter((option) => option !== null);
    expect(winners).toHaveLength(1);
    expect((await readLog(store.db, 't1', 0, 99)).map(({ option }) => option)).toEqual([winners[0], winners[0]]);
    expect(await store.db.selectFrom('command').selectAll().execute()).toHaveLength(1);
    expect(await readTable(store.db, 't1')).toMatchObject({ version: 2 });
  });

  test('entries, seats, row and command are written together or not at all', async () => {
    const sitting = { ...seatRow('t1', 1, ANN.id), away: 'left', bot: 'random' };
    const command = { seat: 0, id: 'command1', asked: 'x' };
    await append(store, change(0, [entry(1)], { row: { status: 'playing', due: NOW }, seats: [sitting], command }));
    expect(await readSeats(store.db, 't1')).toEqual([seatRow('t1', 0, ANN.id), sitting]);
    expect(await readTable(store.db, 't1')).toMatchObject({ status: 'playing', due: NOW, version: 1 });
    expect(await readCommand(store.db, 't1', 0, 'command1')).toEqual({ asked: 'x', version: 1 });
    expect(await readCommand(store.db, 't1', 1, 'command1')).toBeUndefined();

    const twice = append(
      store,
      change(1, [entry(2)], { row: { status: 'ended' }, seats: [seatRow('t1', 1, null)], command }),
    );
    await expect(twice).rejects.toSatisfy(isConflict);
    expect(await readSeats(store.db, 't1')).toEqual([seatRow('t1', 0, ANN.id), sitting]);
    expect(await readTable(store.db, 't1')).toMatchObject({ status: 'playing', version: 1 });
    expect(await readLog(store.db, 't1', 0, 99)).toHaveLength(1);
  });

  test('a change without entries is outpaced like any other', async () => {
    await append(store, change(0, [entry(1)]));
    await expect(append(store, change(0, [], { row: { rematch: 't2' } }))).rejects.toBeInstanceOf(Outpaced);
    await append(store, change(1, [], { row: { rematch: 't2' } }));
    expect(await readTable(store.db, 't1')).toMatchObject({ rematch: 't2', version: 1 });
  });

  test('an older snapshot does not replace a newer one', async () => {
    const snapshot = (version: number) => ({ table: 't1', version, rules: 1, body: `body ${version}` });
    await Promise.all([3, 9, 5].map((version) => writeSnapshot(store, snapshot(version))));
    expect(await readSnapshot(store.db, 't1')).toEqual(snapshot(9));
  });

  test('a snapshot of the same moment is replaced by one of other rules, or that says something else', async () => {
    const snapshot = { table: 't1', version: 9, rules: 1, body: 'body' };
    for (const next of [snapshot, { ...snapshot, rules: 2 }, { ...snapshot, rules: 2, body: 'another' }]) {
      await writeSnapshot(store, next);
      expect(await readSnapshot(store.db, 't1')).toEqual(next);
    }
  });

  test('the lobby, the tables of a player, and how many are unfinished', async () => {
    await insertTable(store.db, { ...tableRow('t2'), private: 1, created: NOW + 1 }, [seatRow('t2', 0, null)]);
    await insertTable(store.db, { ...tableRow('t3'), created: NOW + 2 }, [seatRow('t3', 0, ANN.id)]);
    await insertTable(store.db, { ...tableRow('t4'), status: 'ended' }, [seatRow('t4', 0, ANN.id)]);
    expect((await readLobby(store.db, NOW - 1)).map(({ id }) => id)).toEqual(['t3', 't1']);
    expect((await readLobby(store.db, NOW + 1)).map(({ id }) => id)).toEqual(['t3']);
    expect((await readTablesOf(store.db, ANN.id)).map(({ id }) => id).sort()).toEqual(['t1', 't3', 't4']);
    expect(await countUnfinished(store.db, ANN.id)).toBe(3);
  });

  test('a table that is not over is among those of a player, however many newer ones are over', async () => {
    for (let i = 0; i < 100; i++)
      await insertTable(store.db, { ...tableRow(`e${i}`), status: 'ended', created: NOW + 1 + i }, [
        seatRow(`e${i}`, 0, ANN.id),
      ]);
    const rows = await readTablesOf(store.db, ANN.id);
    expect(rows.map(({ id }) => id)).toEqual([...Array.from({ length: 99 }, (_, i) => `e${99 - i}`), 't1']);
  });

  test('what is due is taken by one at a time, and again when nobody saw to it', async () => {
    for (const [id, due] of [
      ['d1', NOW],
      ['d2', NOW + 1],
      ['d3', NOW + 50],
    ] as const)
      await insertTable(store.db, { ...tableRow(id), due }, [seatRow(id, 0, null)]);
    const take = async (now: number): Promise<string | undefined> => (await takeDue(store, now, 1_000, NEWEST))?.id;
    const taken = await Promise.all([1, 2, 3, 4].map(() => take(NOW + 10)));
    expect(taken.filter((id) => id !== undefined).sort()).toEqual(['d1', 'd2']);
    expect(await nextDue(store.db, NOW + 10)).toBe(NOW + 50);
    expect(await take(NOW + 10)).toBeUndefined();
    expect(await take(NOW + 60)).toBe('d3');
    expect((await Promise.all([1, 2].map(() => take(NOW + 1_030)))).sort()).toEqual(['d1', 'd2']);
  });

  test('where a person sits comes first; of who is busy, only what has a clock', async () => {
    const bob = { id: 'bob000000000', name: 'Bob' };
    await insertPlayer(store.db, bob, 'secret of bob', NOW);
    const bot = (id: string): SeatRow => ({ ...seatRow(id, 0, null), kind: 'bot', bot: 'random' });
    const left = (id: string): SeatRow => ({ ...seatRow(id, 0, ANN.id), bot: 'adept', away: 'left' });
    const clock = { time: '{"kind":"days","days":1}' };
    const sitting = (id: string): SeatRow => seatRow(id, 0, ANN.id);
    for (const [due, [id, row, seat]] of Object.entries([
      ['bots', {}, bot],
      ['left', clock, left],
      ['bobs', { owner: bob.id }, sitting],
      ['anns', {}, sitting],
      ['clock', { ...clock, owner: bob.id }, sitting],
    ] as const))
      await insertTable(store.db, { ...tableRow(id), ...row, due: NOW + Number(due) }, [seat(id)]);
    const take = async (which: Which = 'any', busy: string[] = []): Promise<string | undefined> =>
      (await takeDue(store, NOW + 10, 1_000, NEWEST, which, { owners: busy, origins: [] }))?.id;
    expect(await take('clocks', [ANN.id])).toBe('clock');
    expect(await take('clocks', [])).toBeUndefined();
    await store.db.updateTable('table').set({ due: NOW }).where('id', '=', 'clock').execute();
    expect(await take('awaited', [ANN.id, bob.id])).toBe('clock');
    expect(await take('any', [bob.id])).toBe('anns');
    expect(await take('awaited', [ANN.id])).toBe('bobs');
    expect(await take('awaited', [])).toBeUndefined();
    expect(await take('any', [ANN.id])).toBeUndefined();
    expect(await take()).toBe('bots');
    expect(await take()).toBe('left');
    expect(await take()).toBeUndefined();
  });
});
