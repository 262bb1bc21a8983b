/** Long words on narrow tiles: every one in a name of a card divides where its language divides it. */
import { LANGUAGES } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { allFaces } from '../src/gallery/faces.ts';
import { divided, forEars, LONG, SOFT_HYPHEN } from '../src/words/divided.ts';

/** What is between two hyphens fits on the narrowest tile. */
const MOST = 7;
const FACES = await allFaces();

test.each(LANGUAGES)('%s: no part of a name is too long for a tile, and no letter is lost', (language) => {
  let long = 0;
  for (const { designs, face } of FACES) {
    for (const card of designs) {
      const { name } = face(language, card).text;
      const shown = divided(language, name);
      expect(shown.replaceAll(SOFT_HYPHEN, '')).toBe(name);
      for (const word of shown.split(/[^\p{L}\u00AD]+/u)) {
        const parts = word.split(SOFT_HYPHEN);
        if (parts.length === 1) expect(word.length, word).toBeLessThan(LONG);
        else {
          long++;
          for (const part of parts) expect(part.length, word).toBeLessThanOrEqual(MOST);
          for (const part of parts) expect(part.length, word).toBeGreaterThan(1);
        }
      }
    }
  }
  expect(long).toBeGreaterThan(0);
});

test('ears hear no sign for where a word divides, and none between what is paid and what comes of it', () => {
  expect(forEars(`Trans${SOFT_HYPHEN}mu${SOFT_HYPHEN}ter: turn → draw a card`)).toBe('Transmuter: turn: draw a card');
});
