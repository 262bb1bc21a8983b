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
} from '@gloaming/engine';

export interface Preview {
  /** In sentences, as the log will say it. */
  readonly lines: readonly string[];
  /** It cannot be taken back: something unknown comes to light, or another player goes on. */
  readonly isFinal: boolean;
}

/** Any will do: what depends on it is not said. */
const dice = () => makeDice(1);

const cardsIn = ({ card, cards }: News): readonly Card[] => [...(card === undefined ? [] : [card]), ...(cards ?? [])];
const seatIn = (news: News): unknown => (news as { seat?: unknown }).seat;

export function preview<T, V extends Verb, O>(
  game: Game<T, V, O>,
  telling: Telling<T, V>,
  view: View<T, V>,
  option: number,
  names: readonly string[],
): Preview {
  const { seat } = view;
  const s = imagine(game, view, dice());
  const before = clone(game, s);
  // What others keep aside was made up, too: once one of these answers is open, nothing is certain any more.
  const kept = s.lines.flatMap((line, other) => line.slice(-1).filter((f) => other !== seat && f.held !== NONE));
  const isOpened = (): boolean => kept.some((f) => f.held === NONE);
  const isNew = (card: Card): boolean => card >= 0 && (view.known[card] & (1 << seat)) === 0;
  const lines: string[] = [];
  let isCertain = true;
  const hear = (news: News): void => {
    if (!isCertain) return;
    isCertain = s.chance.drawn === before.chance.drawn && !cardsIn(news).some(isNew) && !isOpened();
    // Of one's own draw one knows at least that it is one.
    if (!isCertain && seatIn(news) !== seat) return;
    const line = telling.news(crossNews(news, view.known, seat), names);
    if (line !== '') lines.push(line);
  };
  listening(hear, () => take(game, s, seat, option, []));
  const isShown = s.known.some((seats, card) => (seats & ~before.known[card]) !== 0 && isNew(card));
  const isDrawn = s.chance.drawn !== before.chance.drawn;
  const isFinal = !isCertain || isShown || isDrawn || isOpened() || !asksAgain(s, seat);
  return { lines, isFinal };
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
