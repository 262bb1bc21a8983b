/** The game as it is told to somebody who does not know it. */
import { readFileSync } from 'node:fs';
import { primed } from '@gloaming/engine/testing';
import { test } from 'vitest';
import { primer } from '../src/primer/index.ts';

const RULES = readFileSync(new URL('../../../docs/rules/evenfall.md', import.meta.url), 'utf8');

test('every line tells rules that there are, in four languages', () => primed(primer, RULES));
