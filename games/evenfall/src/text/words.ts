/**
 * What a language has to say. Everything is mapped over the unions of the rules, so that a verb, a card or a piece of news
 * without words in one language does not compile. `telling.ts` speaks with these words; it knows no language.
 */
import type { Language, Speaker } from '@gloaming/engine';
import type { CardName, RondelSpace } from '../cards/index.ts';
import type { AskingVerb, Choices } from '../choices.ts';
import type { Cost, Goods } from '../goods.ts';
import type { News, NewsName } from '../news.ts';
import type {
  Catalyst,
  Circle,
  Clan,
  Count,
  Figure,
  Keyword,
  Level,
  Region,
  Role,
  Shape,
  Side,
  Stone,
} from '../nouns.ts';
import type { Reason } from '../reasons.ts';
import type { Ability, Effect, When } from '../state.ts';
import type { Trigger, Verb, VerbName } from '../verbs.ts';

/** Verbs of the round, and what other verbs lead to: no card and no board says them. A new verb is printed until it is named here. */
export const UNPRINTED = [
  'payRest',
  'gainAny',
  'discoverThere',
  'moveFiguresTo',
  'order',
  'happened',
  'setTable',
  'rounds',
  'scout',
  'discardDown',
  'actions',
  'takeTurn',
  'discover',
  'exhaustToken',
  'playAs',
  'payForIt',
  'bind',
  'enter',
  'useSpace',
  'build',
  'built',
  'placeStoneOnBoard',
  'pass',
  'battles',
  'battle',
  'setDials',
  'setDial',
  'adjustDials',
  'adjustDial',
  'resolveBattle',
  'winBattle',
  'takeStone',
  'roundEnd',
  'returnAll',
  'cleanUp',
  'placeStones',
  'placeStone',
  'score',
  'automaTurn',
  'automaSpace',
  'automaHarvest',
] as const satisfies readonly VerbName[];
export type PrintedVerb = Exclude<VerbName, (typeof UNPRINTED)[number]>;

/** Verbs that may be answered by "no". */
type Declinable = { [V in AskingVerb]: { does: 'decline' } extends Choices[V] ? V : never }[AskingVerb];

type VerbNamed<V extends VerbName> = Extract<Verb, { verb: V }>;
type NewsNamed<N extends NewsName> = Extract<News, { news: N }>;
type EffectName = Effect['effect'];
/** An ongoing effect begins with its trigger, and a rule is a sentence of its own; the others have a heading. */
type HeadedEffect = Exclude<EffectName, 'ongoing' | 'ability'>;

/** How a verb is said that contains others. */
export interface Speech {
  /** Several verbs as one phrase. */
  list(verbs: readonly Verb[]): string;
  /** Each of them, for a language to join. */
  each(verbs: readonly Verb[]): string[];
  /** What is counted, from `counts`. */
  count(count: Count): string;
}

/** What a question is about, besides what its verb says. */
export interface QuestionContext {
  /** What is asked for one by one is answered all at once, in any order. */
  isAtOnce: boolean;
  /** The Main Action of this turn is done. */
  acted: boolean;
  /** A card's name: what is played, or whose figures move. */
  card: string;
  /** Strength in the battle without Mana. */
  strength: number;
  /** What the dial shows. */
  dial: number;
  stone: Stone;
}

/** Whom a reason speaks of, and what it says of a person in each role: after a dash, without a capital. */
export interface Blamed {
  who: string;
  asSpecialist: string;
  asCouncil: string;
}

/** What a piece of news is about, as far as the listener knows it. */
export interface NewsContext extends Speaker {
  who: string;
  /** The Automa has no seat and so no name among the names. */
  isAutoma: boolean;
  /** Empty if there is none or it is not known. */
  card: string;
  /** What the card comes from, where that is told, and whether it is its Binding Bonus; empty if it comes from no card. */
  cause: string;
  isBinding: boolean;
  /** What the card is worth. */
  worth: number;
  /** The known ones. */
  cards: readonly string[];
  /** How many more cards there were. */
  unknown: number;
}

/** What asks, where it is no card. */
interface Sources {
  token: string;
  track: string;
  board: string;
  freeAction: string;
  reward(region: Region): string;
  stoneSpace(n: number): string;
}

