/**
 * A table in memory. Its state is derived from its log (event sourcing): a running table and one that is loaded apply the same entries by
 * the same code.
 */
import { botNames } from '@gloaming/bots/names';
import type { Language } from '@gloaming/engine';
import type { Unheard } from '@gloaming/engine/lessons';
import { type Chosen, type Told, Turns } from '@gloaming/engine/session';
import {
  type ENTRIES,
  type Player,
  type Result,
  type SEAT_AWAY,
  type SEAT_KINDS,
  type SeatClock,
  type STATUSES,
  sayBotName,
  type TimeControl,
} from '@gloaming/protocol';
import { type ClockHistory, clockOnReturn, giveUp, lengthen, newTiming, tick, warn } from './clock.ts';
import { type AnyLesson, NOTHING_SKIPPED, unheardAfter } from './lesson.ts';
import type { Play, PlayRules } from './play.ts';
import { type Rung, rewind, rungsUpTo } from './rewinding.ts';
import type { LogRow, NewEntry, SeatRow, TableRow } from './rows.ts';
import { bytesOfHex, sha256 } from './sha256.ts';

export type EntryKind = (typeof ENTRIES)[number];
export type Status = (typeof STATUSES)[number];
export type SeatState = Omit<SeatRow, 'kind' | 'away'> & {
  kind: (typeof SEAT_KINDS)[number];
  away: (typeof SEAT_AWAY)[number];
};
/** A table's row with its columns parsed. */
interface Fixed {
  readonly row: TableRow;
  /** Those it was made with. */
  readonly rules: PlayRules;
  readonly options: unknown;
  readonly time: TimeControl;
  readonly chosen: Chosen;
  /** Shown while the key itself is secret. */
  readonly keyHash: string;
  /** The lesson that is given here. */
  readonly lesson: AnyLesson | null;
}

export interface Live extends Fixed {
  status: Status;
  seats: SeatState[];
  players: ReadonlyMap<string, Player>;
  version: number;
  /** The time of the last entry. */
  at: number;
  /** Milliseconds by which the log's time is ahead of the host's clock, since that was set back. */
  ahead: number;
  /** Null before the game starts. */
  play: Play | null;
  /** The numbers of the answers that were not taken back. */
  standing: number[];
  /** The same answers, by turns. */
  turns: Turns;
  /** What the pupil does not want to hear of the lesson. */
  unheard: Unheard;
  /** Somebody has taken a whole turn back: the game counts nowhere. */
  tookBack: boolean;
  /** Where such a turn began, once one was taken back; derived, and never stored. */
  rungs: readonly Rung[];
  /** By seat: since which version, and since when, it has been asked its present question. */
  asked: number[];
  askedAt: number[];
  /** By seat: the version of its last answer or undo. */
  did: number[];
  /** By seat: how often a bot there failed to give a valid answer. */
  stumbles: number[];
  /** By seat: how often it has undone something, or come back (see quota.ts). */
  restless: number[];
  /** By seat: an identity of its question; null until that is needed (computed lazily). */
  questions: (string | null)[] | null;
  clocks: SeatClock[];
  paces: ClockHistory[];
  result: Result | null;
  /** Who is asked, where the table was read for a list, without its game. */
  listed?: readonly number[];
  /** The table of the rematch. */
  rematch: string | null;
  /** The version of the last snapshot. */
  kept: number;
  /** The last entries of the log, without a gap, for streams. */
  recent: readonly NewEntry[];
  /** Its log does not lead to the hashes in it: found out when it is loaded, and never stored. */
  astray: boolean;
}

export const hashKey = (key: string): string => sha256(bytesOfHex(key));

export function blank(
  row: TableRow,
  rules: PlayRules,
  seats: readonly SeatRow[],
  players: ReadonlyMap<string, Player>,
  lesson: AnyLesson | null = null,
): Live {
  const time = JSON.parse(row.time) as TimeControl;
  const options: unknown = JSON.parse(row.options);
  return {
    row,
    rules,
    options,
    time,
    chosen: rules.describe(options),
    keyHash: hashKey(row.key),
    lesson,
    status: row.status as Status,
    seats: seats as SeatState[],
    players,
    version: 0,
    at: row.created,
    ahead: 0,
    play: null,
    standing: [],
    turns: new Turns(),
    unheard: NOTHING_SKIPPED,
    tookBack: false,
    rungs: [],
    asked: seats.map(() => 0),
    askedAt: seats.map(() => row.created),
    did: seats.map(() => 0),
    stumbles: seats.map(() => 0),
    restless: seats.map(() => 0),
    questions: null,
    ...newTiming(time, seats.length),
    result: row.result === null ? null : (JSON.parse(row.result) as Result),
    rematch: row.rematch,
    kept: 0,
    recent: [],
    astray: false,
  };
}

