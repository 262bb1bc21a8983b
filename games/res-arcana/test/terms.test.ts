/** The words of a question that may be pointed at. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedIn, termsSheet } from '@gloaming/engine/testing';
import { test } from 'vitest';
import { TERMS } from '../src/index.ts';

const PAGE = readFileSync(join(import.meta.dirname, 'text-questions.txt'), 'utf8');

test('each stands in a question or an answer, in every language, and is told in a line', () => {
  termsSheet(TERMS, (language) => askedIn(PAGE, language));
});
