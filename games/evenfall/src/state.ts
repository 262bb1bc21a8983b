/** What lies on the table. Cards are numbers; by-card lists are flat, so that a clone is a few copies of arrays. */
import type {
  Card,
  Exchange as EngineExchange,
  Frame as EngineFrame,
  Seen as EngineSeen,
  State as EngineState,
  View as EngineView,
  Seat,
} from '@gloaming/engine';
import type { Begins } from '@gloaming/engine/session';
import type { Cost, Goods } from './goods.ts';
import {
  type Clan,
  FIGURES,
  type Figure,
  type Keyword,
  type Level,
  type Shape,
  type Side,
  type Stone,
} from './nouns.ts';
import type { CostVerb, Trigger, Verb } from './verbs.ts';

export type Flag = 0 | 1;

/** What works by itself, as long as the card is in play. */
export type Ability =
  | { readonly ability: 'discount'; readonly on: 'ritual' | 'council'; readonly less: number }
  | { readonly ability: 'manaForCatalysts'; readonly scythe: number; readonly orb: number }
  | { readonly ability: 'elderSpaces'; readonly where: 'region' | 'outer' }
  | { readonly ability: 'strength'; readonly n: number };

/** When a trigger answers: whose token it is, which keyword was played, whether it is about the Place under the card. */
export type When =
  | { readonly moment: Exclude<Trigger, 'token' | 'play' | 'harvest' | 'battleStart' | 'roundEnd'> }
  | { readonly moment: 'token'; readonly by: 'any' | 'you' | 'others' }
  | { readonly moment: 'play'; readonly keyword: Keyword }
  | { readonly moment: 'harvest'; readonly place: 'any' | 'this' };

export type Effect =
  | { readonly effect: 'immediate'; readonly verbs: readonly Verb[] }
  | { readonly effect: 'ongoing'; readonly when: When; readonly verbs: readonly Verb[] }
  | { readonly effect: 'ability'; readonly ability: Ability }
  | { readonly effect: 'space'; readonly space: ActionSpace }
  | { readonly effect: 'turn'; readonly exchange: Exchange }
  | { readonly effect: 'battle'; readonly at: 'start' | 'reveal'; readonly verbs: readonly Verb[] }
  | { readonly effect: 'roundEnd'; readonly verbs: readonly Verb[] }
  | { readonly effect: 'gameEnd'; readonly verbs: readonly Verb[] };

export type Exchange = EngineExchange<CostVerb, Verb>;
export interface ActionSpace extends Exchange {
  /** Any number of figures, one use each, instead of one. */
  readonly many: boolean;
}

/** What is printed on a Place; the sides of a Starting Place differ. */
export interface PlaceFace {
  readonly kind: 'place';
  readonly name: string;
  /** Witches needed to discover it. */
  readonly witches: number;
  readonly icon: Shape;
  readonly harvest: Goods;
  readonly binding: readonly Verb[];
  readonly bindingWith: { readonly keyword: Keyword; readonly verbs: readonly Verb[] } | null;
  readonly points: number;
}
export interface RitualFace {
  readonly kind: 'ritual';
  readonly name: string;
  readonly cost: Cost;
  readonly keywords: readonly Keyword[];
  readonly spaces: number;
  readonly points: number;
  readonly effect: Effect;
}
export interface PersonFace {
  readonly kind: 'person';
  readonly name: string;
  readonly cost: Cost;
  readonly keywords: readonly Keyword[];
  readonly points: number;
  readonly specialist: Effect;
  readonly council: Effect;
}

/** A side of a clan board. */
export interface ClanBoard {
  readonly scout: readonly Verb[];
  readonly token: readonly Verb[];
  readonly track: readonly (readonly Verb[])[];
  readonly councilFirst: Cost;
  readonly councilNext: Cost;
  /** Moon Star: what a card may be discarded for at any time in one's turn. */
  readonly freeAction: Exchange | null;
  /** Moon Cross: an Action Space for a Witch. */
  readonly space: ActionSpace | null;
  /** Moon Circle: what Elders may do. */
  readonly ability: Ability | null;
  /** Moon Spike: what a Powerstone put there gives. */
  readonly stoneSpaces: readonly (readonly Verb[])[];
}

