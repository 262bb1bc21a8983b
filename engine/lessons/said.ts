/** What a teacher says, as data: whoever shows it finds the words in the reader's language. */
import type { Card, Seat } from '../src/index.ts';

/** Something that a teacher points at: on the table, or the button that ends or passes, or the points of all. */
export type PointedAt =
  | `card:${Card}`
  | `kind:${number}`
  | `seat:${Seat}`
  | `region:${number}`
  | `stone:${number}`
  | 'deck'
  | 'token'
  | 'close'
  | 'scores';

/** Numbers that a sentence tells, by name. */
export type Facts = Readonly<Record<string, number>>;

export interface Said {
  readonly step: string;
  /** Which of its sentences: `says`, `after`, `wide`, `goal`, or the name of another move. */
  readonly line: string;
  /** The card that it is about, where the words name one that is not always the same; else NONE. */
  readonly card: Card;
  readonly facts: Facts;
}
