/** The requests about tables, as every host answers them: what is asked, by whom and in which language goes in, the answer comes out. */
import { BOT_NAMES } from '@gloaming/bots/names';
import { type Language, SPECTATOR } from '@gloaming/engine';
import { fetchGame, GAME_NAMES } from '@gloaming/games/fetch';
import {
  type BodyOf,
  type GameInfo,
  MOST_ENTRIES,
  type ParamsOf,
  type Player,
  type Present,
  type QueryOf,
  type ReplyOf,
  type ROUTES,
  type RouteName,
} from '@gloaming/protocol';
import { SUBSTITUTE } from './attending.ts';
import { bringGame, resumeBrought } from './bringing.ts';
import { asText, obey } from './commands.ts';
import type { Draft } from './draft.ts';
import { isRefused, refuse } from './faults.ts';
import type { Hall } from './hall.ts';
import { isBotSeat, type Live, seatOf } from './liveTable.ts';
import { begin, beginBranch, branchOff, knownBot, makeTable, playAgain } from './makeTable.ts';
import { exportGame, Replays } from './replaying.ts';
import { once, requestOf } from './requests.ts';
import { refuseSealed, refuseStranger } from './sealed.ts';
import { comeBack, leave, resign, sitDown, startNow } from './seating.ts';
import { serializeEntry, serializePresent, serializeTable, type Viewer } from './serialize.ts';

/** A request, with who sent it. */
export interface Asked<N extends RouteName> {
  readonly body: BodyOf<N>;
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly player: (typeof ROUTES)[N]['who'] extends 'player' ? Player : Player | null;
  readonly language: Language;
}
/** What answers a request; `X` is what a host knows of it besides. */
type Work<N extends RouteName, X> = (asked: Asked<N> & X) => Promise<ReplyOf<N> | undefined>;
export type Serve<X = unknown> = <N extends RouteName>(name: N, work: Work<N, X>) => void;

/** Refuse whoever does too often what costs others something. */
export interface Limits<X> {
  /** Called when a seat was found. */
  sitting(table: string, asked: X): void;
  branching(asked: X): void;
  /** Where whoever asks is; null where that cannot be told. */
  originOf?(asked: X): Promise<string | null>;
}

export function serveTables<X>(serve: Serve<X>, hall: Hall, limits: Limits<X>): void {
  serveGames(serve);
  serveMine(serve, hall);
  serveSeats(serve, hall, limits);
  servePlay(serve, hall);
  serveRecords(serve, hall, limits);
}

const viewerOf = (hall: Hall, player: Player | null, language: Language): Viewer => ({
  player: player?.id ?? null,
  language,
  now: hall.settings.now(),
});
export function presentOf(hall: Hall, live: Live, player: Player | null, language: Language): Present {
  const viewer = viewerOf(hall, player, language);
  refuseStranger(live, viewer.player, viewer.now);
  return serializePresent(live, viewer);
}

/** A request that changes a table. */
interface Deed {
  params: { table: string };
  body: { id?: string };
  player: Player;
  language: Language;
}
async function change(
  hall: Hall,
  name: RouteName,
  { params: { table }, body, player, language }: Deed,
  decide: (draft: Draft) => void,
): Promise<Present> {
  const request = requestOf(player.id, `${name} ${table}`, body);
  const work = async (): Promise<Live> => {
    const { live } = await hall.change(table, (draft) => {
      decide(draft);
      draft.request = request;
    });
    return live;
  };
  return presentOf(hall, await once(hall, request, work), player, language);
}

/** The player's seat. One who is not known to sit there may have sat down through another process. */
async function seatAt(hall: Hall, table: string, player: string): Promise<number> {
  const known = hall.known(table);
  const seat = known === undefined ? SPECTATOR : seatOf(known, player);
  if (seat !== SPECTATOR) return seat;
  const found = seatOf(await hall.find(table), player);
  return found === SPECTATOR ? refuse('not-seated', {}) : found;
}

/** What can be played. */
function serveGames<X>(serve: Serve<X>): void {
  serve('games', async ({ language }) => ({
    games: await Promise.all(GAME_NAMES.map((name) => gameInfo(name, language))),
  }));
}
const gameInfo = (name: string, language: Language): Promise<GameInfo> =>
  fetchGame(name, ({ game, texts, options, choiceWords, automa = false }) => ({
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
  }));

/** The tables at which whoever asks sits. */
function serveMine<X>(serve: Serve<X>, hall: Hall): void {
  serve('myTables', async ({ player, language }) => {
    const lives = await hall.tablesOf(player.id);
    const viewer = viewerOf(hall, player, language);
    return {
      tables: lives.map((live) => {
        const seat = seatOf(live, player.id);
        const isAsked = live.status === 'playing' && seat !== SPECTATOR && !isBotSeat(live.seats[seat]);
        const asked = isAsked && (live.listed ?? live.play?.deciders() ?? []).includes(seat);
        return { table: serializeTable(live, viewer), seat, asked };
      }),
    };
  });
}

