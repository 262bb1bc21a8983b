/** RA-1 and RA-2: what is on the table, and how it gets there. */
import { deciders, Refused, SPECTATOR, viewOf } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, type CardName, cardsOf, ESSENCES, FACES, hasTag, resArcana } from '../../src/index.ts';
import { card, claim, duel, leaveIt, type Name, ofKind, place, type Scene, takeAll, use } from '../scene.ts';
import { collecting, opening, table } from './tables.ts';

const names = (cards: readonly number[]): CardName[] => cards.map((c) => CARD_NAMES[c]);
const players = (n: number): Name[] => (['A', 'B', 'C', 'D'] as const).slice(0, n);
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
/** Each tile with its sun and its moon side. */
const TILES: [CardName, CardName][] = [
  ['sacred-grove', 'alchemists-tower'],
  ['catacombs-of-the-dead', 'sacrificial-pit'],
  ['cursed-forge', 'dwarven-mines'],
  ['coral-castle', 'sunken-reef'],
  ['dragons-lair', 'sorcerers-bestiary'],
];

describe('what is on the table', () => {
  test('RA-1.1 two, three or four play, nobody else', () => {
    for (const n of [2, 3, 4]) expect(opening({ players: n }).state.table.players).toHaveLength(n);
    for (const n of [0, 1, 5, 2.5]) expect(() => opening({ players: n })).toThrow(Refused);
  });

  test('RA-1.1 there are five essences, and their supply never runs out', () => {
    expect(ESSENCES).toEqual(['elan', 'life', 'calm', 'death', 'gold']);
    const s = duel('pool 100 death\nplay athanor 6 elan').answer('A', use('athanor', 2), ofKind('death'));
    s.answer('A', Math.max(...s.options('A')));
    expect(s.pool('A')).toEqual({ gold: 100 });
  });

  test('RA-1.2 forty artifacts, ten mages, eight magic items, ten monuments, five tiles of two sides, one token', () => {
    const counts = (['artifact', 'mage', 'item', 'monument', 'place'] as const).map((kind) => cardsOf(kind).length);
    expect(counts).toEqual([40, 10, 8, 10, 2 * TILES.length]);
    expect(new Set(CARD_NAMES).size).toBe(FACES.length);
    for (const seed of SEEDS) {
      const { places, first } = opening({ players: 4 }, seed).state.table;
      expect(TILES.map((sides) => sides.filter((side) => places.includes(card(side))).length)).toEqual([1, 1, 1, 1, 1]);
      expect([0, 1, 2, 3]).toContain(first);
    }
  });

  test('RA-1.3 what comes into play is straight and can be used on the next turn', () => {
    const s = duel('pool 2 elan\nhand dwarven-pickaxe').answer('A', place('dwarven-pickaxe'));
    expect(s.isTurned('dwarven-pickaxe')).toBe(false);
    s.answer('A', use('dwarven-pickaxe'));
    expect(s.isTurned('dwarven-pickaxe')).toBe(true);
    const monument = duel('pool 4 gold', undefined, 'monuments solomons-mine, temple').answer(
      'A',
      claim('solomons-mine'),
    );
    expect(monument.answer('A', use('solomons-mine')).pool('A')).toEqual({ gold: 1 });
    // Destroyed while turned, and placed anew.
    const again = duel('pool 3 death\nplay crypt, nightingale turned, corrupt-altar');
    again.answer('A', use('corrupt-altar', 2), card('nightingale'));
    again.answer('A', ...[0, 0, 0, 0], use('crypt', 2), card('nightingale'));
    expect(again.inPlay('A')).toContain('nightingale');
    expect(again.isTurned('nightingale')).toBe(false);
  });

  test('RA-1.4 only the pool pays: what lies on a component stays there until it is taken', () => {
    const middle = 'monuments colossus, temple';
    const short = duel('pool 3 gold\nplay ring-of-midas 2 gold\nhand prism', undefined, middle);
    expect(short.can('A', claim('colossus'))).toBe(false);
    const s = collecting('pool 3 gold\nplay ring-of-midas 2 gold\nhand prism').answer('A', takeAll);
    expect(s.pool('A')).toEqual({ gold: 5 });
    // The exception: a power that spends what lies on its own component.
    const athanor = duel('pool 9 elan 1 calm\nplay athanor 5 elan\nhand prism');
    expect(athanor.can('A', use('athanor', 2))).toBe(false);
  });

  test('RA-1.5 only artifacts are dragons or creatures, the Sea Serpent is both', () => {
    const withTag = (tag: 'dragon' | 'creature'): CardName[] => CARD_NAMES.filter((_, c) => hasTag(c, tag));
    expect(withTag('dragon')).toEqual([
      'bone-dragon',
      'earth-dragon',
      'fire-dragon',
      'sea-serpent',
      'water-dragon',
      'wind-dragon',
    ]);
    expect(withTag('creature')).toEqual([
      'celestial-horse',
      'guard-dog',
      'hawk',
      'mermaid',
      'nightingale',
      'sea-serpent',
      'treant',
    ]);
  });

  test('RA-1.5 only artifacts can be destroyed', () => {
    const s = duel('pool nothing\nplay fiery-whip, hawk, vault turned, druid, research, temple, coral-castle');
    s.answer('A', use('fiery-whip', 2));
    expect(names(s.options('A'))).toEqual(['hawk', 'vault']);
  });

  test('RA-1.6 hands and decks are hidden, everything else is open', () => {
    const s = table('round 2, actions, turn A, first A', [
      'pool 2 elan\nplay druid turned, ring-of-midas 2 gold\nhand crypt, prism\ndeck hawk, vault\ndiscards athanor, treant',
      'pool 3 life\nhand mermaid\ndeck nightingale',
      'pool nothing',
    ]);
    const real = s.state.table.players[0];
    for (const seat of [1, 2, SPECTATOR]) {
      const seen = viewOf(resArcana, s.state, seat).table;
      const [a, b] = seen.players;
      expect(a.hand.every((c) => c < 0)).toBe(true);
      expect(a.deck.every((c) => c < 0)).toBe(true);
      expect([a.hand.length, a.deck.length]).toEqual([2, 2]);
      expect([a.discards, a.pool, a.inPlay]).toEqual([real.discards, real.pool, real.inPlay]);
      expect([seen.on, seen.turned]).toEqual([s.state.table.on, s.state.table.turned]);
      expect(b.hand.map((c) => c >= 0)).toEqual([seat === 1]);
    }
    const own = viewOf(resArcana, s.state, 0).table.players[0];
    expect(own.hand).toEqual(real.hand);
    expect(own.deck.every((c) => c < 0)).toBe(true);
  });

  test.each<[CardName, number]>([
    ['dragon-egg', 1],
    ['dragon-teeth', 2],
  ])('RA-1.6 %s does not tell whether there is no dragon in the hand, one or more', (name, power) => {
    const using = (hand: string): Scene =>
      duel(`pool 9 elan 9 calm\nplay ${name}, druid\nhand ${hand}`, 'pool 3 life\nhand prism').answer(
        'A',
        use(name, power),
      );
    const [one, two] = [using('fire-dragon, hawk'), using('fire-dragon, water-dragon')];
    expect([one.options('A'), two.options('A')]).toEqual([
      [card('fire-dragon'), leaveIt],
      [card('fire-dragon'), card('water-dragon'), leaveIt],
    ]);
    const none = using('vault, hawk');
    expect(none.options('A')).toEqual([leaveIt]);
    for (const seat of [1, SPECTATOR])
      for (const other of [two, none])
        expect(viewOf(resArcana, one.state, seat)).toEqual(viewOf(resArcana, other.state, seat));
    for (const s of [one, two]) expect(s.answer('A', card('fire-dragon')).inPlay('A')).toContain('fire-dragon');
  });
});

