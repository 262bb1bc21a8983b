import { conformance } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { resArcana } from '../src/index.ts';
import { conserves, NAMED, PATIENCE, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

test.each(NAMED)('%s conforms at every state', (_, options) => {
  const tally = conformance(resArcana, options, { games: times(3), seed: 11, check: conserves });
  expect(tally.decisions).toBeGreaterThan(300);
});
