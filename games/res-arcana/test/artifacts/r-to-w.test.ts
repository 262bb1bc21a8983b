import { describe, expect, test } from 'vitest';
import { at, card, discardFor, duel, kind, leave, lose, react, takeAll, theFirst, use } from '../scene.ts';
import { collecting, expectCollect, expectOffered, expectPlacing, turnOf } from './trying.ts';

const BUT_GOLD = [kind('elan'), kind('life'), kind('calm'), kind('death')];

describe('Ring of Midas', () => {
  test('Ring of Midas: placed for 1 life and 1 gold, 1 point (RA-5.2, RA-6.2, RA-9.1)', () =>
    expectPlacing('ring-of-midas', { life: 1, gold: 1 }, 1));

  test('Ring of Midas: 2 life put 1 gold on it, again and again (RA-7.3, RA-7.4)', () => {
    expectOffered('ring-of-midas', 1, { life: 2 });
    const s = turnOf('pool 5 life\nplay ring-of-midas').answer('A', use('ring-of-midas', 1), use('ring-of-midas', 1));
    expect(s.pool('A')).toEqual({ life: 1 });
    expect(s.on('ring-of-midas')).toEqual({ gold: 2 });
    expect(s.isTurned('ring-of-midas')).toBe(false);
  });

  test('Ring of Midas: turn puts 1 gold on it (RA-7.4)', () => {
    expectOffered('ring-of-midas', 2, {});
    const s = turnOf('pool 2 life\nplay ring-of-midas 1 gold').answer('A', use('ring-of-midas', 2));
    expect(s.pool('A')).toEqual({ life: 2 });
    expect(s.on('ring-of-midas')).toEqual({ gold: 2 });
    expect(s.isTurned('ring-of-midas')).toBe(true);
    // Gold on it is no points: only Places of Power say so.
    expect(s.points('A')).toBe(1 + 1);
  });
});

describe('Sacrificial Dagger', () => {
  test('Sacrificial Dagger: placed for 1 death and 1 gold (RA-5.2, RA-6.2)', () =>
    expectPlacing('sacrificial-dagger', { death: 1, gold: 1 }));

  test('Sacrificial Dagger: turn and 1 life put 3 death on it (RA-7.4)', () => {
    expectOffered('sacrificial-dagger', 1, { life: 1 });
    const s = turnOf('pool 2 life\nplay sacrificial-dagger').answer('A', use('sacrificial-dagger', 1));
    expect(s.pool('A')).toEqual({ life: 1 });
    expect(s.on('sacrificial-dagger')).toEqual({ death: 3 });
    expect(s.isTurned('sacrificial-dagger')).toBe(true);
  });

  test('Sacrificial Dagger: destroys itself and discards a card, for its cost in any but gold (RA-7.16, RA-7.17)', () => {
    expectOffered('sacrificial-dagger', 2, {});
    const s = turnOf('pool nothing\nplay sacrificial-dagger 3 death, artificer\nhand chalice-of-life, prism');
    s.answer('A', use('sacrificial-dagger', 2));
    expect(s.options('A')).toEqual([card('chalice-of-life'), card('prism')]);
    s.answer('A', card('chalice-of-life'));
    // Its printed cost is 3, gold counted, whatever would come off.
    expect(s.options('A')).toEqual(BUT_GOLD);
    s.answer('A', kind('elan'), kind('calm'), kind('calm'));
    expect(s.pool('A')).toEqual({ elan: 1, calm: 2 });
    expect(s.inPlay('A')).toEqual(['artificer']);
    expect(s.on('sacrificial-dagger')).toEqual({});
    expect(s.discards('A').toSorted()).toEqual(['chalice-of-life', 'sacrificial-dagger']);
    expect(s.hand('A')).toEqual(['prism']);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });

  test('Sacrificial Dagger: needs a card in hand; one that costs nothing gives nothing (RA-6.2, RA-7.16)', () => {
    const none = duel('pool 1 life\nplay sacrificial-dagger\ndeck hawk');
    expect(none.can('A', use('sacrificial-dagger', 1))).toBe(true);
    expect(none.can('A', use('sacrificial-dagger', 2))).toBe(false);
    const s = turnOf('pool nothing\nplay sacrificial-dagger, prism\nhand magical-shard');
    s.answer('A', use('sacrificial-dagger', 2));
    expect(s.pool('A')).toEqual({});
    expect(s.inPlay('A')).toEqual(['prism']);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });
});

