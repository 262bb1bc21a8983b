/**
 * What a game tells the search: its evaluation, its policy and when to stop a playout. One small file a game. All of it is asked
 * about imagined worlds only.
 */
import type { Dice, Frame, Seat, State, Verb, View } from '@gloaming/engine';
import type { Rules } from '../base/bot.ts';
import type { Estimate } from '../base/greedy.ts';
import type { Fact } from './facts.ts';

export interface Guide<T, V extends Verb> {
  /** The value function: each seat's chance to win, in `out`. It is asked where a stage begins, and where play takes too long. */
  chances(s: State<T, V>, out: Float64Array): void;
  /** A number that changes where a position is easy to evaluate, as between two rounds: playouts end there. */
  stage(table: T): number;
  /** How far the game has come, from 0 to 3; each phase has a policy of its own. */
  phase(table: T): number;
  /**
   * The policy: how likely each option is, in `out`, not normalised. It is the prior of the tree and plays the playouts. Without it
   * all options are equally likely.
   */
  policy?(s: State<T, V>, seat: Seat, verb: V, options: readonly number[], out: number[]): void;
  /**
   * A closer look: what a one-ply search says each option is worth, in any unit. It improves the priors of the searched question,
   * and of the seat's own questions that are met often.
   */
  look?(rules: Rules<T, V>, view: View<T, V>, options: readonly number[], dice: Dice): readonly number[];
  /** How often a question is visited before it gets a closer look: more, where a look takes long. */
  readonly lookAfter?: number;
  /** What may be told as a reason for advice. */
  readonly facts?: readonly Fact<T>[];
  /** Where the policy alone plays too badly: playouts compare a few of its options there before they take one. */
  readonly ideas?: Ideas<T, V>;
}

export interface Ideas<T, V extends Verb> {
  /** The verbs at whose questions options are compared. */
  readonly verbs: ReadonlySet<string>;
  /** How many options are drawn from the policy at a question, and the evaluation that compares them. */
  many(question: Frame<V>): number;
  readonly estimate: Estimate<T, V>;
}

export interface Settings {
  /** The exploration constant of PUCT (c_puct), in units of the spread of results. */
  readonly explore: number;
  /** First-play urgency: how far below the average an option starts that was never tried, in chances to win. */
  readonly caution: number;
  /** The share of the prior that is uniform, so that no option is ruled out. */
  readonly open: number;
  /** The share of the prior that comes from a closer look rather than the policy, and the inverse temperature of its softmax. */
  readonly trust: number;
  readonly sharp: number;
  /** Iterations per imagined world (determinization): copying a world is cheaper than imagining one. */
  readonly perWorld: number;
  /** How many stages a playout lasts before it is evaluated. */
  readonly stages: number;
  /** The limit of a playout, in answers. */
  readonly steps: number;
  /** The most nodes that one search adds to its tree, so that a long one does not take all memory. */
  readonly nodes: number;
}

export const SETTINGS: Settings = {
  explore: 1,
  caution: 0.02,
  open: 0.2,
  trust: 0.6,
  sharp: 2,
  perWorld: 4,
  stages: 1,
  steps: 400,
  nodes: 500_000,
};
