/** Counts of the option tree: a change of the rules that nobody meant changes a number here. */
import { advance, OVER, start, take } from '@gloaming/engine';
import { perft } from '@gloaming/engine/testing';
import { expect, test, vi } from 'vitest';
import { type Options, resArcana, type State } from '../src/index.ts';
import { PATIENCE } from './kit.ts';

vi.setConfig({ testTimeout: PATIENCE });

/** The position after so many answers, always the option in the middle. */
function position(options: Options, key: readonly number[], answers: number): State {
  const state = start(resArcana, options, key);
  const out: number[] = [];
  let seat = advance(resArcana, state, out);
  for (let i = 0; i < answers && seat !== OVER; i++) seat = take(resArcana, state, seat, out[out.length >> 1], out);
  return state;
}

test('two players, standard, from the choice of mages on', () => {
  const state = position({ players: 2, deal: 'standard', match: false }, [1, 0, 0, 0], 0);
  expect(perft(resArcana, state, 5)).toMatchInlineSnapshot(`
    [
      2,
      4,
      32,
      224,
      678,
    ]
  `);
});
test('three players, first game, from the choice of magic items on', () => {
  const state = position({ players: 3, deal: 'first-game', match: false }, [2, 0, 0, 0], 0);
  expect(perft(resArcana, state, 5)).toMatchInlineSnapshot(`
    [
      8,
      56,
      336,
      1492,
      8724,
    ]
  `);
});
test('four players, draft, from the first pack on', () => {
  const state = position({ players: 4, deal: 'draft', match: false }, [3, 0, 0, 0], 0);
  expect(perft(resArcana, state, 7)).toMatchInlineSnapshot(`
    [
      4,
      16,
      64,
      256,
      768,
      2304,
      6912,
    ]
  `);
});
test('two players, standard, in the middle of a game', () => {
  const state = position({ players: 2, deal: 'standard', match: false }, [4, 0, 0, 0], 60);
  expect(state.table.round).toBeGreaterThan(1);
  expect(perft(resArcana, state, 5)).toMatchInlineSnapshot(`
    [
      2,
      9,
      33,
      113,
      400,
    ]
  `);
});