/** Streams are rarely further behind than this; one that is reads from the database. */
const RECENT = 8;
export const withRecent = (live: Live, entries: readonly NewEntry[]): Live => ({
  ...live,
  recent: [...live.recent, ...entries].slice(-RECENT),
});
/** The entries after a version, or null if they are no longer in memory. */
export function entriesSince({ recent, version }: Live, after: number): readonly NewEntry[] | null {
  if (after >= version) return [];
  return recent.length > 0 && recent[0].number <= after + 1 ? recent.filter(({ number }) => number > after) : null;
}

/** A copy to make a change on. */
export function fork(live: Live): Live {
  return {
    ...live,
    seats: live.seats.map((seat) => ({ ...seat })),
    play: live.play?.fork() ?? null,
    standing: live.standing.slice(),
    turns: live.turns.fork(),
    asked: live.asked.slice(),
    askedAt: live.askedAt.slice(),
    did: live.did.slice(),
    stumbles: live.stumbles.slice(),
    restless: live.restless.slice(),
  };
}

export type LogEntry = Pick<LogRow, 'at' | 'kind' | 'seat' | 'option' | 'takes_back'>;

/** What a seat does with its answers. */
const DEEDS: readonly string[] = ['answered', 'undone', 'turn-undone'];
export const isDeed = ({ kind }: Pick<LogRow, 'kind'>): boolean => DEEDS.includes(kind);

/** Applies the next entry of the log, and returns its news. */
export function follow(live: Live, step: LogEntry): Told[] {
  const { at, kind, seat, option } = step;
  const before = live.questions ?? questions(live);
  live.version++;
  const heard = act(live, step);
  const after = questions(live);
  const answered = kind === 'answered' ? seat : null;
  for (let each = 0; each < live.asked.length; each++) {
    // A question that stays the same while others act keeps its version, so that an answer to it is not outdated.
    const isSame = after[each] !== null && after[each] === before[each] && answered !== each && kind !== 'turn-undone';
    if (isSame) continue;
    live.asked[each] = live.version;
    live.askedAt[each] = at;
  }
  if (seat !== null && isDeed(step)) live.did[seat] = live.version;
  if (seat !== null && kind !== 'answered' && (kind === 'returned' || isDeed(step))) live.restless[seat]++;
  live.questions = after;
  if (kind === 'given-back') giveTimeBack(live, (option ?? 0) * 1000);
  const asked = after.map((question) => question !== null);
  Object.assign(live, tick(live.time, live, { at, asked, answered, undone: kind === 'undone' ? seat : null }));
  runClock(live, kind as EntryKind, seat ?? 0, at);
  live.at = at;
  return heard;
}

/** Below 0 the host's clock was set back: the log's time goes on as before. */
function giveTimeBack(live: Live, ms: number): void {
  if (ms < 0) live.ahead -= ms;
  else live.clocks = live.clocks.map((clock) => lengthen(clock, ms));
}

function runClock(live: Live, kind: EntryKind, seat: number, at: number): void {
  const own = live.clocks[seat];
  if (kind === 'warned') live.clocks = live.clocks.with(seat, warn(own, at));
  if (kind === 'replaced') live.clocks = live.clocks.with(seat, giveUp(own));
  if (kind !== 'returned') return;
  const [clock, pace] = clockOnReturn(live.time, own, live.paces[seat], at);
  live.clocks = live.clocks.with(seat, clock);
  live.paces = live.paces.with(seat, pace);
}

const questions = ({ play, asked }: Live): (string | null)[] =>
  asked.map((_, seat) => (play === null ? null : play.questionHash(seat)));

