/**
 * An update, played: a server of another day makes tables and is stopped, and the present one goes on with all of them by the rules with
 * which they were made. On PostgreSQL both may run at once: each leaves alone what it does not know.
 */
import { openNodeThread } from '@gloaming/bots/node';
import { type GameRecord, LANGUAGES, makeDice, parseRecord, Refused, replay, type Verb } from '@gloaming/engine';
import { type Entry, fetchRules, type GameName, withGame } from '@gloaming/games';
import type { NewTable } from '@gloaming/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { takeDue } from '../src/storage/due.ts';
import { openStore } from '../src/storage/store.ts';
import { readTable } from '../src/storage/tables.ts';
import { Rulebook } from '../src/table/rulebook.ts';
import { Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { OLDER, OLDER_GAMES, type OlderGame, startOlder, YESTERDAY } from '../testing/olderServer.ts';
import { playOne, seatPeople } from '../testing/playing.ts';
import { endProcesses, startProcess, stopProcess } from '../testing/process.ts';
import { cleanUp, newFile, newFolder, onBothStores, onPostgres } from '../testing/stores.ts';

const PATIENT = { timeout: 60_000, interval: 50 };
/** A slow machine is no failure, and these are many games. */
const MANY_GAMES = 600_000;
const today = (game: GameName): number => withGame(game, ({ game: { rules } }) => rules);
interface Made {
  id: string;
  game: OlderGame;
}
const RANDOM = { kind: 'bot', bot: 'random' } as const;

afterAll(() => {
  endProcesses();
  cleanUp();
});

const movedTo = (url: string, { player, token }: Client): Client =>
  new Client(url, { player, ...(token === null ? {} : { token }) });

/** Answers so many times for the player, whom a bot answers, or to the end. */
async function playOn(client: Client, table: string, times = Number.POSITIVE_INFINITY): Promise<void> {
  const dice = makeDice(1);
  for (let given = 0; given < times; ) {
    const { table: info, question, version } = await client.present(table);
    if (info.status === 'ended') return;
    if (question === null) await new Promise((resolve) => setTimeout(resolve, 5));
    else {
      const { option } = question.options[dice(question.options.length)];
      expect(await client.answer(table, version, [option])).toMatchObject({ status: 200 });
      given++;
    }
  }
}

/** Answers until an answer can be taken back, before the bot has answered it, and does so. */
async function takeBack(client: Client, table: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    await playOn(client, table, 1);
    const { undo, version } = await client.present(table);
    const body = { id: `undo-${table}-${tries}`, seen: version, undo: true };
    if (undo === 'possible' && (await client.ask('command', { table, body })).status === 200) return;
    expect((await client.present(table)).table.status).toBe('playing');
  }
}

/** Whether a record leads to the end of a game; fails where it does not lead to its hashes. */
function isOverBy<T, V extends Verb, O>({ game, options }: Entry<T, V, O>, record: GameRecord<unknown>): boolean {
  return game.result(replay(game, { ...record, options: options.check(record.options) }).table) !== null;
}

/** Exported, verified by its own rules, replayed step by step, and played on from its middle at another table. */
async function expectWhole(client: Client, table: string, game: GameName, rules: number): Promise<void> {
  const record = parseRecord(await client.ok('record', { table }));
  expect([record.game, record.rules]).toEqual([game, rules]);
  expect(await fetchRules(game, rules, (entry) => isOverBy(entry, record))).toBe(true);
  const middle = record.answers.length >> 1;
  const { table: info } = await client.present(table);
  expect(info).toMatchObject({ rules, astray: false, status: 'ended' });
  for (const step of [0, middle, record.answers.length])
    expect(await client.ok('replay', { table, query: { step: String(step) } })).toMatchObject({ step });
  const body = { step: middle, seat: 0, bot: 'random' };
  const branched = await client.ok('branch', { table, body });
  expect(branched.table).toMatchObject({ rules, status: 'playing' });
}