describe('Treant', () => {
  test('Treant: placed for 3 life and 2 elan (RA-5.2, RA-6.2)', () => expectPlacing('treant', { life: 3, elan: 2 }));

  test('Treant: collects 2 life (RA-4.1)', () => expectCollect('treant', { life: 2 }));

  test('Treant: turn gives as much elan as a rival has death in the pool, who loses nothing (RA-7.15)', () => {
    expectOffered('treant', 1, {});
    const b = 'passed, pool 9 elan 4 death\nplay crypt 5 death';
    const s = turnOf('pool 1 elan 2 death\nplay treant', b).answer('A', use('treant'));
    expect(s.pool('A')).toEqual({ elan: 5, death: 2 });
    expect(s.pool('B')).toEqual({ elan: 9, death: 4 });
    expect(s.on('crypt')).toEqual({ death: 5 });
    expect(s.isTurned('treant')).toBe(true);
    expect(turnOf('pool nothing\nplay treant').answer('A', use('treant')).pool('A')).toEqual({});
  });

  test('Treant: of any rival, passed or not (RA-7.15)', () => {
    const position = `res-arcana standard, 3 players\nround 1, actions, turn B, first A
A: passed, pool 3 death
B: pool nothing\n play treant
C: pool 7 death\n hand hawk`;
    const s = at(position).answer('B', use('treant'));
    expect(s.options('B')).toEqual([0, 2]);
    expect(s.answer('B', 0).pool('B')).toEqual({ elan: 3 });
    expect(at(position).answer('B', use('treant'), 2).pool('B')).toEqual({ elan: 7 });
  });

  test('Treant: is a creature (RA-1.5)', () => {
    const s = turnOf('pool nothing\nplay druid, treant turned').answer('A', use('druid'), card('treant'));
    expect(s.isTurned('treant')).toBe(false);
  });
});

describe('Tree of Life', () => {
  test('Tree of Life: placed for any 2 and 1 life (RA-5.2, RA-6.1, RA-6.2)', () =>
    expectPlacing('tree-of-life', { any: 2, life: 1 }));

  test('Tree of Life: turn gives 3 life, and 1 to each rival, passed or not (RA-7.14)', () => {
    expectOffered('tree-of-life', 1, {});
    const s = at(`res-arcana standard, 3 players\nround 1, actions, turn A, first A
A: pool nothing\n play tree-of-life
B: passed, pool nothing
C: pool nothing\n hand hawk`).answer('A', use('tree-of-life'));
    expect([s.pool('A'), s.pool('B'), s.pool('C')]).toEqual([{ life: 3 }, { life: 1 }, { life: 1 }]);
    expect(s.isTurned('tree-of-life')).toBe(true);
  });

  test('Tree of Life: 1 life ignores a loss, turned too, every time (RA-7.5)', () => {
    const s = duel(
      'pool nothing\nplay elvish-bow, fire-dragon',
      'pool 3 life\nplay tree-of-life turned\nhand prism, hawk',
    ).answer('A', use('elvish-bow'));
    expect(s.options('B')).toEqual([lose, react('tree-of-life')]);
    s.answer('B', react('tree-of-life'), discardFor('prism'), theFirst);
    expect(s.pool('B')).toEqual({ life: 2, gold: 1 });
    s.answer('A', use('fire-dragon')).answer('B', react('tree-of-life'));
    expect(s.pool('B')).toEqual({ life: 1, gold: 1 });
    expect(s.isTurned('tree-of-life')).toBe(true);
    const dead = duel('pool nothing\nplay elvish-bow', 'pool 2 gold\nplay tree-of-life\nhand hawk');
    expect(dead.answer('A', use('elvish-bow')).pool('B')).toEqual({});
  });
});

