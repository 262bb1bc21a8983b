/** What lies on the table, in words' reach: as it is read aloud to whoever asks what somebody has. */
import type { Card, Seat } from '@gloaming/engine';
import type { Painted } from '../design/Icon.tsx';

export type Counted = readonly [kind: Painted, n: number];

export interface Lying {
  readonly card: Card;
  readonly isTurned: boolean;
  readonly on: readonly Counted[];
}

/** Goods, or cards that lie together. */
export interface Heap {
  readonly title: string;
  readonly goods?: readonly Counted[];
  readonly cards?: readonly Lying[];
  /** How many there are, also of those that one does not know. */
  readonly n?: number;
}

export interface Side {
  /** Nobody's: what lies in the middle. */
  readonly seat: Seat | null;
  readonly title: string;
  readonly points: number;
  /** What answers pay with. */
  readonly pool: Heap | null;
  readonly hand: Heap | null;
  readonly others: readonly Heap[];
}