/** What the page's advice would be for the question that is asked there: by the rules of the table, from what is seen. */
async function expectAdvice(client: Client, table: string): Promise<void> {
  const { table: info, view: named, question } = await client.present(table);
  const options = question?.options.map(({ option }) => option) ?? [];
  const { game, rules } = info;
  const view = await fetchRules(game, rules, ({ schema }): unknown => schema.view.read(named, 'view'));
  const thread = openNodeThread();
  const { advice } = await thread.think({ game, rules, view, options, seed: 1, iterations: 20 });
  thread.close();
  expect(options.length).toBeGreaterThan(0);
  for (const { option } of advice) expect(options).toContain(option);
}

describe.each([
  ['SIGTERM', 'of yesterday', YESTERDAY],
  ['SIGKILL', 'of the first day', OLDER],
] as const)('after %s, from the rules %s', (signal, _, known) => {
  test(
    'twelve tables of both games play on to their end by their own rules',
    async () => {
      const place = newFolder();
      const older = await startOlder(place, known);
      const ann = await Client.named(older.url, 'Ann');
      const make = async (n: number, seats: NewTable['seats']): Promise<Made> => {
        const game = OLDER_GAMES[n % OLDER_GAMES.length];
        const { table } = await ann.ok('newTable', { body: { game, seats } });
        expect(table.rules).toBe(known[game]);
        expect(table.rules).toBeLessThan(today(game));
        return { id: table.id, game };
      };
      const four = (seats: NewTable['seats']): Promise<Made[]> => Promise.all([0, 1, 2, 3].map((n) => make(n, seats)));
      const over = await four([RANDOM, RANDOM]);
      for (const { id } of over) await playOn(ann, id);
      const mine = await four([{ kind: 'me' }, RANDOM]);
      for (const [n, { id }] of mine.entries()) await playOn(ann, id, 2 + n);
      // The server is stopped while bots play there.
      const busy = await four([RANDOM, RANDOM]);
      await stopProcess(older, signal);
      const present = await startProcess(place);
      const again = movedTo(present.url, ann);
      const { tables: listed } = await again.ok('myTables');
      expect(listed.map(({ table }) => table.id).toSorted()).toEqual(mine.map(({ id }) => id).toSorted());
      for (const { id, game } of mine) {
        const before = await again.present(id);
        expect(before.table).toMatchObject({ rules: known[game], astray: false, status: 'playing' });
        expect(before.view).not.toBeNull();
        await takeBack(again, id);
        await expectAdvice(again, id);
      }
      for (const { id, game } of [...over, ...mine, ...busy]) {
        await playOn(again, id);
        await expectWhole(again, id, game, known[game]);
      }
      // A rematch is a new game, by the rules of today.
      expect((await again.ok('rematch', { table: mine[0].id })).table.rules).toBe(today(mine[0].game));
      await stopProcess(present, 'SIGTERM');
    },
    MANY_GAMES,
  );
});

/** A table under play, of the rules that both processes know or of those that only the new one knows. */
interface Watched {
  readonly game: OlderGame;
  readonly id: string;
  readonly isNew: boolean;
  readonly clients: readonly Client[];
  /** One answer more, if the game is not over. */
  playAt(url: string): Promise<void>;
}

async function watchedAt(url: string, game: OlderGame, isNew: boolean, isAgainstBot: boolean): Promise<Watched> {
  if (isAgainstBot) {
    const ann = await Client.named(url, 'Ann');
    const { table } = await ann.ok('newTable', { body: { game, seats: [{ kind: 'me' }, RANDOM] } });
    const playAt = (at: string): Promise<void> => playOn(movedTo(at, ann), table.id, 1);
    return { game, id: table.id, isNew, clients: [ann], playAt };
  }
  const { table, clients } = await seatPeople(url, game, 2);
  const dice = makeDice(6);
  return {
    ...{ game, id: table, isNew, clients },
    playAt: async (at) => void (await playOne({ table, clients: clients.map((client) => movedTo(at, client)) }, dice)),
  };
}

