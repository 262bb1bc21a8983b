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

/** How a question stood when its seat left it: by an answer, or by taking back the one that had led to it. */
interface Held extends Pick<SeatClock, 'left' | 'warned'> {
  depth: number;
}
/** What a clock does not show: without it, back and forth would make time. */
export interface Pace {
  /** The seat's answers that stand. */
  depth: number;
  /** Of the questions that it may come to again. */
  held: readonly Held[];
  /** How deep it was when time was last lent to it; null if that never was. */
  lent: number | null;
}
export interface Timing {
  clocks: SeatClock[];
  paces: Pace[];
}

/** Nobody takes back so many answers in a row. */
const REACH = 100;

export const newTiming = (time: TimeControl, seats: number): Timing => ({
  clocks: Array.from({ length: seats }, () => ({ left: fullTime(time), since: null, warned: null })),
  paces: Array.from({ length: seats }, () => ({ depth: 0, held: [], lent: null })),
});

export interface Tick {
  at: number;
  /** Who is asked after it. */
  asked: readonly boolean[];
  /** Who answered, if somebody did. */
  answered: number | null;
  /** Who took an answer back, if somebody did. */
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
  readonly pace: Pace;
  /** Whether it is asked from then on. */
  readonly isAsked: boolean;
}
interface Turned extends Pick<SeatClock, 'left' | 'warned'> {
  readonly pace: Pace;
}

function afterAnswer({ time, clock, pace, isAsked }: Turn): Turned {
  const depth = pace.depth + 1;
  // Whoever has taken back what led here comes to a question that has been running already.
  const before = isAsked ? heldAt(pace, depth) : undefined;
  // Whoever is out of time without a warning is out of the game, and a bot answers there: nothing is earned by it.
  const isOut = clock.left === 0 && clock.warned === null;
  // Big choices are cut into small answers: time is added once, when the seat has decided.
  const isEarned = time.kind === 'live' && clock.since !== null && !isAsked && !isOut;
  const left = time.kind === 'days' ? (before?.left ?? fullTime(time)) : clock.left + (isEarned ? earned(time) : 0);
  return { left, warned: before?.warned ?? null, pace: { ...pace, depth, held: hold(time, clock, pace) } };
}

function afterUndo({ time, clock, pace, isAsked }: Turn): Turned {
  const depth = pace.depth - 1;
  const before = heldAt(pace, depth);
  // What was taken back is not decided: what that has given is given back.
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
  // What it is asked now it was not asked before, whatever it took back.
  return { ...clock, left, pace: { ...pace, held: pace.held.filter(({ depth }) => depth < pace.depth) } };
}

const earned = (time: TimeControl): number => (time.kind === 'live' ? time.increment * SECOND : 0);
const heldAt = ({ held }: Pace, depth: number): Held | undefined => held.find((each) => each.depth === depth);
function hold(time: TimeControl, { left, warned }: SeatClock, { held, depth }: Pace): readonly Held[] {
  const others = held.filter((each) => each.depth !== depth && each.depth > depth - REACH);
  // With minutes time goes on wherever one is: there is a warning to remember, and nothing else.
  return time.kind === 'days' || warned !== null ? [...others, { depth, left, warned }] : others;
}

export const warn = (clock: SeatClock, at: number): SeatClock => ({ ...clock, warned: at + GRACE });
export const giveUp = (clock: SeatClock): SeatClock => ({ ...clock, warned: null });
/**
 * Whoever left with time to spare has that; otherwise to leave and come back would make time. To whoever has none some is lent, once for
 * each question: who comes back again before the bot has answered is not waited for.
 */
export function comeBack(time: TimeControl, clock: SeatClock, pace: Pace, at: number): [SeatClock, Pace] {
  if (time.kind === 'none' || clock.left > 0) return [clock, pace];
  if (pace.lent !== null && pace.depth <= pace.lent)
    return [clock.since === null ? clock : { ...clock, warned: at }, pace];
  return [
    { ...clock, left: Math.round(fullTime(time) * COMEBACK) },
    { ...pace, lent: pace.depth },
  ];
}

/** When a running clock must be looked at; null if never. */
export function runsOut(time: TimeControl, { since, left, warned }: SeatClock): number | null {
  if (time.kind === 'none' || since === null) return null;
  return warned ?? since + left;
}
