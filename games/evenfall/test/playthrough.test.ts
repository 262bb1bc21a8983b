/**
 * Three whole games as text, in playthroughs/. A change of the rules shows as a difference there: read it, then keep it with
 * `UPDATE=1 npm run unit games/evenfall/test/playthrough.test.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFrom, makeDice } from '@gloaming/engine';
import { playthrough } from '@gloaming/engine/testing';
import { expect, test } from 'vitest';
import { evenfall, TEXTS } from '../src/index.ts';
import { NAMED, UPDATE } from './kit.ts';

const GAMES = NAMED.filter(([name]) => ['1-sun', '2-moon', '4-sun'].includes(name));

test.each(GAMES)('%s', (name, options) => {
  const dice = makeDice(name.length + options.players);
  const text = playthrough(evenfall, options, keyFrom(dice), dice, { telling: TEXTS.en, hashEvery: 20 });
  const file = join(import.meta.dirname, 'playthroughs', `${name}.txt`);
  if (UPDATE) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
