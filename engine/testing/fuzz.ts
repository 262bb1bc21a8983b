/** Many random games, as fast as they go: none crashes, none gets stuck, none goes on for ever. */
import type { Game, State, Verb } from '../src/index.ts';
import { claim } from './claims.ts';
import { playRandomly, type Runs, type Tally } from './random.ts';
import { verbAsked } from './refusals.ts';

export interface Fuzz<T, V> extends Runs {
  /** No question may have more options than this. */
  mostOptions: number;
  check?: (state: State<T, V>) => void;
}

/** Throws `Broken`, which carries the record of the game, ready to be saved as a file. */
export function fuzz<T, V extends Verb, O>(game: Game<T, V, O>, options: O, to: Fuzz<T, V>): Tally {
  return playRandomly(game, options, to, ({ state, seat, own }) => {
    claim(own.length <= to.mostOptions, () => `${verbAsked(state, seat)} has ${own.length} options`);
    claim(seat >= 0 || game.result(state.table) !== null, () => 'a dead end: nobody is asked, and there is no result');
    to.check?.(state);
  });
}
