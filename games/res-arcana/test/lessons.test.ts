/** The first game is played as it was written: every step is said, in its order, and asks for what the line does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, makeKey, parseRecord, replay } from '@gloaming/engine';
import { lessonLine, lessonWords } from '@gloaming/engine/testing';
import { expect, test } from 'vitest';
import { CARD_NAMES, cardOf, type Options, resArcana, TEXTS } from '../src/index.ts';
import { de } from '../src/lessons/de.ts';
import { en } from '../src/lessons/en.ts';
import { FIRST_GAME, STEPS } from '../src/lessons/firstGame.ts';
import { SCHOOL } from '../src/lessons/index.ts';
import { pl } from '../src/lessons/pl.ts';
import { pt } from '../src/lessons/pt.ts';

const LINE = parseRecord(
  readFileSync(join(import.meta.dirname, 'lessons/first-game.game'), 'utf8'),
) as GameRecord<Options>;
const taught = { game: resArcana, texts: TEXTS, round: ({ round }: { round: number }) => round };

test('the line leads to its hashes, and the pupil wins in the fourth round', () => {
  const { table } = replay(resArcana, LINE);
  expect(table).toMatchObject({ round: 4, winners: [0], points: [11, 2] });
  expect(makeKey(LINE.key)).toBe(FIRST_GAME.key);
  expect(LINE.options).toEqual(FIRST_GAME.options);
  expect(LINE.answers.slice(0, FIRST_GAME.given.length)).toMatchObject(FIRST_GAME.given);
});

test('every step is said along it, one after the other as they are written', () => {
  const said = lessonLine(taught, FIRST_GAME, LINE).map(({ step }) => step);
  const written = Object.entries(STEPS).flatMap(([name, step]) => ('isSpare' in step ? [] : [name]));
  expect(said).toEqual(written);
});

test('every sentence is short and whole in every language, with the longest names', () => {
  lessonWords({ en, de, pl, pt }, (language) => {
    const names = CARD_NAMES.map((card) => TEXTS[language].card(cardOf(card)).name);
    const card = names.reduce((longest, name) => (name.length > longest.length ? name : longest));
    const facts = { points: 11, rival: 10, elan: 10, life: 10, calm: 10, gold: 10, hand: 3 };
    return { ...facts, card, name: (of) => TEXTS[language].card(cardOf(of)).name };
  });
});

test('it can be had again from the third round on, as the line has come there', () => {
  const [again] = SCHOOL.again;
  expect(again.given).toEqual(LINE.answers.slice(0, again.given.length).map(({ seat, option }) => ({ seat, option })));
  const attended = again.attend();
  for (const each of again.given) attended.answer(each);
  expect(attended.session.view(0).table.round).toBe(3);
  expect(attended.session.deciders()).toContain(0);
});
