/** What a choice is about, on the table: the same for every game, since choices call the same things by the same names. */
import { type Choice, choiceOf, type Game, type Verb, type View } from '@gloaming/engine';
import type { Target } from './game.ts';

/** What a choice may be about and can be pressed; of a card that lies in a region it is the card. */
const THINGS = ['card', 'kind', 'seat', 'region', 'stone'] as const;

/** `special` says for what is done where it is, if that is not what the choice names; null for nowhere. */
export function pointing<T, V extends Verb, O, C extends Choice>(
  game: Game<T, V, O, C>,
  special: { readonly [D in C['does']]?: Target | null },
): (view: View<T, V>, option: number) => Target | null {
  const targetOf = (choice: C & { readonly [K in (typeof THINGS)[number]]?: number }): Target | null => {
    const set = special[choice.does as C['does']];
    if (set !== undefined) return set;
    const thing = THINGS.find((each) => choice[each] !== undefined);
    return thing === undefined ? null : `${thing}:${choice[thing] as number}`;
  };
  return (view, option) => {
    const choice = choiceOf(game, view, view.seat, option);
    return choice === null ? null : targetOf(choice);
  };
}