describe('setting the table', () => {
  test('RA-2.1 a first game is played on the sun sides', () => {
    for (const seed of SEEDS.slice(0, 5)) {
      const { places, items } = opening({ deal: 'first-game' }, seed).state.table;
      expect(names(places)).toEqual(TILES.map(([sun]) => sun));
      expect(items).toHaveLength(8);
    }
  });

  test('RA-2.1 later games show a random side of each tile', () => {
    const seen = new Set(SEEDS.flatMap((seed) => names(opening({}, seed).state.table.places)));
    expect(seen).toEqual(new Set(TILES.flat()));
    const suns = SEEDS.map(
      (seed) => opening({}, seed).state.table.places.filter((p) => TILES.some(([sun]) => card(sun) === p)).length,
    );
    // Each tile is drawn for itself: not all on the same side.
    expect(suns.some((n) => n > 0 && n < 5)).toBe(true);
  });

  test.each([2, 3, 4])('RA-2.2 two monuments lie face up, eight face down in random order, for %d players', (n) => {
    const firsts = new Set<number>();
    for (const seed of SEEDS) {
      const { state } = opening({ players: n }, seed);
      expect(state.table.monuments).toHaveLength(2);
      expect(state.table.monumentDeck).toHaveLength(8);
      expect([...state.table.monuments, ...state.table.monumentDeck].sort((a, b) => a - b)).toEqual(
        cardsOf('monument'),
      );
      expect(viewOf(resArcana, state, 0).table.monumentDeck.every((c) => c < 0)).toBe(true);
      firsts.add(state.table.monuments[0]);
    }
    expect(firsts.size).toBeGreaterThan(4);
  });

  test.each([2, 3, 4])('RA-2.3 each of %d players starts with one essence of each kind, gold too', (n) => {
    for (const name of players(n))
      expect(opening({ players: n }).pool(name)).toEqual({ elan: 1, life: 1, calm: 1, death: 1, gold: 1 });
  });

  test.each([2, 3, 4])('RA-2.4 any of %d players may get the token', (n) => {
    expect(new Set(SEEDS.map((seed) => opening({ players: n }, seed).state.table.first)).size).toBe(n);
  });

  test.each([2, 3, 4])('RA-2.4 or the one of %d whom the table has chosen, whatever the lot would say', (n) => {
    for (let first = 0; first < n; first++)
      for (const seed of SEEDS.slice(0, 5)) expect(opening({ players: n, first }, seed).state.table.first).toBe(first);
    for (const first of [-1, n, 0.5]) expect(() => opening({ players: n, first })).toThrow(Refused);
  });
});

