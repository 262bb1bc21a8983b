/** RA-10: the draft, and the match for two. */
import {
  barrier,
  keyFrom,
  makeDice,
  makeKey,
  NONE,
  optionsOf,
  Refused,
  type Result,
  SEALED,
  type Step,
  step,
  viewOf,
} from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import { type Card, type CardName, cardsOf, resArcana, type Table, type Verb } from '../../src/index.ts';
import { at, card, type Name, type Scene, use } from '../scene.ts';
import { opening } from './tables.ts';

const NAMES: readonly Name[] = ['A', 'B', 'C', 'D'];
const packs = (s: Scene): number[][] => s.state.table.players.map((p) => p.pack.slice());
/** Everybody keeps the first card of the pack. */
const keepFirst = (s: Scene, n: number): void => {
  for (const name of NAMES.slice(0, n)) s.answer(name, s.options(name)[0]);
};

describe('the draft', () => {
  test.each([2, 3, 4])(
    'RA-10.1 %d players are dealt two mages and four cards, keep one and hand on to the left',
    (n) => {
      const s = opening({ players: n, deal: 'draft' });
      expect(s.state.table.players.map((p) => [p.mages.length, p.pack.length, p.hand.length])).toEqual(
        NAMES.slice(0, n).map(() => [2, 4, 0]),
      );
      expect(s.asked()).toEqual(NAMES.slice(0, n).map((who) => ({ who, verb: 'pickFromPack' })));
      for (const size of [4, 3]) {
        const before = packs(s);
        expect(before.every((pack) => pack.length === size)).toBe(true);
        keepFirst(s, n);
        const handed = before.map((pack) => pack.slice(1));
        // The player on the left is the next one clockwise.
        expect(packs(s)).toEqual(before.map((_, seat) => handed[(seat - 1 + n) % n]));
      }
    },
  );

  test.each([2, 3, 4])('RA-10.1 then four more for each of %d, handed on to the right', (n) => {
    const s = opening({ players: n, deal: 'draft' });
    const first = new Set(packs(s).flat());
    // The last card of a pack leaves no choice.
    for (let i = 0; i < 3; i++) keepFirst(s, n);
    expect(s.state.table.players.map((p) => p.deck.length)).toEqual(NAMES.slice(0, n).map(() => 4));
    expect(new Set(s.state.table.players.flatMap((p) => p.deck))).toEqual(first);
    const before = packs(s);
    expect(before.every((pack) => pack.length === 4)).toBe(true);
    expect(before.flat().some((c) => first.has(c))).toBe(false);
    keepFirst(s, n);
    const handed = before.map((pack) => pack.slice(1));
    expect(packs(s)).toEqual(before.map((_, seat) => handed[(seat + 1) % n]));
  });

  test.each([2, 3, 4])('RA-10.1 each of %d ends with the eight they kept, three drawn, then mages and items', (n) => {
    const s = opening({ players: n, deal: 'draft' });
    const kept: Set<number>[] = NAMES.slice(0, n).map(() => new Set());
    for (let round = 0; round < 6; round++) {
      const options = NAMES.slice(0, n).map((name) => s.options(name));
      const before = packs(s);
      for (const [seat, name] of NAMES.slice(0, n).entries()) {
        const keep = options[seat][options[seat].length - 1];
        kept[seat].add(keep);
        s.answer(name, keep);
      }
      // The last card comes without being asked.
      if (before[0].length === 2) {
        const left = before.map((pack) => pack[0]);
        const from = (seat: number) => (round < 3 ? (seat - 1 + n) % n : (seat + 1) % n);
        for (const seat of kept.keys()) kept[seat].add(left[from(seat)]);
      }
    }
    s.state.table.players.forEach((p, seat) => {
      expect([p.hand.length, p.deck.length, p.pack.length]).toEqual([3, 5, 0]);
      expect(new Set([...p.hand, ...p.deck])).toEqual(kept[seat]);
      expect(viewOf(resArcana, s.state, seat).table.players[seat].deck.every((c) => c < 0)).toBe(true);
    });
    expect(s.asked()).toEqual(NAMES.slice(0, n).map((who) => ({ who, verb: 'pickMage' })));
    keepFirst(s, n);
    expect(s.asked()[0].verb).toBe('pickItem');
  });

  test('RA-10.1 all pick at the same time and in secret', () => {
    const s = opening({ players: 3, deal: 'draft' });
    const other = packs(s)[2];
    s.answer('C', other[2]);
    expect(s.asked().map(({ who }) => who)).toEqual(['A', 'B']);
    // Nothing has happened yet, for anybody's eyes.
    expect(packs(s)[2]).toEqual(other);
    const seen = viewOf(resArcana, s.state, 0);
    expect(seen.lines[2].at(-1)?.held).toBe(SEALED);
    expect(seen.table.players[2].pack.every((c) => c < 0)).toBe(true);
    expect(() => s.answer('C', other[1])).toThrow(Refused);
    s.answer('A', s.options('A')[0]).answer('B', s.options('B')[0]);
    expect(s.state.table.players[2].deck).toEqual([other[2]]);
    expect(viewOf(resArcana, s.state, 1).table.players[2].deck.every((c) => c < 0)).toBe(true);
  });
});

