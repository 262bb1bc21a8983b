/** What the server, the terminal and the bots know of a game: nothing else of it is needed to play it. */
import type { Game, Language, State, Telling, Verb } from '@gloaming/engine';

/** Something a table can be set to, besides its number of players: one of a few words, the usual one first. */
export interface Choice {
  readonly name: string;
  readonly values: readonly [string, ...string[]];
  /** The usual one, or several of the others with commas between them: one for each player. */
  readonly isList?: true;
  /** Most people leave it as it is. */
  readonly isHouseRule?: true;
  /** It makes a difference at a table for one only. */
  readonly isAlone?: true;
}
/** What was chosen, by the name of the choice; what is not named is as usual. */
export type Chosen = Readonly<Record<string, string>>;

export interface Choosing<O> {
  readonly choices: readonly Choice[];
  /** Refuses what makes no game. */
  parse(players: number, chosen: Chosen): O;
  describe(options: O): { players: number; chosen: Chosen };
  /** Options that come from outside, as in a record. */
  check(options: unknown): O;
}

export interface Entry<T, V extends Verb, O> {
  readonly game: Game<T, V, O>;
  readonly texts: Readonly<Record<Language, Telling<T, V>>>;
  readonly options: Choosing<O>;
  /** At a table for one the rules themselves play an opponent. */
  readonly automa?: true;
  /** By player, as the table lies: how it stands in a game that is not over. */
  standing(table: T): number[];
  makePosition(s: State<T, V>): string;
  parsePosition(text: string): State<T, V>;
}
