/** What the shell knows of a game's table: how it is drawn, and which things on it an option is about. */
import type { Card } from '@gloaming/engine';
import type { ComponentType } from 'react';
import type { Say } from '../words/index.ts';
import type { CardFace, Mood } from './face.ts';

/** Something on the table that can be pressed. */
export type Target =
  | `card:${Card}`
  | `kind:${number}`
  | `seat:${number}`
  | `region:${number}`
  | `stone:${number}`
  | 'deck';

/** What the board is given by the shell. */
export interface Desk {
  /** Where one sits, also when the game is over and everything is open; -1 for who watches. */
  readonly seat: number;
  /** Names by seat. */
  readonly names: readonly string[];
  readonly isLegal: (target: Target) => boolean;
  readonly isChosen: (target: Target) => boolean;
  readonly press: (target: Target, face?: CardFace) => void;
  readonly look: (face: CardFace | null) => void;
}
export interface BoardProps<V> {
  readonly view: V;
  readonly desk: Desk;
}

export interface TableGame<V> {
  readonly mood: Mood;
  readonly Board: ComponentType<BoardProps<V>>;
  /** What an option of the question that is asked is about; null if it is nothing on the table. */
  targetOf(view: V, option: number): Target | null;
  /** The question is what to do with one's turn: there a press only chooses, and a button does it. */
  isMain(view: V): boolean;
  /** Round and phase. */
  status(view: V, say: Say): string;
}
