/** One address that asks for much, politely: others do not notice. */
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { NewTable } from '@gloaming/protocol';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { Client, type Running, startServer } from '../testing/client.ts';
import { cleanUp, onBothStores } from '../testing/stores.ts';

const PATIENT = { timeout: 120_000, interval: 20 };
const SLOW = 240_000;

/** A player who sits behind a proxy, at an address. */
class Distant extends Client {
  address0 = '';
  static async from(url: string, address: string, name: string): Promise<Distant> {
    const nobody = new Distant(url, { player: { id: '', name: '' } });
    nobody.address0 = address;
    const made = new Distant(url, await nobody.ok('newPlayer', { body: { name, for: 'program' } }));
    made.address0 = address;
    return made;
  }
  override headers(): Record<string, string> {
    return { ...super.headers(), 'x-forwarded-for': this.address0 };
  }
  async make(body: NewTable): Promise<string> {
    return (await this.ok('newTable', { body })).table.id;
  }
}
const HOME = '198.51.100.7';
const FOE = '203.0.113.9';

afterAll(cleanUp);

onBothStores('one address that asks for much', (newPlace) => {
  let server: Running;
  const open: ClientRequest[] = [];
  beforeEach(async () => {
    server = await startServer(await newPlace(), { GLOAMING_TRUST_PROXY: 'yes', GLOAMING_STREAMS: '1000' });
  });
  afterEach(async () => {
    for (const each of open.splice(0)) each.destroy();
    await server.close();
  });

  test('and fills the lobby: the tables of others are still shown', { timeout: SLOW }, async () => {
    const waiting: NewTable = { game: 'evenfall', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const ann = await Distant.from(server.url, HOME, 'Ann');
    const honest = await ann.make(waiting);
    const foes = await Promise.all(['one', 'two', 'three'].map((name) => Distant.from(server.url, FOE, name)));
    for (let i = 0; i < 40; i++) await Promise.all(foes.map((foe) => foe.make(waiting)));
    const { tables } = await ann.ok('lobby');
    expect(tables.map(({ id }) => id)).toContain(honest);
    expect(tables.length).toBeGreaterThan(1);
  });

  test('and makes tables while many have the lobby open: little is sent', { timeout: SLOW }, async () => {
    const READERS = 400;
    const LONGEST_EVENT = 100_000;
    const MOST_IN_TEN_SECONDS = 2_000_000;
    const waiting: NewTable = { game: 'evenfall', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const heard: { bytes: number; last: string }[] = [];
    const read = (): Promise<void> =>
      new Promise((resolve, reject) => {
        const reader = { bytes: 0, last: '' };
        heard.push(reader);
        const asked = get(`${server.url}/api/lobby/stream?changes=yes`, (response: IncomingMessage) => {
          response.on('data', (part: Buffer) => {
            reader.bytes += part.length;
            reader.last = (reader.last + part.toString()).slice(-LONGEST_EVENT);
            resolve();
          });
        });
        asked.on('error', reject);
        open.push(asked);
      });
    await Promise.all(Array.from({ length: READERS }, read));
    const foes = await Promise.all(['one', 'two', 'three'].map((name) => Distant.from(server.url, FOE, name)));
    const ann = await Distant.from(server.url, HOME, 'Ann');
    const sent = (): number => heard.reduce((sum, { bytes }) => sum + bytes, 0);
    const [before, begun] = [sent(), performance.now()];
    for (let i = 0; i < 38; i++) await Promise.all(foes.map((foe) => foe.make(waiting)));
    const honest = await ann.make(waiting);
    await expect.poll(() => heard.filter(({ last }) => last.includes(honest)).length, PATIENT).toBe(READERS);
    const tens = Math.max(1, (performance.now() - begun) / 10_000);
    expect((sent() - before) / tens).toBeLessThan(MOST_IN_TEN_SECONDS);
  });

  test('and has bots think everywhere: the bot of another answers next', { timeout: SLOW }, async () => {
    const { db } = server.cache.store;
    /** Answers of bots, at the tables of others and at one's own. */
    const thoughts = async (): Promise<{ theirs: number; own: number }> => {
      const rows = await db
        .selectFrom('log')
        .innerJoin('seat', (join) => join.onRef('seat.table', '=', 'log.table').onRef('seat.seat', '=', 'log.seat'))
        .innerJoin('table', 'table.id', 'log.table')
        .select('table.owner')
        .where('log.kind', '=', 'answered')
        .where('seat.kind', '=', 'bot')
        .execute();
      const own = rows.filter(({ owner }) => owner === ann.player.id).length;
      return { own, theirs: rows.length - own };
    };
    const ann = await Distant.from(server.url, HOME, 'Ann');
    const master = { kind: 'bot', bot: 'master' } as const;
    for (let i = 0; i < 60; i++) {
      const foe = await Distant.from(server.url, FOE, `Foe ${i}`);
      await foe.make({ game: 'res-arcana', seats: [{ kind: 'me' }, master, master, master] });
    }
    const table = await ann.make({ game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
    const before = await thoughts();
    for (let given = 0; given < 5; ) {
      const { question, version } = await ann.present(table);
      if (question === null) await new Promise(setImmediate);
      else {
        const [{ option }] = question.options;
        expect(await ann.answer(table, version, [option])).toMatchObject({ status: 200 });
        given++;
      }
    }
    await expect.poll(async () => (await ann.present(table)).question, PATIENT).not.toBeNull();
    const after = await thoughts();
    const [own, theirs] = [after.own - before.own, after.theirs - before.theirs];
    expect(own).toBeGreaterThan(0);
    // Before each there is at most the one that was under way, with which a table of three bots goes on.
    expect(theirs).toBeLessThanOrEqual(3 * own + 3);
  });
});