describe('dealing', () => {
  test.each([2, 3, 4])('RA-2.5 each of %d players has 2 mages and 8 artifacts, 3 of them drawn', (n) => {
    const { table: t } = opening({ players: n }).state;
    for (const p of t.players) {
      expect(p.mages).toHaveLength(2);
      expect(p.hand).toHaveLength(3);
      expect(p.deck).toHaveLength(5);
      expect(p.inPlay).toEqual([]);
    }
    const dealt = t.players.flatMap((p) => [...p.hand, ...p.deck]);
    expect(new Set(dealt).size).toBe(8 * n);
    expect(new Set(t.players.flatMap((p) => p.mages)).size).toBe(2 * n);
  });

  test('RA-2.5 everybody has looked at the own eight, but not at how they lie', () => {
    const { state } = opening({ players: 3 });
    state.table.players.forEach((p, seat) => {
      const view = viewOf(resArcana, state, seat);
      const own = [...p.hand, ...p.deck].sort((a, b) => a - b);
      expect(cardsOf('artifact').filter((c) => view.table.owner[c] === seat)).toEqual(own);
      expect(view.table.players[seat].deck.every((c) => c < 0)).toBe(true);
      // Whose the other cards are this seat cannot know.
      expect(cardsOf('artifact').filter((c) => view.table.owner[c] >= 0)).toEqual(own);
    });
  });

  test.each([2, 3, 4])('RA-2.5 all %d pick a mage at once and in secret, having seen their hand', (n) => {
    const s = opening({ players: n });
    expect(s.asked()).toEqual(players(n).map((who) => ({ who, verb: 'pickMage' })));
    const options = players(n).map((name) => s.options(name));
    expect(options).toEqual(s.state.table.players.map((p) => p.mages));
    // The last seat first: the order makes no difference.
    for (const name of players(n).slice(1).reverse()) {
      s.answer(name, s.options(name)[1]);
      const seen = viewOf(resArcana, s.state, 0);
      expect(s.inPlay(name)).toEqual([]);
      expect(seen.table.players.map((p) => p.inPlay)).toEqual(players(n).map(() => []));
      expect(seen.table.players.slice(1).every((p) => p.mages.every((c) => c < 0))).toBe(true);
    }
    expect(deciders(s.state)).toEqual([0]);
    s.answer('A', options[0][0]);
    expect(s.state.table.players.map((p) => p.inPlay)).toEqual(options.map((two, i) => [i === 0 ? two[0] : two[1]]));
    expect(s.state.table.players.every((p) => p.mages.length === 0)).toBe(true);
  });

  test.each([2, 3, 4])('RA-2.6 a first game deals a marked set and five unseen cards to each of %d', (n) => {
    const SETS: Partial<Record<CardName, CardName[]>> = {
      duelist: ['dragon-teeth', 'elemental-spring', 'hand-of-glory'],
      seer: ['chalice-of-life', 'flaming-pit', 'vault'],
      alchemist: ['celestial-horse', 'magical-shard', 'tree-of-life'],
      transmuter: ['dancing-sword', 'fountain-of-youth', 'hawk'],
    };
    const mages = new Set<CardName>();
    const decks = new Set<CardName>();
    for (const seed of SEEDS) {
      const s = opening({ players: n, deal: 'first-game' }, seed);
      for (const name of players(n)) {
        const [mage, ...more] = s.inPlay(name);
        expect(more).toEqual([]);
        expect(s.hand(name)).toEqual(SETS[mage]);
        expect(s.deck(name)).toHaveLength(5);
        mages.add(mage);
        for (const c of s.deck(name)) decks.add(c);
      }
      const all = players(n).flatMap((name) => [...s.hand(name), ...s.deck(name)]);
      expect(new Set(all).size).toBe(8 * n);
      expect(new Set(players(n).flatMap((name) => s.inPlay(name))).size).toBe(n);
      const own = viewOf(resArcana, s.state, 0).table.players[0];
      expect(own.deck.every((c) => c < 0)).toBe(true);
      expect(s.asked()[0].verb).toBe('pickItem');
    }
    expect(mages.size).toBe(4);
    // Sets nobody plays are dealt like any other cards.
    expect(
      Object.values(SETS)
        .flat()
        .some((c) => decks.has(c)),
    ).toBe(n < 4);
  });

  test.each([2, 3, 4])('RA-2.7 magic items are taken counter-clockwise, the first of %d last', (n) => {
    for (const seed of SEEDS.slice(0, 8)) {
      const s = opening({ players: n }, seed);
      for (const name of players(n)) s.answer(name, s.options(name)[0]);
      const { first } = s.state.table;
      const asked: string[] = [];
      const taken: number[] = [];
      for (let i = 0; i < n; i++) {
        const { who, verb } = s.asked()[0];
        expect(verb).toBe('pickItem');
        expect(s.options(who as Name)).toEqual(cardsOf('item').filter((c) => !taken.includes(c)));
        asked.push(who);
        // Items without anything to choose in the collect step.
        const item = s.options(who as Name).find((c) => FACES[c].collect.length === 0) as number;
        taken.push(item);
        s.answer(who as Name, item);
      }
      const counterClockwise = players(n).map((_, i) => players(n)[(first - 1 - i + 2 * n) % n]);
      expect(asked).toEqual(counterClockwise);
      expect(asked.at(-1)).toBe(players(n)[first]);
      expect(s.state.table.items).toHaveLength(8 - n);
      settle(s);
      expect(s.asked()[0]).toEqual({ who: players(n)[first], verb: 'act' });
    }
  });
});

/** Answers whatever the collect step still asks. */
function settle(s: Scene): void {
  while (s.asked()[0].verb !== 'act') {
    const who = s.asked()[0].who as Name;
    s.answer(who, s.options(who)[0]);
  }
}
