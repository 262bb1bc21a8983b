/** What a question leads to, for what stands on a lifted card, in the tray and on the large button: the same for every game. */
import { asking, optionsOf, type Verb, type View } from '@gloaming/engine';
import type { Playable } from '@gloaming/engine/session';
import type { Painted } from '../design/Icon.tsx';
import { rulesOfView, takeRulesAlong } from '../record/rulesOfView.ts';
import type { TableGame } from './game.ts';
import { follow, type GoodsOf, preview } from './preview.ts';
import { trayOf, type Units } from './tray.ts';

interface Ways<T, V extends Verb> {
  readonly kinds: readonly Painted[];
  /** How loth one is to part with a kind. */
  readonly worth: readonly number[];
  pool(table: T, seat: number): readonly number[];
  /** What the cards cost that one might come to pay for, by kind. */
  costs(view: View<T, V>): readonly (readonly number[])[];
  goodsOf: GoodsOf<T>;
  /** Null for what does not ask for goods, one after the other. */
  unitsOf(view: View<T, V>, verb: V): Units | null;
  /** Questions that only say how the thing is done that was chosen just now. */
  readonly hows: readonly V['verb'][];
}

/** More ways than these do not stand on a card. */
const MOST_WAYS = 5;

export function acting<T, V extends Verb, O>(
  game: Playable<T, V, O>['game'],
  texts: Playable<T, V, O>['texts'],
  { kinds, worth, pool, costs, goodsOf, unitsOf, hows }: Ways<T, V>,
): Pick<TableGame<View<T, V>>, 'question' | 'preview' | 'follow' | 'offers' | 'isHow' | 'tray'> {
  const by = (view: View<T, V>): Playable<T, V, O> => rulesOfView(view, { game, texts });
  const options = (view: View<T, V>): number[] => optionsOf(by(view).game, view, view.seat);
  return {
    question: (view, language, names) => by(view).texts[language].question(view, names, true),
    preview(view, answers, language, names) {
      const rules = by(view);
      return preview(rules.game, rules.texts[language], goodsOf, view, answers, names);
    },
    follow(view, answers) {
      const rules = by(view);
      const next = follow(rules.game, view, answers);
      if (next !== null) takeRulesAlong(next, rules);
      return next;
    },
    offers: (view, language, names) =>
      options(view).map((option) => ({ option, text: by(view).texts[language].option(view, option, names) })),
    isHow(view) {
      const f = asking(view, view.seat);
      return f !== undefined && hows.includes(f.verbs[f.at].verb) && options(view).length <= MOST_WAYS;
    },
    tray: (view) =>
      trayOf(by(view).game, view, (verb) => unitsOf(view, verb), {
        ...{ kinds, worth },
        pool: pool(view.table, view.seat),
        costs: costs(view),
      }),
  };
}
