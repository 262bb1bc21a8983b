import { LANGUAGES } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { CARD_NAMES, cardOf, FACES, signsOf, TEXTS } from '../src/index.ts';

test.each(CARD_NAMES)('%s has a row of signs for each line of its text', (name) => {
  for (const language of LANGUAGES) {
    const rows = signsOf(language, cardOf(name));
    expect(rows.length).toBe(TEXTS[language].card(cardOf(name)).lines.length);
    for (const { signs } of rows) expect(signs).not.toEqual([]);
  }
});
test('signs say what is paid, what for, and what stands against it', () => {
  const [first, second] = signsOf('en', cardOf('athanor'));
  expect(first).toEqual({
    when: 'power',
    signs: [
      { sign: 'turn-card', n: '' },
      { token: 'elan', n: '1' },
      { word: '→' },
      { sign: 'put-on', n: '' },
      { token: 'elan', n: '2' },
    ],
  });
  expect(second.signs).toContainEqual({ token: 'any', n: 'X' });
  const [attack] = signsOf('en', cardOf('fire-dragon'));
  expect(attack.signs).toContainEqual({ token: 'life', n: '−2' });
  expect(attack.signs.some((sign) => 'unless' in sign)).toBe(true);
});
test('whoever reads another language reads the same signs', () => {
  const bare = (language: 'en' | 'de', card: number): string =>
    JSON.stringify(signsOf(language, card), (key, value: unknown) => (key === 'word' ? '' : value));
  for (const card of FACES.keys()) expect(bare('de', card)).toEqual(bare('en', card));
});
