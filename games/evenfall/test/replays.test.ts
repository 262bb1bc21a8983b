/**
 * Finished games that must replay to the same hash. They stand in replays/, one record a file. After a meant change of the
 * rules, raise `rules` in src/game.ts and make them anew: `UPDATE=1 npm run unit games/evenfall/test/replays.test.ts`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  answer,
  deciders,
  type GameRecord,
  hashOf,
  keyFrom,
  makeDice,
  makeRecord,
  noteAnswer,
  optionsOf,
  parseRecord,
  record,
  replay,
  start,
} from '@gloaming/engine';
import { describe, expect, test, vi } from 'vitest';
import { evenfall, type Options } from '../src/index.ts';
import { conserves, nameOf, PATIENCE, TABLES, UPDATE } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

const FOLDER = join(import.meta.dirname, 'replays');
const GAMES = 25;

/** A random game from a seed, written down with a check after every answer. */
function played(options: Options, seed: number): GameRecord<Options> {
  const dice = makeDice(seed);
  const written = record(evenfall, options, keyFrom(dice));
  const state = start(evenfall, options, written.key);
  for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
    const seat = seats[dice(seats.length)];
    const own = optionsOf(evenfall, state, seat);
    const option = own[dice(own.length)];
    answer(evenfall, state, seat, option);
    noteAnswer(written, state, seat, option);
  }
  return written;
}

if (UPDATE) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (let i = 0; i < GAMES; i++) {
    const options = TABLES[i % TABLES.length];
    writeFileSync(
      join(FOLDER, `${String(i + 1).padStart(2, '0')}-${nameOf(options)}.game`),
      makeRecord(played(options, 1000 + i)),
    );
  }
}

describe('finished games', () => {
  const files = readdirSync(FOLDER);
  test('are there, of every kind', () => {
    expect(files.length).toBe(GAMES);
    for (const options of TABLES) expect(files.some((file) => file.endsWith(`-${nameOf(options)}.game`))).toBe(true);
  });
  test.each(files)('%s replays to the same hash', (file) => {
    const written = parseRecord(readFileSync(join(FOLDER, file), 'utf8')) as GameRecord<Options>;
    expect(written.end).not.toBe('');
    const state = replay(evenfall, written, conserves);
    expect(hashOf(state)).toBe(written.end);
    const result = evenfall.result(state.table);
    expect(result?.winners.length).toBeGreaterThan(0);
    expect(result?.points.length).toBe(Math.max(2, written.options.players));
  });
});