onPostgres('old and new together', (newPlace) => {
  /** Nothing that the old one is told or asked about a table of newer rules changes it. */
  async function expectLeftAlone(server: Running, oldUrl: string, { id, clients }: Watched): Promise<void> {
    const rowOf = async () => ({ ...(await readTable(server.cache.store.db, id)), due: null });
    const hasBots = clients.length === 1;
    const before = await rowOf();
    const command = { table: id, body: { id: newCommand(), seen: 1, answers: [0] } };
    const newer = { status: 503, body: { code: 'newer-rules' } };
    for (const client of clients) {
      const through = movedTo(oldUrl, client);
      expect(await through.refused('command', command)).toMatchObject(newer);
      expect(await through.refused('present', { table: id })).toMatchObject(newer);
    }
    // A bot may have answered meanwhile, at the new one.
    if (!hasBots) expect(await rowOf()).toEqual(before);
    else expect(await rowOf()).toMatchObject({ rules: before.rules, status: before.status });
  }

  test(
    'under play, no table is hurt; what one does not know it answers with 503, and the other does it',
    async () => {
      const place = await newPlace();
      const [old, present] = [await startOlder(place, YESTERDAY), await startServer(place)];
      const tables: Watched[] = [];
      for (const game of OLDER_GAMES)
        for (const isAgainstBot of [false, true])
          for (const isNew of [false, true])
            tables.push(await watchedAt(isNew ? present.url : old.url, game, isNew, isAgainstBot));
      const dice = makeDice(5);
      let refused = 0;
      for (let i = 0; i < 160; i++) {
        const table = tables[i % tables.length];
        const url = dice(2) === 0 ? old.url : present.url;
        const isUnknown = table.isNew && url === old.url;
        if (isUnknown) await expectLeftAlone(present, url, table);
        if (isUnknown) refused++;
        await table.playAt(isUnknown ? present.url : url);
      }
      expect(refused).toBeGreaterThan(10);
      for (const { game, id, clients, isNew } of tables) {
        const { table, version } = await movedTo(present.url, clients[0]).present(id);
        expect(table).toMatchObject({ rules: isNew ? today(game) : YESTERDAY[game], astray: false });
        expect(version).toBeGreaterThan(20);
        // Lists are told without it.
        const { tables: known } = await movedTo(old.url, clients[0]).ok('myTables');
        expect(known.map(({ table: each }) => each.id)).toEqual(isNew || table.status === 'ended' ? [] : [id]);
      }
      await stopProcess(old, 'SIGTERM');
      for (const { game, id, clients, isNew, playAt } of tables) {
        const client = movedTo(present.url, clients[0]);
        while ((await client.present(id)).table.status !== 'ended') await playAt(present.url);
        await expectWhole(client, id, game, isNew ? today(game) : YESTERDAY[game]);
      }
      await present.close();
    },
    MANY_GAMES,
  );

  test('a bot’s turn at a table of newer rules is left to others', async () => {
    const place = await newPlace();
    const present = await startServer(place, { GLOAMING_BOT_PAUSE: '60000' });
    const ann = await Client.named(present.url, 'Ann');
    const body = { game: 'evenfall', seats: [{ kind: 'me' }, RANDOM] };
    const { table } = await ann.ok('newTable', { body });
    const { store } = present.cache;
    const due = Date.now() + 2_000_000;
    await store.db.updateTable('table').set({ due: 1 }).where('id', '=', table.id).execute();
    expect(await takeDue(store, due, 1, OLDER)).toBeUndefined();
    expect(await takeDue(store, due, 1, new Rulebook().newest)).toMatchObject({ id: table.id });
    await present.close();
  });

  test('a process whose database a newer program migrates steps back, and says so', async () => {
    const place = await newPlace();
    const server = await startServer(place);
    const { table, clients } = await seatPeople(server.url, 'evenfall', 2);
    const before = await readTable(server.cache.store.db, table);
    await migrateFurther(server);
    await expect.poll(async () => (await clients[0].ask('present', { table })).status, PATIENT).toBe(503);
    await expectStandsBack(server, clients[0], table);
    expect(await readTable(server.cache.store.db, table)).toEqual(before);
    await server.close();
  });
});

