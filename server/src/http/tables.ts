/** The requests about tables. */
import { BOT_NAMES } from '@gloaming/bots';
import { type Language, SPECTATOR } from '@gloaming/engine';
import { GAME_NAMES, withGame } from '@gloaming/games';
import type { Lobby, Player, Present } from '@gloaming/protocol';
import type { Static } from 'typebox';
import { SUBSTITUTE } from '../bots/brains.ts';
import { Fault, refuse } from '../faults.ts';
import { readLobby, readLog, readTablesOf } from '../storage/tables.ts';
import { asText, obey } from '../table/commands.ts';
import type { Draft } from '../table/draft.ts';
import type { Hall } from '../table/hall.ts';
import { isBotSeat, type Live, seatOf } from '../table/live.ts';
import { branchOff, knownBot, makeTable, playAgain } from '../table/making.ts';
import { exportGame, replayStep } from '../table/replaying.ts';
import { comeBack, leave, resign, sitDown, startNow } from '../table/seating.ts';
import { tellEntry, tellLobby, tellPresent, tellTable } from '../table/telling.ts';
import type { Serve } from './serving.ts';

const LOBBY_SHOWS = 7 * 24 * 60 * 60_000;

export async function lobbyNow(hall: Hall, language: Language): Promise<Static<typeof Lobby>> {
  const rows = await readLobby(hall.store.db, hall.settings.now() - LOBBY_SHOWS);
  const lives = await Promise.all(rows.map((row) => hall.findAt(row)));
  return { tables: lives.filter(({ status }) => status === 'open').map((live) => tellLobby(live, language)) };
}

export function serveTables(serve: Serve, hall: Hall): void {
  const { db } = hall.store;
  const present = (live: Live, player: Player | null, language: Language): Present =>
    tellPresent(live, { player: player?.id ?? null, language }, hall.settings.now());
  const change = async (table: string, player: Player, language: Language, decide: (draft: Draft) => void) =>
    present((await hall.change(table, decide)).live, player, language);

  /** Who is not known to sit there may have sat down in another process. */
  const seatAt = async (table: string, player: string): Promise<number> => {
    const known = hall.known(table);
    const seat = known === undefined ? SPECTATOR : seatOf(known, player);
    if (seat !== SPECTATOR) return seat;
    const found = seatOf(await hall.find(table), player);
    return found === SPECTATOR ? refuse('not-seated', {}) : found;
  };

  serve('games', async ({ language }) => ({
    games: GAME_NAMES.map((name) =>
      withGame(name, ({ game, texts, options, automa = false }) => ({
        name,
        title: texts[language].title,
        rules: game.rules,
        players: { min: game.players.min, max: game.players.max },
        choices: options.choices.map(({ name, values, isList = false }) => ({ name, values: [...values], isList })),
        bots: [...BOT_NAMES],
        automa,
      })),
    ),
  }));
  serve('lobby', ({ language }) => lobbyNow(hall, language));
  serve('myTables', async ({ player, language }) => {
    const rows = await readTablesOf(db, player.id);
    const lives = await Promise.all(rows.map((row) => hall.findAt(row)));
    const viewer = { player: player.id, language };
    return {
      tables: lives.map((live) => {
        const seat = seatOf(live, player.id);
        const isAsked = live.status === 'playing' && seat !== SPECTATOR && !isBotSeat(live.seats[seat]);
        const asked = isAsked && (live.play?.deciders().includes(seat) ?? false);
        return { table: tellTable(live, viewer), seat, asked };
      }),
    };
  });

  serve('newTable', async ({ body, player, language }) =>
    present(await makeTable(hall, player, body), player, language),
  );
  serve('join', ({ params, body, player, language }) =>
    change(params.table, player, language, (draft) => sitDown(draft, player, body)),
  );
  serve('start', ({ params, body, player, language }) => {
    const bot = body.bot === undefined ? undefined : knownBot(body.bot);
    return change(params.table, player, language, (draft) => startNow(draft, player.id, bot));
  });
  serve('leave', ({ params, player, language }) =>
    change(params.table, player, language, (draft) => leave(draft, player.id, SUBSTITUTE)),
  );
  serve('comeBack', ({ params, player, language }) =>
    change(params.table, player, language, (draft) => comeBack(draft, player.id)),
  );
  serve('resign', ({ params, player, language }) =>
    change(params.table, player, language, (draft) => resign(draft, player.id, SUBSTITUTE)),
  );
  serve('rematch', async ({ params, player, language }) =>
    present(await playAgain(hall, params.table, player), player, language),
  );

  serve('present', async ({ params, player, language }) => present(await hall.find(params.table), player, language));
  serve('story', async ({ params, query, player, language }) => {
    const live = await hall.find(params.table);
    const rows = await readLog(db, params.table, Number(query.since ?? 0), live.version);
    const viewer = { player: player?.id ?? null, language };
    return { entries: rows.map((row) => tellEntry(live, viewer, row)), present: present(live, player, language) };
  });
  serve('command', async ({ params, body, player, language }) => {
    const seat = await seatAt(params.table, player.id);
    const command = { id: body.id, asked: asText(body) };
    try {
      const version = await hall.command(params.table, seat, command, (draft) => {
        if (seatOf(draft.live, player.id) !== seat) refuse('not-seated', {});
        obey(draft, seat, body);
      });
      return { id: body.id, version };
    } catch (error) {
      if (error instanceof Fault && error.code === 'outdated')
        error.present = present(await hall.find(params.table), player, language);
      throw error;
    }
  });

  serve('record', async ({ params }) => exportGame(db, await hall.find(params.table)));
  serve('replay', async ({ params, query, language }) => {
    const { step, eyes = 'open' } = query;
    const live = await hall.find(params.table);
    return replayStep(db, live, Number(step), eyes === 'open' ? 'open' : Number(eyes), language);
  });
  serve('branch', async ({ params, body, player, language }) =>
    present(await branchOff(hall, params.table, player, body), player, language),
  );
}
