import { describe, expect, test } from 'vitest';
import { card, duel, kind, leave, leaveIt, lose, noKind, ofKind, place, react, takeAll, use } from '../scene.ts';
import { collecting, expectCollect, expectOffered, expectPlacing, turnOf } from './trying.ts';

const BUT_GOLD = [kind('elan'), kind('life'), kind('calm'), kind('death')];

describe('Athanor', () => {
  test('Athanor: placed for 1 elan and 1 gold (RA-5.2, RA-6.2)', () => expectPlacing('athanor', { elan: 1, gold: 1 }));

  test('Athanor: turn and 1 elan put 2 elan on it (RA-7.1, RA-7.4)', () => {
    expectOffered('athanor', 1, { elan: 1 });
    const s = turnOf('pool 3 elan\nplay athanor 1 elan').answer('A', use('athanor', 1));
    expect(s.pool('A')).toEqual({ elan: 2 });
    expect(s.on('athanor')).toEqual({ elan: 3 });
    expect(s.isTurned('athanor')).toBe(true);
  });

  test('Athanor: 6 elan off itself turn any number of one kind into gold (RA-7.13)', () => {
    expectOffered('athanor', 2, {}, ' 6 elan');
    const s = turnOf('pool 3 calm 2 death\nplay athanor 7 elan').answer('A', use('athanor', 2));
    expect(s.options('A')).toEqual([0, ofKind('calm'), ofKind('death')]);
    s.answer('A', ofKind('calm'));
    expect(s.options('A')).toEqual([1, 2, 3]);
    s.answer('A', 2);
    expect(s.pool('A')).toEqual({ calm: 1, death: 2, gold: 2 });
    expect(s.on('athanor')).toEqual({ elan: 1 });
    expect(s.isTurned('athanor')).toBe(true);
  });

  test('Athanor: the 6 elan must lie on it, the pool does not help (RA-1.4)', () => {
    expect(turnOf('pool 9 elan\nplay athanor 5 elan').can('A', use('athanor', 2))).toBe(false);
    expect(turnOf('pool 9 elan\nplay athanor 5 elan 9 life').can('A', use('athanor', 2))).toBe(false);
    expect(turnOf('pool 9 elan\nplay athanor, chalice-of-fire 6 elan').can('A', use('athanor', 2))).toBe(false);
  });

  test('Athanor: nothing may be turned into gold, the 6 elan are gone all the same (RA-7.13)', () => {
    const s = turnOf('pool 3 calm\nplay athanor 6 elan').answer('A', use('athanor', 2), noKind);
    expect(s.pool('A')).toEqual({ calm: 3 });
    expect(s.on('athanor')).toEqual({});
  });

  test('Athanor: what lies on it may be taken in the collect step instead (RA-4.3)', () => {
    const s = collecting('pool nothing\nplay athanor 6 elan').answer('A', takeAll);
    expect(s.pool('A')).toEqual({ elan: 6 });
    expect(s.can('A', use('athanor', 2))).toBe(false);
    expect(collecting('pool nothing\nplay athanor 6 elan').answer('A', leave).can('A', use('athanor', 2))).toBe(true);
  });
});

