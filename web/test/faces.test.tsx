// @vitest-environment happy-dom
/** Cards as they lie on the table: with sentences, with signs, or as a picture. */
import { LANGUAGES } from '@gloaming/engine';
import { CARD_NAMES } from '@gloaming/res-arcana';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingsProvider } from '../src/base/settings.tsx';
import type { FaceForm } from '../src/design/faceForm.ts';
import { signsHeight, wordsHeight } from '../src/design/faceMeasures.ts';
import { toldBy, wordsOf } from '../src/design/runs.ts';
import { Tile } from '../src/design/Tile.tsx';
import { tileSigns } from '../src/design/tileSigns.ts';
import { allFaces } from '../src/gallery/faces.ts';
import { CARD_FACES } from '../src/games/res-arcana/faces.ts';
import { heard } from './heard.ts';

const GAMES = await allFaces();
const ATHANOR = CARD_FACES.face('en', 0);

beforeEach(() => localStorage.setItem('gloaming.language', 'en'));
afterEach(cleanup);

function show(form: FaceForm, isPlayable = true): HTMLElement {
  cleanup();
  render(
    <SettingsProvider>
      <Tile face={ATHANOR} size={form} isLegal isTurned isPlayable={isPlayable} showCost onPress={() => undefined} />
    </SettingsProvider>,
  );
  return screen.getByRole('button');
}

test('a card is heard by its name first, then how it is with it, what it costs and what it does', () => {
  const name = /^Athanor \(turned\) \(can be chosen\)\s+Costs: Elan 1, Gold 1\./;
  const lines = ATHANOR.text.lines;
  for (const form of ['words', 'signs', 'tile'] as const) expect(heard(show(form))).toMatch(name);
  for (const line of lines) expect(heard(show('words'))).toContain(line);
  expect(show('words').getAttribute('aria-description')).toBeNull();
  for (const form of ['signs', 'tile'] as const)
    expect(show(form).getAttribute('aria-description')).toBe(lines.join(' '));
});

test('what could only be discarded can be pressed, and does not glow', () => {
  const glowing = show('words');
  const plain = show('words', false);
  expect(plain.className).not.toBe(glowing.className);
  expect(plain.getAttribute('aria-pressed')).toBe('false');
});

test.each(GAMES)('a narrower card of $mood is never lower, nor one with larger words', ({ designs, face }) => {
  for (const language of LANGUAGES)
    for (const card of designs) {
      const shown = face(language, card);
      for (const height of [wordsHeight, signsHeight]) {
        const heights = [180, 150, 132, 112, 90].map((width) => height(shown, width, 1));
        expect(heights).toEqual(heights.toSorted((a, b) => a - b));
        expect(height(shown, 180, 1.5)).toBeGreaterThanOrEqual(heights[0]);
      }
    }
});

test('a sentence begins with its sign, and says first when it works', () => {
  const told = toldBy(CARD_FACES.face('en', CARD_NAMES.indexOf('tree-of-life')));
  expect(told.map(({ sign }) => sign)).toEqual(['turn-card', 'shield']);
  expect(told.map(({ words, opening }) => words.slice(0, opening).flat().join(' '))).toEqual([
    'Turn',
    'Reaction to loss of life,',
  ]);
  // Sun side and moon side have sentences of their own, and one row of signs.
  const sides = GAMES.flatMap(({ designs, face }) => designs.map((card) => face('en', card))).filter(
    ({ said, signs }) => said.length > signs.length,
  );
  expect(sides.length).toBe(4);
  for (const face of sides)
    expect(toldBy(face).every(({ sign, opening }) => sign === null && opening === 0)).toBe(true);
});

test('a token is one word with what touches it', () => {
  const calm = { token: 'calm', n: '1', text: '1 calm' } as const;
  expect(wordsOf(['pay ', calm, ', then draw'])).toEqual([['pay'], [calm, ','], ['then'], ['draw']]);
});

/** As wide as a tile of one's own is on the narrowest phone that is common. */
const ON_A_PHONE = 88;

test.each(GAMES)('as a tile on a phone, each card of $mood shows what it is for', ({ designs, face }) => {
  const silent = designs
    .map((card) => face('en', card))
    .filter((each) => each.signs.length > 0 && tileSigns(each, ON_A_PHONE, 2).length === 0);
  expect(silent.map(({ name }) => name)).toEqual([]);
});