function act(live: Live, { kind, seat: whose, option, takes_back }: LogEntry): Told[] {
  const seat = whose ?? 0;
  switch (kind as EntryKind) {
    case 'started': {
      const begun = live.rules.begin(live.options, live.row.key);
      live.play = begun.play;
      return begun.told;
    }
    case 'answered':
      live.standing.push(live.version);
      return live.play === null ? [] : live.turns.answer(live.play, seat, option ?? 0);
    case 'undone':
      live.standing.pop();
      live.turns.undo();
      live.rungs = rungsUpTo(live.rungs, live.standing.length);
      live.play?.undo();
      return [];
    case 'turn-undone':
      rewind(live, seat, takes_back);
      live.tookBack = true;
      return [];
    case 'sat':
    case 'stood':
    case 'warned':
    case 'replaced':
    case 'returned':
    case 'resigned':
      return [];
    case 'given-back':
      return [];
    case 'stumbled':
      live.stumbles[seat]++;
      return [];
    case 'taught':
      live.unheard = unheardAfter(live.unheard, option ?? 0, live.lesson);
      return [];
  }
}

/** The parts of a table that a snapshot holds besides the game. */
const KEPT = ['at', 'standing', 'asked', 'askedAt', 'did', 'stumbles', 'restless', 'clocks', 'paces'] as const;
type Kept = Pick<Live, (typeof KEPT)[number]>;

export function makeSnapshot(live: Live): string {
  const kept = Object.fromEntries(KEPT.map((part) => [part, live[part]]));
  const { play, turns, tookBack, unheard, ahead } = live;
  return JSON.stringify({ play: play?.save() ?? '', ...kept, turns, tookBack, unheard, ahead });
}

/** Restores a snapshot. Throws if it does not fit the game, or if parts are missing. */
export function restore(live: Live, version: number, body: string): void {
  const { play, turns, tookBack, unheard, ahead, ...kept } = JSON.parse(body) as Kept & {
    play: string;
    turns?: number[][];
    tookBack?: boolean;
    unheard?: Unheard;
    ahead?: number;
  };
  // Older snapshots know nothing of turns: the log does, unless it can no longer be played.
  if (turns === undefined && !live.astray) throw new TypeError('the turns are missing');
  // Older snapshots lack these two. Without them a player could gain some time by undo, and the quota begins anew.
  kept.paces ??= live.paces;
  kept.restless ??= live.restless;
  const isWhole = KEPT.every((part) => (part === 'at' ? Number.isSafeInteger(kept.at) : Array.isArray(kept[part])));
  if (!isWhole) throw new TypeError('a part of the snapshot is missing');
  live.play = play === '' ? null : live.rules.goOn(live.options, play);
  live.turns = Turns.restore(turns ?? [[0]]);
  live.tookBack = tookBack ?? false;
  live.unheard = unheard ?? NOTHING_SKIPPED;
  live.ahead = ahead ?? 0;
  Object.assign(live, kept, { version, kept: version, questions: null, rungs: [] });
}

/** Since then bots have names of their own; at older tables they keep those they had. */
const NAMED_SINCE = Date.UTC(2026, 10, 19);

/** Names by seat; empty for a free seat. Equal names get a number. */
export function namesOf({ row, seats, players }: Live, language: Language): string[] {
  const people = seats.map(({ player }) => (player === null ? null : (players.get(player)?.name ?? '?')));
  const isBot = seats.map(({ bot }, seat) => people[seat] === null && bot !== null);
  const taken = people.filter((name) => name !== null);
  // At the deal of the day everybody meets the same rival.
  const given = botNames(row.game, row.day ?? row.id, isBot.filter(Boolean).length, taken);
  const names = seats.map(({ bot }, seat) => {
    if (!isBot[seat] || bot === null) return people[seat] ?? '';
    if (row.created < NAMED_SINCE) return sayBotName(language, bot);
    return given[isBot.slice(0, seat).filter(Boolean).length];
  });
  const told: string[] = [];
  for (const name of names) {
    let apart = name;
    // The numbered name may be another player's own name.
    for (let n = 2; apart !== '' && told.includes(apart); n++) apart = `${name} (${n})`;
    told.push(apart);
  }
  return told;
}

export const seatOf = ({ seats }: Live, player: string): number =>
  seats.findIndex((seat) => seat.kind === 'player' && seat.player === player);
/** Whether a bot decides there: at its own seat, or for a person who is away. */
export const isBotSeat = ({ kind, away }: SeatState): boolean => kind === 'bot' || away !== 'here';