/** Who sits where, from a table's making to its rematch. */
function serveSeats<X>(serve: Serve<X>, hall: Hall, limits: Limits<X>): void {
  serve('newTable', async (asked) => {
    const { body, player, language } = asked;
    const request = requestOf(player.id, 'newTable', body);
    const origin = await limits.originOf?.(asked);
    const make = (): Promise<Live> => makeTable(hall, player, body, { request, origin });
    return presentOf(hall, await once(hall, request, make, (table) => begin(hall, table)), player, language);
  });
  serve('join', (asked) =>
    change(hall, 'join', asked, (draft) => {
      sitDown(draft, asked.player, asked.body);
      // Only now: a refusal writes nothing.
      limits.sitting(asked.params.table, asked);
    }),
  );
  serve('start', (asked) => {
    const bot = asked.body.bot === undefined ? undefined : knownBot(asked.body.bot);
    return change(hall, 'start', asked, (draft) => startNow(draft, asked.player.id, bot));
  });
  serve('leave', (asked) => change(hall, 'leave', asked, (draft) => leave(draft, asked.player.id, SUBSTITUTE)));
  serve('comeBack', (asked) => change(hall, 'comeBack', asked, (draft) => comeBack(draft, asked.player.id)));
  serve('resign', (asked) => change(hall, 'resign', asked, (draft) => resign(draft, asked.player.id, SUBSTITUTE)));
  serve('rematch', async (asked) => {
    const { params, player, language } = asked;
    const origin = await limits.originOf?.(asked);
    return presentOf(hall, await playAgain(hall, params.table, player, { origin }), player, language);
  });
}

/** The game itself, as its players and those who watch see it. */
function servePlay<X>(serve: Serve<X>, hall: Hall): void {
  serve('present', async ({ params, player, language }) =>
    presentOf(hall, await hall.find(params.table), player, language),
  );
  serve('story', async ({ params, query, player, language }) => {
    const live = await hall.find(params.table);
    const since = Number(query.since ?? 0);
    const rows = await hall.shelf.readLog(params.table, since, Math.min(live.version, since + MOST_ENTRIES));
    const viewer = viewerOf(hall, player, language);
    refuseStranger(live, viewer.player, viewer.now);
    return {
      entries: rows.map((row) => serializeEntry(live, viewer, row)),
      present: presentOf(hall, live, player, language),
    };
  });
  serve('command', async ({ params, body, player, language }) => {
    const seat = await seatAt(hall, params.table, player.id);
    const command = { id: body.id, asked: asText(body) };
    try {
      const version = await hall.command(params.table, seat, command, (draft) => {
        if (seatOf(draft.live, player.id) !== seat) refuse('not-seated', {});
        obey(draft, seat, body);
      });
      return { id: body.id, version };
    } catch (error) {
      if (!isRefused(error, 'outdated')) throw error;
      return refuse('outdated', {
        ...error.details,
        present: presentOf(hall, await hall.find(params.table), player, language),
      });
    }
  });
}

/** What was played: its record, any step of it, and a new table from there. */
function serveRecords<X>(serve: Serve<X>, hall: Hall, limits: Limits<X>): void {
  const replays = hall.past ?? new Replays(hall.shelf);

  serve('record', async ({ params }) => {
    const live = await hall.find(params.table);
    refuseSealed(live, hall.settings.now());
    return exportGame(hall.shelf, live);
  });
  serve('replay', async ({ params, query, language }) => {
    const { step, eyes = 'open' } = query;
    const live = await hall.find(params.table);
    refuseSealed(live, hall.settings.now());
    return replays.step(live, Number(step), eyes === 'open' ? 'open' : Number(eyes), language);
  });
  serve('branch', async (asked) => {
    const { params, body, player, language } = asked;
    limits.branching(asked);
    const request = requestOf(player.id, `branch ${params.table}`, body);
    const origin = await limits.originOf?.(asked);
    const make = (): Promise<Live> => branchOff(hall, params.table, player, body, { request, origin });
    const resume = (table: string): Promise<Live> => beginBranch(hall, table, params.table, body);
    return presentOf(hall, await once(hall, request, make, resume), player, language);
  });
  serve('bring', async (asked) => {
    const { body, player, language } = asked;
    limits.branching(asked);
    const request = requestOf(player.id, 'bring', body);
    const origin = await limits.originOf?.(asked);
    const make = (): Promise<Live> => bringGame(hall, player, body, { request, origin });
    const resume = (table: string): Promise<Live> => resumeBrought(hall, table, body);
    return presentOf(hall, await once(hall, request, make, resume), player, language);
  });
}
