/** The lessons of each game: fetched once, when somebody opens one or the list of them. */
import type { Verb } from '@gloaming/engine';
import type { ExerciseAt, LessonAt } from '@gloaming/engine/lessons';
import type { GameName } from '@gloaming/games/fetch';
import { fetchSchool } from '@gloaming/games/lessons';
import { remembered } from '../base/remembered.ts';

interface Lessons {
  /** With a teacher. */
  readonly firstGames: readonly LessonAt<unknown, Verb>[];
  /** The short ones. */
  readonly exercises: readonly ExerciseAt<unknown, Verb>[];
}

export const lessonsIn = remembered(async (game: GameName): Promise<Lessons> => {
  const school = await fetchSchool(game);
  return { firstGames: school?.lessons ?? [], exercises: school?.exercises ?? [] } as unknown as Lessons;
});
