import { describe, expect, test } from 'vitest';
import { at, card, kind, leave, noKind, ofKind, pass, place, use } from '../scene.ts';
import { collecting, expectCollect, expectOffered, expectPlacing, turnOf } from './trying.ts';

const BUT_GOLD = [kind('elan'), kind('life'), kind('calm'), kind('death')];

describe('Hypnotic Basin', () => {
  test('Hypnotic Basin: placed for 2 calm, 1 elan and 1 death (RA-5.2, RA-6.2)', () =>
    expectPlacing('hypnotic-basin', { calm: 2, elan: 1, death: 1 }));

  test('Hypnotic Basin: collects 2 calm (RA-4.1)', () => expectCollect('hypnotic-basin', { calm: 2 }));

  test('Hypnotic Basin: turn gives as much calm as a rival has elan in the pool, who loses nothing (RA-7.15)', () => {
    expectOffered('hypnotic-basin', 1, {});
    const b = 'passed, pool 4 elan 9 death\nplay athanor 5 elan';
    const s = turnOf('pool 2 elan 1 calm\nplay hypnotic-basin', b).answer('A', use('hypnotic-basin'));
    expect(s.pool('A')).toEqual({ elan: 2, calm: 5 });
    expect(s.pool('B')).toEqual({ elan: 4, death: 9 });
    expect(s.on('athanor')).toEqual({ elan: 5 });
    expect(s.isTurned('hypnotic-basin')).toBe(true);
  });

  test('Hypnotic Basin: of any rival, passed or not (RA-7.15)', () => {
    const position = `res-arcana standard, 3 players\nround 1, actions, turn B, first A
A: passed, pool 3 elan
B: pool nothing\n play hypnotic-basin
C: pool 7 elan\n hand hawk`;
    const s = at(position).answer('B', use('hypnotic-basin'));
    expect(s.options('B')).toEqual([0, 2]);
    expect(s.answer('B', 0).pool('B')).toEqual({ calm: 3 });
    expect(at(position).answer('B', use('hypnotic-basin'), 2).pool('B')).toEqual({ calm: 7 });
  });
});

describe('Jeweled Statuette', () => {
  test('Jeweled Statuette: placed for 2 death and 1 gold, 1 point (RA-5.2, RA-6.2, RA-9.1)', () =>
    expectPlacing('jeweled-statuette', { death: 2, gold: 1 }, 1));

  test('Jeweled Statuette: turn gives 3 death, and 1 to each rival, passed or not (RA-7.14)', () => {
    expectOffered('jeweled-statuette', 1, {});
    const s = at(`res-arcana standard, 3 players\nround 1, actions, turn A, first A
A: pool nothing\n play jeweled-statuette
B: passed, pool nothing
C: pool nothing\n hand hawk`).answer('A', use('jeweled-statuette', 1));
    expect([s.pool('A'), s.pool('B'), s.pool('C')]).toEqual([{ death: 3 }, { death: 1 }, { death: 1 }]);
    expect(s.isTurned('jeweled-statuette')).toBe(true);
  });

  test('Jeweled Statuette: destroyed, it gives 2 gold and 1 elan; straight only, and its point is lost (RA-7.8)', () => {
    expectOffered('jeweled-statuette', 2, {});
    const s = turnOf('pool nothing\nplay jeweled-statuette 3 life');
    expect(s.points('A')).toBe(2);
    s.answer('A', use('jeweled-statuette', 2));
    expect(s.pool('A')).toEqual({ elan: 1, gold: 2 });
    expect(s.discards('A')).toEqual(['jeweled-statuette']);
    expect(s.inPlay('A')).toEqual([]);
    expect(s.on('jeweled-statuette')).toEqual({});
    expect(s.points('A')).toBe(1);
    expect(s.pool('B')).toEqual({});
  });
});

