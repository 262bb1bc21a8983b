import { conformance } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { evenfall } from '../src/index.ts';
import { conserves, NAMED, PATIENCE, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

test.each(NAMED)('%s conforms at every state', (_, options) => {
  const tally = conformance(evenfall, options, { games: times(3), seed: 21, check: conserves });
  expect(tally.decisions).toBeGreaterThan(100);
});
