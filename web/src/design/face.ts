/** A card as it is shown: what every game tells of its cards, whatever they are. */
import type { Run as AnyRun, Card, CardText, Language, SignRow } from '@gloaming/engine';
import type { GameName } from '@gloaming/games/fetch';
import type { FetchedOnce } from '../base/fetchOnce.ts';
import type { Drawing } from './art/drawing.ts';
import type { IconName, Painted } from './Icon.tsx';

/** What a word on a card means, with the number of the rule. */
export interface Note {
  readonly rule: string;
  readonly text: string;
}

/** What a card is made of: paper of a colour for each kind, so that kinds are told apart from afar. */
export type Paper = 'card' | 'person' | 'mage' | 'item' | 'monument' | 'land';

/** A part of a sentence: words, or a token that stands for them. */
export type Run = AnyRun<Painted>;

export interface CardFace {
  /** The name in the rules: the picture is found by it. */
  readonly name: string;
  readonly mood: GameName;
  /** Of all that it says. */
  readonly language: Language;
  /** Of all cards of the game, by name. */
  readonly drawings: FetchedOnce<Readonly<Record<string, Drawing>>>;
  readonly cost: readonly (readonly [Painted, number])[];
  readonly points: number;
  readonly text: CardText;
  readonly paper: Paper;
  /** What kind of card it is, where rules speak of it. */
  readonly tags: readonly IconName[];
  /** Places on it where something can be put: a picture shows them, so it need not say so in a line. */
  readonly sockets: { readonly n: number; readonly text: string } | null;
  /** Its sentences but that of the sockets, with tokens in them. */
  readonly said: readonly (readonly Run[])[];
  /** The same in fewer words, where it has any: for a face that is too small for all of them. */
  readonly brief: readonly (readonly Run[])[];
  /** What it says, in signs. */
  readonly signs: readonly SignRow<Painted, IconName>[];
  /** Made when they are read. */
  readonly notes: () => readonly Note[];
}

export type FaceOf = (language: Language, card: Card) => CardFace;

export interface Faces {
  readonly mood: GameName;
  /** One of each design. */
  readonly designs: readonly Card[];
  readonly face: FaceOf;
}
