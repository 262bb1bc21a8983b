/** The lesson of a table: what its teacher says, and what its pupil wants to hear. All of it follows from the log. */
import type { Verb } from '@gloaming/engine';
import type { LessonAt, Teaching, Unheard } from '@gloaming/engine/lessons';
import type { Turns } from '@gloaming/engine/session';
import { expectGame } from '@gloaming/games/fetch';
import { fetchLesson } from '@gloaming/games/lessons';
import type { Wanted } from '@gloaming/protocol';
import { refuse } from './faults.ts';
import type { Play, PlayRules } from './play.ts';

export type AnyLesson = LessonAt<unknown, Verb>;

/** Who plays on where the rival's book has come to its end. */
const RIVAL = 'novice';

/** Null where there is none of this name. */
export const findLesson = async (game: string, name: string): Promise<AnyLesson | null> =>
  (await fetchLesson(expectGame(game), name)) as unknown as AnyLesson | null;

export const wantedLesson = async (game: string, name: string): Promise<AnyLesson> =>
  (await findLesson(game, name)) ?? refuse('no-such-lesson', { lesson: name });

/** Whoever makes the table is the pupil; in all other seats sits the rival. */
export function pupilAndRival(players: number, { pupil }: AnyLesson): Exclude<Wanted, { kind: 'automa' }>[] {
  return Array.from({ length: players }, (_, seat) => (seat === pupil ? { kind: 'me' } : { kind: 'bot', bot: RIVAL }));
}

/** What the log notes of it: a step by its place in the lesson, or one of these. */
const QUIET = -1;
const LOUD = -2;

export const NOTHING_SKIPPED: Unheard = { steps: [], isQuiet: false };

export function noteOf({ steps }: AnyLesson, wanted: { skip: string } | { quiet: boolean }): number {
  if ('quiet' in wanted) return wanted.quiet ? QUIET : LOUD;
  const at = steps.indexOf(wanted.skip);
  return at < 0 ? refuse('no-such-lesson', { lesson: wanted.skip }) : at;
}

export function unheardAfter({ steps, isQuiet }: Unheard, note: number, lesson: AnyLesson | null): Unheard {
  if (note === QUIET) return { steps, isQuiet: true };
  if (note === LOUD) return { steps, isQuiet: false };
  const skipped = lesson?.steps[note];
  return skipped === undefined ? { steps, isQuiet } : { steps: [...steps, skipped], isQuiet };
}

/** What of a table its lesson follows from. */
interface TaughtTable {
  readonly lesson: AnyLesson | null;
  readonly rules: PlayRules;
  readonly play: Play | null;
  readonly turns: Turns;
  readonly unheard: Unheard;
  readonly astray: boolean;
}

/** A table may be serialized for many streams: what is said at it is worked out once. */
const known = new WeakMap<TaughtTable, Teaching>();

/** What the teacher says now; null where no lesson is given, or its game has other rules by now. */
export function teachingAt(live: TaughtTable): Teaching | null {
  const { lesson, rules, turns, unheard } = live;
  if (lesson === null || lesson.rules !== rules.number || live.play === null || live.astray) return null;
  const teaching = known.get(live) ?? lesson.follow(turns.given, unheard);
  known.set(live, teaching);
  return teaching;
}

/** What the rival's book says; null where somebody has to think. */
export function rivalsAnswer({ lesson, rules, play }: TaughtTable, seat: number): number | null {
  if (lesson === null || play === null || seat === lesson.pupil || lesson.rules !== rules.number) return null;
  const option = lesson.rival(play.view(seat));
  return option !== null && play.options(seat).includes(option) ? option : null;
}
