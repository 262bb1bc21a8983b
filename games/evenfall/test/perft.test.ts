/** Counts of the option tree: a change of the rules that nobody meant changes a number here. */
import { advance, OVER, start, take } from '@gloaming/engine';
import { perft } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { evenfall, type State } from '../src/index.ts';
import { PATIENCE, TABLES } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

/** The position after so many answers, always the option in the middle. */
function position(table: number, key: number, answers: number): State {
  const state = start(evenfall, TABLES[table], [key, 0, 0, 0]);
  const out: number[] = [];
  let seat = advance(evenfall, state, out);
  for (let i = 0; i < answers && seat !== OVER; i++) seat = take(evenfall, state, seat, out[out.length >> 1], out);
  return state;
}

test.each([
  ['alone, sun, from the first turn on', 0, 1, 0, 3],
  ['two players, moon, from the first turn on', 3, 2, 0, 3],
  ['two players, sun, in the middle of a game', 2, 3, 40, 3],
  ['four players, moon, in the middle of a game', 7, 4, 60, 3],
])('%s', (_, table, key, answers, depth) => {
  expect(perft(evenfall, position(table, key, answers), depth)).toMatchSnapshot();
});
