/** Playouts (rollouts): beyond the tree everybody plays on by the policy to the end of a stage, where the position is evaluated. */
import { asking, type Dice, type Frame, OVER, type Seat, type State, take, type Verb } from '@gloaming/engine';
import type { Rules } from '../base/bot.ts';
import { type Estimate, isFresh, tryout } from '../base/greedy.ts';
import type { Guide, Ideas, Settings } from './guide.ts';
import { sampleFromPolicy, sampleSome } from './policy.ts';
import { verbOf } from './tree.ts';

/** A world in which a playout takes place, and who is asked what in it. */
interface PlayedWorld<T, V extends Verb> {
  s: State<T, V>;
  /** The seat that is asked; OVER once the world has come to its end. */
  asked: Seat;
  /** Its options. */
  readonly options: number[];
}

/** Plays until `settings.stages` stages have ended, or for `settings.steps` answers. Returns the last state. */
export function playout<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  settings: Settings,
  world: PlayedWorld<T, V>,
  dice: Dice,
): State<T, V> {
  const { ideas } = guide;
  let stage = guide.stage(world.s.table);
  let left = settings.stages;
  for (let i = 0; i < settings.steps && world.asked !== OVER; i++) {
    const now = guide.stage(world.s.table);
    if (now !== stage) {
      stage = now;
      if (--left <= 0) break;
    }
    if (ideas !== undefined && world.options.length > 1 && ideas.verbs.has(verbOf(world.s, world.asked)))
      takeBest(rules, guide, ideas, world, dice);
    else answer(rules, guide, world, dice);
  }
  return world.s;
}

function answer<T, V extends Verb>(rules: Rules<T, V>, guide: Guide<T, V>, world: PlayedWorld<T, V>, dice: Dice): void {
  const { s, asked, options } = world;
  const at = options.length === 1 ? 0 : sampleFromPolicy(guide, s, asked, options, dice);
  world.asked = take(rules, s, asked, options[at], options);
}

/** Nothing that is begun takes more answers than this; whatever does is judged unfinished. */
const FINISH = 80;

/** The options that are tried, and those that follow the best one. */
const begun: number[] = [];
const after: number[] = [];

/**
 * Draws a few options (ideas) from the policy, plays each out in a copy of the world until something new begins, and continues
 * with the copy that is best for the player who is asked: a greedy step on a sample of the moves. The last one needs no copy, and a
 * single one no comparison.
 */
function takeBest<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  ideas: Ideas<T, V>,
  world: PlayedWorld<T, V>,
  dice: Dice,
): void {
  const { estimate } = ideas;
  const { s, asked: seat, options } = world;
  const question = asking(s, seat);
  if (question === undefined) return;
  sampleSome(guide, s, seat, options, ideas.many(question), dice, begun);
  if (begun.length === 1) {
    carryOut(rules, guide, estimate, world, seat, begun[0], dice);
    return;
  }
  const value = estimate.from(s.table, question);
  const rest = restLast(estimate, s.table, question);
  const rested = rest === undefined ? 0 : value(s.table, seat) + rest;
  const mayEnd = estimate.mayEnd?.(s.table, seat) !== false;
  let best = s;
  let asked = seat;
  let most = Number.NEGATIVE_INFINITY;
  const last = begun.length - 1;
  for (let idea = 0; idea <= last; idea++) {
    const isRest = idea === last && rest !== undefined;
    // What comes by resting comes later, too: it is no reason to rest, unless it ends the game.
    if (isRest && !mayEnd && rested <= most) break;
    world.s = idea === last ? s : tryout(rules, s);
    carryOut(rules, guide, estimate, world, seat, begun[idea], dice);
    const worth = isRest && world.asked !== OVER ? rested : value(world.s.table, seat);
    if (worth <= most) continue;
    most = worth;
    best = world.s;
    asked = world.asked;
    copyInto(after, options);
  }
  world.s = best;
  world.asked = asked;
  copyInto(options, after);
}

/** Takes an option, and plays on by the policy until something new begins. */
function carryOut<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  estimate: Estimate<T, V>,
  world: PlayedWorld<T, V>,
  seat: Seat,
  option: number,
  dice: Dice,
): void {
  world.asked = take(rules, world.s, seat, option, world.options);
  for (let i = 0; i < FINISH && world.asked !== OVER && !isFresh(estimate, world.s, world.asked); i++)
    answer(rules, guide, world, dice);
}

/** Puts the idea to rest, if there is one, at the end; returns what it is worth beyond how one stands. */
function restLast<T, V extends Verb>(estimate: Estimate<T, V>, table: T, question: Frame<V>): number | undefined {
  for (let i = 0; i < begun.length; i++) {
    const rest = estimate.rest(table, question, begun[i]);
    if (rest === undefined) continue;
    const last = begun.length - 1;
    [begun[i], begun[last]] = [begun[last], begun[i]];
    return rest;
  }
  return undefined;
}

/** Keeps the array's memory, which is needed again at once. */
export function copyInto(to: number[], from: readonly number[]): void {
  while (to.length > from.length) to.pop();
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}
