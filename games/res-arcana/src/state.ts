/** What lies on the table. Cards are numbers; by-card lists are flat, so that a clone is a few copies of arrays. */
import type {
  Card,
  Frame as EngineFrame,
  Seen as EngineSeen,
  State as EngineState,
  View as EngineView,
  Exchange,
  Seat,
} from '@gloaming/engine';
import type { Begins } from '@gloaming/engine/session';
import type { Amounts, Cost, Kind } from './essences.ts';
import type { CostVerb, Tag, Verb } from './verbs.ts';

export type Flag = 0 | 1;

export const CARD_KINDS = ['artifact', 'mage', 'item', 'monument', 'place'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A power: what it costs, what it does; `all` is the two in one list. */
export interface Power extends Exchange<CostVerb, Verb> {
  readonly all: readonly Verb[];
  /** Can be used while its component is turned, too: it straightens it (RA-7.2). */
  readonly evenTurned: boolean;
}
export interface Reaction extends Power {
  readonly to: 'lifeLoss' | 'dragon' | 'check';
}
/** What works by itself, turned or not (RA-7.9). */
export type Ability =
  | { readonly ability: 'discount'; readonly tag: Tag | null; readonly less: number }
  | { readonly ability: 'pointsPerEssence'; readonly kind: Kind }
  | { readonly ability: 'pointsPer'; readonly tag: Tag; readonly n: number };

/** A face: everything that is printed on a component. */
export interface Face {
  readonly name: string;
  readonly kind: CardKind;
  readonly tags: readonly Tag[];
  readonly cost: Cost;
  readonly points: number;
  /** What it gives in the collect step. */
  readonly collect: readonly Verb[];
  /** What it does there if nothing was taken from it. */
  readonly kept: readonly Verb[];
  /** What is to be settled there at the end. */
  readonly upkeep: readonly Verb[];
  readonly abilities: readonly Ability[];
  readonly powers: readonly Power[];
  readonly reactions: readonly Reaction[];
  /** What happens once, when it is claimed. */
  readonly claimed: readonly Verb[];
}

export interface Player {
  pool: number[];
  /** Rising, so that nothing can be read from the order. */
  hand: Card[];
  /** The top is the last. */
  deck: Card[];
  discards: Card[];
  /** Mage, magic item, artifacts, monuments and places, rising. */
  inPlay: Card[];
  /** The mages dealt, until one is picked. */
  mages: Card[];
  /** The cards to pick from in a draft. */
  pack: Card[];
  passed: Flag;
  /** Points for the check that is being made. */
  extra: number;
  /** How often the cards were shuffled: the number of the newest batch. */
  shuffles: number;
  /** How many on top of the deck its owner has looked at: nobody else knows in which order they lie. */
  looked: number;
  /** By shuffle: at least so many of the hand are from it or from one before. Replaced as a whole; empty where all is known. */
  sure: readonly number[];
  /** Games won in a match. */
  wins: number;
}

export const DEALS = ['standard', 'first-game', 'draft'] as const;
export type Deal = (typeof DEALS)[number];
export interface Options extends Begins {
  players: number;
  deal: Deal;
  /** Up to three games, for two players. */
  match: boolean;
  /** They collect in turn order (RA-4.1). */
  inTurn?: boolean;
}

export interface Table {
  players: Player[];
  /** Two face up. */
  monuments: Card[];
  /** The top is the last. */
  monumentDeck: Card[];
  /** How many on top of that somebody has looked at. Whoever did knows them, in whatever order they lie by now. */
  looked: number;
  places: Card[];
  items: Card[];
  /** By card. */
  turned: Flag[];
  /** Essences on components: five numbers a card. */
  on: number[];
  /** By artifact: whose it is, or NONE. */
  owner: Seat[];
  /** By artifact: a number for each shuffle of its owner's cards, so that a card can be followed no further than that. */
  batch: number[];
  /** By artifact: its pack in a draft, and how far that had gone round when somebody kept the card; 0 for none. */
  drafted: number[];
  first: Seat;
  /** Somebody has passed in this round, so the token lies on its passed side. */
  tokenTurned: Flag;
  round: number;
  /** Whose action it is. */
  acting: Seat;
  deal: Deal;
  match: Flag;
  /** They collect in turn order. Not there where they do not, so that it makes no other game of one that is as usual. */
  inTurn: 1 | undefined;
  /** Which game of a match this is, from 1. */
  game: number;
  /** The open cards of the second game of a match. */
  open: Card[];
  /** The decks picked for the second game of a match, a list a player: the third is played with them again. */
  decks: Card[][];
  /** The last check, and who won it, once the game is over. */
  points: number[];
  winners: Seat[];
  over: Flag;
}

export type State = EngineState<Table, Verb>;
export type View = EngineView<Table, Verb>;
export type Seen = EngineSeen<Table, Verb>;
export type Frame = EngineFrame<Verb>;
export type { Amounts, Card, Seat };

/** Clockwise. */
export function next(t: Table, seat: Seat): Seat {
  return seat + 1 === t.players.length ? 0 : seat + 1;
}
/** Everybody else, clockwise. */
export function rivals(t: Table, seat: Seat): Seat[] {
  const out: Seat[] = [];
  for (let s = next(t, seat); s !== seat; s = next(t, s)) out.push(s);
  return out;
}
