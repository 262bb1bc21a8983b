/** What can be chosen, by the verb that asks. Each choice says what it is about, so that it means the same wherever it is read. */
import type { Card } from '@gloaming/engine';
import type { Kind } from './goods.ts';
import type { Catalyst, Figure, Role, Stone } from './nouns.ts';

/** To do nothing of what is offered, or no more of it. */
type Decline = { readonly does: 'decline' };
export const DECLINE: Decline = { does: 'decline' };

/** Whoever plays a person is asked next as what. */
export interface PlayAs {
  readonly does: 'play';
  readonly as: Role;
  readonly card: Card;
}

/** What a turn consists of: a Main Action, Free Actions, and its end. */
export type Action =
  /** Without a Main Action, so that one is out of the round; after it the turn just ends. */
  | { readonly does: 'pass' }
  | { readonly does: 'endTurn' }
  | { readonly does: 'discover'; readonly card: Card }
  | { readonly does: 'activateToken' }
  | { readonly does: 'buildCatalysts' }
  /** Cards for any resource: two in every clan, one in the clan whose board says so. */
  | { readonly does: 'twoForOne' }
  | { readonly does: 'oneForOne' }
  | { readonly does: 'play'; readonly card: Card }
  /** The Action Space of a Region, of one's own board, of a Ritual. */
  | { readonly does: 'useRegion'; readonly region: number }
  | { readonly does: 'useBoard' }
  | { readonly does: 'useRitual'; readonly card: Card }
  /** The effect that somebody in play has for one's turn. */
  | { readonly does: 'usePerson'; readonly card: Card }
  /** A space for a Powerstone on one's own board. */
  | { readonly does: 'useStoneSpace'; readonly space: number };

/** Where figures stand in a Region: those that discovered there, and whoever uses its Action Space. */
export type Standing = 'round' | 'action';

export interface Choices {
  takeTurn: Action;
  payRest: { readonly does: 'pay'; readonly kind: Kind };
  discard: { readonly does: 'discard'; readonly card: Card };
  removeFromHand: { readonly does: 'remove'; readonly card: Card };
  removeRitual: { readonly does: 'remove'; readonly card: Card };
  gainAny: { readonly does: 'gain'; readonly kind: Kind };
  /** Which of those that the verb lists, from 0. */
  choose: { readonly does: 'choose'; readonly n: number };
  exchange: Decline | { readonly does: 'exchange' };
  transfer: Decline | { readonly does: 'transfer'; readonly card: Card };
  harvest: { readonly does: 'harvest'; readonly card: Card };
  discoverFreely: { readonly does: 'discoverIn'; readonly region: number };
  discoverThere: { readonly does: 'discover'; readonly card: Card };
  putElders: Decline | { readonly does: 'putElder'; readonly region: number };
  returnFigure:
    | Decline
    | { readonly does: 'takeBack'; readonly figure: Figure; readonly card: Card }
    | { readonly does: 'takeBack'; readonly figure: Figure; readonly region: number; readonly from: Standing };
  moveFigures: { readonly does: 'moveFrom'; readonly card: Card };
  moveFiguresTo: { readonly does: 'moveTo'; readonly region: number };
  buildFreely: Decline | { readonly does: 'build'; readonly catalyst: Catalyst; readonly card: Card };
  borrow: { readonly does: 'borrow'; readonly card: Card };
  trackBonus: { readonly does: 'repeatStep'; readonly n: number };
  boost: Decline | { readonly does: 'boost'; readonly region: number };
  /** Of several effects that come now, the one that comes first. */
  order: { readonly does: 'resolve'; readonly card: Card };
  playAs: PlayAs;
  /** The Place that the Ritual comes to lie on. */
  bind: { readonly does: 'bind'; readonly card: Card };
  useSpace: { readonly does: 'send'; readonly figure: Figure };
  build: Decline | Building;
  placeStoneOnBoard: { readonly does: 'placeStone'; readonly stone: Stone };
  setDial: { readonly does: 'setDial'; readonly n: number };
  adjustDial: { readonly does: 'setDial'; readonly n: number };
  takeStone: { readonly does: 'takeStone'; readonly stone: Stone };
  placeStones: { readonly does: 'placeBest' | 'placeOneByOne' };
  /** The Place that the Powerstone comes to lie on. */
  placeStone: Decline | { readonly does: 'placeStone'; readonly stone: Stone; readonly card: Card };
}

/** A Catalyst on a Ritual, for its price in goods or for Mana. */
export interface Building {
  readonly does: 'build';
  readonly catalyst: Catalyst;
  readonly card: Card;
  readonly for: 'goods' | 'mana';
}

export type AskingVerb = keyof Choices;
export type Choice = Choices[AskingVerb];
