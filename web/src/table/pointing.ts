/**
 * What choices are about, on the table, and why what is there is no option: the same for every game, since choices call the same
 * things by the same names, and the rules say themselves what stands against what they do not offer.
 */
import {
  type Choice,
  choiceOf,
  type Game,
  type Language,
  optionsOf,
  type Reason,
  type Telling,
  unavailableOf,
  type Verb,
  type View,
} from '@gloaming/engine';
import { rulesOfView } from '../record/rulesOfView.ts';
import type { Refusal, TableGame, Target } from './game.ts';

/** What a choice may be about and can be pressed; of a card that lies in a region it is the card. */
const THINGS = ['card', 'kind', 'seat', 'region', 'stone'] as const;

interface Rules<T, V extends Verb, O, C extends Choice, R extends Reason> {
  readonly game: Game<T, V, O, C, R>;
  readonly texts: Readonly<Record<Language, Telling<T, V>>>;
}

/**
 * `doing` is what an option does. `enders` are what ends something: one's turn, one's round, or a choice of as many as one likes. `special` says for what is done where it
 * is, if that is not what the choice names; null for nowhere.
 */
export function pointing<T, V extends Verb, O, C extends Choice, R extends Reason>(
  game: Game<T, V, O, C, R>,
  texts: Readonly<Record<Language, Telling<T, V>>>,
  enders: readonly C['does'][],
  special: { readonly [D in C['does']]?: Target | null } = {},
): Pick<TableGame<View<T, V>>, 'targetOf' | 'isTogether' | 'closing' | 'reasons' | 'refusals'> & {
  doing(view: View<T, V>, option: number): C['does'] | null;
} {
  const targetOf = (choice: C & { readonly [K in (typeof THINGS)[number]]?: number }): Target | null => {
    const set = special[choice.does as C['does']];
    if (set !== undefined) return set;
    const thing = THINGS.find((each) => choice[each] !== undefined);
    return thing === undefined ? null : `${thing}:${choice[thing] as number}`;
  };
  const by = (view: View<T, V>): Rules<T, V, O, C, R> => rulesOfView(view, { game, texts });
  const aboutOf = (view: View<T, V>, option: number): C | null => choiceOf(by(view).game, view, view.seat, option);
  const doing = (view: View<T, V>, option: number): C['does'] | null => aboutOf(view, option)?.does ?? null;
  return {
    doing,
    targetOf(view, option) {
      const choice = aboutOf(view, option);
      return choice === null ? null : targetOf(choice);
    },
    isTogether: ({ lines }) => lines.length > 0,
    closing(view) {
      const ends = (option: number): boolean => enders.some((does) => does === doing(view, option));
      return optionsOf(by(view).game, view, view.seat).find(ends) ?? null;
    },
    reasons(view, target, language, names) {
      const about = unavailableOf(by(view).game, view, view.seat).filter(({ choice }) => targetOf(choice) === target);
      const said = about.flatMap(({ why }) =>
        why.map((each) => by(view).texts[language].reason?.(view, each, names) ?? ''),
      );
      return [...new Set(said)];
    },
    refusals: (view, language, names) =>
      unavailableOf(by(view).game, view, view.seat).map(
        ({ choice, why }): Refusal => ({
          target: targetOf(choice),
          text: by(view).texts[language].choice?.(view, choice, names) ?? '',
          reasons: [...new Set(why.map((each) => by(view).texts[language].reason?.(view, each, names) ?? ''))],
        }),
      ),
  };
}
