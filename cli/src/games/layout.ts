import type { Card, CardText, Language, Telling, View } from '@gloaming/engine';
import type { Paint } from '../base/page.ts';
import type { Words } from '../text/index.ts';

/** What a page is written with. */
export interface Page<T, V> {
  width: number;
  paint: Paint;
  language: Language;
  words: Words;
  telling: Telling<T, V>;
  /** The players' names by seat. */
  names: readonly string[];
}

export type Counts = 'points' | 'games';

/** A sign on the table, and what it means. */
export type Sign = readonly [string, string];

/** How the table of a game looks in a terminal: one of these a game. */
export interface Layout<T, V> {
  /** The whole table, as the seat of the view sees it. No line is wider than the page. */
  table(view: View<T, V>, page: Page<T, V>): string[];
  /** What one wants to see again after every answer. */
  status(view: View<T, V>, page: Page<T, V>): string[];
  /** What one decides by at the question that is asked just now, where the table does not show it together. */
  beside(view: View<T, V>, page: Page<T, V>): string[];
  /** What the boards say, as cards do: those of a table, or all that there are. Every language has them in the same order. */
  boards(language: Language, table: T | null): readonly CardText[];
  /** The cards that only the seat of the view has to choose from, which it will want to read. */
  hand(view: View<T, V>): readonly Card[];
  /** The signs in the lines of the table. */
  signs(language: Language): readonly Sign[];
  /** What a result counts: the games won of a match, or else points. */
  counts(table: T): Counts;
}
