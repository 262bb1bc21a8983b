/** A change of a table, made on a copy. It takes effect when the database has accepted it. */
import type { Told } from '@gloaming/engine/session';
import type { Result } from '@gloaming/protocol';
import { runsOut } from './clock.ts';
import { type EntryKind, follow, fork, isBotSeat, type Live, namesOf, type SeatState } from './liveTable.ts';
import { hasToWait } from './rivals.ts';
import type { Change, NewEntry, StoredCommand, StoredRequest } from './rows.ts';
import { firstOfTurn } from './turnBack.ts';

export interface Draft {
  readonly live: Live;
  readonly from: number;
  /** The rematch's table when the draft was made, if there was one. */
  readonly rematch: string | null;
  /** The time for the log, which never goes back, even if the machine's clock was set back. */
  readonly now: number;
  readonly clock: number;
  readonly entries: NewEntry[];
  readonly changed: Set<number>;
  command: StoredCommand | undefined;
  request: StoredRequest | undefined;
}

/** What an entry stores for display: the player's name at that time, since seats change hands, and the news of the game. */
export interface Heard {
  name: string;
  told: Told[];
}

/** Milliseconds. Clocks of several machines differ by less; a clock that was set back, by more. */
const SET_BACK = 5_000;

export function draftOf(live: Live, clock: number): Draft {
  const now = clock + live.ahead;
  const draft: Draft = {
    live: fork(live),
    from: live.version,
    rematch: live.rematch,
    // A log never goes back.
    now: Math.max(now, live.at),
    clock,
    entries: [],
    changed: new Set(),
    command: undefined,
    request: undefined,
  };
  if (live.at - now > SET_BACK && someClockRuns(live)) note(draft, 'given-back', null, -seconds(live.at - now));
  return draft;
}

const seconds = (ms: number): number => Math.ceil(ms / 1000);
const someClockRuns = ({ status, time, clocks }: Live): boolean =>
  status === 'playing' && time.kind !== 'none' && clocks.some(({ since }) => since !== null);

/** Time in which the host was away, before anything else happens at the table. */
export function giveBack(draft: Draft, ms: number): void {
  if (ms > 0 && someClockRuns(draft.live)) note(draft, 'given-back', null, seconds(ms));
}

/** Adds an entry to the log. The engine throws if an answer is not possible. */
export function note(draft: Draft, kind: EntryKind, seat: number | null, option: number | null = null): void {
  const { live, now } = draft;
  const takesBack = takenBackBy(live, kind, seat);
  const name = seat === null || kind === 'answered' ? '' : namesOf(live, 'en')[seat];
  const told = follow(live, { at: now, kind, seat, option, takes_back: takesBack });
  draft.entries.push({
    number: live.version,
    at: now,
    kind,
    seat,
    option,
    takes_back: takesBack,
    hash: live.play === null ? null : live.play.hash(),
    news: JSON.stringify({ name, told } satisfies Heard),
  });
  if (live.play?.isOver && live.status === 'playing') {
    const { points, winners } = live.play.result() ?? { points: [], winners: [] };
    end(draft, { points, winners, why: 'played' });
  }
}

/** The number of the answer that no longer holds; of a turn, of its first. */
function takenBackBy(live: Live, kind: EntryKind, seat: number | null): number | null {
  if (kind === 'undone') return live.standing[live.standing.length - 1];
  return kind === 'turn-undone' && seat !== null ? firstOfTurn(live, seat) : null;
}

export function end(draft: Draft, result: Result): void {
  draft.live.status = 'ended';
  draft.live.result = result;
}

export function change(draft: Draft, seat: number, what: Partial<SeatState>): void {
  Object.assign(draft.live.seats[seat], what);
  draft.changed.add(seat);
}

/**
 * When the scheduler must look after the table next: when a bot may answer (after a pause), or when a clock runs out. If the log is ahead
 * of the machine's clock, a bot does not wait until that has caught up.
 */
export function dueOf(live: Live, pause: number, clock: number): number | null {
  if (live.status !== 'playing' || live.play === null || live.astray) return null;
  let due: number | null = null;
  for (const seat of live.play.deciders()) {
    if (hasToWait(live, seat)) continue;
    const when = isBotSeat(live.seats[seat]) ? Math.min(live.askedAt[seat], clock) + pause : runsOutAt(live, seat);
    if (when !== null && (due === null || when < due)) due = when;
  }
  return due;
}

/** By the host's clock. */
function runsOutAt(live: Live, seat: number): number | null {
  const when = runsOut(live.time, live.clocks[seat]);
  return when === null ? null : when - live.ahead;
}

export function changeOf(draft: Draft, pause: number): Change {
  const { live, from, clock, entries, changed, command, request } = draft;
  return {
    table: live.row.id,
    from,
    entries,
    row: {
      status: live.status,
      due: dueOf(live, pause, clock),
      result: live.result === null ? null : JSON.stringify(live.result),
      ...(live.rematch === draft.rematch ? {} : { rematch: live.rematch }),
    },
    seats: live.seats.filter(({ seat }) => changed.has(seat)),
    ...(command === undefined ? {} : { command }),
    ...(request === undefined ? {} : { request }),
  };
}