describe('Magical Shard', () => {
  test('Magical Shard: placed for nothing, which is still an action (RA-6.2)', () => {
    expectPlacing('magical-shard', {});
    const s = turnOf('pool nothing\nhand magical-shard', 'pool nothing\nhand hawk').answer('A', place('magical-shard'));
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
  });

  test('Magical Shard: turn gives any 1 but gold (RA-4.2, RA-7.1)', () => {
    expectOffered('magical-shard', 1, {});
    const s = turnOf('pool nothing\nplay magical-shard').answer('A', use('magical-shard'));
    expect(s.options('A')).toEqual(BUT_GOLD);
    expect(s.answer('A', kind('death')).pool('A')).toEqual({ death: 1 });
    expect(s.isTurned('magical-shard')).toBe(true);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });
});

describe('Mermaid', () => {
  test('Mermaid: placed for 2 life and 2 calm (RA-5.2, RA-6.2)', () => expectPlacing('mermaid', { life: 2, calm: 2 }));

  test('Mermaid: collects 1 calm (RA-4.1)', () => expectCollect('mermaid', { calm: 1 }));

  test('Mermaid: turn and 1 calm, life or gold from the pool: it is put on any component of one’s own (RA-7.17)', () => {
    for (const essence of ['life', 'calm', 'gold'] as const) {
      const s = turnOf(`pool 1 ${essence}\nplay mermaid, prism`).answer('A', use('mermaid'), card('prism'));
      expect(s.on('prism')).toEqual({ [essence]: 1 });
      expect(s.pool('A')).toEqual({});
      expect(s.isTurned('mermaid')).toBe(true);
    }
    expect(turnOf('pool nothing\nplay mermaid 1 calm, prism').can('A', use('mermaid'))).toBe(false);
    expect(turnOf('pool 9 elan 9 death\nplay mermaid, prism').can('A', use('mermaid'))).toBe(false);
    expect(turnOf('pool 1 calm\nplay mermaid turned, prism').can('A', use('mermaid'))).toBe(false);
  });

  test('Mermaid: the player chooses what, and where: itself, turned ones, a mage, an item, a place (RA-7.17)', () => {
    const own = 'mermaid, vault turned, druid, protection turned, library, sunken-reef';
    const a = `pool 1 elan 2 life 2 calm 1 death 2 gold\nplay ${own}`;
    const s = turnOf(a, 'passed, pool nothing\nplay hawk').answer('A', use('mermaid'));
    expect(s.options('A')).toEqual([kind('life'), kind('calm'), kind('gold')]);
    s.answer('A', kind('calm'));
    const anywhere = ['mermaid', 'vault', 'druid', 'protection', 'library', 'sunken-reef'] as const;
    expect(s.options('A')).toEqual(anywhere.map(card));
    expect(s.points('A')).toBe(2);
    s.answer('A', card('sunken-reef'));
    expect(s.on('sunken-reef')).toEqual({ calm: 1 });
    expect(s.points('A')).toBe(3);
    expect(s.pool('A')).toEqual({ elan: 1, life: 2, calm: 1, death: 1, gold: 2 });
    const itself = turnOf(a).answer('A', use('mermaid'), kind('gold'), card('mermaid'));
    expect(itself.on('mermaid')).toEqual({ gold: 1 });
  });

  test('Mermaid: is a creature (RA-1.5)', () => {
    const s = turnOf('pool nothing\nplay druid, mermaid turned').answer('A', use('druid'), card('mermaid'));
    expect(s.isTurned('mermaid')).toBe(false);
  });

  test('Mermaid: gold she put on the Vault works there (RA-4.6, RA-7.17)', () => {
    const s = turnOf('pool 1 gold\nplay mermaid, vault\nhand hawk').answer('A', use('mermaid'), card('vault'));
    expect(s.on('vault')).toEqual({ gold: 1 });
    const collect = collecting('pool nothing\nplay mermaid turned, vault 1 gold').answer('A', leave);
    expect(collect.options('A')).toEqual(BUT_GOLD);
  });
});

