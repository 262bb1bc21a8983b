/** However many games are kept, no request and nothing that the server does by itself reads all of them: every statement has an index. */
import { readdirSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { makeDice, parseRecord } from '@gloaming/engine';
import { packGame } from '@gloaming/games';
import { parsePuzzles } from '@gloaming/games/puzzles';
import { ROUTES, type RouteName } from '@gloaming/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { isPostgres } from '../src/base/config.ts';
import { readAttemptAt, writeCounted } from '../src/storage/deals.ts';
import { noteThere, renewDue } from '../src/storage/due.ts';
import { writePackBody } from '../src/storage/leaving.ts';
import { liftBan, readReports, settleReport, writeBan } from '../src/storage/moderation.ts';
import { keepUnpacked, readPack } from '../src/storage/packs.ts';
import { forgetPassphrase } from '../src/storage/passphrases.ts';
import { forgetSecret } from '../src/storage/players.ts';
import { readPulse, readWithClocks, setPulseBack, someClockRuns, writeGap } from '../src/storage/pulse.ts';
import { passLineOn } from '../src/storage/reactions.ts';
import { findTrouble } from '../src/storage/readiness.ts';
import type { PlacedRow } from '../src/storage/schema.ts';
import { type Db, isAlive, openStore } from '../src/storage/store.ts';
import { hideTable, keepBrief, readRequest, readTable, readVersions } from '../src/storage/tables.ts';
import { clean } from '../src/table/cleaning.ts';
import { packOld } from '../src/table/packOld.ts';
import { Client, newCommand, type Running, startServer } from '../testing/client.ts';
import { collectStatements, wholeReads } from '../testing/plans.ts';
import { playOne, type Seated, seatPeople } from '../testing/playing.ts';
import { onBothStores } from '../testing/stores.ts';

const GAME = 'res-arcana';
const DAY = 24 * 60 * 60_000;
const KEEP = { commands: 1, waiting: 1, finished: 1 };
const PUZZLE = parsePuzzles(readFileSync(new URL(import.meta.resolve(`@gloaming/games/puzzles/${GAME}.jsonl`)), 'utf8'))
  .puzzles[0].hash;

const LINK = await packGame(
  parseRecord(readFileSync(new URL('../../games/res-arcana/test/replays/01-2-standard.game', import.meta.url), 'utf8')),
);

type Asked = Parameters<Client['ask']>[1];
interface Place {
  readonly table: string;
  readonly day: string;
  readonly code: string;
}
/** Something to ask with every request, in any order; a new one has to be added. */
const ASKED: { readonly [N in RouteName]: (at: Place) => Asked } = {
  games: () => ({}),
  newPlayer: () => ({ body: { name: 'Zoe', for: 'program' } }),
  who: () => ({}),
  me: () => ({}),
  rename: () => ({ body: { name: 'Anna' } }),
  makeCode: () => ({}),
  claim: ({ code }) => ({ body: { code, for: 'program' } }),
  setPassphrase: () => ({ body: { passphrase: 'nine lives of a cat' } }),
  claimByPassphrase: () => ({ body: { name: 'Anna', passphrase: 'nine lives of a cat', for: 'program' } }),
  lobby: () => ({}),
  lobbyStream: () => ({}),
  myTables: () => ({}),
  myRecord: () => ({}),
  myFinished: () => ({}),
  forgetRecord: () => ({}),
  myPuzzles: () => ({}),
  notePuzzles: () => ({ body: { outcomes: [{ game: GAME, puzzle: PUZZLE, outcome: 'shown', ago: 0 }] } }),
  puzzle: () => ({ place: { game: GAME, puzzle: PUZZLE } }),
  deals: () => ({}),
  beginDeal: () => ({ place: { game: GAME }, body: { zone: 'UTC' } }),
  dealResults: ({ day }) => ({ place: { game: GAME, day } }),
  newTable: () => ({ body: { id: newCommand(), game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] } }),
  join: ({ table }) => ({ table, body: {} }),
  start: ({ table }) => ({ table, body: {} }),
  leave: ({ table }) => ({ table, body: {} }),
  comeBack: ({ table }) => ({ table, body: {} }),
  resign: ({ table }) => ({ table, body: {} }),
  rematch: ({ table }) => ({ table }),
  present: ({ table }) => ({ table }),
  story: ({ table }) => ({ table }),
  stream: ({ table }) => ({ table }),
  command: ({ table }) => ({ table, body: { id: newCommand(), seen: 0, answers: [0] } }),
  react: ({ table }) => ({ table, body: { reaction: 'wow' } }),
  record: ({ table }) => ({ table }),
  replay: ({ table }) => ({ table, query: { step: '1' } }),
  branch: ({ table }) => ({ table, body: { step: 1, seat: 0, bot: 'random' } }),
  bring: () => ({ body: { link: LINK, step: 1, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] } }),
  devices: () => ({}),
  logOut: () => ({ body: { device: '0'.repeat(16) } }),
  myData: () => ({}),
  deleteMe: () => ({ body: { sure: true } }),
  report: ({ table }) => ({ table, body: { seat: 0, why: 'name' } }),
  forget: () => ({}),
};

