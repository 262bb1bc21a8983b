/** What the server, the terminal and the bots know of a game: nothing else of it is needed to play it. */
import {
  deciders,
  fail,
  type Game,
  type Language,
  Refused,
  type State,
  type Telling,
  type Verb,
} from '@gloaming/engine';

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

/**
 * Reads a position that comes from outside. What is still to be done can be written there in any words a game has: if those
 * lead nowhere, the position is refused at the line that says them.
 */
export function playable<T, V extends Verb, O>(
  game: Game<T, V, O>,
  parse: (text: string) => State<T, V>,
): (text: string) => State<T, V> {
  return (text) => {
    try {
      const s = parse(text);
      if (deciders(s).length > 0 || game.result(s.table) !== null) return s;
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    const lines = text.split('\n');
    const at = Math.max(
      0,
      lines.findIndex((line) => /^\s*doing\b/.test(line)),
    );
    const found = lines[at].trim().slice(0, 40);
    return fail('bad-position', { line: at + 1, column: 1, text: found, expected: 'playable', words: '' });
  };
}
