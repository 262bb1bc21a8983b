/** What a game is to everybody who offers it: server, terminal, bots and page know nothing else of it. */
import type { AnyGameSchema } from '../schema/index.ts';
import {
  type Chapter,
  deciders,
  fail,
  type Game,
  type Language,
  Refused,
  type Seat,
  type State,
  type Verb,
} from '../src/index.ts';
import type { Playable } from './session.ts';

/** Something a table can be set to, besides its number of players: one of a few words, the usual one first. */
export interface TableChoice {
  readonly name: string;
  readonly values: readonly [string, ...string[]];
  /** The usual one, or several of the others with commas between them: one for each player. */
  readonly isList?: true;
  /** Most people leave it as it is. */
  readonly isHouseRule?: true;
  /** It makes a difference at a table for one only. */
  readonly isAlone?: true;
  /** Seats are among its values (`seat-2`): at a table only as many as play there, and at a table for one it makes no difference. */
  readonly areSeats?: true;
}
/** A choice in words: its name (as a player types it, too) and its values; numbers need no words. */
export type ChoiceWords<V extends string = string> = readonly [
  name: string,
  typed: string,
  values: Readonly<Record<Exclude<V, `${number}`>, string>>,
];
/** All choices in words, in the words of the rulebooks: a choice or a value without them does not compile. */
export type TableWords<C extends TableChoice = TableChoice> = Readonly<
  Record<Language, { readonly [K in C as K['name']]: ChoiceWords<K['values'][number]> }>
>;
/** What was chosen, by the name of the choice; what is not named is as usual. */
export type Chosen = Readonly<Record<string, string>>;

export interface TableOptions<O> {
  readonly choices: readonly TableChoice[];
  /** Refuses what makes no game. */
  parse(players: number, chosen: Chosen): O;
  describe(options: O): { players: number; chosen: Chosen };
  /** For the next game of the same players, one of whom lost this one: that may settle who goes first. */
  next?(options: O, loser: Seat): O;
  /** Options that come from outside, as in a record. */
  check(options: unknown): O;
}

export interface Entry<T, V extends Verb, O> extends Playable<T, V, O> {
  readonly options: TableOptions<O>;
  /** Its choices in words, by their names. */
  readonly choiceWords: TableWords;
  /** What programs are told of the game, by name. */
  readonly schema: AnyGameSchema<T, V>;
  /** At a table for one the rules themselves play an opponent. */
  readonly automa?: true;
  /** The game told to beginners; fetched when a reader opens it. */
  primer(): Promise<(language: Language) => Chapter[]>;
  /** By player, as the table lies: how it stands in a game that is not over. */
  standing(table: T): number[];
  /** By player, the points as the table lies: the same as how it stands, unless a match is counted in games. */
  points(table: T): number[];
  /** Which round it is; the next game of a match begins again. */
  round(table: T): number;
  makePosition(s: State<T, V>): string;
  parsePosition(text: string): State<T, V>;
}

/** Options that come from outside, which may be anything: what is no object is refused here, and what makes no game by the game. */
export function checkedBy<T, V extends Verb, O>(game: Game<T, V, O>): TableOptions<O>['check'] {
  return (options) => {
    if (typeof options !== 'object' || options === null)
      fail('bad-options', { option: 'options', value: String(options).slice(0, 40) });
    game.setup(options as O);
    return options as O;
  };
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
