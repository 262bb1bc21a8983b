/** Both engines must play the very same game, or comparing them says nothing. */
import { greedy, random } from '@gloaming/bots';
import { duskfall } from '@gloaming/duskfall';
import type { Table, Verb } from '@gloaming/duskfall/table';
import { advance, keyFrom, makeDice, NONE, optionsOf, shuffle, start, take, viewOf } from '@gloaming/engine';
import { describe, expect, test, vi } from 'vitest';
import { asked, duskfallFor, type G, type Match, withClient, withReducer } from '../src/boardgame.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The deck as the key of a game shuffles it: the other engine shuffles its own way. */
function deckOf(key: readonly number[]): number[] {
  const { deck } = duskfall.setup({ players: 2 }).table;
  shuffle({ key, drawn: 0 }, deck);
  return deck;
}
const tableOf = ({ deck, turnedUp, hands, points }: G) => ({ deck, turnedUp: turnedUp ?? NONE, hands, points });

const ways: [string, (deck: number[], players: number) => Match][] = (['phases', 'one turn'] as const).flatMap(
  (flow) => [
    [`${flow}, client`, (deck, players) => withClient(duskfallFor(flow, deck), players)],
    [`${flow}, reducer`, (deck, players) => withReducer(duskfallFor(flow, deck))(players)],
  ],
);

describe.each(ways)('boardgame.io, %s', (_, begin) => {
  test.each([2, 3, 4])('%i players: the same questions, options, tables and points', (players) => {
    const dice = makeDice(players);
    for (let game = 0; game < 20; game++) {
      const key = keyFrom(dice);
      const out: number[] = [];
      const s = start(duskfall, { players }, key);
      const match = begin(deckOf(key), players);
      let seat = advance(duskfall, s, out);
      for (; seat >= 0; ) {
        const question = asked(match.state().G);
        expect(question).toEqual({ seat, move: expect.any(String), options: out });
        const option = out[dice(out.length)];
        match.move(question?.move ?? '', seat, option);
        seat = take(duskfall, s, seat, option, out);
        // A bid that is kept aside has left no hand yet, here and there.
        const { deck, turnedUp, hands, points } = s.table;
        expect(tableOf(match.state().G)).toEqual({ deck, turnedUp, hands, points });
      }
      expect(asked(match.state().G)).toBeNull();
      expect(match.state().ctx.gameover).toEqual({ points: duskfall.result(s.table)?.points });
    }
  });
  test('refuses what is no option', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const match = begin(deckOf([1, 2, 3, 4]), 2);
    const before = JSON.stringify(match.state().G);
    match.move('bid', 0, match.state().G.hands[1][0]);
    match.move('keepOrDraw', 0, 0);
    expect(JSON.stringify(match.state().G)).toBe(before);
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
  });
});

describe('bots play the example like any other game', () => {
  test('greedy beats random', () => {
    const estimate = {
      from: () => (t: Table, seat: number) => t.points[seat] + t.hands[seat].reduce((sum, card) => sum + card / 4, 0),
      rest: () => undefined,
      fresh: new Set(['bid', 'keepOrDraw']),
    };
    const bots = [greedy<Table, Verb>(estimate), random<Table, Verb>];
    const dice = makeDice(9);
    const wins = [0, 0];
    for (let game = 0; game < 60; game++) {
      const s = start(duskfall, { players: 2 }, keyFrom(dice));
      for (let seat = advance(duskfall, s, []); seat >= 0; seat = advance(duskfall, s, [])) {
        const option = bots[seat](duskfall, viewOf(duskfall, s, seat), optionsOf(duskfall, s, seat), dice);
        take(duskfall, s, seat, option, []);
      }
      for (const seat of duskfall.result(s.table)?.winners ?? []) wins[seat]++;
    }
    expect(wins[0]).toBeGreaterThan(wins[1]);
  });
});
