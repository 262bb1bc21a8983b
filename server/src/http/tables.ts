/** The requests about tables. */
import { BOT_NAMES } from '@gloaming/bots';
import { type Language, SPECTATOR } from '@gloaming/engine';
import { GAME_NAMES, withGame } from '@gloaming/games';
import { MOST_ENTRIES, type Player, type Present, type RouteName } from '@gloaming/protocol';
import { isRefused, refuse } from '../base/faults.ts';
import { SUBSTITUTE } from '../bots/botThreads.ts';
import { readLog, readTablesOf } from '../storage/tables.ts';
import { asText, obey } from '../table/commands.ts';
import type { Draft } from '../table/draft.ts';
import { isBotSeat, type Live, seatOf } from '../table/liveTable.ts';
import { findAll } from '../table/loadMany.ts';
import { begin, beginBranch, branchOff, knownBot, makeTable, playAgain } from '../table/makeTable.ts';
import { exportGame, Replays } from '../table/replaying.ts';
import { once, requestOf } from '../table/requests.ts';
import { comeBack, leave, resign, sitDown, startNow } from '../table/seating.ts';
import { serializeEntry, serializePresent, serializeTable } from '../table/serialize.ts';
import type { TableCache } from '../table/tableCache.ts';
import { lobbyNow } from './lobby.ts';
import { RateLimiter } from './rateLimiter.ts';
import { senderOf } from './security.ts';
import type { Serve } from './serving.ts';

export function serveTables(serve: Serve, cache: TableCache): void {
  serveGames(serve);
  serveLists(serve, cache);
  serveSeats(serve, cache);
  servePlay(serve, cache);
  serveRecords(serve, cache);
}

const presentOf = (cache: TableCache, live: Live, player: Player | null, language: Language): Present =>
  serializePresent(live, { player: player?.id ?? null, language }, cache.settings.now());

/** A request that changes a table. */
interface Deed {
  params: { table: string };
  body: { id?: string };
  player: Player;
  language: Language;
}
async function change(
  cache: TableCache,
  name: RouteName,
  { params: { table }, body, player, language }: Deed,
  decide: (draft: Draft) => void,
): Promise<Present> {
  const request = requestOf(player.id, `${name} ${table}`, body);
  const work = async (): Promise<Live> => {
    const { live } = await cache.change(table, (draft) => {
      decide(draft);
      draft.request = request;
    });
    return live;
  };
  return presentOf(cache, await once(cache, request, work), player, language);
}

/** The player's seat. One who is not known to sit there may have sat down through another process. */
async function seatAt(cache: TableCache, table: string, player: string): Promise<number> {
  const known = cache.known(table);
  const seat = known === undefined ? SPECTATOR : seatOf(known, player);
  if (seat !== SPECTATOR) return seat;
  const found = seatOf(await cache.find(table), player);
  return found === SPECTATOR ? refuse('not-seated', {}) : found;
}

/** What can be played. */
function serveGames(serve: Serve): void {
  serve('games', async ({ language }) => ({
    games: GAME_NAMES.map((name) =>
      withGame(name, ({ game, texts, options, choiceWords, automa = false }) => ({
        name,
        title: texts[language].title,
        rules: game.rules,
        players: { min: game.players.min, max: game.players.max },
        choices: options.choices.map((choice) => {
          const { name, values, isList = false, isHouseRule = false, isAlone = false, areSeats = false } = choice;
          const [text, , words] = choiceWords[language][name];
          const texts = Object.fromEntries(values.map((value) => [value, words[value] ?? value]));
          return { name, text, values: [...values], texts, isList, isHouseRule, isAlone, areSeats };
        }),
        bots: [...BOT_NAMES],
        automa,
      })),
    ),
  }));
}

/** Which tables there are. */
function serveLists(serve: Serve, cache: TableCache): void {
  serve('lobby', ({ language }) => lobbyNow(cache, language));
  serve('myTables', async ({ player, language }) => {
    const rows = await readTablesOf(cache.store.db, player.id);
    const lives = await findAll(cache, rows);
    const viewer = { player: player.id, language };
    return {
      tables: lives.map((live) => {
        const seat = seatOf(live, player.id);
        const isAsked = live.status === 'playing' && seat !== SPECTATOR && !isBotSeat(live.seats[seat]);
        const asked = isAsked && (live.play?.deciders().includes(seat) ?? false);
        return { table: serializeTable(live, viewer), seat, asked };
      }),
    };
  });
}

