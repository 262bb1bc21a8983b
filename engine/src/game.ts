/**
 * The contract: what a game is to the engine, and what the engine is to a game.
 *
 * A state is plain data at every moment, in the middle of an effect too: the game's table, who knows which card, the
 * chance generator, and what is still to be done. What is still to be done is a stack of frames, each a list of verbs
 * and the place reached in it. A verb either acts or asks; play runs until a verb asks a seat.
 */
import type { Chance, Dice } from './chance.ts';

/** Players are numbered from 0, clockwise. */
export type Seat = number;
/** The seat of a spectator. */
export const SPECTATOR: Seat = -1;
/** Every card is a small number; an unknown one, in a view, is any negative number. */
export type Card = number;
export const UNKNOWN: Card = -1;
/** Where a frame has no card, no number or no answer. */
export const NONE = -1;
/** In a view: another seat's answer that is kept aside. */
export const SEALED = -2;

export interface Verb {
  readonly verb: string;
}

/** Something still to be done: by whom, from which card, with what was remembered on the way. */
export interface Frame<V> {
  verbs: readonly V[];
  /** The verb that comes next; when play waits, the one that asks. */
  at: number;
  seat: Seat;
  from: Card;
  /** The card that was chosen ("destroy an artifact: gain as many as *it* cost"). */
  it: Card;
  /** The number that was chosen ("pay any number, gain as *many*"). */
  n: number;
  /** A secret answer, kept aside until everybody has answered. */
  held: number;
}

/**
 * What an option is about. An option is a small number, which is fast to search and short to keep; words, page, bots, programs of
 * others and tests read this value, so that nobody takes a number apart. A game's own choices are a union of such values, told apart
 * by what they do, with nouns of its own beside these.
 */
export interface Choice {
  /** What is done, in the game's words: "place", "claim", "decline". */
  readonly does: string;
  readonly card?: Card;
  readonly seat?: Seat;
}

/** What is paid first, and what it is paid for: a power, an Action Space. */
export interface Exchange<C, V> {
  readonly cost: readonly C[];
  readonly effect: readonly V[];
}

/** Why something cannot be done just now; a game adds what is missing, what has been used, or whatever else stands against it. */
export interface Reason {
  readonly reason: string;
}

/** Something on the table that a player could mean, and what keeps it from being an option. */
export interface Unavailable<C extends Choice = Choice, R extends Reason = Reason> {
  readonly choice: C;
  readonly why: readonly R[];
}

interface Position<T, V> {
  table: T;
  /** By card: a bit for each seat that knows which card lies there. */
  known: number[];
  /** By card: a bit for each seat that has seen it, wherever it is now. */
  seen: number[];
  /** What is still to be done; the top is the last. */
  stack: Frame<V>[];
  /** What the seats still do at the same time, one stack a seat; they come before the stack goes on. */
  lines: Frame<V>[][];
  /** The line that is running just now; NONE whenever play waits. */
  line: number;
}
export interface State<T, V> extends Position<T, V> {
  chance: Chance;
}
/** A state with the unknown crossed out. It has no chance, so that by type no state passes for a view, nor a view for a state. */
export interface View<T, V> extends Position<T, V> {
  seat: Seat;
  chance: null;
}
/** What can be asked of a state and of a view alike. */
export type Seen<T, V> = State<T, V> | View<T, V>;

/**
 * `can` says whether it may be begun as part of a cost, and puts the reasons why not into `why` if that is given. `run` does it.
 */
export interface Acting<T, V, W, R extends Reason = Reason> {
  can?(s: Seen<T, V>, verb: W, frame: Frame<V>, why?: R[]): boolean;
  run(s: State<T, V>, verb: W, frame: Frame<V>): void;
}
/** `options` are small integers in rising order; no option: nothing is asked; one option: it is taken. */
export interface Asking<T, V, W, C extends Choice = Choice, R extends Reason = Reason> {
  /** `unavailable`, where given, collects what is no option, and why; playing never passes it. */
  options(s: Seen<T, V>, verb: W, frame: Frame<V>, out: number[], unavailable?: Unavailable<C, R>[]): void;
  /** What an option is about: the same in the seat's view as in the state. */
  about(s: Seen<T, V>, verb: W, frame: Frame<V>, option: number): C;
  /** What the answer leads to; it may remember a card or a number in the frame. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most answers that lead to nothing more say so by returning nothing
  then(s: State<T, V>, verb: W, frame: Frame<V>, option: number): readonly V[] | void;
  /** Why there is no option, for verbs that may be part of a cost. */
  none?(s: Seen<T, V>, verb: W, frame: Frame<V>): R;
  /** Kept aside until everybody who is asked at the same time has answered. */
  secret?: true;
  /** Asked even with one option, where it says so: whether there are more is a secret of the seat. */
  always?(s: Seen<T, V>, verb: W, frame: Frame<V>): boolean;
}
type Named<V extends Verb, K> = Extract<V, { verb: K }>;
export type Verbs<T, V extends Verb, C extends Choice = Choice, R extends Reason = Reason> = {
  readonly [K in V['verb']]: Acting<T, V, Named<V, K>, R> | Asking<T, V, Named<V, K>, C, R>;
};
/** The same, of a game that lists the choices of each verb that asks: that list says which verbs ask. */
export type VerbsAsking<
  T,
  V extends Verb,
  A extends { readonly [K in V['verb']]?: Choice },
  R extends Reason = Reason,
> = {
  readonly [K in V['verb']]: K extends keyof A
    ? Asking<T, V, Named<V, K>, A[K] & Choice, R>
    : Acting<T, V, Named<V, K>, R>;
};

export interface Result {
  points: number[];
  winners: Seat[];
}

export interface Game<T, V extends Verb, O, C extends Choice = Choice, R extends Reason = Reason> {
  readonly name: string;
  /** Changes whenever the same answers could lead somewhere else. */
  readonly rules: number;
  readonly players: { readonly min: number; readonly max: number };
  /** How many cards there are, numbered from 0. */
  readonly cards: number;
  readonly verbs: Verbs<T, V, C, R>;
  /** The verb that asks what to do with a turn: its frame lies below all that is done in that turn. Without it a game has no turns. */
  readonly turn?: V['verb'];
  /** The table before anything happened, and what is to be done: the whole game. Refuses options that make no game. */
  setup(options: O): { table: T; verbs: readonly V[] };
  seats(table: T): number;
  /** By hand, for speed: search clones more than it plays. */
  clone(table: T): T;
  /** The table with everything crossed out that the seat does not know to lie there (`knows`), or never saw (`saw`). */
  cross(table: T, seat: Seat, knows: (card: Card) => boolean, saw: (card: Card) => boolean): T;
  /** A state that looks like this view to its seat: table, known and seen are the game's to fill. */
  imagine(view: View<T, V>, state: State<T, V>, dice: Dice): void;
  /** Once the game is over. */
  result(table: T): Result | null;
  /**
   * What of a state its hash covers: what the rules define, and nothing that only bots or views need, so that such bookkeeping can change
   * without new rules. All of it where a game does not say.
   */
  hashed?(s: State<T, V>): unknown;
}
