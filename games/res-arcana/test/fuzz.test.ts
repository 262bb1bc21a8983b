import { fuzz } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { resArcana } from '../src/index.ts';
import { NAMED, PATIENCE, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

test.each(NAMED)('%s: no crash, no dead end, no endless game, no question of more than 80 options', (_, options) => {
  const tally = fuzz(resArcana, options, { games: times(250), seed: 14, mostOptions: 80, mostDecisions: 10_000 });
  expect(tally.mostOptions).toBeGreaterThan(10);
});
