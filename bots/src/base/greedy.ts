/**
 * Greedy: a one-ply search over determinizations. It imagines a few worlds that are consistent with its view, plays every option in
 * each of them, finishes what the option began, and takes the option with the best average of a heuristic evaluation.
 */
import {
  asking,
  cloneFrames,
  type Dice,
  deciders,
  type Frame,
  imagine,
  OVER,
  optionsOf,
  type Seat,
  type Seen,
  type State,
  take,
  type Verb,
  type View,
} from '@gloaming/engine';
import type { Bot, Rules } from './bot.ts';

export type Value<T> = (table: T, seat: Seat) => number;

/** A game's heuristic evaluation, and what greedy needs to know besides. */
export interface Estimate<T, V extends Verb> {
  /**
   * How well a seat stands, in points, as seen from a moment and its question: how near the end is must be the same for
   * all options that are compared there. It is asked about imagined worlds only, and the moment itself may have been played on by then.
   */
  from(table: T, question: Frame<V>): Value<T>;
  /** What it is worth to give up the rest of the round, beyond how the seat stands; undefined where play goes on. */
  rest(table: T, question: Frame<V>, option: number): number | undefined;
  /** Whether giving up the rest of the round can end the game now; if not, resting need not be simulated. */
  mayEnd?(table: T, seat: Seat): boolean;
  /** Whether the same question is asked again after this option, so that the other options are only postponed. */
  again?(question: Frame<V>, option: number): boolean;
  /** An answer that is right without a search, in a world imagined for the seat `whose`; undefined if all must be tried. */
  sure?(table: T, question: Frame<V>, options: readonly number[], whose: Seat): number | undefined;
  /** The verbs whose questions begin something new: where they are asked, the action before is complete and can be evaluated. */
  readonly fresh: ReadonlySet<string>;
  /** How many worlds are imagined for a question, and for one where others decide in secret; otherwise the defaults below. */
  readonly worlds?: number;
  readonly secretWorlds?: number;
}

const WORLDS = 2;
/** Where others decide in secret at the same time, more worlds are needed to cover what they might do. */
const SECRET_WORLDS = 5;
/** No action takes more answers than this; if one does, it is evaluated unfinished. */
const FINISH = 80;
const FINISH_FIRST = 12;

/** How good each option is for the seat that is asked. */
export function weigh<T, V extends Verb>(
  rules: Rules<T, V>,
  estimate: Estimate<T, V>,
  view: View<T, V>,
  options: readonly number[],
  dice: Dice,
): number[] {
  const question = asking(view, view.seat);
  if (question === undefined) return options.map(() => 0);
  const value = estimate.from(view.table, question);
  const isSecret = isSecretFor(rules, view, view.seat);
  const worlds = isSecret ? (estimate.secretWorlds ?? SECRET_WORLDS) : (estimate.worlds ?? WORLDS);
  const rests = options.map((option) => estimate.rest(view.table, question, option));
  const resting = options.find((_, i) => rests[i] !== undefined);
  const mayEnd = resting === undefined || estimate.mayEnd === undefined || estimate.mayEnd(view.table, view.seat);
  const sums = options.map(() => 0);
  const isAgain = options.map((option) => estimate.again?.(question, option) === true);
  /** The worth of each option that leaves the question open, if the seat rested right after it. */
  const rested = options.map(() => 0);
  let nowSum = 0;
  for (let world = 0; world < worlds; world++) {
    const imagined = imagine(rules, view, dice);
    if (isSecret) sealOthers(rules, imagined, view.seat, dice);
    const now = value(imagined.table, view.seat);
    nowSum += now;
    options.forEach((option, i) => {
      const rest = rests[i];
      if (rest !== undefined && !mayEnd) {
        sums[i] += now + rest;
        return;
      }
      const s = tryout(rules, imagined);
      finish(rules, estimate, value, s, view.seat, take(rules, s, view.seat, option, asked), asked);
      // What resting brings, it brings later as well: it only counts if it ends the game.
      const worth = rest === undefined || rules.result(s.table) !== null ? value(s.table, view.seat) : now + rest;
      sums[i] += worth;
      if (resting !== undefined && isAgain[i]) rested[i] += worth + (estimate.rest(s.table, question, resting) ?? 0);
    });
  }
  if (estimate.again === undefined) return sums.map((sum) => sum / worlds);
  return putOff(sums, rested, nowSum, isAgain, rests).map((sum) => sum / worlds);
}

