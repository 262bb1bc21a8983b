/** What a seat does not know does not reach it: two tables that look the same to it give it the same bytes. */
import { type Dice, imagine, LANGUAGES, makeDice, makeState, type State, type Verb, type View } from '@gloaming/engine';
import { type Entry, GAME_NAMES, withGame } from '@gloaming/games';
import { draftOf, type Live, obey, type Play, serializePresent } from '@gloaming/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { playOne, playOut, seatPeople } from '../testing/playing.ts';
import { cleanUp, newFile } from '../testing/stores.ts';

/** The same table in another world that looks the same to this viewer. */
function twinOf(live: Live, viewer: number, dice: Dice): Live {
  const { row, options, play } = live;
  if (play === null) throw new Error('not started');
  const state = withGame(row.game, (entry) => imagined(entry, play, viewer, dice));
  const saved = JSON.parse(play.save()) as { state: string };
  return { ...live, play: live.rules.goOn(options, JSON.stringify({ ...saved, state })) };
}
function imagined<T, V extends Verb, O>({ game }: Entry<T, V, O>, play: Play, viewer: number, dice: Dice): string {
  const state: State<T, V> = imagine(game, play.view(viewer) as View<T, V>, dice);
  return makeState(state);
}

describe('secrecy', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer(await newFile());
  });
  afterAll(async () => {
    await server.close();
    cleanUp();
  });

  test.each(GAME_NAMES)('%s: the present moment and every refusal are the same in twin worlds', async (game) => {
    const seated = await seatPeople(server.url, game, 2);
    const dice = makeDice(21);
    let compared = 0;
    let different = 0;
    for (let i = 0; i < 60 && (await playOne(seated, dice)); i++) {
      const live = await server.cache.find(seated.table);
      if (live.status !== 'playing') break;
      for (const viewer of [-1, 0, 1]) {
        const twin = twinOf(live, viewer, dice);
        const player = viewer < 0 ? null : seated.clients[viewer].player.id;
        const language = LANGUAGES[i % LANGUAGES.length];
        const tell = (at: Live): string => JSON.stringify(serializePresent(at, { player, language, now: 0 }));
        expect(tell(twin)).toBe(tell(live));
        if (twin.play?.hash() !== live.play?.hash()) different++;
        compared++;
        if (viewer < 0) continue;
        for (const answers of [[999_999], [0, 999_999]])
          expect(refusalOf(twin, viewer, answers)).toEqual(refusalOf(live, viewer, answers));
      }
    }
    expect(compared).toBeGreaterThan(100);
    expect(different).toBeGreaterThan(compared / 2);
  });

  /** An answer that is no option in either world: refused in the same words. A legal one is not compared: it may be news. */
  function refusalOf(live: Live, seat: number, answers: number[]): unknown {
    const isFirstLegal = live.play?.options(seat).includes(answers[0]) ?? false;
    if (isFirstLegal) return null;
    try {
      obey(draftOf(live, 0), seat, { id: 'whatever', seen: live.version, answers });
    } catch (error) {
      return JSON.parse(JSON.stringify(error));
    }
    return 'not refused';
  }

  test('neither the key nor a hash nor the secret of anybody is in anything that is sent before the end', async () => {
    const seated = await seatPeople(server.url, 'res-arcana', 2);
    const { table, clients } = seated;
    await playOut(seated, 6, 25);
    const { key } = (await server.cache.find(table)).row;
    const log = await server.cache.store.db.selectFrom('log').select('hash').where('table', '=', table).execute();
    const credentials = await server.cache.store.db.selectFrom('credential').selectAll().execute();
    const secrets = [
      key,
      ...log.flatMap(({ hash }) => hash ?? []),
      ...credentials.map(({ hash }) => hash),
      ...clients.map(({ token }) => token ?? ''),
    ];
    expect(secrets.length).toBeGreaterThan(25);
    const watcher = Client.watching(server.url);
    const sent: string[] = [];
    for (const client of [...clients, watcher]) {
      sent.push(JSON.stringify(await client.ok('story', { table })), JSON.stringify(await client.present(table)));
      for (const name of ['record', 'replay'] as const)
        sent.push(JSON.stringify(await client.refused(name, { table, query: { step: '0' } })));
      for (const body of [
        { id: newCommand(), seen: 0, answers: [0] },
        { id: newCommand(), seen: 10 ** 6, undo: true },
      ])
        sent.push(JSON.stringify(await client.refused('command', { table, body })));
      const events = client.events('stream', { table });
      sent.push(JSON.stringify((await events.next()).value));
      await events.return(undefined);
    }
    sent.push(await (await fetch(`${server.url}/api/openapi.json`)).text());
    sent.push(await (await fetch(`${server.url}/metrics`)).text());
    for (const text of sent) for (const secret of secrets) expect(text.includes(secret)).toBe(false);
  });

  test('a spectator sees no hand, and a seat only its own', async () => {
    const { table, clients } = await seatPeople(server.url, 'res-arcana', 2);
    const hands = async (client: Client): Promise<boolean[]> => {
      const { view } = await client.present(table);
      const { players } = (view as { table: { players: { hand: unknown[] }[] } }).table;
      return players.map(({ hand }) => hand.length > 0 && hand.every((card) => typeof card === 'string'));
    };
    expect(await hands(clients[0])).toEqual([true, false]);
    expect(await hands(clients[1])).toEqual([false, true]);
    expect(await hands(Client.watching(server.url))).toEqual([false, false]);
  });

  test('the code of a seat is seen by whoever made the table, and by nobody else', async () => {
    const ann = await Client.named(server.url, 'Ann');
    const bob = await Client.named(server.url, 'Bob');
    const body = { game: 'res-arcana', seats: [{ kind: 'me' }, { kind: 'link' }] };
    const { table } = await ann.ok('newTable', { body });
    const code = table.seats[1].code ?? '';
    expect(code).toMatch(/^[\w-]{24}$/);
    const sent = [await bob.present(table.id), await bob.ok('lobby'), await bob.ok('story', { table: table.id })];
    expect(JSON.stringify(sent)).not.toContain(code);
    expect((await bob.refused('join', { table: table.id })).body.code).toBe('no-free-seat');
    const wrong = { code: `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}` };
    expect((await bob.refused('join', { table: table.id, body: wrong })).body.code).toBe('bad-code');
    expect((await bob.ok('join', { table: table.id, body: { code } })).table.status).toBe('playing');
  });
});
