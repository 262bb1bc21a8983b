/**
 * What an option is about, and why something is no option. An option is a small number, which is fast to search and short to keep;
 * here it is told as a value. Words, page, bots, programs of others and tests read the value, so that nobody takes a number apart.
 */
import type { Card, Seat } from './game.ts';

/** A game's own choices are a union of such values, told apart by what they do, with nouns of its own beside these. */
export interface Choice {
  /** What is done, in the game's words: "place", "claim", "decline". */
  readonly does: string;
  readonly card?: Card;
  readonly seat?: Seat;
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

/** The options of a question that offers several kinds of things: numbered one kind after the other, from 0. */
export interface Numbered<C extends Choice> {
  /** By option, what it is about. */
  readonly choices: readonly C[];
  /** The first number of each kind: what is offered is this and the place among its kind. */
  readonly first: { readonly [D in C['does']]: number };
}

/** The order of the kinds is the order of their numbers, which records keep for ever. */
export function numbered<C extends Choice>(
  kinds: { readonly [D in C['does']]: readonly Extract<C, { does: D }>[] },
): Numbered<C> {
  const choices: C[] = [];
  const first = {} as { [D in C['does']]: number };
  for (const does of Object.keys(kinds) as C['does'][]) {
    first[does] = choices.length;
    choices.push(...kinds[does]);
  }
  return { choices, first };
}

/** The same text for the same choice. */
export function canonical(choice: Choice): string {
  return JSON.stringify(Object.entries(choice).sort(([a], [b]) => (a < b ? -1 : 1)));
}
