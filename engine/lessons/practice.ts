/** A short lesson as hosts see it: by name, without the types of its game. */
import type { Session } from '../session/index.ts';
import type { Choice, Language, News, Seat, Verb } from '../src/index.ts';
import { Attempt, type Move, type Outcome, type Practised } from './attempt.ts';
import type { Exercise, ExerciseWords } from './exercise.ts';
import { optionMeant } from './triggers.ts';

/** A try that is going on. */
export interface Tried<T, V extends Verb> {
  readonly session: Session<T, V>;
  readonly outcome: Outcome;
  /** Where the pupil has gone the shown way so far: its next answer; else null. */
  next(): number | null;
  answer(option: number): Move;
  /** What somebody else does who is asked now; null where it is the pupil's turn, or nothing is left to do. */
  letRival(): Move | null;
}

export interface ExerciseAt<T, V extends Verb> {
  readonly name: string;
  readonly pupil: Seat;
  words(language: Language): ExerciseWords;
  /** A try from the position on. */
  begin(): Tried<T, V>;
}

export function exerciseAt<T, V extends Verb, O, C extends Choice, N extends News>(
  practised: Practised<T, V, O, C>,
  exercise: Exercise<T, V, C, N>,
  words: (language: Language) => ExerciseWords,
): ExerciseAt<T, V> {
  const { name, pupil, line } = exercise;
  return {
    name,
    pupil,
    words,
    begin() {
      const attempt = new Attempt(practised, exercise);
      let way: readonly (typeof line)[number][] | null = line;
      const next = (): number | null => {
        const q = way === null || attempt.outcome !== 'open' ? null : attempt.question();
        return q === null || way === null ? null : optionMeant(q, way.slice(0, 1));
      };
      return {
        session: attempt.session,
        get outcome() {
          return attempt.outcome;
        },
        next,
        answer(option) {
          way = option === next() && way !== null ? way.slice(1) : null;
          return attempt.answer(option);
        },
        letRival: () => attempt.letRival(),
      };
    },
  };
}
