/** Clocks follow from the log: who was asked from when to when. */
import type { SeatClock, TimeControl } from '@gloaming/protocol';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Between the warning and the bot. */
export const GRACE = 20 * SECOND;
/** Whoever ran out of time and comes back gets this part of it. */
const COMEBACK = 0.2;

function fullTime(time: TimeControl): number {
  switch (time.kind) {
    case 'none':
      return 0;
    case 'live':
      return time.minutes * MINUTE;
    case 'days':
      return time.days * DAY;
  }
}
export const newClocks = (time: TimeControl, seats: number): SeatClock[] =>
  Array.from({ length: seats }, () => ({ left: fullTime(time), since: null, warned: null }));

export interface Tick {
  at: number;
  /** Who is asked after it. */
  asked: readonly boolean[];
  /** Who answered, if somebody did. */
  answered: number | null;
  /** Who took an answer back, if somebody did. */
  undone: number | null;
}

export function tick(
  time: TimeControl,
  clocks: readonly SeatClock[],
  { at, asked, answered, undone }: Tick,
): SeatClock[] {
  return clocks.map((clock, seat) => {
    const spent = clock.since === null ? 0 : Math.max(0, at - clock.since);
    let left = Math.max(0, clock.left - spent);
    const isFresh = answered === seat || clock.since === null;
    // Whoever is out of time without a warning is out of the game, and a bot answers there: nothing is earned by it.
    const isOut = left === 0 && clock.warned === null;
    // Big choices are cut into small answers: time is added once, when the seat has decided.
    if (time.kind === 'live' && clock.since !== null && !asked[seat] && answered === seat && !isOut)
      left += time.increment * SECOND;
    // What was taken back is not decided: otherwise back and forth would make time.
    if (time.kind === 'live' && clock.since === null && asked[seat] && undone === seat)
      left = Math.max(0, left - time.increment * SECOND);
    if (time.kind === 'days' && isFresh) left = fullTime(time);
    const warned = answered === seat || !asked[seat] ? null : clock.warned;
    return { left, since: asked[seat] ? at : null, warned };
  });
}

export const warn = (clock: SeatClock, at: number): SeatClock => ({ ...clock, warned: at + GRACE });
export const giveUp = (clock: SeatClock): SeatClock => ({ ...clock, warned: null });
/** Whoever left with time to spare has that; otherwise to leave and come back would make time. */
export const comeBack = (time: TimeControl, clock: SeatClock): SeatClock => ({
  ...clock,
  left: clock.left === 0 ? Math.round(fullTime(time) * COMEBACK) : clock.left,
});

/** When a running clock must be looked at; null if never. */
export function runsOut(time: TimeControl, { since, left, warned }: SeatClock): number | null {
  if (time.kind === 'none' || since === null) return null;
  return warned ?? since + left;
}
