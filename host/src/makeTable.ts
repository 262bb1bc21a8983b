/** Makes tables: new ones, rematches, and branches of finished games. */
import { BOT_NAMES, isBotName } from '@gloaming/bots/names';
import { fetchGame, GAME_NAMES, isGameName } from '@gloaming/games/fetch';
import type { Branching, NewTable, Player, TimeControl, Wanted } from '@gloaming/protocol';
import { type Draft, note } from './draft.ts';
import { refuse } from './faults.ts';
import type { Hall } from './hall.ts';
import { newCode, newKey, newTableId } from './ids.ts';
import { type AnyLesson, pupilAndRival, wantedLesson } from './lesson.ts';
import { type Live, seatOf } from './liveTable.ts';
import type { Answered } from './play.ts';
import { standingAnswers } from './replaying.ts';
import type { NewTableRow, SeatRow, StoredRequest } from './rows.ts';
import { refuseSealed } from './sealed.ts';
import { sitDown, startIfFull } from './seating.ts';

export const idOf = ({ settings }: Hall): string => (settings.newTableId ?? newTableId)();

/** The most unfinished tables of an owner: enough for a correspondence player, too few to fill a disk. */
export const MOST_TABLES = 50;

/** What brought a table about. */
export interface From {
  readonly request?: StoredRequest | undefined;
  readonly origin?: string | null | undefined;
}

export function knownBot(bot: string): string {
  return isBotName(bot) ? bot : refuse('no-such-bot', { bot, known: BOT_NAMES.join(', ') });
}

type Sitter = Exclude<Wanted, { kind: 'automa' }>;
/** The Automa takes no seat, since it is never asked; a table for one always has it, whether it was named or not. */
async function sittersOf(game: string, seats: readonly Wanted[]): Promise<Sitter[]> {
  const sitters = seats.filter((each): each is Sitter => each.kind !== 'automa');
  const automas = seats.length - sitters.length;
  if (automas === 0) return sitters;
  if (!(await fetchGame(game, ({ automa }) => automa ?? false))) refuse('no-automa', {});
  if (automas > 1 || sitters.length !== 1) refuse('automa-alone', {});
  return sitters;
}

