/**
 * News is for people: a listener (an observer) hears what happens, for the log and for animation. Rules never depend on it, and
 * without a listener nothing is made.
 */
import { type Card, type Seat, UNKNOWN } from './game.ts';
import { bit } from './known.ts';

/** Cards stand in `card` and `cards`, so that they can be crossed out for those who do not know them. */
export interface News {
  readonly news: string;
  readonly card?: Card;
  readonly cards?: readonly Card[];
}

interface Ear {
  /** Told the moment it happens, while the state still says who knows which card; null without a listener. */
  hear: ((news: News) => void) | null;
}
const EAR = Symbol.for('gloaming.ear');
const shared = globalThis as { [EAR]?: Ear };
shared[EAR] ??= { hear: null };
/** One for all engines of a thread: kept rules bring their own, and are heard like any other. */
export const ear: Ear = shared[EAR];

/** `if (heard()) tell({ … })` costs nothing without a listener. */
export const heard = (): boolean => ear.hear !== null;
/**
 * Gives nothing back, so that an answer may end with it: what `then` returns are verbs. A game gives it the type of its own news, and
 * no other can be told: `export const tell: (news: News) => void = tellAny`.
 */
export const tellAny = (news: News): void => {
  ear.hear?.(news);
};

/** Runs `act` and hands each piece of news to `hear`. Listeners may be nested: the inner one hears its own. */
export function listening<R>(hear: (news: News) => void, act: () => R): R {
  const before = ear.hear;
  ear.hear = hear;
  try {
    return act();
  } finally {
    ear.hear = before;
  }
}

/** The same news as a seat may hear it. */
export function crossNews<N extends News>(news: N, known: readonly number[], seat: Seat): N {
  const hide = (card: Card): Card => (card >= 0 && (known[card] & bit(seat)) === 0 ? UNKNOWN : card);
  if (news.card === undefined && news.cards === undefined) return news;
  return {
    ...news,
    ...(news.card === undefined ? {} : { card: hide(news.card) }),
    ...(news.cards === undefined ? {} : { cards: news.cards.map(hide) }),
  };
}
