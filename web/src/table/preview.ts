/**
 * What an answer will do, said before it is given: it is played on a table that might be the real one. What is heard there is
 * certain until something unknown comes to light, so there it ends.
 */
import {
  type Card,
  clone,
  crossNews,
  deciders,
  type Game,
  imagine,
  listening,
  makeDice,
  type News,
  NONE,
  optionsOf,
  type Seat,
  type State,
  type Telling,
  take,
  type Verb,
  type View,
  viewOf,
} from '@gloaming/engine';
import type { Painted } from '../design/Icon.tsx';

/** What one has of each kind, before and after. */
interface Becoming {
  readonly kind: Painted;
  readonly before: number;
  readonly after: number;
}

export interface Preview {
  /** In sentences, as the log will say it. */
  readonly lines: readonly string[];
  /** Of what becomes more or less. */
  readonly goods: readonly Becoming[];
  /** It cannot be taken back: something unknown comes to light, or another player goes on. */
  readonly isFinal: boolean;
}

/** Any will do: what depends on it is not said. */
const dice = () => makeDice(1);

const cardsIn = ({ card, cards }: News): readonly Card[] => [...(card === undefined ? [] : [card]), ...(cards ?? [])];
const seatIn = (news: News): unknown => (news as { seat?: unknown }).seat;

/** Of one's own, by kind. */
export type GoodsOf<T> = (table: T, seat: Seat) => readonly (readonly [Painted, number])[];

/** A table that might be the real one, and whether something has come to light on it since that only the real one knows. */
function imagined<T, V extends Verb, O>(game: Game<T, V, O>, view: View<T, V>) {
  const { seat } = view;
  const s = imagine(game, view, dice());
  const before = clone(game, s);
  // What others keep aside was made up, too: once one of these answers is open, nothing is certain any more.
  const kept = s.lines.flatMap((line, other) => line.slice(-1).filter((f) => other !== seat && f.held !== NONE));
  const isOpened = (): boolean => kept.some((f) => f.held === NONE);
  const isNew = (card: Card): boolean => card >= 0 && (view.known[card] & (1 << seat)) === 0;
  const isDrawn = (): boolean => s.chance.drawn !== before.chance.drawn;
  const isShown = (): boolean => s.known.some((seats, card) => (seats & ~before.known[card]) !== 0 && isNew(card));
  return { s, isOpened, isNew, isDrawn, isShown };
}

export function preview<T, V extends Verb, O>(
  game: Game<T, V, O>,
  telling: Telling<T, V>,
  goodsOf: GoodsOf<T>,
  view: View<T, V>,
  answers: readonly number[],
  names: readonly string[],
): Preview {
  const { seat } = view;
  const { s, isOpened, isNew, isDrawn, isShown } = imagined(game, view);
  const had = goodsOf(view.table, seat);
  let has = had;
  const lines: string[] = [];
  let isCertain = true;
  const hear = (news: News): void => {
    if (!isCertain) return;
    isCertain = !isDrawn() && !cardsIn(news).some(isNew) && !isOpened();
    if (isCertain) has = goodsOf(s.table, seat);
    // Of one's own draw one knows at least that it is one.
    if (!isCertain && seatIn(news) !== seat) return;
    const line = telling.news(crossNews(news, view.known, seat), names, seat);
    if (line !== '') lines.push(line);
  };
  listening(hear, () => {
    for (const option of answers) if (optionsOf(game, s, seat).includes(option)) take(game, s, seat, option, []);
  });
  const goods = had.map(([kind, n], i) => ({ kind, before: n, after: has[i][1] }));
  return {
    lines,
    goods: goods.filter(({ before, after }) => before !== after),
    isFinal: !isCertain || isShown() || isDrawn() || isOpened() || !asksAgain(s, seat),
  };
}

/** The table as it will be after these answers, where that is certain and one is asked again; otherwise null. */
export function follow<T, V extends Verb, O>(
  game: Game<T, V, O>,
  view: View<T, V>,
  answers: readonly number[],
): View<T, V> | null {
  const { seat } = view;
  const { s, isOpened, isDrawn, isShown } = imagined(game, view);
  for (const option of answers) {
    if (!optionsOf(game, s, seat).includes(option)) return null;
    take(game, s, seat, option, []);
    if (isShown() || isDrawn() || isOpened() || !asksAgain(s, seat)) return null;
  }
  return viewOf(game, s, seat);
}

const asksAgain = <T, V>(s: State<T, V>, seat: Seat): boolean => deciders(s).includes(seat);

/** The answers that follow each other, as `pick` gives them, until it gives none. What has only one answer is not asked. */
export function answersUntil<T, V extends Verb, O>(
  game: Game<T, V, O>,
  view: View<T, V>,
  pick: (s: State<T, V>) => number | undefined,
): number[] {
  const s = imagine(game, view, dice());
  const answers: number[] = [];
  for (let option = pick(s); option !== undefined; option = pick(s)) {
    if (!optionsOf(game, s, view.seat).includes(option)) return [];
    answers.push(option);
    take(game, s, view.seat, option, []);
  }
  return answers;
}
