/** Puzzles: which ones a player has solved. They are solved in the page, without the server, which only remembers what came of them. */
import { type Static, Type } from 'typebox';
import { closed, oneOf } from './basics.ts';
import { GameWord } from './games.ts';

const PuzzleName = Type.String({
  pattern: '^[0-9a-f]{8}$',
  description: 'Of a puzzle: the first digits of the hash of its position.',
});

/** One does not find again what one was shown, nor for the first time what one has tried before: what came first stands. */
export const OUTCOMES = ['first-try', 'solved', 'shown'] as const;
export type PuzzleOutcome = (typeof OUTCOMES)[number];
const Outcome = oneOf(OUTCOMES, '`solved`: after something else had been tried; `shown`: the solution was asked for.');

export const MyPuzzles = Type.Record(Type.String(), Type.Record(Type.String(), Outcome), {
  description: 'By game and puzzle, what came of it.',
});
export type MyPuzzles = Static<typeof MyPuzzles>;

/** The most that is sent at a time. */
export const MOST_OUTCOMES = 200;
/** A long time: nobody has waited for more than three years. */
const LONG = 1e11;
export const NewOutcomes = closed(
  {
    outcomes: Type.Array(
      closed(
        {
          game: GameWord,
          puzzle: PuzzleName,
          outcome: Outcome,
          ago: Type.Integer({
            minimum: 0,
            maximum: LONG,
            description: 'How many milliseconds ago: no clock has to be right for that.',
          }),
        },
        'What came of a puzzle.',
      ),
      { maxItems: MOST_OUTCOMES },
    ),
  },
  'What came of puzzles.',
);
export type NewOutcomes = Static<typeof NewOutcomes>;

export const NotedPuzzles = closed(
  {
    puzzles: MyPuzzles,
    unknown: Type.Array(PuzzleName, { description: 'Those that this server does not have: nothing was noted.' }),
  },
  'All that is noted now.',
);
export type NotedPuzzles = Static<typeof NotedPuzzles>;

export const PuzzlePlace = closed({ game: GameWord, puzzle: PuzzleName }, 'Which puzzle.');
export const PuzzleTally = closed(
  {
    tried: Type.Integer({ description: 'How many players have solved it, or had it shown.' }),
    atOnce: Type.Integer({ description: 'How many of them solved it at the first try.' }),
  },
  'How people do at a puzzle.',
);
export type PuzzleTally = Static<typeof PuzzleTally>;
