import type { Language, Telling, View } from '@gloaming/engine';
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

/** How the table of a game looks in a terminal: one of these a game. */
export interface Layout<T, V> {
  /** The whole table, as the seat of the view sees it. No line is wider than the page. */
  table(view: View<T, V>, page: Page<T, V>): string[];
  /** What one wants to see again after every answer. */
  status(view: View<T, V>, page: Page<T, V>): string[];
  /** What a result counts: the games won of a match, or else points. */
  counts(table: T): Counts;
}
