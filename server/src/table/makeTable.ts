/** Makes tables: new ones, rematches, and branches of finished games. */
import { BOT_NAMES, isBotName } from '@gloaming/bots';
import { Refused } from '@gloaming/engine';
import { GAME_NAMES, isGameName, withGame } from '@gloaming/games';
import type { Branching, NewTable, Player, TimeControl, Wanted } from '@gloaming/protocol';
import { refuse } from '../base/faults.ts';
import { newCode, newKey, newTableId } from '../base/ids.ts';
import type { StoredRequest } from '../storage/appendLog.ts';
import type { NewTableRow, SeatRow } from '../storage/schema.ts';
import { isConflict } from '../storage/store.ts';
import { insertTable, readTable } from '../storage/tables.ts';
import { type Draft, note } from './draft.ts';
import { type Live, seatOf } from './liveTable.ts';
import { loserOf } from './loser.ts';
import type { Answered, PlayRules } from './play.ts';
import { standingAnswers } from './replaying.ts';
import { sitDown, startIfFull } from './seating.ts';
import type { TableCache } from './tableCache.ts';

/** The most unfinished tables of an owner: enough for a correspondence player, too few to fill a disk. */
const MOST_TABLES = 50;

export function knownBot(bot: string): string {
  return isBotName(bot) ? bot : refuse('no-such-bot', { bot, known: BOT_NAMES.join(', ') });
}

type Sitter = Exclude<Wanted, { kind: 'automa' }>;
/** The Automa takes no seat, since it is never asked; a table for one always has it, whether it was named or not. */
function sittersOf(game: string, seats: readonly Wanted[]): Sitter[] {
  const sitters = seats.filter((each): each is Sitter => each.kind !== 'automa');
  const automas = seats.length - sitters.length;
  if (automas === 0) return sitters;
  if (!withGame(game, ({ automa }) => automa ?? false)) refuse('no-automa', {});
  if (automas > 1 || sitters.length !== 1) refuse('automa-alone', {});
  return sitters;
}

function seatRow(table: string, seat: number, wanted: Sitter, player: string): SeatRow {
  const empty = { table, seat, player: null, bot: null, away: 'here', code: null };
  switch (wanted.kind) {
    case 'me':
      return { ...empty, kind: 'player', player };
    case 'open':
      return { ...empty, kind: 'open' };
    case 'link':
      return { ...empty, kind: 'link', code: newCode() };
    case 'bot':
      return { ...empty, kind: 'bot', bot: knownBot(wanted.bot) };
  }
}

export async function makeTable(
  cache: TableCache,
  player: Player,
  wanted: NewTable,
  request?: StoredRequest,
): Promise<Live> {
  const { game, chosen = {}, time = { kind: 'none' } } = wanted;
  if (!isGameName(game)) refuse('no-such-game', { game, known: GAME_NAMES.join(', ') });
  const seats = sittersOf(game, wanted.seats);
  if (seats.filter(({ kind }) => kind === 'me').length > 1) refuse('already-seated', {});
  const rules = await cache.rulebook.findNewest(game);
  const options = rules.choose(seats.length, chosen);
  const id = newTableId();
  const rows = seats.map((each, seat) => seatRow(id, seat, each, player.id));
  // With several people, advice must be agreed on; against bots alone it is allowed by default.
  const hints = wanted.hints ?? seats.every(({ kind }) => kind === 'me' || kind === 'bot');
  const agreed = { time, isPrivate: wanted.private ?? false, hints };
  const row = { ...rowOf(cache, id, player.id, agreed), game, rules: rules.number, options: JSON.stringify(options) };
  await insert(cache, row, rows, request);
  return begin(cache, id);
}
/** Makes the first entry of a table, unless it has one: a process may have died between making the table and starting it. */
export async function begin(cache: TableCache, id: string, first: (draft: Draft) => void = startIfFull): Promise<Live> {
  const found = await cache.find(id);
  if (found.version > 0) return found;
  const { live } = await cache.change(id, (draft) => {
    if (draft.live.version === 0) first(draft);
  });
  return live;
}

/** A rematch: a seat is reserved for each player, and bots sit down at once. All players who ask come to the same table. */
export async function playAgain(cache: TableCache, from: string, player: Player): Promise<Live> {
  const id = await whereAgain(cache, from, player);
  // The id is stored before the table is made: if a process died in between, the next player makes it.
  if ((await readTable(cache.store.db, id)) === undefined) await openAgain(cache, id, await cache.find(from), player);
  const found = await cache.find(id);
  // An empty change would still make a running table due and call its listeners.
  if (!isKeptFor(found, player)) return found;
  const { live } = await cache.change(id, (draft) => {
    if (isKeptFor(draft.live, player)) sitDown(draft, player, {});
  });
  return live;
}

