import { LANGUAGES } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { CARD_NAMES, cardOf, SIDES, signsOf } from '../src/index.ts';

test.each([...new Set(CARD_NAMES)])('%s says in signs what it does', (name) => {
  for (const language of LANGUAGES)
    for (const side of SIDES) {
      const rows = signsOf(language, cardOf(name), side);
      expect(rows.length).toBeGreaterThan(0);
      for (const { signs } of rows) expect(signs.length).toBeGreaterThan(0);
    }
});
test('a person says what it does as a Specialist, then as a Council Member', () => {
  expect(signsOf('en', cardOf('irene'), 'sun').map(({ when }) => when)).toEqual(['specialist', 'council']);
});
test('the sides of a Starting Place say different things', () => {
  const place = cardOf('nqobantu-mine');
  expect(signsOf('en', place, 'sun')).not.toEqual(signsOf('en', place, 'moon'));
});
