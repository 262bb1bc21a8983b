import { undo } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { evenfall } from '../src/index.ts';
import { NAMED, PATIENCE, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

test.each(NAMED)('%s: undo goes back as far as nobody learned anything', (_, options) => {
  expect(undo(evenfall, options, { games: times(6), seed: 23 }).takenBack).toBeGreaterThan(50);
});
