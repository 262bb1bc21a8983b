/** The players' clocks, derived from the log: who was asked from when to when. */
import type { SeatClock, TimeControl } from '@gloaming/protocol';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The time between the warning and the bot that takes over. */
export const GRACE = 20 * SECOND;
/** The share of the full time that a player gets who ran out of time and comes back. */
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

/** The clock at a question when its seat left it: by answering, or by taking back the answer that had led to it. */
interface Held extends Pick<SeatClock, 'left' | 'warned'> {
  depth: number;
}
/** What is remembered besides the clock, so that undo and redo gain no time. */
export interface ClockHistory {
  /** How many answers of the seat stand (were not taken back). */
  depth: number;
  /** The clocks at questions to which it may return by undo. */
  held: readonly Held[];
  /** The depth at which time was last lent to it; null if never. */
  lent: number | null;
}
export interface Timing {
  clocks: SeatClock[];
  paces: ClockHistory[];
}

/** How many answers back clocks are remembered: more than players take back in a row. */
const REACH = 100;

export const newTiming = (time: TimeControl, seats: number): Timing => ({
  clocks: Array.from({ length: seats }, () => ({ left: fullTime(time), since: null, warned: null })),
  paces: Array.from({ length: seats }, () => ({ depth: 0, held: [], lent: null })),
});

export interface Tick {
  at: number;
  /** Who is asked after it. */
  asked: readonly boolean[];
  /** The seat that answered, if one did. */
  answered: number | null;
  /** The seat that took an answer back, if one did. */
  undone: number | null;
}

export function tick(time: TimeControl, { clocks, paces }: Timing, { at, asked, answered, undone }: Tick): Timing {
  const next = clocks.map((clock, seat) => {
    const spent = clock.since === null ? 0 : Math.max(0, at - clock.since);
    const present = { ...clock, left: Math.max(0, clock.left - spent) };
    const turn = { time, clock: present, pace: paces[seat], isAsked: asked[seat] };
    const { left, warned, pace } =
      answered === seat ? afterAnswer(turn) : undone === seat ? afterUndo(turn) : afterOthers(turn);
    return { clock: { left, since: asked[seat] ? at : null, warned: asked[seat] ? warned : null }, pace };
  });
  return { clocks: next.map(({ clock }) => clock), paces: next.map(({ pace }) => pace) };
}

/** A seat's clock at a moment at which something happened. */
interface Turn {
  readonly time: TimeControl;
  /** As it was until then. */
  readonly clock: SeatClock;
  readonly pace: ClockHistory;
  /** Whether it is asked from then on. */
  readonly isAsked: boolean;
}
interface Turned extends Pick<SeatClock, 'left' | 'warned'> {
  readonly pace: ClockHistory;
}

function afterAnswer({ time, clock, pace, isAsked }: Turn): Turned {
  const depth = pace.depth + 1;
  // After an undo this question may be one whose clock has been running before.
  const before = isAsked ? heldAt(pace, depth) : undefined;
  // A seat that is out of time with no warning pending is played by a bot: it earns no time.
  const isOut = clock.left === 0 && clock.warned === null;
  // One decision may be several small answers: the increment is added once, when the seat is no longer asked.
  const isEarned = time.kind === 'live' && clock.since !== null && !isAsked && !isOut;
  const left = time.kind === 'days' ? (before?.left ?? fullTime(time)) : clock.left + (isEarned ? earned(time) : 0);
  return { left, warned: before?.warned ?? null, pace: { ...pace, depth, held: hold(time, clock, pace) } };
}

function afterUndo({ time, clock, pace, isAsked }: Turn): Turned {
  const depth = pace.depth - 1;
  const before = heldAt(pace, depth);
  // An increment that was earned by the answer is given back with it.
  const isReturned = time.kind === 'live' && clock.since === null && isAsked;
  const left =
    time.kind === 'days' ? (before?.left ?? clock.left) : Math.max(0, clock.left - (isReturned ? earned(time) : 0));
  const held = clock.since === null ? pace.held : hold(time, clock, pace);
  return { left, warned: before?.warned ?? null, pace: { ...pace, depth, held } };
}

function afterOthers({ time, clock, pace, isAsked }: Turn): Turned {
  if (clock.since !== null) return { ...clock, pace };
  const left = time.kind === 'days' ? fullTime(time) : clock.left;
  if (!isAsked) return { ...clock, left, pace };
  // Others have acted since, so this is a new question, even at a depth where the seat has been before.
  return { ...clock, left, pace: { ...pace, held: pace.held.filter(({ depth }) => depth < pace.depth) } };
}

const earned = (time: TimeControl): number => (time.kind === 'live' ? time.increment * SECOND : 0);
const heldAt = ({ held }: ClockHistory, depth: number): Held | undefined => held.find((each) => each.depth === depth);
function hold(time: TimeControl, { left, warned }: SeatClock, { held, depth }: ClockHistory): readonly Held[] {
  const others = held.filter((each) => each.depth !== depth && each.depth > depth - REACH);
  // With minutes there is one clock for all questions: only a warning must be remembered.
  return time.kind === 'days' || warned !== null ? [...others, { depth, left, warned }] : others;
}

/** Time that was nobody's is given back to a clock that ran meanwhile. */
export const lengthen = (clock: SeatClock, ms: number): SeatClock =>
  clock.since === null
    ? clock
    : { ...clock, since: clock.since + ms, warned: clock.warned === null ? null : clock.warned + ms };
export const warn = (clock: SeatClock, at: number): SeatClock => ({ ...clock, warned: at + GRACE });
export const giveUp = (clock: SeatClock): SeatClock => ({ ...clock, warned: null });
/**
 * A player who comes back with time left gets just that, so that leaving gains nothing. One with none is lent some, once for each question:
 * one who leaves and comes back again before the bot has answered gets no more.
 */
export function clockOnReturn(
  time: TimeControl,
  clock: SeatClock,
  pace: ClockHistory,
  at: number,
): [SeatClock, ClockHistory] {
  if (time.kind === 'none' || clock.left > 0) return [clock, pace];
  if (pace.lent !== null && pace.depth <= pace.lent)
    return [clock.since === null ? clock : { ...clock, warned: at }, pace];
  return [
    { ...clock, left: Math.round(fullTime(time) * COMEBACK) },
    { ...pace, lent: pace.depth },
  ];
}

/** When a running clock must be looked after; null if never. */
export function runsOut(time: TimeControl, { since, left, warned }: SeatClock): number | null {
  if (time.kind === 'none' || since === null) return null;
  return warned ?? since + left;
}
