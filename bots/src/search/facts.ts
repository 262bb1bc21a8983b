/** What of a position can be told to people as a reason: how much there is of something at the end of a playout. */
import type { Language, Seat } from '@gloaming/engine';

export interface Fact<T> {
  readonly of: (t: T, seat: Seat) => number;
  /** What one of it is worth, about, in points: which of several facts is told first. Below nothing where it is a rival's. */
  readonly worth: number;
  /** What it is called, so that a number can stand behind it. */
  readonly words: Readonly<Record<Language, string>>;
}
