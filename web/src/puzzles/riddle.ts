/** A puzzle being solved: the table at its moment, which answers are right, and what was given so far. Knows nothing of the page. */
import { makeDice, type Seat, type Verb } from '@gloaming/engine';
import type { Entry, RecordedSession } from '@gloaming/engine/session';
import { type EntryOf, fetchRules, type GameName } from '@gloaming/games/fetch';
import { type Puzzle, posed } from '@gloaming/games/puzzles';
import { type LocalTable, localTable } from '../record/localTable.ts';

/** What was said to an answer. */
type Verdict =
  | { readonly kind: 'right'; readonly isSolved: boolean }
  /** By how many points of a hundred one wins less often with it. */
  | { readonly kind: 'wrong'; readonly less: number };

export interface Riddle {
  readonly puzzle: Puzzle;
  readonly table: LocalTable;
  /** How many answers of the solution were given. */
  readonly given: number;
  readonly isSolved: boolean;
  /** How often something else was tried. */
  readonly misses: number;
  /** One answer of the seat. What is wrong changes nothing on the table; after the solution everything is just played. */
  give(option: number): Verdict;
  /** The answer that is looked for now. */
  answer(): number | null;
  /** What a bot would answer for a seat, by what that seat sees. */
  think(seat: Seat): Promise<number>;
}

const SEED = 2 ** 32;
/** Plays well, and answers at once. */
const BOT = 'adept';

function riddle<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  puzzle: Puzzle,
  session: RecordedSession<T, V, O>,
  think: (seat: Seat) => Promise<number>,
): Riddle {
  const table = localTable(entry, session, { id: `puzzle${puzzle.hash}`, seat: puzzle.seat, chosen: puzzle.chosen });
  let given = 0;
  let misses = 0;
  return {
    puzzle,
    table,
    get given() {
      return given;
    },
    get misses() {
      return misses;
    },
    get isSolved() {
      return given === puzzle.moves.length;
    },
    answer: () => puzzle.moves[given]?.answer ?? null,
    give(option) {
      const move = puzzle.moves[given];
      if (move !== undefined && option !== move.answer) {
        misses++;
        table.askAgain();
        const options = table.options(puzzle.seat);
        const chance = (of: number): number => move.chances[options.indexOf(of)] ?? 0;
        return { kind: 'wrong', less: chance(move.answer) - chance(option) };
      }
      table.answer(puzzle.seat, option);
      if (move !== undefined) given++;
      return { kind: 'right', isSolved: given === puzzle.moves.length };
    },
    think,
  };
}

/** By the rules by which it was found. */
export const openRiddle = (game: string, puzzle: Puzzle): Promise<Riddle> =>
  fetchRules(game, puzzle.rules, <N extends GameName>(entry: EntryOf<N>, name: N) => {
    const session = posed(entry, puzzle);
    const think = async (seat: Seat): Promise<number> => {
      // Bots are loaded only when somebody wants to see them play.
      const { makeBot } = await import('@gloaming/bots');
      const dice = makeDice(Math.floor(Math.random() * SEED));
      return makeBot<N>(BOT, name)(entry.game, session.view(seat), session.options(seat), dice);
    };
    return riddle(entry, puzzle, session, think);
  });
