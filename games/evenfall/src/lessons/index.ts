/** The lessons of Evenfall, for whoever shows a table. */
import { exerciseAt, fromLaterOn, lessonAt, type School } from '@gloaming/engine/lessons';
import { type CardName, cardOf } from '../cards/index.ts';
import { evenfall } from '../game.ts';
import { parsePosition } from '../notation.ts';
import type { Table } from '../state.ts';
import { TEXTS } from '../text/index.ts';
import type { Verb } from '../verbs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { CLOSES, EXERCISES } from './exercises.ts';
import { EXERCISE_WORDS } from './exerciseWords.ts';
import { FIRST_GAME } from './firstGame.ts';
import { FIRST_FOR_TWO } from './forTwo.ts';
import { WORDS_FOR_TWO } from './forTwoWords.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

const taught = { game: evenfall, texts: TEXTS, round: ({ round }: Table) => round };
const practised = { taught, parsePosition, closes: CLOSES };
const named = (name: CardName) => cardOf(name);

const ALONE = { lesson: FIRST_GAME, words: { en, de, pl, pt } };
const FOR_TWO = { lesson: FIRST_FOR_TWO, words: WORDS_FOR_TWO };
/** Each line up to the pupil's first turn of the second round. */
const FIRST_ROUND =
  'A6 A0 A66 A52 A0 A11 A0 A84 A10 A83 A0 A53 A0 A170 A1 A0 A170 A1 A0 A144 A0 A248 A0 A0 A157 A82 A0 A0 A0 A0 A170 A0 A170 A0 A0 A2';
const FIRST_ROUND_FOR_TWO =
  'A5 A0 B39 B0 A65 A52 A0 B53 B0 A12 A0 B0 A84 A11 A83 A0 A53 A0 A169 A1 A0 A169 A1 A0 A144 A0 A248 A0 A0 A157 A95 A0 A0 A0 A0 A169 A0 A169 A0 A0 A2 B2 A0 A1';
const schooling = { taught, cardOf: named };

export const SCHOOL: School<Table, Verb> = {
  lessons: [lessonAt(schooling, ALONE), lessonAt(schooling, FOR_TWO)],
  again: [
    lessonAt(schooling, fromLaterOn(ALONE, FIRST_ROUND)),
    lessonAt(schooling, fromLaterOn(FOR_TWO, FIRST_ROUND_FOR_TWO)),
  ],
  exercises: EXERCISES.map((exercise) =>
    exerciseAt(practised, exercise, (language) => EXERCISE_WORDS[language][exercise.name]),
  ),
};