describe('Nightingale', () => {
  test('Nightingale: placed for 1 life and 1 calm, 1 point (RA-5.2, RA-6.2, RA-9.1)', () =>
    expectPlacing('nightingale', { life: 1, calm: 1 }, 1));

  test('Nightingale: does nothing by itself, but is a creature (RA-1.5, RA-7.17)', () => {
    const s = turnOf('pool 9 elan\nplay nightingale\nhand hawk');
    expect(s.options('A').filter((option) => option !== pass)).toHaveLength(1);
    expect(collecting('pool nothing\nplay nightingale').pool('A')).toEqual({});
    const grove = turnOf('pool nothing\nplay nightingale, sacred-grove').answer('A', use('sacred-grove', 2));
    expect(grove.isTurned('nightingale')).toBe(true);
    expect(grove.points('A')).toBe(1 + 1 + 3);
  });
});

describe('Philosopher’s Stone', () => {
  test('Philosopher’s Stone: placed for 2 each of elan, life, calm and death, 1 point (RA-5.2, RA-6.2, RA-9.1)', () =>
    expectPlacing('philosophers-stone', { elan: 2, life: 2, calm: 2, death: 2 }, 1));

  test('Philosopher’s Stone: turn and any 2 turn any number of one kind into gold (RA-6.1, RA-7.13)', () => {
    expectOffered('philosophers-stone', 1, { any: 2 });
    const a = 'pool 2 elan 3 life 4 death 1 gold\nplay philosophers-stone';
    const s = turnOf(a).answer('A', use('philosophers-stone'));
    // One after the other, kinds never going back: gold, of which there is 1, cannot be the first of 2.
    expect(s.options('A')).toEqual([kind('elan'), kind('life'), kind('death')]);
    s.answer('A', kind('death'), kind('gold'));
    expect(s.options('A')).toEqual([0, ofKind('elan'), ofKind('life'), ofKind('death')]);
    s.answer('A', ofKind('death'));
    expect(s.options('A')).toEqual([1, 2, 3]);
    expect(s.answer('A', 3).pool('A')).toEqual({ elan: 2, life: 3, gold: 3 });
    expect(s.isTurned('philosophers-stone')).toBe(true);
  });

  test('Philosopher’s Stone: nothing may be turned into gold, the 2 are paid all the same (RA-7.13)', () => {
    const s = turnOf('pool 1 elan 2 life\nplay philosophers-stone');
    s.answer('A', use('philosophers-stone'), kind('elan'), noKind);
    expect(s.pool('A')).toEqual({ life: 1 });
    expect(turnOf('pool 2 life\nplay philosophers-stone').answer('A', use('philosophers-stone')).pool('A')).toEqual({});
  });
});

describe('Prism', () => {
  test('Prism: placed for nothing (RA-6.2)', () => expectPlacing('prism', {}));

  test('Prism: turn and any 1 give any 2 but gold (RA-4.2, RA-6.1)', () => {
    expectOffered('prism', 1, { any: 1 });
    const s = turnOf('pool 1 elan 1 gold\nplay prism').answer('A', use('prism', 1));
    expect(s.options('A')).toEqual([kind('elan'), kind('gold')]);
    s.answer('A', kind('gold'));
    expect(s.options('A')).toEqual(BUT_GOLD);
    s.answer('A', kind('elan'), kind('death'));
    expect(s.pool('A')).toEqual({ elan: 2, death: 1 });
    expect(s.isTurned('prism')).toBe(true);
  });

  test('Prism: turn and any number of one kind give as many of another; gold in, never out (RA-7.13)', () => {
    expectOffered('prism', 2, {});
    const s = turnOf('pool 2 life 5 gold\nplay prism').answer('A', use('prism', 2));
    expect(s.options('A')).toEqual([0, ofKind('life'), ofKind('gold')]);
    s.answer('A', ofKind('gold'), 4);
    expect(s.options('A')).toEqual(BUT_GOLD);
    expect(s.answer('A', kind('calm')).pool('A')).toEqual({ life: 2, calm: 4, gold: 1 });
    expect(s.isTurned('prism')).toBe(true);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });

  test('Prism: none at all may be changed (RA-7.13)', () => {
    const s = turnOf('pool 2 life\nplay prism').answer('A', use('prism', 2), noKind);
    expect(s.pool('A')).toEqual({ life: 2 });
    expect(s.isTurned('prism')).toBe(true);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });
});