/** After an option that leaves the question open, the best of the others can still be taken: its loss is charged, or its rest. */
function putOff(
  sums: readonly number[],
  rested: readonly number[],
  now: number,
  isAgain: readonly boolean[],
  rests: readonly (number | undefined)[],
): number[] {
  let best = 0;
  sums.forEach((sum, i) => {
    if (!isAgain[i] && (isAgain[best] || sum > sums[best])) best = i;
  });
  const loss = Math.max(0, now - sums[best]);
  return sums.map((sum, i) => (!isAgain[i] ? sum : rests[best] !== undefined ? rested[i] : sum - loss));
}

function isSecretFor<T, V extends Verb>(rules: Rules<T, V>, s: Seen<T, V>, seat: Seat): boolean {
  const f = asking(s, seat);
  if (f === undefined) return false;
  const does = rules.verbs[f.verbs[f.at].verb as V['verb']];
  return 'secret' in does && does.secret === true;
}

/** Others who answer in secret at the same time answer at random: they do not know this seat's answer, nor it theirs. */
function sealOthers<T, V extends Verb>(rules: Rules<T, V>, s: State<T, V>, seat: Seat, dice: Dice): void {
  for (const other of deciders(s)) {
    if (other === seat || !isSecretFor(rules, s, other)) continue;
    const options = optionsOf(rules, s, other);
    take(rules, s, other, options[dice(options.length)], asked);
  }
}

export function greedy<T, V extends Verb>(estimate: Estimate<T, V>): Bot<T, V> {
  return (rules, view, options, dice) => {
    if (options.length === 1) return options[0];
    const question = asking(view, view.seat);
    const sure = question && estimate.sure?.(view.table, question, options, view.seat);
    if (sure !== undefined) return sure;
    const values = weigh(rules, estimate, view, options, dice);
    return options[values.indexOf(Math.max(...values))];
  };
}

/** A copy to simulate in. No view is ever taken of it, so the masks of who knows what are shared, not copied. */
export function tryout<T, V extends Verb>(rules: Rules<T, V>, s: State<T, V>): State<T, V> {
  return {
    table: rules.clone(s.table),
    known: s.known,
    seen: s.seen,
    stack: cloneFrames(s.stack),
    lines: s.lines.length === 0 ? [] : s.lines.map(cloneFrames),
    line: s.line,
    chance: { key: s.chance.key, drawn: s.chance.drawn },
  };
}

const asked: number[] = [];
const tried: number[] = [];

/** Whether the seat's question begins something new. */
export function isFresh<T, V extends Verb>(estimate: Estimate<T, V>, s: State<T, V>, seat: Seat): boolean {
  const f = asking(s, seat);
  return f === undefined || estimate.fresh.has(f.verbs[f.at].verb);
}

/** Plays until something new begins: every seat takes what is best for itself, looking one answer ahead. */
function finish<T, V extends Verb>(
  rules: Rules<T, V>,
  estimate: Estimate<T, V>,
  value: Value<T>,
  s: State<T, V>,
  whose: Seat,
  first: Seat,
  options: number[],
): void {
  let seat = first;
  for (let i = 0; i < FINISH && seat !== OVER; i++) {
    const question = asking(s, seat);
    if (question === undefined || estimate.fresh.has(question.verbs[question.at].verb)) return;
    const answer =
      estimate.sure?.(s.table, question, options, whose) ?? bestNow(rules, estimate, value, s, seat, options);
    seat = take(rules, s, seat, answer, options);
  }
}

function bestNow<T, V extends Verb>(
  rules: Rules<T, V>,
  estimate: Estimate<T, V>,
  value: Value<T>,
  s: State<T, V>,
  seat: Seat,
  options: readonly number[],
): number {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const world = tryout(rules, s);
    let next = take(rules, world, seat, option, tried);
    for (let i = 0; i < FINISH_FIRST && next === seat && !isFresh(estimate, world, seat); i++)
      next = take(rules, world, seat, tried[0], tried);
    const worth = value(world.table, seat);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}
