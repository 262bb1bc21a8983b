/** EV-7 and EV-20: the Scout phase. */
import { describe, expect, test } from 'vitest';
import { CLANS } from '../../src/index.ts';
import type { Name, Scene } from '../scene.ts';
import { goodsOf, opening, passOn, table } from './tables.ts';

const players = (n: number): Name[] => (['A', 'B', 'C', 'D'] as const).slice(0, n);
const scout = (n: number, round: number, first: Name, decks = 'main-deck rest'): Scene =>
  table(new Array<string>(n).fill(''), { round: `round ${round}, scout, first ${first}`, decks });

describe('the Scout phase', () => {
  test.each([2, 3, 4])('EV-7.1 EV-7.2 everybody of %i draws 6 cards and gains 3 Knowledge and 2 Mana', (n) => {
    const s = scout(n, 1, 'A');
    for (const who of players(n)) expect(goodsOf(s, who)).toEqual({ knowledge: 3, mana: 2, cards: 6 });
    // Nobody was asked anything: the first turn is next.
    expect(s.asked()).toEqual([{ who: 'A', verb: 'takeTurn' }]);
  });

  test.each(CLANS)('EV-7.2 in the sun the %s has what all have', (clan) => {
    const s = table([clan, clan === 'star' ? 'cross' : 'star'], { round: 'round 1, scout, first A' });
    expect(goodsOf(s, 'A')).toEqual({ knowledge: 3, mana: 2, cards: 6 });
  });

  test('EV-7.1 EV-A.43 cards are drawn in turn order from the holder of the marker', () => {
    const decks =
      'main-deck irene, oskar, mireille, tadeo, alwyn, hanna, hoja, ysolde, bao, thandeka, gregor, nila, corvin';
    const s = scout(2, 1, 'B', decks);
    expect(s.names(s.player('B').hand)).toEqual(['irene', 'oskar', 'mireille', 'tadeo', 'alwyn', 'hanna']);
    expect(s.names(s.player('A').hand)).toEqual(['hoja', 'ysolde', 'bao', 'thandeka', 'gregor', 'nila']);
    expect(s.names(s.state.table.mainDeck)).toEqual(['corvin']);
  });

  test('EV-7.3 in the moon every clan takes what its own board shows', () => {
    const s = table(['', '', '', ''], { round: 'round 1, scout, first A', side: 'moon' });
    const seen = players(4).map((who) => goodsOf(s, who));
    expect(seen).toEqual([
      { cards: 9 },
      { knowledge: 3, mana: 2, cards: 5 },
      { knowledge: 3, cards: 6 },
      { knowledge: 3, mana: 3, cards: 5 },
    ]);
  });

  test('EV-7.4 in all three rounds', () => {
    const s = opening();
    for (let round = 1; round <= 3; round++) {
      expect(s.state.table.round).toBe(round);
      for (const who of players(2))
        expect(goodsOf(s, who)).toEqual({
          herb: 3,
          potion: 3,
          knowledge: 3 * round,
          mana: 2 * round,
          cards: 6 * round,
        });
      passOn(s);
    }
    expect(s.state.table.over).toBe(1);
  });
});

describe('the experienced start', () => {
  test('EV-20.1 two more cards, then any two are discarded, all at the same time', () => {
    const s = table(['', '', ''], { round: 'round 1, scout, first B', experienced: true });
    expect(s.asked().map(({ who }) => who)).toEqual(['A', 'B', 'C']);
    expect(players(3).map((who) => s.player(who).hand.length)).toEqual([8, 8, 8]);
    // Any of the eight may go, whichever came last.
    expect(s.options('C')).toHaveLength(new Set(s.names(s.player('C').hand)).size);
    const gone = s.options('C').slice(-2);
    s.answer('C', ...gone);
    expect(s.state.table.discards).toEqual(gone);
    expect(s.asked().map(({ who }) => who)).toEqual(['A', 'B']);
    for (const who of ['A', 'B'] as const) s.answer(who, s.options(who)[0]).answer(who, s.options(who)[0]);
    expect(players(3).map((who) => s.player(who).hand.length)).toEqual([6, 6, 6]);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'takeTurn' }]);
  });

  test('EV-20.1 in round 1 only, and only if the table wants it', () => {
    const second = table(['', ''], { round: 'round 2, scout, first A', experienced: true });
    expect([second.player('A').hand.length, second.asked()[0].verb]).toEqual([6, 'takeTurn']);
    expect(scout(2, 1, 'A').player('A').hand).toHaveLength(6);
  });

  test('EV-20.1 the moon sides draw two more of their own number', () => {
    const s = table(['', '', '', ''], { round: 'round 1, scout, first A', side: 'moon', experienced: true });
    expect(players(4).map((who) => s.player(who).hand.length)).toEqual([11, 7, 8, 7]);
  });

  test('EV-20.1 alone against the Automa', () => {
    const s = opening({ players: 1, experienced: true });
    expect([s.player('A').hand.length, s.player('B').hand.length]).toEqual([8, 0]);
    const [first, second] = s.player('A').hand;
    s.answer('A', first, second);
    expect([s.player('A').hand.length, s.state.table.discards]).toEqual([6, [first, second]]);
  });
});