/** What an option does, where a name or an amount does not say it. */
interface Labels {
  pass: string;
  endTurn: string;
  discover(place: string, region: Region, witches: number): string;
  activateToken: string;
  build: string;
  play(card: string): string;
  playFor(card: string, price: string): string;
  use(what: string, effect: string): string;
  as: Readonly<Record<Role, string>>;
  declined: Readonly<Record<Declinable, string>>;
  /** A Catalyst on a Ritual; for Mana instead of the usual cost, unless that is 0. */
  catalystOn(catalyst: Catalyst, ritual: string, mana: number): string;
  onPlace(what: string, place: string): string;
  /** Tells apart Places that share a name. */
  binding(has: boolean): string;
  step(n: number): string;
  actionSpaceOf(region: Region): string;
  changeDial(n: number): string;
  keepDial(n: number): string;
  bestStones: string;
  oneByOne: string;
  /** A price with a discount that can be taken off in several ways. */
  less(price: string, n: number): string;
}

/** What stands on boards besides effects. */
interface BoardWords {
  scout: string;
  token: string;
  council(first: string, next: string): string;
  freeAction: string;
  witchSpace: string;
  stoneSpace(n: number): string;
  beyond: string;
  onSide(side: Side, text: string): string;
}

export interface Words {
  language: Language;
  automa: string;
  names: Readonly<Record<CardName, string>>;
  kinds: {
    place(icon: Shape): string;
    startingPlace(clan: Clan, icon: Shape): string;
    ritual: string;
    person: string;
  };
  keywords: Readonly<Record<Keyword, string>>;
  shapes: Readonly<Record<Shape, string>>;
  regions: Readonly<Record<Region, string>>;
  circles: Readonly<Record<Circle, string>>;
  clans: Readonly<Record<Clan, string>>;
  levels: Readonly<Record<Level, string>>;
  sides: Readonly<Record<Side, string>>;
  roles: Readonly<Record<Role, string>>;
  /** Without a capital; null where it is not known how many points the Automa's level brings. */
  rondel: { readonly [S in RondelSpace]: (points: number | null) => string };

  /** Alone, not as the object of a verb; "nothing" if there is nothing. */
  goods(goods: Goods): string;
  cost(cost: Cost): string;
  mana(n: number): string;
  points(n: number): string;
  figures(n: number, figure: Figure): string;
  catalysts(n: number, catalyst: Catalyst): string;
  stone(stone: Stone): string;

  /** An instruction as it stands after a heading and a colon: a sentence begins with a capital there in some languages. */
  afterColon(text: string): string;
  /** As an instruction, without a capital and without a full stop. */
  printed: { readonly [V in PrintedVerb]: (verb: VerbNamed<V>, speech: Speech) => string };
  /** "each …", as it stands after "for". */
  counts: { readonly [C in Count['count']]: (count: Extract<Count, { count: C }>) => string };
  /** The same where the table counts every Scythe (EV-A.33). */
  symbolsAndScythes: string;
  abilities: { readonly [A in Ability['ability']]: (ability: Extract<Ability, { ability: A }>) => string };
  when: { readonly [M in When['moment']]: (when: When & { moment: M }) => string };
  headings: { readonly [E in HeadedEffect]: (effect: Extract<Effect, { effect: E }>) => string };
  harvestBonus: string;
  bindingBonus: string;
  bindingWith: Readonly<Record<Keyword, string>>;
  buildingSpaces(n: number): string;
  boards: BoardWords;

  /** Put after what asks and a colon, if something does. */
  questions: { readonly [V in AskingVerb]: (verb: VerbNamed<V>, asked: QuestionContext) => string };
  moments: Readonly<Record<Trigger, string>>;
  sources: Sources;
  labels: Labels;
  /** Why something cannot be done just now: whole sentences, of the card or whatever else is looked at. */
  reasons: { readonly [R in Reason['reason']]: (reason: Extract<Reason, { reason: R }>, about: Blamed) => string };
  news: { readonly [N in NewsName]: (news: NewsNamed<N>, told: NewsContext) => string };
}