/** As a newer program would. */
const migrateFurther = async ({ cache: { store } }: Running): Promise<unknown> =>
  (store.db as unknown as { insertInto(name: string): { values(row: object): { execute(): Promise<unknown> } } })
    .insertInto('kysely_migration')
    .values({ name: '9999-later', timestamp: new Date().toISOString() })
    .execute();

async function expectStandsBack(server: Running, client: Client, table: string): Promise<void> {
  const said = new Set<string>();
  for (const lang of LANGUAGES) {
    const { status, body } = await client.refused('present', { table, query: { lang } });
    expect([status, body.code]).toEqual([503, 'newer-rules']);
    said.add(body.message);
  }
  expect(said.size).toBe(LANGUAGES.length);
  const command = { table, body: { id: 'command-after', seen: 1, answers: [0] } };
  expect(await client.refused('command', command)).toMatchObject({ status: 503, body: { code: 'newer-rules' } });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
}

onBothStores('a database that a newer program has migrated', (newPlace) => {
  test('is left as it is, also when the server starts', async () => {
    const place = await newPlace();
    let server = await startServer(place);
    const { table, clients } = await seatPeople(server.url, 'evenfall', 2);
    await migrateFurther(server);
    await server.close();
    server = await startServer(place);
    const before = await readTable(server.cache.store.db, table);
    await expectStandsBack(server, movedTo(server.url, clients[0]), table);
    expect(await readTable(server.cache.store.db, table)).toEqual(before);
    await server.close();
  });
});

test.each([
  [1, 409, 'rules-not-kept'],
  [7, 503, 'rules-unreadable'],
])(
  'a table of rules %i, which cannot be had: %i %s, nothing is written, and all else goes on',
  async (rules, status, code) => {
    const place = await newFile();
    const server = await startServer(place);
    const lost = await seatPeople(server.url, 'evenfall', 2);
    const other = await seatPeople(server.url, 'evenfall', 2);
    await server.close();
    // Only now: that server knows the table, and would look after it as soon as it is due.
    const { db } = await openStore(place);
    await db.updateTable('table').set({ rules, due: 1 }).where('id', '=', lost.table).execute();
    await db.destroy();
    const rulebook = new Rulebook();
    const find = rulebook.find.bind(rulebook);
    // As if the file of rules 7 were damaged.
    rulebook.find = (game, number) =>
      number === 7 ? Promise.reject(new Refused(code, { game, rules })) : find(game, number);
    const again = await startServer(place, {}, undefined, rulebook);
    const before = await readTable(again.cache.store.db, lost.table);
    const [ann, bea] = lost.clients.map((client) => movedTo(again.url, client));
    const command = { table: lost.table, body: { id: 'command-lost', seen: 1, answers: [0] } };
    for (const refused of [
      await ann.refused('present', { table: lost.table }),
      await bea.refused('command', command),
    ]) {
      expect(refused).toMatchObject({ status, body: { code, details: { game: 'evenfall', rules } } });
      expect(refused.body.message).toContain(String(rules));
    }
    expect((await ann.ok('myTables')).tables).toEqual([]);
    expect(
      await playOne(
        { table: other.table, clients: other.clients.map((each) => movedTo(again.url, each)) },
        makeDice(1),
      ),
    ).toBe(true);
    const { due, ...row } = (await readTable(again.cache.store.db, lost.table)) ?? {};
    expect({ ...row, due: before?.due }).toEqual(before);
    expect(due).not.toBeNull();
    await again.close();
  },
);