describe('Celestial Horse', () => {
  test('Celestial Horse: placed for 2 calm and 1 elan (RA-5.2, RA-6.2)', () =>
    expectPlacing('celestial-horse', { calm: 2, elan: 1 }));

  test('Celestial Horse: collects any 2 but gold and death, alike or different, turned too (RA-4.2, RA-4.4)', () => {
    const s = collecting('pool nothing\nplay celestial-horse turned');
    expect(s.options('A')).toEqual([kind('elan'), kind('life'), kind('calm')]);
    expect(s.answer('A', kind('elan'), kind('calm')).pool('A')).toEqual({ elan: 1, calm: 1 });
    const alike = collecting('pool nothing\nplay celestial-horse');
    expect(alike.answer('A', kind('life'), kind('life')).pool('A')).toEqual({ life: 2 });
    expect(alike.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });

  test('Celestial Horse: is a creature (RA-1.5)', () => {
    const s = turnOf('pool nothing\nplay druid, celestial-horse turned').answer(
      'A',
      use('druid'),
      card('celestial-horse'),
    );
    expect(s.isTurned('celestial-horse')).toBe(false);
  });
});

describe('Chalice of Fire', () => {
  test('Chalice of Fire: placed for 1 elan and 1 gold (RA-5.2, RA-6.2)', () =>
    expectPlacing('chalice-of-fire', { elan: 1, gold: 1 }));

  test('Chalice of Fire: collects 2 elan (RA-4.1)', () => expectCollect('chalice-of-fire', { elan: 2 }));

  test('Chalice of Fire: turn and 1 elan straighten any component of one’s own (RA-7.12)', () => {
    expectOffered('chalice-of-fire', 1, { elan: 1 });
    const s = turnOf(
      'pool 2 elan\nplay chalice-of-fire, hawk, athanor turned, witch turned, library turned, coral-castle turned',
      'passed, pool nothing\nplay seer turned',
    ).answer('A', use('chalice-of-fire'));
    // It has been turned to pay, so it may straighten itself; the Hawk is straight, the Seer is B's.
    const turned = ['athanor', 'chalice-of-fire', 'witch', 'library', 'coral-castle'] as const;
    expect(s.options('A')).toEqual([...turned.map(card), leaveIt]);
    s.answer('A', card('library'));
    expect(s.isTurned('library')).toBe(false);
    expect(s.isTurned('witch')).toBe(true);
    expect(s.isTurned('chalice-of-fire')).toBe(true);
    expect(s.pool('A')).toEqual({ elan: 1 });
  });
});

describe('Chalice of Life', () => {
  test('Chalice of Life: placed for 1 life, 1 calm and 1 gold (RA-5.2, RA-6.2)', () =>
    expectPlacing('chalice-of-life', { life: 1, calm: 1, gold: 1 }));

  test('Chalice of Life: collects 1 calm and 1 life (RA-4.1)', () =>
    expectCollect('chalice-of-life', { calm: 1, life: 1 }));

  test('Chalice of Life: 2 calm put 2 calm and 1 life on it, again and again (RA-7.3, RA-7.4)', () => {
    expectOffered('chalice-of-life', 1, { calm: 2 });
    const s = turnOf('pool 5 calm\nplay chalice-of-life').answer('A', use('chalice-of-life'), use('chalice-of-life'));
    expect(s.pool('A')).toEqual({ calm: 1 });
    expect(s.on('chalice-of-life')).toEqual({ calm: 4, life: 2 });
    expect(s.isTurned('chalice-of-life')).toBe(false);
  });

  test('Chalice of Life: turns against a loss of life, if it is straight (RA-7.5, RA-7.7)', () => {
    const s = duel('pool nothing\nplay elvish-bow', 'pool 3 life\nplay chalice-of-life').answer('A', use('elvish-bow'));
    expect(s.options('B')).toEqual([lose, react('chalice-of-life')]);
    s.answer('B', react('chalice-of-life'));
    expect(s.pool('B')).toEqual({ life: 3 });
    expect(s.isTurned('chalice-of-life')).toBe(true);
    const turned = duel('pool nothing\nplay elvish-bow', 'pool 3 life\nplay chalice-of-life turned');
    expect(turned.answer('A', use('elvish-bow')).pool('B')).toEqual({ life: 2 });
  });
});

describe('Corrupt Altar', () => {
  test('Corrupt Altar: placed for any 3 and 2 death (RA-5.2, RA-6.1, RA-6.2)', () =>
    expectPlacing('corrupt-altar', { any: 3, death: 2 }));

  test('Corrupt Altar: collects 1 life and 1 death (RA-4.1)', () =>
    expectCollect('corrupt-altar', { life: 1, death: 1 }));

  test('Corrupt Altar: 2 life put 3 elan on it, again and again (RA-7.3, RA-7.4)', () => {
    expectOffered('corrupt-altar', 1, { life: 2 });
    const s = turnOf('pool 4 life\nplay corrupt-altar').answer('A', use('corrupt-altar'), use('corrupt-altar'));
    expect(s.pool('A')).toEqual({});
    expect(s.on('corrupt-altar')).toEqual({ elan: 6 });
    expect(s.isTurned('corrupt-altar')).toBe(false);
  });

  test('Corrupt Altar: destroys an artifact for its cost and 2 more, any but gold (RA-7.8, RA-7.16)', () => {
    expectOffered('corrupt-altar', 2, {});
    const s = turnOf(
      'pool 1 life\nplay corrupt-altar, hawk, vault turned 2 gold, witch, library, coral-castle',
      'passed, pool nothing\nplay prism',
    ).answer('A', use('corrupt-altar', 2));
    // Only artifacts of one's own, turned ones and itself too.
    expect(s.options('A')).toEqual([card('corrupt-altar'), card('hawk'), card('vault')]);
    s.answer('A', card('vault'));
    // The Vault costs 1 gold and any 1: that is 2, and 2 more.
    expect(s.options('A')).toEqual(BUT_GOLD);
    s.answer('A', kind('elan'), kind('life'), kind('life'), kind('death'));
    expect(s.pool('A')).toEqual({ elan: 1, life: 3, death: 1 });
    expect(s.discards('A')).toEqual(['vault']);
    expect(s.on('vault')).toEqual({});
    expect(s.isTurned('corrupt-altar')).toBe(true);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });

  test('Corrupt Altar: may destroy itself, for 7 (RA-7.17)', () => {
    const s = turnOf('pool nothing\nplay corrupt-altar 3 elan').answer('A', use('corrupt-altar', 2));
    s.answer('A', ...[1, 2, 3, 4, 5, 6, 7].map(() => kind('elan')));
    expect(s.pool('A')).toEqual({ elan: 7 });
    expect(s.inPlay('A')).toEqual([]);
    expect(s.discards('A')).toEqual(['corrupt-altar']);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });
});

describe('Crypt', () => {
  test('Crypt: placed for any 3 and 2 death (RA-5.2, RA-6.1, RA-6.2)', () =>
    expectPlacing('crypt', { any: 3, death: 2 }));

  test('Crypt: turn gives 2 death (RA-7.1)', () => {
    expectOffered('crypt', 1, {});
    const s = turnOf('pool nothing\nplay crypt').answer('A', use('crypt', 1));
    expect(s.pool('A')).toEqual({ death: 2 });
    expect(s.isTurned('crypt')).toBe(true);
  });

  test('Crypt: from one’s own discards for 2 less, any of what it costs (RA-6.3)', () => {
    expectOffered('crypt', 2, { death: 1 });
    const a = 'pool 3 life 2 calm 1 death\nplay crypt\ndiscards mermaid, hawk, fire-dragon';
    const s = turnOf(a, 'passed, pool nothing\ndiscards prism').answer('A', use('crypt', 2));
    // The Fire Dragon would still cost 4 elan; the Prism, which costs nothing, lies in B's discards.
    expect(s.options('A')).toEqual([card('hawk'), card('mermaid'), leaveIt]);
    s.answer('A', card('mermaid'));
    expect(s.options('A')).toEqual([kind('life'), kind('calm')]);
    s.answer('A', kind('life'), kind('calm'));
    expect(s.pool('A')).toEqual({ life: 2, calm: 1 });
    expect(s.inPlay('A')).toEqual(['crypt', 'mermaid']);
    expect(s.isTurned('mermaid')).toBe(false);
    expect(s.discards('A')).toEqual(['hawk', 'fire-dragon']);
    expect(s.isTurned('crypt')).toBe(true);
  });

  test('Crypt: never less gold; of gold and one other only the gold is left (RA-6.3)', () => {
    const s = turnOf('pool 1 death 1 gold\nplay crypt\ndiscards athanor').answer('A', use('crypt', 2), card('athanor'));
    expect(s.pool('A')).toEqual({});
    expect(s.inPlay('A')).toEqual(['athanor', 'crypt']);
    const golden = turnOf('pool 1 death 2 gold\nplay crypt\ndiscards horn-of-plenty').answer(
      'A',
      use('crypt', 2),
      card('horn-of-plenty'),
    );
    expect(golden.pool('A')).toEqual({});
    expect(golden.inPlay('A')).toEqual(['crypt', 'horn-of-plenty']);
    const poor = turnOf('pool 3 elan 3 death 1 gold\nplay crypt\ndiscards horn-of-plenty');
    expect(poor.answer('A', use('crypt', 2)).inPlay('A')).toEqual(['crypt']);
    expect(poor.pool('A')).toEqual({ elan: 3, death: 2, gold: 1 });
  });

  test('Crypt: adds up with discounts, and never below 0 (RA-6.3)', () => {
    const both = turnOf('pool 1 calm 1 death\nplay crypt, artificer\ndiscards mermaid').answer(
      'A',
      use('crypt', 2),
      card('mermaid'),
    );
    expect(both.inPlay('A')).toEqual(['crypt', 'mermaid', 'artificer']);
    expect(both.pool('A')).toEqual({});
    const dragon = turnOf('pool 1 elan 1 death\nplay crypt, dragon-bridle\ndiscards fire-dragon');
    expect(dragon.answer('A', use('crypt', 2), card('fire-dragon')).inPlay('A')).toContain('fire-dragon');
    expect(dragon.pool('A')).toEqual({});
    const cheap = turnOf('pool 1 elan 1 death\nplay crypt\ndiscards dwarven-pickaxe').answer(
      'A',
      use('crypt', 2),
      card('dwarven-pickaxe'),
    );
    expect(cheap.pool('A')).toEqual({ elan: 1 });
    expect(cheap.inPlay('A')).toContain('dwarven-pickaxe');
  });

  test('Crypt: nothing comes off what is placed from the hand (RA-6.3)', () =>
    expect(turnOf('pool 1 life\nplay crypt\nhand hawk').can('A', place('hawk'))).toBe(false));
});

describe('Cursed Skull', () => {
  test('Cursed Skull: placed for 2 death (RA-5.2, RA-6.2)', () => expectPlacing('cursed-skull', { death: 2 }));

  test('Cursed Skull: turn and 1 life put any 3 but gold and life on it, in any mix (RA-4.2, RA-7.4)', () => {
    expectOffered('cursed-skull', 1, { life: 1 });
    const s = turnOf('pool 1 life\nplay cursed-skull').answer('A', use('cursed-skull'));
    expect(s.options('A')).toEqual([kind('elan'), kind('calm'), kind('death')]);
    s.answer('A', kind('elan'), kind('calm'), kind('death'));
    expect(s.pool('A')).toEqual({});
    expect(s.on('cursed-skull')).toEqual({ elan: 1, calm: 1, death: 1 });
    expect(s.isTurned('cursed-skull')).toBe(true);
  });
});
