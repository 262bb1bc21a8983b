/** What only a table under development can do: begin at a written position, show everything, and let one player play every seat. */
import { Session } from '@gloaming/engine/session';
import { GAME_NAMES, isGameName, type Use, withGame } from '@gloaming/games';
import {
  change,
  type Draft,
  end,
  newKey,
  newPlayerId,
  newTableId,
  type Play,
  refuse,
  type SeatRow,
  seatOf,
  startIfFull,
} from '@gloaming/host';
import type { Player } from '@gloaming/protocol';
import { newSecret } from '../src/base/secrets.ts';
import { insertPlayer } from '../src/storage/players.ts';
import { insertTable } from '../src/storage/tables.ts';
import { rulesToday } from '../src/table/rulebook.ts';
import type { TableCache } from '../src/table/tableCache.ts';

/** The first word that is no comment. */
const gameOf = (text: string): string => /^(?:\s*#.*\n)*\s*([a-z-]*)/.exec(text)?.[1] ?? '';

function sessionAt(text: string): { game: string; play: Play } {
  const game = gameOf(text);
  if (!isGameName(game)) return refuse('no-such-game', { game, known: GAME_NAMES.join(', ') });
  const read: Use<Play> = (entry) => new Session(entry, entry.parsePosition(text));
  return { game, play: withGame(game, read) };
}

/** People, who change places with the player: a seat's letter would be wrong from then on. */
const STAND_INS = ['Ida', 'Jon', 'Kim', 'Lea'] as const;

/** Sits on a seat that nobody has taken yet, so that no bot plays it. */
async function newStandIn({ store, settings }: TableCache, seat: number): Promise<Player> {
  const player = { id: newPlayerId(), name: STAND_INS[seat % STAND_INS.length] };
  await insertPlayer(store.db, player, newSecret(), settings.now());
  return player;
}

/** A new table at this position. Its player has the seat that is asked, and stand-ins have the others. */
export async function openPosition(cache: TableCache, player: Player, text: string): Promise<string> {
  const { game, play } = sessionAt(text);
  const { number: rules, choose } = rulesToday(game);
  const options = choose(play.seats, {});
  const [mine = 0] = play.deciders();
  const table = newTableId();
  const rows: SeatRow[] = [];
  for (let seat = 0; seat < play.seats; seat++) {
    const { id } = seat === mine ? player : await newStandIn(cache, seat);
    rows.push({ table, seat, kind: 'player', player: id, bot: null, away: 'here', code: null });
  }
  const agreed = { private: 1, hints: 1, time: JSON.stringify({ kind: 'none' }), owner: player.id };
  const fresh = { created: cache.settings.now(), status: 'open', version: 0, result: null, rematch: null, due: null };
  const row = { id: table, game, rules, options: JSON.stringify(options), key: newKey(), ...agreed, ...fresh };
  await insertTable(cache.store.db, row, rows);
  await cache.change(table, (draft) => beginAt(draft, play));
  // No log leads here from the beginning: the snapshot is all there is of the position.
  await cache.writeSnapshots();
  return table;
}

/** As if the game had begun with this position. */
function beginAt(draft: Draft, play: Play): void {
  startIfFull(draft);
  draft.live.play = play;
  draft.live.questions = null;
  const told: string = JSON.stringify({ name: '', told: [] });
  draft.entries.splice(0, 1, { ...draft.entries[0], hash: play.hash(), news: told });
  const result = play.result();
  if (result !== null) end(draft, { ...result, why: 'played' });
}

/** From now on the player has this seat; whoever had it has the player's, and a bot gives its seat up. */
export async function takeSeat(cache: TableCache, table: string, player: Player, seat: number): Promise<void> {
  const standIn = await newStandIn(cache, seat);
  await cache.change(table, (draft) => {
    const { live } = draft;
    const before = seatOf(live, player.id);
    const there = live.seats[seat] ?? refuse('not-found', {});
    if (before === seat) return;
    const other = there.player === null ? standIn : (live.players.get(there.player) ?? standIn);
    live.players = new Map(live.players).set(player.id, player).set(other.id, other);
    if (before >= 0) change(draft, before, { player: other.id });
    change(draft, seat, { kind: 'player', player: player.id, bot: null, away: 'here' });
  });
}

/** The state as it is, everything open: written as a position, and as data. */
export async function lookInside(cache: TableCache, table: string): Promise<object> {
  const { play, rules } = await cache.find(table);
  if (play === null) return refuse('not-playing', {});
  const { stack, lines, table: data } = play.state;
  return { position: rules.makePosition(play), stack, lines, table: data };
}
