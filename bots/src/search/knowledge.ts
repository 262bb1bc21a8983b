import type { State, Verb } from '@gloaming/engine';
import type { Estimate } from '../base/greedy.ts';
import type { Features } from './features.ts';
import type { Guide } from './guide.ts';

/** What bots know of a game beyond its rules. */
export interface Knowledge<T, V extends Verb> {
  /** How well a seat stands: all that `greedy` needs. */
  readonly estimate: Estimate<T, V>;
  /** What the search is told; `uniformGuide()` where nothing is known. */
  readonly guide: Guide<T, V>;
  /** Iterations that a review takes for one moment: those of a whole game must not take longer than a minute. */
  readonly looks: { readonly quick: number; readonly long: number };
  /** Null for a game of which nothing has been learned yet. */
  readonly learning: Learning<T, V> | null;
}

/** What was learned from games, and how it is learned anew. */
export interface Learning<T, V extends Verb> {
  /** All of it, as text. */
  readonly weights: readonly string[];
  /** Players are described by so many features. */
  readonly features: number;
  /** Everybody who may win, asked or not. */
  players(table: T): number;
  describe(s: State<T, V>, player: number, features: Features): void;
  readonly generations: readonly Generation[];
}

/** How `bots/training` is called, one generation after the other. */
export interface Generation {
  /** Who teaches the policy, and in how many games: fewer where each takes longer. */
  readonly policy: string;
  /** Who plays the games from which chances are learned: the policy, where that is good enough. */
  readonly chances: string;
}