async function askEverything(client: Client, table: string): Promise<void> {
  const { day } = await client.ok('deals');
  const { code } = await client.ok('makeCode');
  const names = Object.keys(ROUTES) as RouteName[];
  // Whoever has gone can ask for nothing more.
  const last: readonly RouteName[] = ['deleteMe', 'forget'];
  for (const name of [...names.filter((each) => !last.includes(each)), ...last]) {
    const asked = ASKED[name]({ table, day, code });
    if (name === 'lobbyStream' || name === 'stream') await client.events(name, asked).next();
    else {
      const { status } = await client.ask(name, asked);
      expect(name === 'forget' ? [500] : [401, 429, 500, 503], name).not.toContain(status);
    }
  }
}

/** A game of two people as far as some answers lead, and one that they have finished. */
async function playTwo(server: Running): Promise<{ running: Seated; finished: Seated }> {
  const time = { kind: 'live', minutes: 1, increment: 0 } as const;
  const [running, finished] = [await seatPeople(server.url, GAME, 2, { time }), await seatPeople(server.url, GAME, 2)];
  const dice = makeDice(1);
  for (let i = 0; i < 5; i++) for (const seated of [running, finished]) await playOne(seated, dice);
  const [ann] = running.clients;
  const repeated = newCommand();
  for (let i = 0; i < 2; i++) await ann.answer(running.table, 1, [0], repeated);
  await finished.clients[0].ok('resign', { table: finished.table });
  await finished.clients[0].ok('rematch', { table: finished.table });
  return { running, finished };
}

/** What depends on chance, or on patience. */
async function doRarely({ cache }: Running, { table, clients }: Seated): Promise<void> {
  const { store } = cache;
  await isAlive(store.db);
  await readVersions(store.db, [table]);
  await findTrouble(store, '/tmp/none', Date.now());
  await noteThere(store, table, Date.now());
  await renewDue(store.db, table, 0, 1);
  await keepUnpacked(store.db, table);
  await keepBrief(store.db, await readRow(cache, table), '{}');
  await readAttemptAt(store.db, table);
  await writeCounted(store.db, table, { state: 'void', ended: 0, won: 0, points: 0, best: 0 });
  await readPack(store.db, table);
  await readWithClocks(store.db, cache.rulebook.newest, { due: 0, id: '' }, 9);
  await writeGap(store.db, (await readPulse(store.db)) ?? 0, { since: 1, until: 2 }, 0);
  await setPulseBack(store.db, 1);
  await someClockRuns(store.db);
  await doByOrder(store.db, table);
  await passLineOn(store, table, { waiting: 1, haste: 1 });
  await readRequest(store.db, clients[0].player.id, 'some-request');
  await forgetPassphrase(store.db, clients[0].player.id);
}
/** What whoever runs the server does, and what follows from it. */
async function doByOrder(db: Db, table: string): Promise<void> {
  const ban = { who: 'nobody', until: 0, why: '' };
  await writeBan(db, ban);
  await liftBan(db, ban.who);
  await readReports(db);
  await settleReport(db, 'none');
  await hideTable(db, table);
  await writePackBody(db, 'none', '');
  await forgetSecret(db, 'none');
}
const readRow = async ({ store }: Running['cache'], table: string): Promise<PlacedRow> =>
  (await readTable(store.db, table)) ?? expect.fail('no such table');

