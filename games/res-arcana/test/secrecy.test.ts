import { pastViews, secrecy } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { resArcana } from '../src/index.ts';
import { hidden, NAMED, PATIENCE, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

test.each(NAMED)('%s keeps its secrets from every seat and from a spectator', (_, options) => {
  const tally = secrecy(resArcana, options, { games: times(2), seed: 12, hidden });
  expect(tally.twins).toBeGreaterThan(tally.decisions * 2);
  expect(tally.played).toBeGreaterThan(tally.decisions * 2);
});

test.each(NAMED)('%s, told afterwards, shows every seat what it saw at the time', (_, options) => {
  const tally = pastViews(resArcana, options, { games: times(1), seed: 13, hidden });
  expect(tally.twins).toBeGreaterThan(tally.compared);
  expect(tally.futures).toBeGreaterThan(0);
});
