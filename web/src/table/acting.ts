/** What a question leads to, for what stands on a lifted card, in the tray and on the large button: the same for every game. */
import { asking, type Game, type Language, optionsOf, type Telling, type Verb, type View } from '@gloaming/engine';
import type { Painted } from '../design/Icon.tsx';
import type { TableGame } from './game.ts';
import { follow, type GoodsOf, preview } from './preview.ts';
import { trayOf, type Units } from './tray.ts';

interface Ways<T, V extends Verb> {
  readonly kinds: readonly Painted[];
  /** How loth one is to part with a kind. */
  readonly worth: readonly number[];
  pool(table: T, seat: number): readonly number[];
  goodsOf: GoodsOf<T>;
  /** Null for what does not ask for goods, one after the other. */
  unitsOf(view: View<T, V>, verb: V): Units | null;
  /** Questions that only say how the thing is done that was chosen just now. */
  readonly hows: readonly V['verb'][];
}

/** More ways than these do not stand on a card. */
const MOST_WAYS = 5;

export function acting<T, V extends Verb, O>(
  game: Game<T, V, O>,
  texts: Readonly<Record<Language, Telling<T, V>>>,
  { kinds, worth, pool, goodsOf, unitsOf, hows }: Ways<T, V>,
): Pick<TableGame<View<T, V>>, 'preview' | 'follow' | 'offers' | 'isHow' | 'tray'> {
  const options = (view: View<T, V>): number[] => optionsOf(game, view, view.seat);
  return {
    preview: (view, answers, language, names) => preview(game, texts[language], goodsOf, view, answers, names),
    follow: (view, answers) => follow(game, view, answers),
    offers: (view, language, names) =>
      options(view).map((option) => ({ option, text: texts[language].option(view, option, names) })),
    isHow(view) {
      const f = asking(view, view.seat);
      return f !== undefined && hows.includes(f.verbs[f.at].verb) && options(view).length <= MOST_WAYS;
    },
    tray: (view) =>
      trayOf(game, view, (verb) => unitsOf(view, verb), { kinds, worth, pool: pool(view.table, view.seat) }),
  };
}
