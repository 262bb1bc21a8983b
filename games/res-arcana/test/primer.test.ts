/** The game as it is told to somebody who does not know it. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@gloaming/engine';
import { primed } from '@gloaming/engine/testing';
import { expect, test } from 'vitest';
import { FACES } from '../src/index.ts';
import { primer } from '../src/primer/index.ts';

const RULES = readFileSync(new URL('../../../docs/rules/res-arcana.md', import.meta.url), 'utf8');

test('every line tells rules that there are, in four languages', () => primed(primer, RULES));

test('RA-7.6 besides dragons one other card attacks, and so it is told', () => {
  const attackers = FACES.filter((face) => JSON.stringify(face).includes('"verb":"attack"'));
  const others = attackers.filter(({ tags }) => !tags.includes('dragon'));
  expect(others.map(({ name }) => name)).toEqual(['elvish-bow']);
  const told = LANGUAGES.map((language) => primer(language).find(({ name }) => name === 'attacks')?.lines[0].text);
  expect(told).toEqual([
    expect.stringContaining('Dragons and one other card '),
    expect.stringContaining('Drachen und eine weitere Karte '),
    expect.stringContaining('smoki i jedną inną kartę '),
    expect.stringContaining('dragões e uma outra carta,'),
  ]);
});

test('the seven questions that the publisher answers are answered, and the same in every language', () => {
  const YES_OR_NO = { en: ['Yes', 'No'], de: ['Ja', 'Nein'], pl: ['Tak', 'Nie'], pt: ['Sim', 'Não'] } as const;
  const ANSWERS = [1, 1, 0, 1, 0, 0, 0];
  for (const language of LANGUAGES) {
    const asked = primer(language).find(({ name }) => name === 'asked')?.lines ?? [];
    const answers = asked.map(({ text }) => text.split('? ')[1]);
    expect(answers).toEqual(ANSWERS.map((n) => expect.stringMatching(`^${YES_OR_NO[language][n]}\\b`)));
  }
});

test('RA-9.5 the token counts in the middle of a round, and so it is told', () => {
  const told = LANGUAGES.map((language) => primer(language).find(({ name }) => name === 'end')?.lines[3].text);
  expect(told).toEqual([
    expect.stringContaining('The token counts then, too'),
    expect.stringContaining('zählt der Startspielermarker'),
    expect.stringContaining('Znacznik też się wtedy liczy'),
    expect.stringContaining('O marcador também conta nessa hora'),
  ]);
});
