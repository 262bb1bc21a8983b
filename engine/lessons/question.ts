/** What the pupil sees when something is asked: a view, never a state, so that no teacher knows the deck. */
import {
  asking,
  type Card,
  type Choice,
  choiceOf,
  type Game,
  NONE,
  optionsOf,
  type Verb,
  type View,
} from '../src/index.ts';

export interface Offered<C extends Choice> {
  readonly option: number;
  readonly about: C;
}

export interface Question<T, V extends Verb, C extends Choice> {
  readonly view: View<T, V>;
  readonly verb: V['verb'];
  /** The card that asks; NONE for the rules themselves. */
  readonly from: Card;
  readonly offers: readonly Offered<C>[];
  readonly round: number;
  /** How many turns of the pupil have begun since a step was said, this one included; NONE while it was not said. */
  readonly turnsSince: (step: string) => number;
}

/** What the seat of a view is asked; null if nothing. */
export function questionIn<T, V extends Verb, O, C extends Choice>(
  game: Game<T, V, O, C>,
  view: View<T, V>,
  round: number,
  turnsSince: (step: string) => number = () => NONE,
): Question<T, V, C> | null {
  const frame = asking(view, view.seat);
  if (frame === undefined) return null;
  const offers = optionsOf(game, view, view.seat).flatMap((option) => {
    const about = choiceOf(game, view, view.seat, option);
    return about === null ? [] : [{ option, about }];
  });
  return { view, verb: frame.verbs[frame.at].verb, from: frame.from, offers, round, turnsSince };
}
