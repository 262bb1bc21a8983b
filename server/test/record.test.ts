/** A player's own record: what counts in it and what does not, on both stores; and that it is the player's alone. */
import { makeDice } from '@gloaming/engine';
import { change, end } from '@gloaming/host';
import type { GameRecord, NewTable, Present } from '@gloaming/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { playOut, seatPeople } from '../testing/playing.ts';
import { onBothStores } from '../testing/stores.ts';

const ME = { kind: 'me' } as const;

onBothStores('my record', (newPlace) => {
  let server: Running;
  let place: string;
  beforeAll(async () => {
    place = await newPlace();
    server = await startServer(place);
  });
  afterAll(() => server.close());
  const named = (name: string): Promise<Client> => Client.named(server.url, name);
  const open = async (client: Client, seats: NewTable['seats'], game = 'evenfall'): Promise<string> =>
    (await client.ok('newTable', { body: { game, seats } })).table.id;

  /** Answers at random until it is over. */
  async function play(client: Client, table: string, seed = 1): Promise<Present> {
    const dice = makeDice(seed);
    for (;;) {
      const present = await client.present(table);
      const { question, version } = present;
      if (present.table.status === 'ended') return present;
      if (question === null) await new Promise((resolve) => setTimeout(resolve, 5));
      else await client.answer(table, version, [question.options[dice(question.options.length)].option]);
    }
  }
  const recordOf = async (client: Client, game = 'evenfall'): Promise<GameRecord> => {
    const { games } = await client.ok('myRecord');
    return games.find((each) => each.game === game) ?? expect.fail(game);
  };
  /** Ends a game as it would end one day, without playing it. */
  const endNow = (table: string, points: number[], winner: number): Promise<unknown> =>
    server.cache.change(table, (draft) => {
      end(draft, { points, winners: [winner], why: 'played' });
      change(draft, 0, {});
    });

  test('finished games by rival, clan and side, the newest first', async () => {
    const ann = await named('Ann');
    expect(await recordOf(ann)).toMatchObject({ played: 0, points: null, rivals: [], figures: [] });
    const one = await open(ann, [ME, { kind: 'bot', bot: 'random' }]);
    const { table, seat } = await play(ann, one);
    const two = await open(ann, [ME, { kind: 'automa' }]);
    await ann.ok('resign', { table: two });
    const record = await recordOf(ann);
    const won = table.result?.winners.includes(seat) === true ? 1 : 0;
    expect(record).toMatchObject({ played: 2, won });
    expect(record.points).toBeGreaterThanOrEqual(table.result?.points[seat] ?? 0);
    expect(record.rivals.map(({ name, played }) => [name, played]).toSorted()).toEqual([
      ['automa', 1],
      ['random', 1],
    ]);
    expect(record.figures.reduce((sum, { played }) => sum + played, 0)).toBe(2);
    expect(record.sides.reduce((sum, { played }) => sum + played, 0)).toBe(2);
    const { finished, more } = await ann.ok('myFinished');
    expect(more).toBeNull();
    expect(finished.map((each) => [each.table, each.outcome, each.kept, each.counts])).toEqual([
      [two, 'resigned', true, true],
      [one, won === 1 ? 'won' : 'lost', true, true],
    ]);
    expect(finished[1]).toMatchObject({ points: table.result?.points[0], best: table.result?.points[1], day: null });
  });

  test('the mage of Res Arcana; and a game among people stands in the record of each', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    await playOut(seated);
    const [one, two] = await Promise.all(seated.clients.map((client) => recordOf(client, 'res-arcana')));
    expect(one.won + two.won).toBeGreaterThan(0);
    expect([one, two].map(({ figures }) => figures.length)).toEqual([1, 1]);
    expect(one.rivals).toMatchObject([{ name: 'people', played: 1 }]);
    // It is a mage, and called so in the reader's language.
    const { finished } = await seated.clients[0].ok('myFinished', { query: { lang: 'pl' } });
    expect(finished[0].figure).not.toBe(one.figures[0].name);
    expect(one.ladder.some(({ reached }) => reached)).toBe(false);
  });

  test('the ladder remembers the highest level that was beaten', async () => {
    const ann = await named('Ann');
    for (const [bot, points] of [
      ['greedy', [12, 3]],
      ['adept', [3, 12]],
    ] as const) {
      const table = await open(ann, [ME, { kind: 'bot', bot }], 'res-arcana');
      await endNow(table, [...points], points[0] > points[1] ? 0 : 1);
    }
    await expect.poll(async () => (await recordOf(ann, 'res-arcana')).played).toBe(2);
    const { ladder, lead } = await recordOf(ann, 'res-arcana');
    expect(ladder.map(({ bot, reached, played }) => [bot, reached, played])).toEqual([
      ['random', true, 0],
      ['novice', true, 0],
      ['greedy', true, 1],
      ['adept', false, 1],
      ['master', false, 0],
    ]);
    expect(lead).toBe(9);
  });

  test('turns taken back and moments played on are listed, and do not count', async () => {
    const ann = await named('Ann');
    const one = await open(ann, [ME, { kind: 'bot', bot: 'random' }]);
    for (let back = false; !back; ) {
      const { takeTurnBack, version, question } = await ann.present(one);
      if (takeTurnBack === 'possible') {
        await ann.ok('command', { table: one, body: { id: newCommand(), seen: version, takeTurnBack: true } });
        back = true;
      } else if (question !== null) await ann.answer(one, version, [question.options[0].option]);
    }
    await ann.ok('resign', { table: one });
    // What was taken back may have been all there was.
    const branch = await ann.ok('branch', { table: one, body: { step: 0, seat: 0, bot: 'random' } });
    await ann.ok('resign', { table: branch.table.id });
    expect((await recordOf(ann)).played).toBe(0);
    const { finished } = await ann.ok('myFinished');
    expect(finished.map(({ counts }) => counts)).toEqual([false, false]);
  });

  test('what nobody wrote down at its end is made up for; what was deleted stays so, on every device', async () => {
    const ann = await named('Ann');
    const { listeners } = server.cache;
    const kept = [...listeners];
    listeners.clear();
    const one = await open(ann, [ME, { kind: 'bot', bot: 'random' }]);
    await ann.ok('resign', { table: one });
    for (const each of kept) listeners.add(each);
    const { code } = await ann.ok('makeCode');
    const other = new Client(server.url, await ann.ok('claim', { body: { code, for: 'program' } }));
    expect((await recordOf(other)).played).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await ann.ok('forgetRecord');
    expect((await recordOf(other)).played).toBe(0);
    expect((await other.ok('myFinished')).finished).toEqual([]);
    const two = await open(ann, [ME, { kind: 'bot', bot: 'random' }]);
    await ann.ok('resign', { table: two });
    await expect.poll(async () => (await recordOf(ann)).played).toBe(1);
  });

  test('deleting gives no second try at a deal that is not over', async () => {
    const ann = await named('Ann');
    const begin = () => ann.ok('beginDeal', { place: { game: 'evenfall' }, body: { zone: 'UTC' } });
    const { table } = await begin();
    await ann.ok('resign', { table: table.id });
    await ann.ok('forgetRecord');
    expect((await begin()).table).toMatchObject({ id: table.id, status: 'ended' });
  });

  test('it is nobody else’s, goes in pages, and refuses what is no moment and no zone', async () => {
    const ann = await named('Ann');
    const nobody = Client.watching(server.url);
    for (const name of ['myRecord', 'myFinished', 'forgetRecord'] as const)
      expect((await nobody.refused(name)).body.code).toBe('unknown-player');
    expect((await ann.refused('myRecord', { query: { zone: '+25:00' } })).body.code).toBe('no-such-zone');
    for (const before of ['-1', 'x', '1e9', '9'.repeat(16)])
      expect((await ann.refused('myFinished', { query: { before } })).status, before).toBe(400);
    const { db } = server.cache.store;
    const row = {
      player: ann.player.id,
      game: 'evenfall',
      outcome: 'won',
      points: 1,
      best: 0,
      rivals: 'random',
      names: '[]',
    };
    const rows = Array.from({ length: 60 }, (_, i) => ({
      ...row,
      table: `${i}`.padStart(16, 't'),
      ended: i,
      counts: 1,
      figure: null,
      side: null,
      day: null,
    }));
    await db.insertInto('played').values(rows).execute();
    const first = await ann.ok('myFinished');
    const second = await ann.ok('myFinished', { query: { before: String(first.more) } });
    expect([first.finished.length, second.finished.length, second.more]).toEqual([50, 10, null]);
    expect(new Set([...first.finished, ...second.finished].map(({ table }) => table)).size).toBe(60);
  });
});