export interface Player {
  clan: number;
  automa: Flag;
  resources: number[];
  mana: number;
  points: number;
  /** Rising, so that nothing can be read from the order. */
  hand: Card[];
  /** Places, in the order they came. */
  outer: Card[];
  inner: Card[];
  specialists: Card[];
  council: Card[];
  /** Figures in the reserve. */
  witches: number;
  elders: number;
  /** Steps taken on the Coven track; beyond the top they go on counting. */
  coven: number;
  tokenUsed: Flag;
  passed: Flag;
  /** How many Powerstones of each shape, the red one last. */
  stones: number[];
  /** Moon Spike: the stone on each space of the board, or NONE; then those of further uses, where that is allowed. */
  stoneSpaces: Stone[];
  /** Moon Cross: a Witch stands on the board's space. */
  boardWitch: Flag;
  /** Specialists of others on which an Elder of one's own stands, and those whose turn effect was used so. */
  borrowed: Card[];
  borrowedUsed: Card[];
  /** Strength added in each Region, for this phase. */
  boosts: number[];
  /** What the dial showed, once revealed. */
  dial: number;
}

export interface RegionState {
  /** Face-up Places, left to right; an empty spot is NONE. */
  spots: Card[];
  stones: Stone[];
  /** Figures on the round space, by player. */
  witches: number[];
  elders: number[];
  /** Figures on the Action Space, as `figureOf` numbers them. */
  space: number[];
}
/** Whose figure it is, and which: twice the player, one more for an Elder. */
export const figureOf = (seat: Seat, figure: Figure): number => seat * 2 + (figure === 'elder' ? 1 : 0);
export const seatOfFigure = (figure: number): Seat => figure >> 1;
export const nameOfFigure = (figure: number): Figure => FIGURES[figure & 1];

export interface Options extends Begins {
  players: number;
  side: Side;
  /** A clan for each player; empty for clans by chance. */
  clans: Clan[];
  /** Of the Automa, in the solo game. */
  level: Level;
  /** EV-20.1: a better first hand. */
  experienced: boolean;
  switches: Switches;
}
/** EV-21: what the editions say differently, or do not say. */
export interface Switches {
  moonSpikeScoutMana: number;
  /** Later Council Members of the moon Star cost any five instead of one of each. */
  moonStarCouncilAnyFive: boolean;
  manaCap: number;
  /** By number of players, from one. */
  placesPerRegion: number[];
  actionSpacesPerRegion: number;
  automaPrefersBinding: boolean;
  automaPointsPerGood: number;
  spikeSpacesOncePerGame: boolean;
  endDiscardTriggers: boolean;
  // Said only where they are turned: the options of a usual game are what they were before there were these.
  /** Where resource symbols count, one more for each Scythe, instead of one for a Ritual with any. */
  pointPerScythe?: true;
  /** To harvest an empty Outer Circle is impossible, instead of being done in vain. */
  automaGoesOn?: true;
}

export interface Table {
  players: Player[];
  /** Players who are asked; in the solo game the Automa comes after them. */
  seats: number;
  regions: RegionState[];
  /** By Place: the Ritual on it, or NONE; and the Powerstone, at the end. */
  ritualOn: Card[];
  stoneOn: Stone[];
  /** By Ritual: Catalysts, and figures on its Action Space. */
  scythes: number[];
  orbs: number[];
  witchesOn: number[];
  eldersOn: number[];
  /** By person: turned sideways. */
  turned: Flag[];
  /** The top is the last. */
  mainDeck: Card[];
  discards: Card[];
  /** Out of the game. */
  removed: Card[];
  placeDeck: Card[];
  /** How often the discard pile became the deck, and by card in which of these shuffles it was. */
  shuffles: number;
  batch: number[];
  /** The red Powerstone can still be taken. */
  redStone: Flag;
  first: Seat;
  round: number;
  acting: Seat;
  side: Side;
  level: number;
  /** Where the Automa's marker stands on its rondel. */
  rondel: number;
  experienced: Flag;
  switches: Switches;
  winners: Seat[];
  over: Flag;
}

export type State = EngineState<Table, Verb>;
export type View = EngineView<Table, Verb>;
export type Seen = EngineSeen<Table, Verb>;
export type Frame = EngineFrame<Verb>;
export type { Card, Seat };

/** Clockwise. */
export function next(t: Table, seat: Seat): Seat {
  return seat + 1 >= t.seats ? 0 : seat + 1;
}
/** Everybody who is asked, clockwise from the holder of the first-player marker. */
export function inTurnOrder(t: Table): Seat[] {
  const seats: Seat[] = [];
  for (let seat = t.first % t.seats; seats.length < t.seats; seat = next(t, seat)) seats.push(seat);
  return seats;
}
