/** Positions as text: each is read back as it was written, and one that is malformed is refused with its place. */
import { type Game, hashOf, isRefused, type State, type Verb } from '../src/index.ts';
import { same } from './claims.ts';
import { playRandomly, type Runs, type Tally } from './random.ts';

/** How a game writes positions. */
export interface Notation<T, V> {
  make(state: State<T, V>): string;
  parse(text: string): State<T, V>;
}

export function positions<T, V extends Verb, O>(
  game: Game<T, V, O>,
  options: O,
  { make, parse }: Notation<T, V>,
  runs: Runs,
): Tally {
  return playRandomly(game, options, runs, ({ state }) => {
    const text = make(state);
    const again = parse(text);
    same('the hash of a position read again', hashOf(state), hashOf(again));
    same('a position read and written again', text, make(again));
  });
}

/** In which line a position is refused, and what was expected there; null if it is not. */
export function refusedAt<T, V>({ parse }: Notation<T, V>, text: string): [line: number, expected: string] | null {
  try {
    parse(text);
    return null;
  } catch (error) {
    if (!isRefused(error, 'bad-position')) throw error;
    const { line, expected } = error.details;
    return [line, expected];
  }
}
