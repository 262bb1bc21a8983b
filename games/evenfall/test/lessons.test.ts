/** Each first game is played as it was written: every step is said, in its order, and asks for what the line does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, makeKey, parseRecord, replay } from '@gloaming/engine';
import { lessonLine, lessonWords } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, type CardName, cardOf, evenfall, type Options, TEXTS } from '../src/index.ts';
import { de } from '../src/lessons/de.ts';
import { en } from '../src/lessons/en.ts';
import { FIRST_GAME } from '../src/lessons/firstGame.ts';
import { FIRST_FOR_TWO } from '../src/lessons/forTwo.ts';
import { WORDS_FOR_TWO } from '../src/lessons/forTwoWords.ts';
import { SCHOOL } from '../src/lessons/index.ts';
import { pl } from '../src/lessons/pl.ts';
import { pt } from '../src/lessons/pt.ts';

const lineOf = (name: string): GameRecord<Options> =>
  parseRecord(readFileSync(join(import.meta.dirname, `lessons/${name}.game`), 'utf8')) as GameRecord<Options>;
const taught = { game: evenfall, texts: TEXTS, round: ({ round }: { round: number }) => round };

const LESSONS = [
  { lesson: FIRST_GAME, points: [77, 49], words: { en, de, pl, pt } },
  { lesson: FIRST_FOR_TWO, points: [74, 17], words: WORDS_FOR_TWO },
];

describe.each(LESSONS)('$lesson.name', ({ lesson, points, words }) => {
  const line = lineOf(lesson.name);

  test('the line leads to its hashes, and the pupil wins', () => {
    const { table } = replay(evenfall, line);
    expect(table.winners).toEqual([0]);
    expect(table.players.map((player) => player.points)).toEqual(points);
    expect(makeKey(line.key)).toBe(lesson.key);
    expect(line.options).toEqual(lesson.options);
  });

  test('every step is said along it, one after the other as they are written', () => {
    const said = lessonLine(taught, lesson, line).map(({ step }) => step);
    const written = Object.entries(lesson.steps).flatMap(([name, step]) => ('isSpare' in step ? [] : [name]));
    expect(said).toEqual(written);
  });

  test('every sentence is short and whole in every language, with the longest names', () => {
    lessonWords(words, (language) => {
      const names = CARD_NAMES.map((card) => TEXTS[language].card(cardOf(card)).name);
      const card = names.reduce((longest, name) => (name.length > longest.length ? name : longest));
      const name = (of: CardName): string => TEXTS[language].card(cardOf(of)).name;
      const figures = { herbs: 10, potions: 10, witches: 4, elders: 4 };
      return { points: 77, automa: 49, before: 52, ...figures, card, name };
    });
  });

  test('it can be had again from the second round on, as the line has come there', () => {
    const again = SCHOOL.again.find(({ name }) => name === `${lesson.name}-again`) ?? expect.fail('none');
    expect(again.given).toEqual(
      line.answers.slice(0, again.given.length).map(({ seat, option }) => ({ seat, option })),
    );
    const attended = again.attend();
    for (const each of again.given) attended.answer(each);
    expect(attended.session.view(0).table.round).toBe(2);
    expect(attended.session.deciders()).toEqual([0]);
    expect(attended.teaching().says.length).toBeGreaterThan(0);
  });
});
