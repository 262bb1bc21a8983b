/** Playouts (rollouts): beyond the tree everybody plays on by the policy to the end of a stage, where the position is evaluated. */
import { asking, type Dice, OVER, type Seat, type State, take, type Verb } from '@gloaming/engine';
import type { Rules } from '../base/bot.ts';
import { isFresh, tryout } from '../base/greedy.ts';
import type { Guide, Ideas, Settings } from './guide.ts';
import { sampleFromPolicy } from './policy.ts';
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

/** The options that were tried already, the options of the question, and the options that follow the best one. */
const begun: number[] = [];
const before: number[] = [];
const after: number[] = [];

/**
 * Draws a few options (ideas) from the policy, plays each out in a copy of the world until something new begins, and continues
 * with the copy that is best for the player who is asked: a greedy step on a sample of the moves.
 */
function takeBest<T, V extends Verb>(
  rules: Rules<T, V>,
  guide: Guide<T, V>,
  { many, estimate }: Ideas<T, V>,
  world: PlayedWorld<T, V>,
  dice: Dice,
): void {
  const { s, asked: seat, options } = world;
  const question = asking(s, seat);
  if (question === undefined) return;
  const value = estimate.from(s.table, question);
  copyInto(before, options);
  begun.length = 0;
  let best = s;
  let asked = seat;
  let most = Number.NEGATIVE_INFINITY;
  for (let idea = 0; idea < many; idea++) {
    copyInto(options, before);
    const option = options[sampleFromPolicy(guide, s, seat, options, dice)];
    if (begun.includes(option)) continue;
    begun.push(option);
    world.s = tryout(rules, s);
    world.asked = take(rules, world.s, seat, option, options);
    for (let i = 0; i < FINISH && world.asked !== OVER && !isFresh(estimate, world.s, world.asked); i++)
      answer(rules, guide, world, dice);
    // What comes by resting comes later, too: it is no reason to rest, unless it ends the game.
    const rest = estimate.rest(s.table, question, option);
    const worth = rest === undefined || world.asked === OVER ? value(world.s.table, seat) : value(s.table, seat) + rest;
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

/** Keeps the array's memory, which is needed again at once. */
export function copyInto(to: number[], from: readonly number[]): void {
  while (to.length > from.length) to.pop();
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}
