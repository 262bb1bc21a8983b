/**
 * What a language has to say. Everything is mapped over the unions of the rules, so that a verb, a card or a piece of news
 * without words in one language does not compile. `telling.ts` speaks with these words; it knows no language.
 */
import type { Language, Speaker } from '@gloaming/engine';
import type { CardName } from '../cards/index.ts';
import type { AskingVerb } from '../choices.ts';
import type { Amounts, Cost, Kind } from '../essences.ts';
import type { News, NewsName } from '../news.ts';
import type { Reason } from '../reasons.ts';
import type { Ability, CardKind, Face, Reaction } from '../state.ts';
import type { Tag, Verb, VerbName } from '../verbs.ts';

/** Verbs of the round, and what other verbs lead to: no card says them. A new verb is printed until it is named here. */
export const UNPRINTED = [
  'payRest',
  'putBack',
  'suffer',
  'loseLife',
  'announce',
  'payForIt',
  'enter',
  'takeMonument',
  'replaceMonument',
  'setTable',
  'deal',
  'dealPacks',
  'pickPacks',
  'pickFromPack',
  'passPacks',
  'firstHands',
  'pickMages',
  'pickMage',
  'pickItems',
  'pickItem',
  'rounds',
  'collect',
  'collectOwn',
  'takeFrom',
  'actions',
  'act',
  'pass',
  'swapItem',
  'endOfRound',
  'straightenAll',
  'reactToCheck',
  'tally',
  'pickFirstPlayer',
  'layOut',
  'pickOpen',
  'sameDecks',
] as const satisfies readonly VerbName[];
export type PrintedVerb = Exclude<VerbName, (typeof UNPRINTED)[number]>;

type VerbNamed<V extends VerbName> = Extract<Verb, { verb: V }>;
type AbilityNamed<A extends Ability['ability']> = Extract<Ability, { ability: A }>;
type NewsNamed<N extends NewsName> = Extract<News, { news: N }>;
/** The parts of a face that are plain lists of verbs: collect, kept, upkeep, claimed. */
export type Part = { [P in keyof Face]: Face[P] extends readonly Verb[] ? P : never }[keyof Face];

/** How a verb is said where it stands. */
interface Speech {
  /** Before the arrow: there it goes without saying that "turn" means this component. */
  inCost: boolean;
  /** It is a rival who does it, and with what is theirs. */
  isRivals: boolean;
  /** Several verbs as one phrase, for verbs that contain others. */
  list(verbs: readonly Verb[], isRivals?: boolean): string;
}

/** What a question is about. */
export interface QuestionContext {
  /** What is asked for one by one is answered all at once, in any order. */
  isAtOnce: boolean;
  /** How many are still to be named, this one included. */
  left: number;
  /** Essences are lost, not paid. */
  losing: boolean;
  /** The essence it is about, once that is settled. */
  kind: Kind | null;
  /** What lies on the component it is about. */
  what: Amounts;
  /** Whose attack it is. */
  attacker: string;
}

/** Whom and what a reason speaks of. */
export interface Blamed {
  who: string;
  card: string;
}

/** What a piece of news is about, as far as the listener knows it. */
export interface NewsContext extends Speaker {
  /** Empty if there is none or it is not known. */
  card: string;
  /** The known ones. */
  cards: readonly string[];
  /** How many more cards there were. */
  unknown: number;
  /** An attack was ignored by a component's own reaction, not for the price of the attack. */
  byReaction: boolean;
  names: readonly string[];
}

/** What an option does, where a name or an amount does not say it. */
interface Labels {
  pass(takesToken: boolean): string;
  place(name: string, price: string): string;
  discard(name: string): string;
  claim(name: string, price: string): string;
  claimUnseen(price: string): string;
  /** `then`: what happens because it is left there; may be empty. */
  leave(what: Amounts, then: string): string;
  take(what: Amounts): string;
  lose(life: number, others: number): string;
  loseNothing: string;
  /** For what the attack itself names. */
  ignoreFor(price: string): string;
  dontReact: string;
  /** What a power lets one do, left (RA-7.18). */
  straightenNothing: string;
  placeNothing: string;
  ownDeck: string;
  monumentDeck: string;
  /** A price with a discount that can be taken off in several ways. */
  less(price: string, n: number): string;
}

export interface Words {
  language: Language;
  names: Readonly<Record<CardName, string>>;
  kinds: Readonly<Record<CardKind, string>>;
  tags: Readonly<Record<Tag, string>>;
  /** As the object of a verb: "2 elan and 1 gold"; "nothing" if there is nothing. */
  amounts(what: Amounts): string;
  cost(cost: Cost): string;
  /** A kind by itself, as an answer. */
  ofKind(kind: Kind): string;
  points(n: number): string;
  /** As an instruction, without a capital and without a full stop. */
  printed: { readonly [V in PrintedVerb]: (verb: VerbNamed<V>, speech: Speech) => string };
  abilities: { readonly [A in Ability['ability']]: (ability: AbilityNamed<A>) => string };
  /** When these happen. */
  parts: Readonly<Record<Part, string>>;
  reactions: Readonly<Record<Reaction['to'], string>>;
  /** A reaction that does not turn its component (RA-7.5), and a power that straightens it (RA-7.2). */
  evenTurned: string;
  /** Put after the name of the card that asks and a colon, if one does. */
  questions: { readonly [V in AskingVerb]: (verb: VerbNamed<V>, asked: QuestionContext) => string };
  labels: Labels;
  /** Why something cannot be done just now: a whole sentence, of the card or the kind of essence that is looked at. */
  reasons: { readonly [R in Reason['reason']]: (reason: Extract<Reason, { reason: R }>, about: Blamed) => string };
  news: { readonly [N in NewsName]: (news: NewsNamed<N>, told: NewsContext) => string };
}