/** All that can be asked for, and all that is done without being asked. */
async function doEverything(place: string): Promise<void> {
  let server = await startServer(place);
  const { running, finished } = await playTwo(server);
  const bots = await Client.named(server.url, 'Bob');
  const { table } = await bots.ok('newTable', {
    body: { game: GAME, seats: Array(2).fill({ kind: 'bot', bot: 'random' }) },
  });
  await expect.poll(async () => (await bots.present(table.id)).version, { timeout: 60_000 }).toBeGreaterThan(9);
  await server.close();
  // With nothing in memory everything is read.
  server = await startServer(place);
  try {
    const again = (seated: Seated) =>
      seated.clients.map((each) => new Client(server.url, { player: each.player, token: each.token ?? '' }));
    await askEverything(again(running)[1], running.table);
    await askEverything(again(finished)[1], finished.table);
    await again(finished)[0].ok('myFinished');
    await doRarely(server, running);
    await server.cache.resync();
    await server.cache.onRenamedElsewhere(running.clients[0].player.id);
    await server.cache.checkBehind();
    await fetch(`${server.url}/readyz`);
    await clean(server.cache, KEEP);
    const later = Date.now() + 9 * DAY;
    vi.spyOn(server.cache.settings, 'now').mockReturnValue(later);
    await packOld(server.cache, () => false);
    await clean(server.cache, KEEP);
  } finally {
    await server.close();
  }
}

/** Used by whoever runs a server, and what is the other database's own. */
const ELSEWHERE = ['copyAll', 'appendToPostgres', 'isBusy', 'isConflict', 'built'];
const STORAGE = new URL('../src/storage/', import.meta.url);

/** The functions that the room of storage gives to others, and nobody has called since. */
async function watchCalls(): Promise<() => Promise<string[]>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    session.disconnect();
    const called = result
      .filter(({ url }) => url.startsWith(STORAGE.href))
      .flatMap(({ functions }) => functions.filter(({ ranges }) => ranges[0].count > 0))
      .map(({ functionName }) => functionName);
    const modules = await Promise.all(readdirSync(STORAGE).map((file) => import(new URL(file, STORAGE).href)));
    return modules
      .flatMap((module) => Object.values(module as object))
      .flatMap((each: unknown) => (typeof each === 'function' && /^[a-z]/.test(each.name) ? [each.name] : []))
      .filter((name) => !called.includes(name) && !ELSEWHERE.includes(name));
  };
}

afterEach(() => void vi.restoreAllMocks());

onBothStores('what statements read', (newPlace) => {
  test('nothing reads all games, players or entries', async () => {
    const place = await newPlace();
    await (await openStore(place)).db.destroy();
    const missed = await watchCalls();
    const { all, stop } = collectStatements();
    await doEverything(place);
    stop();
    const notCalled = await missed();
    if (!isPostgres(place)) expect(notCalled).toEqual([]);
    const store = await openStore(place);
    try {
      const found: Record<string, string[]> = {};
      for (const text of all) {
        const whole = await wholeReads(store, text);
        if (whole.length > 0) found[text] = whole;
      }
      expect(found).toEqual({});
      expect(all.size).toBeGreaterThan(50);
    } finally {
      await store.db.destroy();
    }
  });
});
