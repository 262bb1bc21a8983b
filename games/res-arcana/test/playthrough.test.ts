/**
 * Three whole games as text, in playthroughs/. A change of the rules shows as a difference there: read it, then keep it with
 * `UPDATE=1 npm run unit games/res-arcana/test/playthrough.test.ts`.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFrom, makeDice } from '@gloaming/engine';
import { playthrough } from '@gloaming/engine/testing';
import { expect, test } from 'vitest';
import { type Options, resArcana, TEXTS } from '../src/index.ts';
import { nameOf, UPDATE } from './kit.ts';

const GAMES: readonly [Options, number][] = [
  [{ players: 2, deal: 'standard', match: false }, 1],
  [{ players: 3, deal: 'first-game', match: false }, 2],
  [{ players: 4, deal: 'draft', match: false }, 3],
];

test.each(GAMES.map(([options, seed]) => [nameOf(options), options, seed] as const))('%s', (name, options, seed) => {
  const dice = makeDice(seed);
  const text = playthrough(resArcana, options, keyFrom(dice), dice, { telling: TEXTS.en, hashEvery: 20 });
  const file = join(import.meta.dirname, 'playthroughs', `${name}.txt`);
  if (UPDATE) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
