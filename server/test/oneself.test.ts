/** What a player may know and decide: which devices they are, what is kept of them, and to go for good. */

import { makeDice } from '@gloaming/engine';
import { type Draft, note } from '@gloaming/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packOld } from '../src/table/packOld.ts';
import { Client, type Running, startServer } from '../testing/client.ts';
import { seatPeople } from '../testing/playing.ts';
import { onBothStores } from '../testing/stores.ts';

const DAY = 24 * 60 * 60_000;
const NAME = 'Rumpelstiltskin';

onBothStores('oneself', (newPlace) => {
  let server: Running;
  beforeEach(async () => {
    server = await startServer(await newPlace());
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.close();
  });
  async function another(client: Client): Promise<Client> {
    const { code } = await client.ok('makeCode');
    return new Client(server.url, await client.ok('claim', { body: { code, for: 'program' } }));
  }
  const isSomebody = async (client: Client): Promise<boolean> => (await client.ok('who')).player !== null;

  test('one device is ended, or all of them, and codes with them', async () => {
    const ann = await Client.named(server.url, 'Ann');
    const [phone, lost, bob] = [await another(ann), await another(ann), await Client.named(server.url, 'Bob')];
    const { devices } = await lost.ok('devices');
    expect(devices).toHaveLength(3);
    const { id } = devices.find(({ mine }) => mine) ?? expect.fail('it is none of them');
    await bob.ok('logOut', { body: { device: id } });
    expect(await isSomebody(lost)).toBe(true);
    await ann.ok('logOut', { body: { device: id } });
    expect([await isSomebody(lost), await isSomebody(ann), await isSomebody(phone)]).toEqual([false, true, true]);
    const { code } = await phone.ok('makeCode');
    await phone.ok('logOut');
    expect([await isSomebody(ann), await isSomebody(phone), await isSomebody(bob)]).toEqual([false, false, true]);
    expect((await bob.refused('claim', { body: { code, for: 'program' } })).body.code).toBe('bad-code');
  });

  test('a device says when it was last there, to within a day', async () => {
    const ann = await Client.named(server.url, 'Ann');
    expect((await ann.ok('devices')).devices).toMatchObject([{ mine: true, seen: null }]);
    await ann.ok('who');
    const [{ seen }] = (await ann.ok('devices')).devices;
    expect(seen).toBeGreaterThan(0);
    await ann.ok('who');
    expect((await ann.ok('devices')).devices[0].seen).toBe(seen);
  });

  const playOut = (draft: Draft): void => {
    const dice = makeDice(3);
    while (draft.live.status === 'playing') {
      const [seat] = draft.live.play?.deciders() ?? [];
      const options = draft.live.play?.options(seat) ?? [];
      note(draft, 'answered', seat, options[dice(options.length)]);
    }
  };
  /** Of which the second player has a name that is nowhere else; they come and go. */
  async function finish() {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    const [, rum] = seated.clients;
    await rum.ok('rename', { body: { name: NAME } });
    await rum.ok('leave', { table: seated.table });
    await rum.ok('comeBack', { table: seated.table });
    await server.cache.change(seated.table, playOut);
    for (const client of seated.clients) await client.ok('myRecord');
    return seated;
  }
  /** All that is written down, as text. */
  async function everything(): Promise<string> {
    const { db } = server.cache.store;
    const parts = [
      'player',
      'credential',
      'claim',
      'passphrase',
      'log',
      'played',
      'solved',
      'request',
      'seat',
      'table',
    ] as const;
    const rows = await Promise.all(parts.map((part) => db.selectFrom(part).selectAll().execute()));
    return JSON.stringify(rows);
  }

  test('all that is kept is given to whom it is about, without secrets, and to nobody else', async () => {
    const { table, clients } = await finish();
    const [ann, rum] = clients;
    await rum.ok('setPassphrase', { body: { passphrase: 'straw into gold' } });
    const data = await rum.ok('myData');
    expect(data).toMatchObject({ player: [{ name: NAME }], tables: [{ id: table, seat: 1 }], played: [{ table }] });
    expect(JSON.stringify(data)).not.toMatch(/scrypt|"kept"|"hash"|"key"/);
    expect(JSON.stringify(data)).not.toContain(rum.token);
    expect(JSON.stringify((await ann.ok('myData')).player)).not.toContain(NAME);
    expect((await Client.watching(server.url).refused('myData')).status).toBe(401);
  });

  test.each([false, true])('whoever goes leaves no name behind; packed: %s', async (isPacked) => {
    const { table, clients } = await finish();
    const [ann, rum] = clients;
    await rum.ok('setPassphrase', { body: { passphrase: 'straw into gold' } });
    if (isPacked) {
      const later = Date.now() + 2 * DAY;
      vi.spyOn(server.cache.settings, 'now').mockImplementation(() => later);
      await packOld(server.cache, () => false);
      expect(await server.cache.store.db.selectFrom('pack').select('table').execute()).toEqual([{ table }]);
      vi.restoreAllMocks();
    } else expect(await everything()).toContain(NAME);
    const running = await seatPeople(server.url, 'res-arcana', 2);
    const open = await rum.ok('newTable', { body: { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }] } });
    const theirs = await running.clients[0].ok('newTable', {
      body: { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'open' }] },
    });
    await rum.ok('join', { table: theirs.table.id, body: {} });
    expect((await rum.refused('deleteMe', { body: {} })).status).toBe(400);
    await rum.ok('deleteMe', { body: { sure: true } });
    expect(await isSomebody(rum)).toBe(false);
    expect(await everything()).not.toContain(NAME);
    expect((await ann.refused('present', { table: open.table.id })).body.code).toBe('no-such-table');
    expect((await ann.present(theirs.table.id)).table).toMatchObject({ status: 'ended', result: { winners: [0] } });
    const { entries, present } = await ann.ok('story', { table });
    expect(JSON.stringify([entries, present, await ann.ok('myFinished')])).not.toContain(NAME);
    expect(entries.some(({ lines }) => lines.includes('Player 0 sits down.') || lines.length > 0)).toBe(true);
    // The game itself is whole, and its proof holds.
    expect(present.table).toMatchObject({ astray: false, status: 'ended' });
    expect(await ann.ok('record', { table })).toContain('res-arcana');
    const body = { name: NAME, passphrase: 'straw into gold', for: 'program' };
    expect((await ann.refused('claimByPassphrase', { body })).body.code).toBe('wrong-passphrase');
  });
});
