/** Long words on narrow tiles: every one in a name of a card divides where its language divides it. */
import { LANGUAGES } from '@gloaming/engine';
import { expect, test } from 'vitest';
import type { CardFace } from '../src/design/face.ts';
import { allFaces } from '../src/gallery/faces.ts';
import { divided, forEars, LONG, SOFT_HYPHEN } from '../src/words/divided.ts';

/** What is between two hyphens fits on the narrowest card. */
const MOST = 7;
/** Of one syllable, or a name that people know as a whole. */
const WHOLE = new Set(['Springs', 'Scythes', 'Schwert', 'Szklarz']);
const FACES = await allFaces();

type AnySign = CardFace['signs'][number]['signs'][number];
const wordsAmong = (sign: AnySign): string[] =>
  'word' in sign ? [sign.word] : 'unless' in sign ? sign.unless.flatMap(wordsAmong) : [];

test.each(LANGUAGES)('%s: no part of a name, or of a word among signs, is too long for a card', (language) => {
  let long = 0;
  for (const { designs, face } of FACES) {
    for (const card of designs) {
      const { text, signs } = face(language, card);
      for (const said of [text.name, ...signs.flatMap((row) => row.signs.flatMap(wordsAmong))]) {
        const shown = divided(language, said);
        expect(shown.replaceAll(SOFT_HYPHEN, '')).toBe(said);
        for (const word of shown.split(/[^\p{L}\u00AD]+/u)) {
          const parts = word.split(SOFT_HYPHEN);
          if (parts.length === 1) expect(WHOLE.has(word) ? 0 : word.length, word).toBeLessThan(LONG);
          else {
            long++;
            for (const part of parts) expect(part.length, word).toBeLessThanOrEqual(MOST);
            for (const part of parts) expect(part.length, word).toBeGreaterThan(1);
          }
        }
      }
    }
  }
  expect(long).toBeGreaterThan(0);
});

test('ears hear no sign for where a word divides, and none between what is paid and what comes of it', () => {
  expect(forEars(`Trans${SOFT_HYPHEN}mu${SOFT_HYPHEN}ter: turn → draw a card`)).toBe('Transmuter: turn: draw a card');
});
