/** What is told to somebody who does not know a game, and that what is wrong with it is found. */
import { expect, test } from 'vitest';
import { type Chapter, chaptersOf, type Language, partsOf, plain } from '../src/index.ts';
import { primed } from '../testing/index.ts';

const OUTLINE = { aim: { rules: { win: ['XY-1.1'], tip: [] }, cards: ['lantern'] } } as const;
const WORDS = {
  en: { win: 'Who has most {gold}gold wins.', tip: 'Save some.' },
  de: { win: 'Wer das meiste {gold}Gold hat, gewinnt.', tip: 'Spar dir etwas auf.' },
  pl: { win: 'Wygrywa ten, kto ma najwięcej {gold}złota.', tip: 'Trochę zachowaj.' },
  pt: { win: 'Vence quem tiver mais {gold}ouro.', tip: 'Guarde um pouco.' },
};
const RULES = '# Rules\n- XY-1.1 Most gold wins.\n';

const told = (changed: Partial<(typeof WORDS)['de']> = {}, rules: readonly string[] = OUTLINE.aim.rules.win) => {
  const outline = { aim: { ...OUTLINE.aim, rules: { ...OUTLINE.aim.rules, win: rules } } };
  return (language: Language): Chapter[] =>
    chaptersOf(outline, {
      aim: { title: `Aim ${language}`, lines: { ...WORDS[language], ...(language === 'de' ? changed : {}) } },
    });
};

test('chapters in the order of the outline, each line with its rules', () => {
  expect(told()('en')).toEqual([
    {
      name: 'aim',
      title: 'Aim en',
      lines: [
        { text: WORDS.en.win, rules: ['XY-1.1'] },
        { text: WORDS.en.tip, rules: [] },
      ],
      cards: ['lantern'],
    },
  ]);
});

test('words and signs in turn, or words alone', () => {
  expect(partsOf(WORDS.en.win)).toEqual(['Who has most ', 'gold', 'gold wins.']);
  expect(plain(WORDS.en.win)).toBe('Who has most gold wins.');
});

test('one that is sound passes; a rule that is none, another sign, a hole and a line that was not translated are found', () => {
  primed(told(), RULES);
  expect(() => primed(told({}, ['XY-9.9']), RULES)).toThrow('which is no rule');
  expect(() => primed(told({ win: 'Wer das meiste {herb}Kraut hat, gewinnt.' }), RULES)).toThrow('other signs');
  expect(() => primed(told({ tip: 'Spar dir  etwas auf.' }), RULES)).toThrow('has a hole');
  expect(() => primed(told({ tip: 'Spar dir etwas auf' }), RULES)).toThrow('does not end');
  expect(() => primed(told({ tip: WORDS.en.tip }), RULES)).toThrow('is English');
});
