/** The rules that cards refer to are the numbered rules of the documentation. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@gloaming/engine';
import { cardOf } from '@gloaming/res-arcana';
import { expect, test } from 'vitest';
import { allFaces } from '../src/gallery/faces.ts';
import { CARD_FACES as RES_ARCANA_FACES } from '../src/games/res-arcana/faces.ts';

test.each(await allFaces())('every card of $mood', ({ mood, designs, face }) => {
  const rules = readFileSync(new URL(`../../docs/rules/${mood}.md`, import.meta.url), 'utf8');
  for (const card of designs) {
    const [en, ...others] = LANGUAGES.map((language) => face(language, card).notes());
    expect(en.length, face('en', card).text.name).toBeGreaterThan(0);
    for (const { rule } of en) expect(rules).toMatch(new RegExp(`^- ${rule.replace('.', '\\.')} `, 'm'));
    for (const notes of others) {
      expect(notes.map(({ rule }) => rule)).toEqual(en.map(({ rule }) => rule));
      for (const [i, { text }] of notes.entries()) expect(text).not.toBe(en[i].text);
    }
  }
});

test('RA-9.2 a check ends the game for all: 10 points alone do not win it', () => {
  const most = { en: 'the most points win', de: 'die meisten Punkte', pl: 'kto ma najwięcej', pt: 'quem tem mais' };
  for (const language of LANGUAGES)
    expect(RES_ARCANA_FACES.face(language, cardOf('coral-castle')).notes()).toContainEqual({
      rule: 'RA-9.5',
      text: expect.stringContaining(most[language]),
    });
});
