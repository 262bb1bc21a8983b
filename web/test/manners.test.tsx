import { LANGUAGES } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { NAMES as BY_GAME } from '../../bots/src/games/names.ts';
import { featuresOf } from '../src/design/BotFace.tsx';
import { sayManners } from '../src/words/manners.ts';

const NAMES = Object.values(BY_GAME).flat();

test('every bot has a face of its own', () => {
  expect(NAMES.length).toBeGreaterThan(15);
  const seen = (name: string): string => {
    // What is told apart at a glance: hair, hat, beard, and the colour of face and hair.
    const [hair, hat, beard, skin, ink] = featuresOf(name);
    return [hair, hat, beard, skin, ink].join();
  };
  expect(new Set(NAMES.map(seen)).size).toBe(NAMES.length);
});

test('bots are of several tempers, and each has words for each moment in each language', () => {
  for (const moment of ['greets', 'wins', 'loses'] as const) {
    const said = LANGUAGES.map((language) => new Set(NAMES.map((name) => sayManners(language, name, moment))));
    for (const each of said) expect(each.size).toBe(4);
    expect(new Set(said.flatMap((each) => [...each])).size).toBe(16);
  }
});
