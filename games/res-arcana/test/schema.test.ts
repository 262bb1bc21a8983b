import { schemaIsTrue } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { resArcana } from '../src/index.ts';
import { SCHEMA } from '../src/schema/index.ts';
import { NAMED, PATIENCE, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

test.each(NAMED)('%s: what programs are told has names for numbers, and nothing is lost', (_, options) => {
  const tally = schemaIsTrue(resArcana, SCHEMA, options, { games: times(1), seed: 41 });
  expect(tally.decisions).toBeGreaterThan(50);
});