export function seatRow(table: string, seat: number, wanted: Sitter, player: string): SeatRow {
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

export async function makeTable(hall: Hall, player: Player, wanted: NewTable, from: From = {}): Promise<Live> {
  const { game, chosen = {}, time = { kind: 'none' } } = wanted;
  if (!isGameName(game)) refuse('no-such-game', { game, known: GAME_NAMES.join(', ') });
  const lesson = wanted.lesson === undefined ? null : await wantedLesson(game, wanted.lesson);
  if (lesson !== null) return makeLesson(hall, player, game, lesson, from);
  const seats = await sittersOf(game, wanted.seats);
  if (seats.filter(({ kind }) => kind === 'me').length > 1) refuse('already-seated', {});
  const rules = await hall.rulebook.findNewest(game);
  const options = rules.choose(seats.length, chosen);
  const id = idOf(hall);
  const rows = seats.map((each, seat) => seatRow(id, seat, each, player.id));
  // With several people, advice must be agreed on; against bots alone it is allowed by default.
  const hints = wanted.hints ?? seats.every(({ kind }) => kind === 'me' || kind === 'bot');
  const agreed = { time, isPrivate: wanted.private ?? false, hints };
  const row = { ...rowOf(hall, id, player.id, agreed), game, rules: rules.number, options: JSON.stringify(options) };
  await insert(hall, row, rows, from);
  return begin(hall, id);
}

/** A real deal from a fixed key, begun with the answers that a beginner cannot be asked for. */
async function makeLesson(hall: Hall, player: Player, game: string, lesson: AnyLesson, from: From): Promise<Live> {
  const id = idOf(hall);
  const players = (lesson.options as { readonly players: number }).players;
  const rows = pupilAndRival(players, lesson).map((each, seat) => seatRow(id, seat, each, player.id));
  const agreed = { time: { kind: 'none' }, isPrivate: true, hints: true } as const;
  const { name, rules, key } = lesson;
  const options = JSON.stringify(lesson.options);
  // Never due: another process must not start it before the given answers are in its log.
  const row = { ...rowOf(hall, id, player.id, agreed), game, rules, options, key, lesson: name, due: null };
  await insert(hall, row, rows, from);
  return begin(hall, id, withAnswers(lesson.given, lesson.given.length));
}

/** Makes the first entry of a table, unless it has one: a process may have died between making the table and starting it. */
export async function begin(hall: Hall, id: string, first: (draft: Draft) => void = startIfFull): Promise<Live> {
  const found = await hall.find(id);
  if (found.version > 0) return found;
  const { live } = await hall.change(id, (draft) => {
    if (draft.live.version === 0) first(draft);
  });
  return live;
}

/** A rematch: a seat is reserved for each player, and bots sit down at once. All players who ask come to the same table. */
export async function playAgain(hall: Hall, from: string, player: Player, place: From = {}): Promise<Live> {
  const id = await whereAgain(hall, from, player);
  // The id is stored before the table is made: if a process died in between, the next player makes it.
  if ((await hall.shelf.readTable(id)) === undefined) await openAgain(hall, id, await hall.find(from), player, place);
  const found = await hall.find(id);
  // An empty change would still make a running table due and call its listeners.
  if (!isKeptFor(found, player)) return found;
  const { live } = await hall.change(id, (draft) => {
    if (isKeptFor(draft.live, player)) sitDown(draft, player, {});
  });
  return live;
}

async function whereAgain(hall: Hall, from: string, player: Player): Promise<string> {
  const check = (live: Live): string | null => {
    if (live.status !== 'ended') refuse('not-over', {});
    if (seatOf(live, player.id) < 0) refuse('not-seated', {});
    return live.rematch;
  };
  const known = check(await hall.find(from));
  if (known !== null) return known;
  const { made } = await hall.change(from, ({ live }) => {
    live.rematch = check(live) ?? idOf(hall);
    return live.rematch;
  });
  return made;
}
const isKeptFor = ({ status, seats }: Live, player: Player): boolean =>
  status === 'open' && seats.some(({ kind, player: whose }) => kind === 'reserved' && whose === player.id);

async function openAgain(hall: Hall, id: string, from: Live, player: Player, place: From): Promise<void> {
  const rows = from.seats.map((seat): SeatRow => {
    const empty = { table: id, seat: seat.seat, player: null, bot: null, away: 'here', code: null };
    if (seat.kind === 'bot') return { ...empty, kind: 'bot', bot: seat.bot };
    return { ...empty, kind: 'reserved', player: seat.player };
  });
  const { game } = from.row;
  const agreed = { time: from.time, isPrivate: from.row.private === 1, hints: from.row.hints === 1 };
  // A new game is played by the rules of today.
  const rules = await hall.rulebook.findNewest(game);
  const options = JSON.stringify(rules.chooseAgain(from.seats.length, from.chosen, from.result));
  try {
    await insert(hall, { ...rowOf(hall, id, player.id, agreed), game, rules: rules.number, options }, rows, place);
  } catch (error) {
    if (!hall.shelf.isConflict(error)) throw error;
  }
  await begin(hall, id);
}

/**
 * Plays on from a step of a finished game, at a new table. Its log begins with the answers up to that step, and its key is the same: the
 * same answers lead to the same cards.
 */
export async function branchOff(
  hall: Hall,
  from: string,
  player: Player,
  branching: Branching,
  place: From = {},
): Promise<Live> {
  const { step, seat, bot } = branching;
  const live = await hall.find(from);
  refuseSealed(live, hall.settings.now());
  const answers = await standingAnswers(hall.shelf, live);
  const last = live.result?.why === 'played' ? answers.length - 1 : answers.length;
  if (step > last) refuse('no-such-step', { step, last });
  if (seat >= live.seats.length) refuse('not-found', {});
  const id = idOf(hall);
  const rows = live.seats.map((each) =>
    seatRow(id, each.seat, each.seat === seat ? { kind: 'me' } : { kind: 'bot', bot }, player.id),
  );
  const { game, rules, options, key } = live.row;
  const agreed = { time: { kind: 'none' }, isPrivate: true, hints: true } as const;
  // Never due: another process must not start it before the answers of the first game are in its log.
  const row = { ...rowOf(hall, id, player.id, agreed), game, rules, options, key, branched: 1, due: null };
  await insert(hall, row, rows, place);
  return begin(hall, id, withAnswers(answers, step));
}
/** Finishes a branch that was made but perhaps not begun. */
export async function beginBranch(hall: Hall, id: string, from: string, { step }: Branching): Promise<Live> {
  const answers = await standingAnswers(hall.shelf, await hall.find(from));
  return begin(hall, id, withAnswers(answers, step));
}
/** Begins with these answers, as far as that step. */
export const withAnswers =
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
export function rowOf({ settings }: Hall, id: string, owner: string, { time, isPrivate, hints }: Agreed): Row {
  return {
    id,
    key: (settings.newKey ?? newKey)(),
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

export async function insert(
  hall: Hall,
  row: NewTableRow,
  seats: readonly SeatRow[],
  { request, origin }: From,
): Promise<void> {
  const isMade = await hall.shelf.insertTable(row, seats, request, origin);
  if (!isMade) refuse('too-many-tables', { most: MOST_TABLES });
}
