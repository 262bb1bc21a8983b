/** The game as it is told to somebody who does not know it. */
import { readFileSync } from 'node:fs';
import { primed } from '@gloaming/engine/testing';
import { primer } from '@gloaming/res-arcana/primer';
import { expect, test } from 'vitest';

const RULES = readFileSync(new URL('../../../docs/rules/res-arcana.md', import.meta.url), 'utf8');

test('every line tells rules that there are, in four languages', () => primed(primer, RULES));

test('a rule that is none, a sign too many and a line that was not translated are found', () => {
  const [first, ...rest] = primer('en');
  const changed = (line: Partial<(typeof first.lines)[number]>) => () =>
    primed(
      (language) =>
        language === 'de' ? [{ ...first, lines: [{ ...first.lines[0], ...line }] }, ...rest] : primer(language),
      RULES,
    );
  expect(changed({ text: 'Etwas für {points}Punkte.', rules: ['XX-1.1'] })).toThrow('which is no rule');
  expect(changed({ text: 'Etwas {herb}Kraut und {gold}Gold.' })).toThrow('other signs');
  expect(changed({})).toThrow('is English');
});
