import { secrecy } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { resArcana } from '../src/index.ts';
import { hidden, NAMED, PATIENCE, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

test.each(NAMED)('%s keeps its secrets from every seat and from a spectator', (_, options) => {
  const tally = secrecy(resArcana, options, { games: times(2), seed: 12, hidden });
  expect(tally.twins).toBeGreaterThan(tally.decisions * 2);
  expect(tally.played).toBeGreaterThan(tally.decisions * 2);
});
