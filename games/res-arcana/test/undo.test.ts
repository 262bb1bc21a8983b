import { undo } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { resArcana } from '../src/index.ts';
import { NAMED, PATIENCE, times } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

test.each(NAMED)('%s: undo goes back as far as nobody learned anything', (_, options) => {
  expect(undo(resArcana, options, { games: times(6), seed: 13 }).takenBack).toBeGreaterThan(300);
});
