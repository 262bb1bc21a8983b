/** A change to a table that is worked out on a copy: it becomes real when the database has taken it. */
import type { Told } from '@gloaming/engine/session';
import type { Result } from '@gloaming/protocol';
import type { Change, NewEntry, StoredCommand, StoredRequest } from '../storage/appending.ts';
import { runsOut } from './clock.ts';
import { follow, fork, isBotSeat, type Kind, type Live, namesOf, type SeatState } from './live.ts';

export interface Draft {
  readonly live: Live;
  readonly from: number;
  /** The table where the same is played again, as far as that was known. */
  readonly rematch: string | null;
  /** By the log, which never goes back; the clock of the machine may have been set back. */
  readonly now: number;
  readonly clock: number;
  readonly entries: NewEntry[];
  readonly changed: Set<number>;
  command: StoredCommand | undefined;
  request: StoredRequest | undefined;
}

/** What an entry keeps for telling: who it was then, since seats change hands, and the news of the game. */
export interface Heard {
  name: string;
  told: Told[];
}

export function draftOf(live: Live, clock: number): Draft {
  return {
    live: fork(live),
    from: live.version,
    rematch: live.rematch,
    // Processes on several machines do not agree on the time to the millisecond; a log never goes back.
    now: Math.max(clock, live.at),
    clock,
    entries: [],
    changed: new Set(),
    command: undefined,
    request: undefined,
  };
}

/** Adds an entry to the log. The engine refuses what is no answer. */
export function note(draft: Draft, kind: Kind, seat: number | null, option: number | null = null): void {
  const { live, now } = draft;
  const takesBack = kind === 'undone' ? live.standing[live.standing.length - 1] : null;
  const name = seat === null || kind === 'answered' ? '' : namesOf(live, 'en')[seat];
  const told = follow(live, { at: now, kind, seat, option });
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

export function end(draft: Draft, result: Result): void {
  draft.live.status = 'ended';
  draft.live.result = result;
}

export function change(draft: Draft, seat: number, what: Partial<SeatState>): void {
  Object.assign(draft.live.seats[seat], what);
  draft.changed.add(seat);
}

/**
 * When the table must be looked after next: a bot's turn, a pause after it was asked, or a clock that runs out. Where the log is ahead
 * of the machine's clock, a bot does not wait until that has caught up.
 */
export function dueOf(live: Live, pause: number, clock: number): number | null {
  if (live.status !== 'playing' || live.play === null || live.astray) return null;
  let due: number | null = null;
  for (const seat of live.play.deciders()) {
    const when = isBotSeat(live.seats[seat])
      ? Math.min(live.askedAt[seat], clock) + pause
      : runsOut(live.time, live.clocks[seat]);
    if (when !== null && (due === null || when < due)) due = when;
  }
  return due;
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