test.each([0, 1])(
  'RA-10.1 of two players, %d cannot pick anew once the pack that comes back tells what was kept',
  (last) => {
    const { state } = opening({ deal: 'draft' });
    const steps: Step<Table, Verb>[] = [];
    for (let pick = 0; pick < 2; pick++) {
      for (const seat of [1 - last, last]) {
        step(resArcana, state, steps, seat, optionsOf(resArcana, state, seat)[0]);
        expect([seat, barrier(steps, seat) === null]).toEqual([seat, seat !== last]);
      }
    }
    // Two of the three cards that were handed on, all of them known before.
    expect(viewOf(resArcana, state, last).table.players[last].pack).toHaveLength(2);
    expect(barrier(steps, last)).toBe('others-decided');
  },
);

describe('the match', () => {
  const A_CARDS = 'athanor, hawk, prism, vault, crypt, treant, mermaid, nightingale'.split(', ') as CardName[];
  const B_CARDS =
    'guard-dog, hand-of-glory, fiery-whip, elvish-bow, windup-man, dragon-egg, flaming-pit, cursed-skull'.split(
      ', ',
    ) as CardName[];
  /** Ten points with the token. */
  const TEN = 'great-pyramid, colossus, oracle, temple';

  /** As many without it. */
  const AS_MANY = 'coral-castle, sacrificial-pit, mausoleum, hanging-gardens, library, obelisk';
  const KEYS = Array.from({ length: 20 }, (_, seed) => makeKey(keyFrom(makeDice(seed))));

  /**
   * The check that ends a game of a match. A's artifacts and B's lie here and there. Who wins holds the token; of a
   * shared game A does.
   */
  function decided(game: number, winner: Name | 'both', wins = [0, 0], own = '', key = KEYS[0]): Scene {
    const line = (name: 'A' | 'B', mage: string, [x, y, ...deck]: CardName[], won: number): string =>
      [
        `${name}: passed,${won > 0 ? ` wins ${won},` : ''} pool 2 gold`,
        `  play ${mage}, ${x} turned 1 gold, ${name === 'A' ? 'alchemy' : 'research'}${played(name)}`,
        `  discards ${y}`,
        `  hand ${deck[0]}`,
        `  deck ${deck.slice(1).join(', ')}`,
        ...(own === '' ? [] : [`  own ${(name === 'A' ? A_CARDS : B_CARDS).join(', ')}`]),
      ].join('\n');
    const played = (name: Name): string => {
      if (winner === 'both') return `, ${name === 'A' ? TEN : AS_MANY}`;
      return winner === name ? `, ${TEN}` : '';
    };
    return at(`res-arcana standard, 2 players, match game ${game}
round 5, check, first ${winner === 'both' ? 'A' : winner}
${line('A', 'duelist', A_CARDS, wins[0])}
${line('B', 'seer', B_CARDS, wins[1])}
chance ${key} 0
`);
  }

  test('RA-10.2 the first game is dealt like any other, for two players only', () => {
    const s = opening({ match: true });
    expect(s.asked()).toEqual([
      { who: 'A', verb: 'pickMage' },
      { who: 'B', verb: 'pickMage' },
    ]);
    expect(s.state.table.players.map((p) => p.hand.length + p.deck.length)).toEqual([8, 8]);
    for (const players of [3, 4]) expect(() => opening({ players, match: true })).toThrow(Refused);
  });

  test.each(['A', 'B'] as const)('RA-10.2 when %s wins it the loser says who goes first in the second', (winner) => {
    const loser = winner === 'A' ? 'B' : 'A';
    const s = decided(1, winner);
    expect(s.asked()).toEqual([{ who: loser, verb: 'pickFirstPlayer' }]);
    expect(s.options(loser)).toEqual([0, 1]);
    for (const first of [0, 1]) {
      const chosen = decided(1, winner).answer(loser, first);
      expect(chosen.asked()).toEqual([{ who: NAMES[first], verb: 'pickOpen' }]);
      expect(chosen.state.table.first).toBe(first);
    }
  });

  test('RA-10.2 the mages stay, the sixteen artifacts lie open, the table is set anew before anybody decides', () => {
    const s = decided(1, 'A');
    const t = s.state.table;
    expect([s.inPlay('A'), s.inPlay('B')]).toEqual([['duelist'], ['seer']]);
    expect(t.open).toEqual([...A_CARDS, ...B_CARDS].map(card).sort((a, b) => a - b));
    expect(t.items).toHaveLength(8);
    expect(t.places).toHaveLength(5);
    expect([t.monuments.length, t.monumentDeck.length]).toEqual([2, 8]);
    for (const name of ['A', 'B'] as const) {
      expect(s.pool(name)).toEqual({ elan: 1, life: 1, calm: 1, death: 1, gold: 1 });
      expect([s.hand(name), s.deck(name), s.discards(name)]).toEqual([[], [], []]);
    }
    expect(t.on.every((n) => n === 0)).toBe(true);
    expect(t.turned.every((n) => n === 0)).toBe(true);
    expect(t.players.map((p) => [p.passed, p.wins])).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect([t.round, t.over]).toEqual([0, 0]);
    // Everybody sees it all.
    for (const seat of [0, 1]) {
      const seen = viewOf(resArcana, s.state, seat).table;
      expect([seen.open, seen.places, seen.monuments]).toEqual([t.open, t.places, t.monuments]);
    }
  });

  test.each([0, 1])(
    'RA-10.2 player %d, going first, picks one, then both two at a time, the last is theirs',
    (first) => {
      const s = decided(1, 'A').answer('B', first);
      const order: string[] = [];
      const picked: Record<string, number[]> = { A: [], B: [] };
      while (s.asked()[0].verb === 'pickOpen') {
        const who = s.asked()[0].who as Name;
        const last = s.state.table.open.length === 2 ? s.state.table.open[1] : -1;
        order.push(who);
        const pick = s.options(who)[0];
        picked[who].push(pick);
        s.answer(who, pick);
        // The sixteenth is no choice any more.
        if (last >= 0) picked[NAMES[first]].push(last);
      }
      const [x, y] = first === 0 ? ['A', 'B'] : ['B', 'A'];
      expect(order).toEqual([x, y, y, x, x, y, y, x, x, y, y, x, x, y, y]);
      expect([picked.A.length, picked.B.length]).toEqual([8, 8]);
      for (const [seat, name] of (['A', 'B'] as const).entries()) {
        const p = s.state.table.players[seat];
        expect(new Set([...p.hand, ...p.deck])).toEqual(new Set(picked[name]));
        expect([p.hand.length, p.deck.length]).toEqual([3, 5]);
      }
      // Three are drawn before magic items are chosen, the first player last.
      expect(s.asked()).toEqual([{ who: y, verb: 'pickItem' }]);
      expect(s.options(y as Name)).toEqual(cardsOf('item'));
      s.answer(y as Name, card('protection'));
      expect(s.asked()).toEqual([{ who: x, verb: 'pickItem' }]);
      s.answer(x as Name, card('research'));
      expect([s.state.table.round, s.asked()[0]]).toEqual([1, { who: x, verb: 'act' }]);
    },
  );

  test('of an odd number of cards, as a position written by hand may have them, all are picked', () => {
    const s = at(`res-arcana standard, 2 players, match game 1
round 5, check, first A
A: passed, pool nothing
  play duelist, ${TEN}
  hand hawk, prism
B: passed, pool nothing
  play seer
  hand vault, crypt, treant`);
    s.answer('B', 1);
    const picking: string[] = [];
    while (s.asked()[0].verb === 'pickOpen') {
      const [{ who }] = s.asked();
      picking.push(who);
      s.answer(who as Name, s.state.table.open[0]);
    }
    // B has the last one, too: nobody is asked about it.
    expect(picking.join('')).toBe('BAAB');
    expect(s.state.table.decks.map((deck) => deck.length)).toEqual([2, 3]);
  });

  test('RA-10.2 two games won end the match', () => {
    const s = decided(2, 'A', [1, 0], 'own');
    expect(s.asked()).toEqual([]);
    expect(resArcana.result(s.state.table)).toEqual({ points: [2, 0], winners: [0] });
  });

  test.each(['A', 'B'] as const)(
    'RA-10.2 at one each, after %s has won, there is a third: same mages, same decks',
    (winner) => {
      const loser = winner === 'A' ? 'B' : 'A';
      const s = decided(2, winner, winner === 'A' ? [0, 1] : [1, 0], 'own');
      const t = s.state.table;
      expect(t.game).toBe(3);
      expect(s.asked()).toEqual([{ who: loser, verb: 'pickFirstPlayer' }]);
      expect(t.places).toHaveLength(5);
      s.answer(loser, 0);
      expect([s.inPlay('A'), s.inPlay('B')]).toEqual([['duelist'], ['seer']]);
      for (const [name, cards] of [
        ['A', A_CARDS],
        ['B', B_CARDS],
      ] as const) {
        expect(s.hand(name)).toHaveLength(3);
        expect([...s.hand(name), ...s.deck(name)].sort()).toEqual([...cards].sort());
        expect(s.pool(name)).toEqual({ elan: 1, life: 1, calm: 1, death: 1, gold: 1 });
      }
      expect([t.monuments.length, t.monumentDeck.length, t.items.length]).toEqual([2, 8, 8]);
      expect(s.asked()).toEqual([{ who: 'B', verb: 'pickItem' }]);
      expect(viewOf(resArcana, s.state, 0).table.players[1].hand.every((c) => c < 0)).toBe(true);
    },
  );

  test('RA-10.2 the third game decides', () => {
    const s = decided(3, 'B', [1, 1], 'own');
    expect(resArcana.result(s.state.table)).toEqual({ points: [1, 2], winners: [1] });
  });

  test.each([1, 2])('RA-10.2 places and monuments are drawn anew after game %d', (game) => {
    const wins = game === 1 ? [0, 0] : [0, 1];
    const tables = KEYS.map((key) => decided(game, 'A', wins, 'own', key).state.table);
    for (const { places } of tables) expect(places.map((c) => (c - cardsOf('place')[0]) >> 1)).toEqual([0, 1, 2, 3, 4]);
    const seen = (cards: (t: Table) => Card[]): Set<Card> => new Set(tables.flatMap(cards));
    // Each tile lies on its sun side here and on its moon side there; any monument is face up, or on top of the deck.
    expect(seen((t) => t.places)).toEqual(new Set(cardsOf('place')));
    expect(seen((t) => t.monuments)).toEqual(new Set(cardsOf('monument')));
    expect(seen((t) => t.monumentDeck.slice(-1)).size).toBeGreaterThan(4);
  });

  test('RA-10.2 a game that was called in the middle of a round leaves nobody’s turn behind', () => {
    const s = at(`res-arcana standard, 2 players, match game 1
round 5, actions, turn B, first B
A: pool nothing
  play duelist, alchemy
  hand hawk, prism
B: pool nothing
  play seer, research, coral-castle, ${TEN}
  hand vault, crypt
`).answer('B', use('coral-castle'));
    expect(s.asked()).toEqual([{ who: 'A', verb: 'pickFirstPlayer' }]);
    expect([s.state.table.game, s.state.table.acting]).toEqual([2, NONE]);
  });

  describe('a shared game', () => {
    const winsOf = (s: Scene): number[] => s.state.table.players.map(({ wins }) => wins);

    test('RA-10.2 counts for both, and whoever does not hold the token says who goes first', () => {
      const s = decided(1, 'both');
      expect([s.state.table.game, winsOf(s)]).toEqual([2, [1, 1]]);
      expect(s.asked()).toEqual([{ who: 'B', verb: 'pickFirstPlayer' }]);
    });

    test.each<[string, number, Name | 'both', number[], Result]>([
      ['the second game decides after a shared first', 2, 'A', [1, 1], { points: [2, 1], winners: [0] }],
      ['a shared second game is enough for who won the first', 2, 'both', [0, 1], { points: [1, 2], winners: [1] }],
      ['the third game decides after two shared', 3, 'B', [2, 2], { points: [2, 3], winners: [1] }],
      ['a shared third game shares the match', 3, 'both', [1, 1], { points: [2, 2], winners: [0, 1] }],
    ])('RA-10.2 %s', (_, game, winner, wins, result) => {
      const s = decided(game, winner, wins, 'own');
      expect(s.asked()).toEqual([]);
      expect(resArcana.result(s.state.table)).toEqual(result);
    });

    test('RA-10.2 after two shared games there is a third', () => {
      const s = decided(2, 'both', [1, 1], 'own');
      expect([s.state.table.game, winsOf(s)]).toEqual([3, [2, 2]]);
      expect(s.asked()).toEqual([{ who: 'B', verb: 'pickFirstPlayer' }]);
    });
  });

  test('RA-10.2 a match may begin with a draft', () => {
    expect(opening({ deal: 'draft', match: true }).asked()[0].verb).toBe('pickFromPack');
  });
});
