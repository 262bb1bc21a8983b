/** A short lesson is a lesson: its goal is reached by the first answers that it names and by no others, whatever comes after them. */
import { readFileSync } from 'node:fs';
import { Attempt } from '@gloaming/engine/lessons';
import { exerciseSheet, provedExercise } from '@gloaming/engine/testing';
import { expect, test } from 'vitest';
import { evenfall, makePosition, parsePosition, TEXTS } from '../src/index.ts';
import { CLOSES, EXERCISES } from '../src/lessons/exercises.ts';
import { EXERCISE_WORDS } from '../src/lessons/exerciseWords.ts';
import { PATIENCE } from './kit.ts';

const taught = { game: evenfall, texts: TEXTS, round: ({ round }: { round: number }) => round };
const practised = { taught, parsePosition, closes: CLOSES };

test.each(EXERCISES)(
  '$name: the line reaches the goal, wrong tries miss it, and only the first answers that are named can reach it',
  (exercise) => {
    expect(provedExercise(exercise, () => new Attempt(practised, exercise))).toBeGreaterThan(1);
  },
  PATIENCE,
);

test('positions are read and written again, rules are on their page, and sentences are short in every language', () => {
  const rules = readFileSync(new URL('../../../docs/rules/evenfall.md', import.meta.url), 'utf8');
  exerciseSheet({ practised, makePosition, rules, words: EXERCISE_WORDS, exercises: EXERCISES });
  expect(EXERCISES).toHaveLength(8);
});
