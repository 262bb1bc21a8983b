/** The deal of the day: one try, the same for everybody, results from records alone, and no key before the end. */
import { type Dice, makeDice } from '@gloaming/engine';
import { GAME_NAMES } from '@gloaming/games';
import { dayBefore, latestDay, opensAt, streaksOf, todayIn, weekOf } from '@gloaming/host';
import type { ErrorBody, Present } from '@gloaming/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { hurryBots } from '../testing/deals.ts';
import { onBothStores } from '../testing/stores.ts';

const ZONE = 'Europe/Warsaw';
const NOW = Date.UTC(2026, 10, 19, 17, 30);
const DAY = '2026-11-19';
const HOUR = 60 * 60_000;

describe('days', () => {
  test('a zone says which day it is there, and when the next one begins', () => {
    expect(todayIn('UTC', NOW)).toEqual({ day: DAY, next: Date.UTC(2026, 10, 20) });
    expect(todayIn('Pacific/Kiritimati', NOW)).toEqual({ day: '2026-11-20', next: Date.UTC(2026, 10, 20, 10) });
    expect(todayIn('Etc/GMT+12', NOW)).toEqual({ day: DAY, next: Date.UTC(2026, 10, 20, 12) });
    expect(todayIn('Asia/Kathmandu', NOW)).toEqual({ day: DAY, next: Date.UTC(2026, 10, 19, 18, 15) });
    expect(todayIn('America/St_Johns', Date.UTC(2026, 10, 19, 2))).toMatchObject({ day: '2026-11-18' });
  });
  test.each(['', 'Mars/Olympus', '+23:59', '-23:59', '+14:00', 'UTC+99', '../etc', 'Europe/Warsaw\n', 'x'.repeat(65)])(
    'there is no zone %j',
    (zone) => expect(todayIn(zone, NOW)).toBeNull(),
  );
  test('no zone that there is says a day that it is nowhere', () => {
    for (let hour = 0; hour < 24; hour++)
      for (const zone of [...Intl.supportedValuesOf('timeZone'), 'Etc/GMT-14', 'Etc/GMT+12']) {
        const now = NOW + hour * HOUR;
        const { day } = todayIn(zone, now) ?? expect.fail(`${zone} at ${hour}`);
        expect(day <= latestDay(now) && opensAt(day) > now).toBe(true);
      }
  });
  test('days in a row: up to today or yesterday', () => {
    const days = ['2026-11-19', '2026-11-18', '2026-11-16', '2026-11-15', '2026-11-14'];
    expect(streaksOf(days, DAY)).toEqual({ streak: 2, longest: 3 });
    expect(streaksOf(days, '2026-11-20')).toEqual({ streak: 2, longest: 3 });
    expect(streaksOf(days, '2026-11-21')).toEqual({ streak: 0, longest: 3 });
    expect(streaksOf([], DAY)).toEqual({ streak: 0, longest: 0 });
    // From the 14th to the 20th.
    expect(weekOf(days, '2026-11-20')).toEqual([true, true, true, false, true, true, false]);
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  });
});