/** Who sits where, from a table's making to its rematch. */
function serveSeats(serve: Serve, cache: TableCache): void {
  // Sitting down and standing up without end would fill a log that everybody reads.
  // Counted by table and sender, so that no sender uses up another's limit.
  const sitting = new RateLimiter(20, 60 * 60_000);

  serve('newTable', async ({ body, player, language }) => {
    const request = requestOf(player.id, 'newTable', body);
    const make = (): Promise<Live> => makeTable(cache, player, body, request);
    return presentOf(cache, await once(cache, request, make, (table) => begin(cache, table)), player, language);
  });
  serve('join', (asked) =>
    change(cache, 'join', asked, (draft) => {
      sitDown(draft, asked.player, asked.body);
      // Counted only when a seat was found: a refusal writes nothing.
      sitting.take(`${asked.params.table} ${senderOf(asked.request)}`);
    }),
  );
  serve('start', (asked) => {
    const bot = asked.body.bot === undefined ? undefined : knownBot(asked.body.bot);
    return change(cache, 'start', asked, (draft) => startNow(draft, asked.player.id, bot));
  });
  serve('leave', (asked) => change(cache, 'leave', asked, (draft) => leave(draft, asked.player.id, SUBSTITUTE)));
  serve('comeBack', (asked) => change(cache, 'comeBack', asked, (draft) => comeBack(draft, asked.player.id)));
  serve('resign', (asked) => change(cache, 'resign', asked, (draft) => resign(draft, asked.player.id, SUBSTITUTE)));
  serve('rematch', async ({ params, player, language }) =>
    presentOf(cache, await playAgain(cache, params.table, player), player, language),
  );
}

/** The game itself, as its players and those who watch see it. */
function servePlay(serve: Serve, cache: TableCache): void {
  serve('present', async ({ params, player, language }) =>
    presentOf(cache, await cache.find(params.table), player, language),
  );
  serve('story', async ({ params, query, player, language }) => {
    const live = await cache.find(params.table);
    const since = Number(query.since ?? 0);
    const rows = await readLog(cache.store.db, params.table, since, Math.min(live.version, since + MOST_ENTRIES));
    const viewer = { player: player?.id ?? null, language };
    return {
      entries: rows.map((row) => serializeEntry(live, viewer, row)),
      present: presentOf(cache, live, player, language),
    };
  });
  serve('command', async ({ params, body, player, language }) => {
    const seat = await seatAt(cache, params.table, player.id);
    const command = { id: body.id, asked: asText(body) };
    try {
      const version = await cache.command(params.table, seat, command, (draft) => {
        if (seatOf(draft.live, player.id) !== seat) refuse('not-seated', {});
        obey(draft, seat, body);
      });
      return { id: body.id, version };
    } catch (error) {
      if (!isRefused(error, 'outdated')) throw error;
      return refuse('outdated', {
        ...error.details,
        present: presentOf(cache, await cache.find(params.table), player, language),
      });
    }
  });
}

/** What was played: its record, any step of it, and a new table from there. */
function serveRecords(serve: Serve, cache: TableCache): void {
  const { db } = cache.store;
  const replays = new Replays(db);
  // A branch replays and writes the whole game up to there in one go, which blocks others meanwhile.
  const branching = new RateLimiter(20, 60_000);

  serve('record', async ({ params }) => exportGame(db, await cache.find(params.table)));
  serve('replay', async ({ params, query, language }) => {
    const { step, eyes = 'open' } = query;
    const live = await cache.find(params.table);
    return replays.step(live, Number(step), eyes === 'open' ? 'open' : Number(eyes), language);
  });
  serve('branch', async ({ params, body, player, language, request: from }) => {
    branching.take(senderOf(from));
    const request = requestOf(player.id, `branch ${params.table}`, body);
    const make = (): Promise<Live> => branchOff(cache, params.table, player, body, request);
    const resume = (table: string): Promise<Live> => beginBranch(cache, table, params.table, body);
    return presentOf(cache, await once(cache, request, make, resume), player, language);
  });
}