async function whereAgain(cache: TableCache, from: string, player: Player): Promise<string> {
  const check = (live: Live): string | null => {
    if (live.status !== 'ended') refuse('not-over', {});
    if (seatOf(live, player.id) < 0) refuse('not-seated', {});
    return live.rematch;
  };
  const known = check(await cache.find(from));
  if (known !== null) return known;
  const { made } = await cache.change(from, ({ live }) => {
    live.rematch = check(live) ?? newTableId();
    return live.rematch;
  });
  return made;
}
const isKeptFor = ({ status, seats }: Live, player: Player): boolean =>
  status === 'open' && seats.some(({ kind, player: whose }) => kind === 'reserved' && whose === player.id);

async function openAgain(cache: TableCache, id: string, from: Live, player: Player): Promise<void> {
  const rows = from.seats.map((seat): SeatRow => {
    const empty = { table: id, seat: seat.seat, player: null, bot: null, away: 'here', code: null };
    if (seat.kind === 'bot') return { ...empty, kind: 'bot', bot: seat.bot };
    return { ...empty, kind: 'reserved', player: seat.player };
  });
  const { game } = from.row;
  const agreed = { time: from.time, isPrivate: from.row.private === 1, hints: from.row.hints === 1 };
  // A new game is played by the rules of today.
  const rules = await cache.rulebook.findNewest(game);
  const options = JSON.stringify(chosenAgain(rules, from));
  try {
    await insert(cache, { ...rowOf(cache, id, player.id, agreed), game, rules: rules.number, options }, rows);
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  await begin(cache, id);
}

/** What was chosen before, as far as these rules still have it. */
function chosenAgain(rules: PlayRules, from: Live): unknown {
  const players = from.seats.length;
  try {
    return rules.chooseAgain(players, from.chosen, loserOf(from.result, players));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return rules.choose(players, {});
  }
}

/**
 * Plays on from a step of a finished game, at a new table. Its log begins with the answers up to that step, and its key is the same: the
 * same answers lead to the same cards.
 */
export async function branchOff(
  cache: TableCache,
  from: string,
  player: Player,
  branching: Branching,
  request?: StoredRequest,
): Promise<Live> {
  const { step, seat, bot } = branching;
  const live = await cache.find(from);
  const answers = await standingAnswers(cache.store.db, live);
  const last = live.result?.why === 'played' ? answers.length - 1 : answers.length;
  if (step > last) refuse('no-such-step', { step, last });
  if (seat >= live.seats.length) refuse('not-found', {});
  const id = newTableId();
  const rows = live.seats.map((each) =>
    seatRow(id, each.seat, each.seat === seat ? { kind: 'me' } : { kind: 'bot', bot }, player.id),
  );
  const { game, rules, options, key } = live.row;
  const agreed = { time: { kind: 'none' }, isPrivate: true, hints: true } as const;
  // Never due: another process must not start it before the answers of the first game are in its log.
  const row = { ...rowOf(cache, id, player.id, agreed), game, rules, options, key, due: null };
  await insert(cache, row, rows, request);
  return begin(cache, id, follow(answers, step));
}
/** Finishes a branch that was made but perhaps not begun. */
export async function beginBranch(cache: TableCache, id: string, from: string, { step }: Branching): Promise<Live> {
  const answers = await standingAnswers(cache.store.db, await cache.find(from));
  return begin(cache, id, follow(answers, step));
}
const follow =
  (answers: readonly Answered[], step: number) =>
  (draft: Draft): void => {
    startIfFull(draft);
    for (const { seat, option } of answers.slice(0, step)) note(draft, 'answered', seat, option);
  };

type Row = Omit<NewTableRow, 'game' | 'rules' | 'options'>;
interface Agreed {
  readonly time: TimeControl;
  readonly isPrivate: boolean;
  readonly hints: boolean;
}
function rowOf({ settings }: TableCache, id: string, owner: string, { time, isPrivate, hints }: Agreed): Row {
  return {
    id,
    key: newKey(),
    private: isPrivate ? 1 : 0,
    hints: hints ? 1 : 0,
    time: JSON.stringify(time),
    owner,
    created: settings.now(),
    status: 'open',
    version: 0,
    result: null,
    rematch: null,
    // If this process dies before a full table has started, another one starts it.
    due: settings.now(),
  };
}

async function insert(
  cache: TableCache,
  row: NewTableRow,
  seats: readonly SeatRow[],
  request?: StoredRequest,
): Promise<void> {
  const isMade = await insertTable(cache.store.db, row, seats, { most: MOST_TABLES, request });
  if (!isMade) refuse('too-many-tables', { most: MOST_TABLES });
}
