/**
 * Finished games that must replay to the same hash. They stand in replays/, one record a file. After a meant change of the
 * rules, raise `rules` in src/game.ts and make them anew: `UPDATE=1 npm run unit games/res-arcana/test/replays.test.ts`.
 */
import { join } from 'node:path';
import { keepGames, keptGames, replaysTheSame } from '@gloaming/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import { type Options, resArcana } from '../src/index.ts';
import { conserves, NAMED, PATIENCE, UPDATE } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

const FOLDER = join(import.meta.dirname, 'replays');
const GAMES = 26;
if (UPDATE) keepGames(resArcana, NAMED, FOLDER, GAMES);

describe('finished games', () => {
  const games = keptGames<Options>(FOLDER);
  test('are there, of every kind', () => {
    expect(games.length).toBe(GAMES);
    for (const [name] of NAMED) expect(games.some(([file]) => file.endsWith(`-${name}.game`))).toBe(true);
  });
  test.each(games)('%s replays to the same hash', (_, written) => {
    const { points } = replaysTheSame(resArcana, written, conserves);
    expect(points.length).toBe(written.options.players);
  });
});
