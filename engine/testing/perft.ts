/** Perft, as chess programs count moves: the size of the tree of options from a position. A change of the rules by mistake changes a number. */
import { advance, clone, type Game, OVER, type State, take, type Verb } from '../src/index.ts';

/** How many lines of play there are of 1, 2 … `depth` answers; of several seats that are asked, the first one answers. */
export function perft<T, V extends Verb, O>(game: Game<T, V, O>, state: State<T, V>, depth: number): number[] {
  const counts: number[] = new Array(depth).fill(0);
  const descend = (s: State<T, V>, at: number): void => {
    const options: number[] = [];
    const seat = advance(game, s, options);
    if (seat === OVER) return;
    counts[at] += options.length;
    if (at + 1 === depth) return;
    for (const option of options) {
      const after = clone(game, s);
      take(game, after, seat, option, []);
      descend(after, at + 1);
    }
  };
  descend(clone(game, state), 0);
  return counts;
}
