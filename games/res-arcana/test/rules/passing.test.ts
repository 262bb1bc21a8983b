/** RA-8: passing. */
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/index.ts';
import { card, duel, pass, place, react, reactToCheck, takeAll, theFirst, use } from '../scene.ts';
import { table } from './tables.ts';

const THREE = [
  'pool nothing\nplay research\nhand prism',
  'pool nothing\nplay alchemy\nhand hawk',
  'pool nothing\nplay protection\nhand vault',
];

describe('the token', () => {
  test('RA-8.1 the first to pass takes it at once and turns it', () => {
    const s = table('round 1, actions, turn B, first A', THREE);
    expect([s.points('A'), s.points('B')]).toEqual([1, 0]);
    s.answer('B', pass);
    expect(s.state.table.first).toBe(1);
    expect(s.state.table.tokenTurned).toBe(1);
    expect([s.points('A'), s.points('B')]).toEqual([0, 1]);
  });

  test('RA-8.1 later ones do not, and its holder leads the next round', () => {
    const s = table('round 1, actions, turn B, first A', THREE);
    s.answer('B', pass, card('divination'))
      .answer('C', pass, card('reanimate'))
      .answer('A', pass, card('transmutation'));
    expect(s.state.table.first).toBe(1);
    expect(s.state.table.round).toBe(2);
    expect(s.state.table.tokenTurned).toBe(0);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
  });

  test('RA-8.1 the first player keeps it by passing first', () => {
    const s = table('round 1, actions, turn A, first A', THREE).answer('A', pass);
    expect([s.state.table.first, s.state.table.tokenTurned]).toEqual([0, 1]);
  });

  test('RA-8.1 in each round anew', () => {
    const s = table('round 1, actions, turn A, first A', THREE);
    s.answer('A', pass, card('divination'))
      .answer('B', pass, card('reanimate'))
      .answer('C', pass, card('transmutation'));
    s.answer('A', use('divination')).answer('B', pass);
    expect(s.state.table.first).toBe(1);
  });
});

describe('the magic item', () => {
  test('RA-8.2 is swapped for another one from the middle, never for itself', () => {
    const s = table('round 1, actions, turn A, first A', THREE).answer('A', pass);
    const middle = cardsOf('item').filter(
      (c) => !['research', 'alchemy', 'protection'].some((n) => c === card(n as 'research')),
    );
    expect(s.options('A')).toEqual(middle);
    s.answer('A', card('reanimate'));
    expect(s.inPlay('A')).toEqual(['reanimate']);
    expect(s.state.table.items).toContain(card('research'));
    expect(s.state.table.items).not.toContain(card('reanimate'));
  });

  test('RA-8.2 the one given back is there for later passers', () => {
    const s = table('round 1, actions, turn A, first A', THREE).answer('A', pass, card('reanimate')).answer('B', pass);
    expect(s.can('B', card('research'))).toBe(true);
    expect(s.can('B', card('reanimate'))).toBe(false);
  });

  test('RA-8.2 there is always another one, for four players too', () => {
    const s = table('round 1, actions, turn A, first A', [...THREE, 'pool nothing\nplay divination\nhand treant']);
    expect(s.answer('A', pass).options('A')).toHaveLength(4);
  });

  test('RA-8.2 the new one shows its passed side and is of no use before the next round', () => {
    const s = table('round 1, actions, turn A, first A', THREE).answer('A', pass, card('calm-elan'));
    expect(s.isTurned('calm-elan')).toBe(true);
    s.answer('B', pass, card('death-life')).answer('C', pass, card('reanimate'));
    expect(s.state.table.round).toBe(2);
    expect([s.isTurned('calm-elan'), s.isTurned('death-life'), s.isTurned('reanimate')]).toEqual([false, false, false]);
    s.answer('A', theFirst).answer('B', theFirst);
    expect([s.pool('A'), s.pool('B')]).toEqual([{ calm: 1 }, { death: 1 }]);
  });

  test('RA-8.2 a turned item comes back straight for whoever takes it next', () => {
    const s = duel('pool 1 elan\nplay research turned\nhand prism', 'pool nothing\nplay alchemy\nhand hawk');
    s.answer('A', pass, card('protection')).answer('B', pass, card('research'));
    expect(s.isTurned('research')).toBe(false);
  });

  test('RA-8.2 an essence the Mermaid put on an item is lost when it is swapped', () => {
    const s = duel('pool 1 gold\nplay mermaid, research\nhand prism', 'pool nothing\nplay alchemy\nhand hawk');
    s.answer('A', use('mermaid'), card('research'));
    expect(s.on('research')).toEqual({ gold: 1 });
    s.answer('B', pass, card('protection')).answer('A', pass, card('divination'));
    expect(s.on('research')).toEqual({});
    expect(s.on('divination')).toEqual({});
    expect(s.pool('A')).toEqual({ calm: 1 });
  });

  test('RA-8.2 an essence on an item that is kept until the collect step can be taken', () => {
    const s = table('round 2, collect, first A', ['pool nothing\nplay research 1 gold\nhand prism', 'pool nothing']);
    expect(s.answer('A', takeAll).pool('A')).toEqual({ gold: 1 });
  });
});

