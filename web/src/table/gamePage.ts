/** What the page knows of a game before anybody plays it, which is little, and where the rest is fetched. */
import type { Language } from '@gloaming/engine';
import type { Drawing } from '../design/art/drawing.ts';
import type { Faces } from '../design/face.ts';
import type { TableGame } from './game.ts';

interface GameWords {
  readonly title: string;
  /** What it is about, in a sentence or two; how many can play, and how it ends. */
  readonly about: string;
  readonly facts: string;
  /** What is to be said of its cards where they are shown, if anything. */
  readonly cards?: string;
}

export interface GamePage<V> {
  readonly words: Readonly<Record<Language, GameWords>>;
  /** How many opponents the start page offers, the usual number first; without any the rules themselves play one. */
  readonly opponents: readonly [number, ...number[]];
  /** What suits a first evening, everything else being a choice away; and the choices that are always said of a table. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly saidOfTables: readonly string[];
  /** It stands for the game. */
  readonly picture: Drawing;
  readonly table: () => Promise<{ readonly TABLE: TableGame<V> }>;
  readonly faces: () => Promise<{ readonly CARD_FACES: Faces }>;
}
