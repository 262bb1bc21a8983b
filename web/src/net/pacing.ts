/**
 * What others do is shown one thing after the other, so that it can be followed (a queue with delays). Nothing is left out: the
 * impatient can see all of it at once.
 */
import type { Entry, Present } from '@gloaming/protocol';
import type { Pace } from '../base/settings.tsx';
import { type Temper, temperOf } from '../words/manners.ts';

/** What happened, and the table after it. */
export interface Frame {
  readonly entries: readonly Entry[];
  readonly present: Present;
  /** The whole log, which takes the place of what is known. */
  readonly isWhole: boolean;
}

/** Milliseconds for which something that another player did is looked at before the next thing comes. */
const LOOK: Readonly<Record<Pace, number>> = { calm: 900, slow: 2200, quick: 350, instant: 0 };
/** With so many waiting it goes twice as fast. */
const HURRY = 6;

/** How long who acts takes beside others: each bot has a rhythm of its own, by its temper. */
const TAKES: Readonly<Record<Temper, number>> = { merry: 0.75, proud: 0.9, calm: 1.1, grim: 1.25 };
function takes({ entries, present }: Frame): number {
  const seat = present.table.seats[entries.at(-1)?.seat ?? -1];
  return seat?.kind === 'bot' ? TAKES[temperOf(seat.name)] : 1;
}

/** What says more is looked at longer, within bounds; and nobody is as even as a clock. */
const BRIEF = 0.7;
const PER_LINE = 0.3;
const MOST_LINES = 3;
const UNEVEN = [0, 0.15, -0.1, 0.08, -0.15];
function rhythm(frame: Frame): number {
  const lines = frame.entries.reduce((n, { lines }) => n + lines.length, 0);
  const uneven = UNEVEN[frame.present.version % UNEVEN.length];
  return (BRIEF + PER_LINE * Math.min(MOST_LINES, lines) + uneven) * takes(frame);
}

const isByAnother = ({ entries, present }: Frame): boolean =>
  entries.some(({ kind, seat, lines }) => kind === 'answered' && seat !== present.seat && lines.length > 0);

/** What I did myself, and a question while my clock runs, are never held back. */
function isUrgent({ entries, present, isWhole }: Frame): boolean {
  if (isWhole || present.seat < 0) return isWhole;
  const isMine = entries.some(({ seat }) => seat === present.seat);
  return isMine || (present.question !== null && present.table.time.kind === 'live');
}

/** Several at once, as one. */
export function joined(frames: readonly Frame[]): Frame | null {
  const last = frames.at(-1);
  if (last === undefined) return null;
  const whole = frames.findLastIndex(({ isWhole }) => isWhole);
  return {
    entries: frames.slice(Math.max(0, whole)).flatMap(({ entries }) => entries),
    present: last.present,
    isWhole: whole >= 0,
  };
}

export interface Pacing {
  push(frame: Frame): void;
  /** Everything that still waits, now. */
  catchUp(): void;
  setPace(pace: Pace): void;
  stop(): void;
}

/** `show` shows a frame and is told how many still wait behind it. */
export function makePacing(first: Pace, show: (frame: Frame, behind: number) => void): Pacing {
  let pace = first;
  let waiting: Frame[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (frame: Frame): number => {
    // In a hidden tab there is no need for delays.
    if (document.visibilityState === 'hidden' || !isByAnother(frame)) return 0;
    return (LOOK[pace] * rhythm(frame)) / (1 + waiting.length / HURRY);
  };
  const next = (): void => {
    timer = undefined;
    const frame = waiting.shift();
    if (frame === undefined) return;
    show(frame, waiting.length);
    rest(frame);
  };
  const rest = (frame: Frame): void => {
    const ms = look(frame);
    if (ms > 0) timer = setTimeout(next, ms);
    else next();
  };
  const catchUp = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const frame = joined(waiting);
    waiting = [];
    if (frame === null) return;
    show(frame, 0);
    rest(frame);
  };
  return {
    push(frame) {
      // A whole log makes what waits old news.
      waiting = frame.isWhole ? [frame] : [...waiting, frame];
      if (isUrgent(frame)) catchUp();
      else if (timer === undefined) next();
    },
    catchUp,
    setPace(wanted) {
      pace = wanted;
      if (LOOK[pace] === 0) catchUp();
    },
    stop() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
