import { pastViews, secrecy } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { evenfall } from '../src/index.ts';
import { hidden, NAMED, PATIENCE, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

test.each(NAMED)('%s keeps its secrets from every seat and from a spectator', (_, options) => {
  const tally = secrecy(evenfall, options, { games: times(3), seed: 22, hidden });
  expect(tally.twins).toBeGreaterThan(tally.decisions);
  expect(tally.played).toBeGreaterThan(tally.decisions);
});

test.each(NAMED)('%s, told afterwards, shows every seat what it saw at the time', (_, options) => {
  const tally = pastViews(evenfall, options, { games: times(1), seed: 23, hidden });
  expect(tally.twins).toBeGreaterThan(tally.compared);
  expect(tally.futures).toBeGreaterThan(0);
});
