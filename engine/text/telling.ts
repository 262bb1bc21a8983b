/** How a game speaks: one of these a language. Everything is made from the verbs that run, so nothing is said twice. */
import type { Card, Choice, Reason, Seat, View } from '../src/game.ts';
import type { News } from '../src/news.ts';

export interface CardText {
  name: string;
  /** What it is: "artifact, creature". */
  kind: string;
  cost: string;
  /** Empty where there are none. */
  points: string;
  /** One line for each power, ability and reaction. */
  lines: string[];
}

/** `names` are the players' names by seat. */
export interface Telling<T, V> {
  title: string;
  /** As it is printed; at a table, as its options have it. */
  card(card: Card, table?: T): CardText;
  /** What the seat of the view is asked; empty if it is asked nothing. Told to whoever answers all `isAtOnce`, in any order, it says nothing of one. */
  question(view: View<T, V>, names: readonly string[], isAtOnce?: boolean): string;
  /** What one of its options means. */
  option(view: View<T, V>, option: number, names: readonly string[]): string;
  /** What a choice would be, also one that is no option: as an option says it, though not told apart from others that read alike. */
  choice?(view: View<T, V>, choice: Choice, names: readonly string[]): string;
  /** Why something cannot be done just now: a whole sentence. */
  reason?(view: View<T, V>, reason: Reason, names: readonly string[]): string;
  /** A line of the log; empty for what needs no line. What the seat `you` does is told to it as its own. */
  news(news: News, names: readonly string[], you?: Seat): string;
}
