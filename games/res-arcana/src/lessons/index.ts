/** The lessons of Res Arcana, for whoever shows a table. */
import { exerciseAt, fromLaterOn, lessonAt, type School } from '@gloaming/engine/lessons';
import { type CardName, cardOf } from '../cards/index.ts';
import { resArcana } from '../game.ts';
import { parsePosition } from '../notation.ts';
import type { Table } from '../state.ts';
import { TEXTS } from '../text/index.ts';
import type { Verb } from '../verbs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { CLOSES, EXERCISES } from './exercises.ts';
import { EXERCISE_WORDS } from './exerciseWords.ts';
import { FIRST_GAME } from './firstGame.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

const taught = { game: resArcana, texts: TEXTS, round: ({ round }: Table) => round };
const practised = { taught, parsePosition, closes: CLOSES };
const named = (name: CardName) => cardOf(name);

const FIRST = { lesson: FIRST_GAME, words: { en, de, pl, pt } };
/** The line up to where the third round begins. */
const TWO_ROUNDS =
  'B54 A51 A0 A27 B15 A154 A2 B0 B50 A3 A183 A1 A36 A2 A3 A172 A52 A2 A1 B12 A154 A2 B0 B51 A183 A2 A172 A91 A239 A0 A55';
const schooling = { taught, cardOf: named };

export const SCHOOL: School<Table, Verb> = {
  lessons: [lessonAt(schooling, FIRST)],
  again: [lessonAt(schooling, fromLaterOn(FIRST, TWO_ROUNDS))],
  exercises: EXERCISES.map((exercise) =>
    exerciseAt(practised, exercise, (language) => EXERCISE_WORDS[language][exercise.name]),
  ),
};
