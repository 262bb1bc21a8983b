/** What a game tells the search: one small file a game. All of it is asked about imagined worlds only. */
import type { Dice, Seat, State, Verb, View } from '@gloaming/engine';
import type { Rules } from '../bot.ts';
import type { Estimate } from '../greedy.ts';

export interface Guide<T, V extends Verb> {
  /** Each seat's chance to win, in `out`. It is asked where a stage begins, and where play takes too long. */
  chances(s: State<T, V>, out: Float64Array): void;
  /** A number that changes where it is easy to say how everybody stands, as between two rounds. */
  stage(table: T): number;
  /** How far the game has come, from 0 to 3: habits change with it. */
  moment(table: T): number;
  /** How likely somebody who plays quickly takes each option, against the others, in `out`; without it all are equal. */
  habits?(s: State<T, V>, seat: Seat, verb: V, options: readonly number[], out: number[]): void;
  /** What a closer look says each option is worth, in any unit: for the question that is searched, and one's own met often. */
  look?(rules: Rules<T, V>, view: View<T, V>, options: readonly number[], dice: Dice): readonly number[];
  /** So many times a question is met on the way before it is looked at as closely: more, where a look takes long. */
  readonly lookAfter?: number;
  /** Where habit alone is not enough: who plays on beyond the tree weighs a few ideas there. */
  readonly ideas?: Ideas<T, V>;
}

export interface Ideas<T, V extends Verb> {
  /** The verbs whose questions are worth it. */
  readonly verbs: ReadonlySet<string>;
  /** So many ideas, and how well one stands after each. */
  readonly many: number;
  readonly estimate: Estimate<T, V>;
}

export interface Settings {
  /** How much what was tried little is tried again. */
  readonly explore: number;
  /** How much worse than what was tried one thinks of what was not, in chances to win. */
  readonly caution: number;
  /** How much of an option's first promise is shared evenly, whatever the habits. */
  readonly open: number;
  /** How much of it comes from a closer look, where there is one, rather than from habit; and how sharply that tells. */
  readonly trust: number;
  readonly sharp: number;
  /** So many times a world is played in before the next is imagined: to copy one is cheaper. */
  readonly perWorld: number;
  /** So many stages are played to their end before the chances are judged. */
  readonly stages: number;
  /** And no more than so many answers. */
  readonly steps: number;
  /** A thought adds no more nodes than this to its tree, so that a long one does not take all memory. */
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
