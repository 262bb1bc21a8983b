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
