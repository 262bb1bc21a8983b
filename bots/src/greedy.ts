/**
 * Greedy: imagines a few worlds that look like its view, plays every option in each of them, finishes what the option
 * began, and takes the one after which its estimate is best.
 */
import {
  asking,
  clone,
  type Dice,
  imagine,
  OVER,
  type Seat,
  type State,
  take,
  type Verb,
  type View,
} from '@gloaming/engine';
import type { Bot, Rules } from './bot.ts';

export type Value<T> = (table: T, seat: Seat) => number;

/** What a game tells its bots: one small file a game. */
export interface Estimate<T> {
  /**
   * How well a seat stands, in points, as seen from a moment: how near the end is must be the same for all options that
   * are compared there. It is asked about imagined worlds only.
   */
  from(table: T): Value<T>;
  /** What it is worth to give up the rest of the round, beyond how the seat stands; undefined where play goes on. */
  rest(table: T, verb: string, option: number): number | undefined;
  /** The verbs whose questions begin something new: whatever was begun before is finished when they are asked. */
  readonly fresh: ReadonlySet<string>;
}

const WORLDS = 2;
/** Nothing that is begun takes more answers than this; whatever does is judged unfinished. */
const FINISH = 80;
const FINISH_FIRST = 12;

/** How good each option is for the seat that is asked. */
export function weigh<T, V extends Verb>(
  rules: Rules<T, V>,
  estimate: Estimate<T>,
  view: View<T, V>,
  options: readonly number[],
  dice: Dice,
): number[] {
  const sums = options.map(() => 0);
  const value = estimate.from(view.table);
  const f = asking(view, view.seat);
  const verb = f === undefined ? '' : f.verbs[f.at].verb;
  for (let world = 0; world < WORLDS; world++) {
    const imagined = imagine(rules, view, dice);
    const now = value(imagined.table, view.seat);
    options.forEach((option, i) => {
      const s = clone(rules, imagined);
      finish(rules, estimate, value, s, take(rules, s, view.seat, option, asked), asked);
      const rest = estimate.rest(view.table, verb, option);
      // What comes by resting comes later, too: it is no reason to rest, unless it ends the game.
      sums[i] += rest === undefined || rules.result(s.table) !== null ? value(s.table, view.seat) : now + rest;
    });
  }
  return sums.map((sum) => sum / WORLDS);
}

export function greedy<T, V extends Verb>(estimate: Estimate<T>): Bot<T, V> {
  return (rules, view, options, dice) => {
    if (options.length === 1) return options[0];
    const values = weigh(rules, estimate, view, options, dice);
    return options[values.indexOf(Math.max(...values))];
  };
}

const asked: number[] = [];
const tried: number[] = [];

function isFresh<T, V extends Verb>(estimate: Estimate<T>, s: State<T, V>, seat: Seat): boolean {
  const f = asking(s, seat);
  return f === undefined || estimate.fresh.has(f.verbs[f.at].verb);
}

/** Everybody finishes what was begun, each for their own good, looking one answer ahead. */
function finish<T, V extends Verb>(
  rules: Rules<T, V>,
  estimate: Estimate<T>,
  value: Value<T>,
  s: State<T, V>,
  first: Seat,
  options: number[],
): void {
  let seat = first;
  for (let i = 0; i < FINISH && seat !== OVER && !isFresh(estimate, s, seat); i++)
    seat = take(rules, s, seat, bestNow(rules, estimate, value, s, seat, options), options);
}

function bestNow<T, V extends Verb>(
  rules: Rules<T, V>,
  estimate: Estimate<T>,
  value: Value<T>,
  s: State<T, V>,
  seat: Seat,
  options: readonly number[],
): number {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const tryout = clone(rules, s);
    let next = take(rules, tryout, seat, option, tried);
    for (let i = 0; i < FINISH_FIRST && next === seat && !isFresh(estimate, tryout, seat); i++)
      next = take(rules, tryout, seat, tried[0], tried);
    const worth = value(tryout.table, seat);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}