describe('Vault', () => {
  test('Vault: placed for 1 gold and any 1 (RA-5.2, RA-6.1, RA-6.2)', () => {
    expectPlacing('vault', { gold: 1, any: 1 });
  });

  test('Vault: turn puts 1 gold on it (RA-7.4)', () => {
    expectOffered('vault', 1, {});
    const s = turnOf('pool 1 gold\nplay vault').answer('A', use('vault'));
    expect(s.pool('A')).toEqual({ gold: 1 });
    expect(s.on('vault')).toEqual({ gold: 1 });
    expect(s.isTurned('vault')).toBe(true);
  });

  test('Vault: gold left on it gives any 2 but gold in the collect step, turned too (RA-4.6, RA-7.9)', () => {
    for (const how of ['', 'turned ']) {
      const s = collecting(`pool nothing\nplay vault ${how}1 gold`).answer('A', leave);
      expect(s.options('A')).toEqual(BUT_GOLD);
      s.answer('A', kind('life'), kind('calm'));
      expect(s.pool('A')).toEqual({ life: 1, calm: 1 });
      expect(s.on('vault')).toEqual({ gold: 1 });
      expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    }
  });

  test('Vault: nothing if the gold is taken, none lies there, or only something else does (RA-4.3, RA-4.6)', () => {
    const taken = collecting('pool nothing\nplay vault 2 gold 1 calm').answer('A', takeAll);
    expect(taken.pool('A')).toEqual({ calm: 1, gold: 2 });
    expect(taken.on('vault')).toEqual({});
    expect(taken.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    const empty = collecting('pool nothing\nplay vault');
    expect(empty.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect(empty.pool('A')).toEqual({});
    const other = collecting('pool nothing\nplay vault 3 calm').answer('A', leave);
    expect(other.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect(other.pool('A')).toEqual({});
  });
});

describe('Windup Man', () => {
  test('Windup Man: placed for 1 elan, 1 life, 1 calm and 1 gold (RA-5.2, RA-6.2)', () =>
    expectPlacing('windup-man', { elan: 1, life: 1, calm: 1, gold: 1 }));

  test('Windup Man: turn and any 1 put that essence on it, gold too (RA-7.4)', () => {
    expectOffered('windup-man', 1, { any: 1 });
    const s = turnOf('pool 1 elan 1 life 1 calm 1 death 2 gold\nplay windup-man, prism');
    s.answer('A', use('windup-man'));
    expect(s.options('A')).toEqual([...BUT_GOLD, kind('gold')]);
    s.answer('A', kind('gold'));
    expect(s.pool('A')).toEqual({ elan: 1, life: 1, calm: 1, death: 1, gold: 1 });
    expect(s.on('windup-man')).toEqual({ gold: 1 });
    expect(s.isTurned('windup-man')).toBe(true);
  });

  test('Windup Man: 2 more of each kind that is left on it, once in a collect step, turned too (RA-4.6, RA-7.9)', () => {
    for (const how of ['', 'turned ']) {
      const s = collecting(`pool 1 life\nplay windup-man ${how}1 gold`).answer('A', leave);
      expect(s.on('windup-man')).toEqual({ gold: 3 });
      expect(s.pool('A')).toEqual({ life: 1 });
      expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    }
    const again = collecting('pool nothing\nplay windup-man 3 gold').answer('A', leave);
    expect(again.on('windup-man')).toEqual({ gold: 5 });
    const mixed = collecting('pool nothing\nplay windup-man 1 elan 4 gold').answer('A', leave);
    expect(mixed.on('windup-man')).toEqual({ elan: 3, gold: 6 });
  });

  test('Windup Man: nothing more once it is emptied, nor if nothing lies there (RA-4.3, RA-4.6)', () => {
    const s = collecting('pool nothing\nplay windup-man 1 elan 3 gold').answer('A', takeAll);
    expect(s.pool('A')).toEqual({ elan: 1, gold: 3 });
    expect(s.on('windup-man')).toEqual({});
    expectCollect('windup-man', {});
  });
});