describe('the card', () => {
  test('RA-8.3 one is drawn after the swap', () => {
    const s = duel('pool nothing\nplay research\nhand prism\ndeck hawk, vault', 'pool nothing\nhand treant');
    s.answer('A', pass);
    expect(s.hand('A')).toEqual(['prism']);
    s.answer('A', card('alchemy'));
    expect(s.hand('A')).toEqual(['hawk', 'prism']);
    expect(s.deck('A')).toEqual(['vault']);
  });

  test('RA-8.3 the discards are shuffled if the deck is empty, and nothing is drawn from nothing', () => {
    const s = duel('pool nothing\nplay research\nhand prism\ndiscards vault', 'pool nothing\nhand treant');
    s.answer('A', pass, card('alchemy'));
    expect([s.hand('A'), s.discards('A')]).toEqual([['prism', 'vault'], []]);
    const none = duel('pool nothing\nplay research\nhand prism', 'pool nothing\nhand treant');
    expect(none.answer('A', pass, card('alchemy')).hand('A')).toEqual(['prism']);
  });

  test('RA-8.3 there is no limit to a hand', () => {
    const hand = 'prism, hawk, vault, treant, crypt, athanor, mermaid';
    const s = duel(`pool nothing\nhand ${hand}\ndeck guard-dog`, 'pool nothing\nhand hand-of-glory');
    expect(s.answer('A', pass, card('alchemy')).hand('A')).toHaveLength(8);
  });
});

describe('after passing', () => {
  test('RA-8.4 no actions, no loss of life, but gains', () => {
    const s = duel(
      'pool nothing\nplay fire-dragon, hand-of-glory, tree-of-life\nhand prism',
      'passed, pool 2 life\nplay healer\nhand hawk',
    );
    s.answer('A', use('fire-dragon'));
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect(s.pool('B')).toEqual({ life: 2 });
    s.answer('A', use('hand-of-glory'), use('tree-of-life'));
    expect(s.pool('B')).toEqual({ life: 3, death: 1 });
    expect(() => s.answer('B', react('healer'))).toThrow('not-asked');
    expect(() => s.answer('B', pass)).toThrow('not-asked');
  });

  test('RA-8.4 the Golden Statue still reacts, at a check in the middle of the round', () => {
    const s = duel('pool nothing\nplay coral-castle\nhand prism', 'passed, pool 3 gold\nplay golden-statue\nhand hawk');
    s.answer('A', use('coral-castle'));
    expect(s.asked()).toEqual([{ who: 'B', verb: 'reactToCheck' }]);
    s.answer('B', reactToCheck('golden-statue'));
    expect(s.pool('B')).toEqual({});
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect(s.state.table.players[1].extra).toBe(0);
  });

  test('RA-8.4 in the next round they take part again', () => {
    const s = duel('pool nothing\nhand prism', 'passed, pool nothing\nhand hawk').answer('A', pass, card('research'));
    expect(s.state.table.players.map((p) => p.passed)).toEqual([0, 0]);
    s.answer('A', place('prism'));
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
  });

  test('RA-8.4 essences gained after passing count when points are equal', () => {
    const s = duel(
      'pool nothing\nplay hand-of-glory, coral-castle, great-pyramid, colossus, fire-dragon\nhand prism',
      'passed, pool 1 elan\nplay sacred-grove 8 life\nhand hawk',
    );
    // Both have 10 points and 2 essences: B has gained 1 death.
    s.answer('A', use('hand-of-glory'), use('coral-castle'));
    expect(s.state.table.points).toEqual([10, 10]);
    expect(s.state.table.winners).toEqual([0, 1]);
  });
});