onBothStores('the deal of the day', (newPlace) => {
  let server: Running;
  let place: string;
  /** Time goes on, from where it was set. */
  let [now, setAt] = [NOW, Date.now()];
  const setClock = (to: number): void => {
    [now, setAt] = [to, Date.now()];
  };
  const start = async (): Promise<void> => {
    server = await startServer(place);
    server.cache.settings.now = () => now + Date.now() - setAt;
  };
  beforeAll(async () => {
    place = await newPlace();
    await start();
  });
  afterAll(() => server.close());
  beforeEach(() => setClock(NOW));
  const named = (name: string): Promise<Client> => Client.named(server.url, name);
  const begin = async (client: Client, game = 'res-arcana', zone = ZONE): Promise<Present> => {
    const begun = await client.ok('beginDeal', { place: { game }, body: { zone } });
    await hurryBots(server);
    return begun;
  };
  const results = (client: Client, game = 'res-arcana', day = DAY) =>
    client.ok('dealResults', { place: { game, day } });

  /** Answers as the dice say until the game is over, or as often as is wanted. */
  async function play(client: Client, table: string, dice: Dice = makeDice(1), most = 1_000): Promise<Present> {
    for (let given = 0; given < most; ) {
      const present = await client.present(table);
      const { question, version } = present;
      if (present.table.status === 'ended') return present;
      if (question === null) await new Promise((resolve) => setTimeout(resolve, 5));
      else {
        await client.answer(table, version, [question.options[dice(question.options.length)].option]);
        given++;
      }
    }
    return client.present(table);
  }
  const resign = async (client: Client, table: string): Promise<void> => {
    await client.ok('resign', { table });
    await expect.poll(async () => (await results(client)).mine?.state, { timeout: 10_000 }).not.toBe('playing');
  };

  test('one try a player, from whichever device and zone; others get the same deal', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const { code } = await ann.ok('makeCode');
    const other = new Client(server.url, await ann.ok('claim', { body: { code, for: 'program' } }));
    const [one, two, three] = await Promise.all([begin(ann), begin(other), begin(ann, 'res-arcana', 'America/Lima')]);
    expect(new Set([one, two, three].map(({ table }) => table.id)).size).toBe(1);
    const bobs = await begin(bob);
    expect(bobs.table.id).not.toBe(one.table.id);
    expect(bobs.table.keyHash).toBe(one.table.keyHash);
    expect(bobs.table.seats[1]).toMatchObject({ kind: 'bot', bot: 'adept', name: one.table.seats[1].name });
    expect(one.table).toMatchObject({ hints: false, private: true, key: null, deal: { day: DAY, sealed: true } });
    expect((await begin(ann, 'evenfall')).table.keyHash).not.toBe(one.table.keyHash);
    await resign(ann, one.table.id);
    // It is over, and there is no other.
    expect((await begin(other)).table).toMatchObject({ id: one.table.id, status: 'ended' });
    const { deals, streak } = await ann.ok('deals', { query: { zone: ZONE } });
    expect(deals[0]).toMatchObject({ game: GAME_NAMES[0], day: DAY, mine: { state: 'resigned' }, tries: 2 });
    expect(streak).toBe(1);
  });

  test('the same answers meet the same rival', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    for (const game of GAME_NAMES) {
      const [one, two] = [(await begin(ann, game)).table.id, (await begin(bob, game)).table.id];
      const seen = [await play(ann, one, makeDice(3), 12), await play(bob, two, makeDice(3), 12)];
      const quiet = async (client: Client, table: string): Promise<unknown> => {
        await expect.poll(async () => (await client.present(table)).question, { timeout: 20_000 }).not.toBeNull();
        return (await client.present(table)).view;
      };
      expect(await quiet(bob, two)).toEqual(await quiet(ann, one));
      expect(seen).toHaveLength(2);
    }
  });

  test('what counts can neither be taken back by turns nor left to a bot, and nobody looks on', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const { table } = await begin(ann);
    const { takeTurnBack, version } = await play(ann, table.id, makeDice(1), 3);
    expect(takeTurnBack === null || takeTurnBack === 'counts').toBe(true);
    const back = { id: newCommand(), seen: version, takeTurnBack: true };
    expect((await ann.refused('command', { table: table.id, body: back })).body).toMatchObject({
      code: 'cannot-take-turn-back',
      details: { barrier: 'counts' },
    });
    expect((await ann.refused('leave', { table: table.id })).body.code).toBe('counts');
    for (const name of ['present', 'story', 'stream'] as const)
      expect((await bob.refused(name, { table: table.id })).body.code, name).toBe('deal-sealed');
  });

  test('no key before the end of the day everywhere, however it is asked for', async () => {
    const ann = await named('Ann');
    const { table } = await begin(ann);
    const { row } = await server.cache.find(table.id);
    await play(ann, table.id, makeDice(1), 8);
    await resign(ann, table.id);
    const asked = { step: '0' };
    const said = [
      await ann.ok('present', { table: table.id }),
      await ann.ok('story', { table: table.id }),
      await ann.ok('myTables'),
      await ann.ok('deals'),
      await results(ann),
      await ann.refused('record', { table: table.id }),
      await ann.refused('replay', { table: table.id, query: asked }),
      await ann.refused('branch', { table: table.id, body: { step: 0, seat: 0, bot: 'random' } }),
      await Client.watching(server.url).ok('dealResults', { place: { game: 'res-arcana', day: DAY } }),
    ];
    for await (const { event, data } of ann.events('stream', { table: table.id })) {
      said.push(data as never);
      if (event === 'story') break;
    }
    expect(JSON.stringify(said)).not.toContain(row.key);
    expect(said.slice(5, 8).map((each) => (each as { body: ErrorBody }).body.code)).toEqual(
      new Array(3).fill('deal-sealed'),
    );
    // What lies face down stays so, for who played it, too.
    const { view } = await ann.present(table.id);
    expect(JSON.stringify(view)).toContain('-1');
    setClock(opensAt(DAY) - HOUR);
    expect((await results(ann)).key).toBeNull();
    setClock(opensAt(DAY));
    expect(await results(Client.watching(server.url))).toMatchObject({ key: row.key, sealed: false });
    expect((await ann.present(table.id)).table).toMatchObject({ key: row.key, deal: { sealed: false } });
    expect(await ann.ok('record', { table: table.id })).toContain(row.key);
    await ann.ok('replay', { table: table.id, query: asked });
  });

  test('results are for those who have played; who has it still before them sees none', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const { table } = await begin(ann, 'evenfall');
    expect((await results(ann, 'evenfall')).results).toBeNull();
    await play(ann, table.id);
    await expect
      .poll(async () => (await results(ann, 'evenfall')).results, { timeout: 20_000, interval: 500 })
      .not.toBeNull();
    const { results: all, mine } = await results(ann, 'evenfall');
    expect(mine?.state).toBe('played');
    expect(all?.leads.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
    expect(all?.list.filter(({ isMe }) => isMe)).toHaveLength(1);
    expect((await results(bob, 'evenfall')).results).toBeNull();
    expect((await results(Client.watching(server.url), 'evenfall')).results).toBeNull();
  });

  test('a result without a record that leads there does not count', async () => {
    const { db } = server.cache.store;
    const cases = ['key', 'answer', 'made up'] as const;
    for (const wrong of cases) {
      const eve = await named(`Eve ${wrong}`);
      const { table } = await begin(eve);
      await play(eve, table.id, makeDice(2), 6);
      const { id } = table;
      // A bot that still thinks would write its answer over what is written below.
      await expect.poll(async () => (await eve.present(id)).question, { timeout: 10_000 }).not.toBeNull();
      const result = JSON.stringify({ points: [99, 0], winners: [0], why: 'played' });
      if (wrong === 'key')
        await db
          .updateTable('table')
          .set({ key: '0'.repeat(32) })
          .where('id', '=', id)
          .execute();
      if (wrong === 'answer')
        await db.updateTable('log').set({ hash: 'beef' }).where('table', '=', id).where('number', '=', 3).execute();
      await db.updateTable('table').set({ status: 'ended', result, due: null }).where('id', '=', id).execute();
      server.cache.forget(id);
      const seen = await results(eve);
      expect(seen.mine, wrong).toMatchObject({ state: 'void', won: false, points: 0 });
      expect(
        seen.results?.list.some(({ isMe }) => isMe),
        wrong,
      ).toBe(false);
    }
  });

  test('what ends too late does not count; a process that died before it counted is made up for', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')];
    const [early, late] = [await begin(ann), await begin(bob)];
    const { listeners } = server.cache;
    const kept = [...listeners];
    listeners.clear();
    await ann.ok('resign', { table: early.table.id });
    setClock(opensAt(DAY));
    await bob.ok('resign', { table: late.table.id });
    for (const each of kept) listeners.add(each);
    expect((await results(ann)).mine?.state).toBe('resigned');
    expect((await results(bob)).mine?.state).toBe('void');
  });

  test('the day is that of the zone; zones and days that are not are refused', async () => {
    const ann = await named('Ann');
    const far = await begin(ann, 'res-arcana', 'Pacific/Kiritimati');
    expect(far.table.deal?.day).toBe('2026-11-20');
    expect((await begin(ann)).table.deal?.day).toBe(DAY);
    for (const zone of ['Mars/Olympus', '+23:00', 'constructor', '2026-11-21']) {
      const got = await ann.refused('beginDeal', { place: { game: 'res-arcana' }, body: { zone } });
      expect([got.status, got.body.code], zone).toEqual([422, 'no-such-zone']);
      expect((await ann.refused('deals', { query: { zone } })).body.code, zone).toBe('no-such-zone');
    }
    const ask = (game: string, day: string) => ann.refused('dealResults', { place: { game, day } });
    for (const day of ['2026-11-21', '2027-01-01', '9999-12-31', '2026-02-30', '2026-13-01'])
      expect((await ask('res-arcana', day)).body.code, day).toBe('no-such-deal');
    expect((await ask('chess', DAY)).body.code).toBe('no-such-game');
    expect((await results(ann, 'res-arcana', '2020-01-01')).keyHash).toBeNull();
  });

  test('bots are on the list, once, also after a restart; and a restart changes no key', async () => {
    // Elsewhere the clock was set forward and back, and a log never goes back.
    await server.close();
    place = await newPlace();
    await start();
    const ann = await named('Ann');
    const { table } = await begin(ann);
    const bots = async () =>
      server.cache.store.db
        .selectFrom('attempt')
        .select(['bot', 'table'])
        .where('bot', 'is not', null)
        .where('game', '=', 'res-arcana')
        .where('day', '=', DAY)
        .orderBy('bot')
        .execute();
    const before = await bots();
    expect(before.map(({ bot }) => bot)).toEqual(['adept', 'greedy', 'master']);
    await server.close();
    await start();
    const again = new Client(server.url, { player: ann.player, token: ann.token ?? '' });
    expect((await begin(again)).table.id).toBe(table.id);
    const bob = await Client.named(server.url, 'Bob');
    expect((await begin(bob)).table.keyHash).toBe(table.keyHash);
    expect(await bots()).toEqual(before);
    await again.ok('resign', { table: table.id });
    const listed = async () =>
      (await results(again)).results?.list.filter((each) => each.bot !== null).map(({ score }) => score.state);
    await expect.poll(listed, { timeout: 60_000, interval: 1_000 }).toEqual(['played', 'played', 'played']);
  });
});
