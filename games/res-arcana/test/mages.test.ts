/** Every mage, played. */
import { describe, expect, test } from 'vitest';
import { collecting } from './rules/tables.ts';
import {
  card,
  claim,
  duel,
  kind,
  leave,
  leaveIt,
  lookAtMonuments,
  place,
  react,
  takeAll,
  theFirst,
  theSecond,
  use,
} from './scene.ts';

describe('Alchemist', () => {
  test('four essences of any kinds, gold among them, become 2 gold', () => {
    const s = duel('pool 1 elan 1 life 1 calm 1 gold\nplay alchemist');
    s.answer('A', use('alchemist', 1));
    expect(s.pool('A')).toEqual({ gold: 2 });
    expect(s.isTurned('alchemist')).toBe(true);
  });
  test('the four are chosen by the owner', () => {
    const s = duel('pool 4 elan 4 death\nplay alchemist');
    s.answer('A', use('alchemist', 1), kind('elan'), kind('death'));
    expect(s.pool('A')).toEqual({ elan: 3, death: 1, gold: 2 });
  });
  test('three are not enough', () => {
    expect(duel('pool 2 elan 1 gold\nplay alchemist').can('A', use('alchemist', 1))).toBe(false);
  });
  test('or one essence for nothing, but never gold', () => {
    const s = duel('pool nothing\nplay alchemist');
    s.answer('A', use('alchemist', 2));
    expect(s.options('A')).toEqual([kind('elan'), kind('life'), kind('calm'), kind('death')]);
    s.answer('A', kind('calm'));
    expect(s.pool('A')).toEqual({ calm: 1 });
    expect(s.isTurned('alchemist')).toBe(true);
  });
  test('gives nothing in the collect step', () => {
    expect(collecting('pool nothing\nplay alchemist').pool('A')).toEqual({});
  });
});

describe('Artificer', () => {
  test('an artifact costs one essence less', () => {
    const s = duel('pool 1 elan\nplay artificer\nhand flaming-pit');
    s.answer('A', place('flaming-pit'));
    expect(s.pool('A')).toEqual({});
    expect(s.inPlay('A')).toContain('flaming-pit');
  });
  test('the owner chooses which part shrinks', () => {
    const horse = 'pool 1 elan 2 calm\nplay artificer\nhand celestial-horse';
    expect(duel(horse).answer('A', place('celestial-horse'), kind('elan')).pool('A')).toEqual({ calm: 1 });
    expect(duel(horse).answer('A', place('celestial-horse'), kind('calm')).pool('A')).toEqual({ elan: 1 });
  });
  test('gold is never taken off', () => {
    expect(duel('pool 4 elan\nplay artificer\nhand dragon-egg').can('A', place('dragon-egg'))).toBe(false);
    expect(duel('pool 1 gold\nplay artificer\nhand horn-of-plenty').can('A', place('horn-of-plenty'))).toBe(false);
    const s = duel('pool 1 elan 2 gold\nplay artificer\nhand athanor').answer('A', place('athanor'));
    expect(s.pool('A')).toEqual({ elan: 1, gold: 1 });
  });
  test('works turned, and for an artifact that a power places', () => {
    const s = duel('pool 1 death\nplay artificer turned, crypt\ndiscards nightingale').answer(
      'A',
      use('crypt', 2),
      card('nightingale'),
    );
    expect(s.inPlay('A')).toContain('nightingale');
    const dear = duel('pool 2 elan 1 death\nplay artificer, crypt\ndiscards treant\nhand prism');
    expect(dear.answer('A', use('crypt', 2), card('treant')).inPlay('A')).toContain('treant');
    expect(dear.pool('A')).toEqual({});
  });
  test('never for a monument', () => {
    const middle = 'monuments colossus, temple\nmonument-deck library';
    const poor = duel('pool 3 gold\nplay artificer\nhand prism', undefined, middle);
    expect(poor.can('A', claim('colossus'))).toBe(false);
    const s = duel('pool 4 gold\nplay artificer', undefined, middle).answer('A', claim('colossus'));
    expect(s.pool('A')).toEqual({});
  });
  test('never for a Place of Power', () => {
    const poor = duel('pool 8 death\nplay artificer\nhand prism', undefined, 'places catacombs-of-the-dead');
    expect(poor.can('A', claim('catacombs-of-the-dead'))).toBe(false);
    const s = duel('pool 10 death\nplay artificer\nhand prism', undefined, 'places catacombs-of-the-dead');
    s.answer('A', claim('catacombs-of-the-dead'));
    expect(s.pool('A')).toEqual({ death: 1 });
    const choice = duel('pool 6 elan 4 death\nplay artificer\nhand prism', undefined, 'places cursed-forge');
    choice.answer('A', claim('cursed-forge'));
    expect(choice.pool('A')).toEqual({ death: 1 });
    expect(choice.inPlay('A')).toContain('cursed-forge');
  });
  test('has no power', () => {
    expect(duel('pool 9 elan\nplay artificer\nhand prism').can('A', use('artificer'))).toBe(false);
  });
});

describe('Druid', () => {
  test('collects 1 life', () => {
    expect(collecting('pool nothing\nplay druid').pool('A')).toEqual({ life: 1 });
  });
  test('straightens one creature, nothing else', () => {
    const s = duel('pool nothing\nplay druid, treant turned, sea-serpent turned, fire-dragon turned, athanor turned');
    s.answer('A', use('druid'));
    expect(s.options('A')).toEqual([card('sea-serpent'), card('treant'), leaveIt]);
    s.answer('A', card('treant'));
    expect(s.isTurned('treant')).toBe(false);
    expect(s.isTurned('sea-serpent')).toBe(true);
    expect(s.isTurned('druid')).toBe(true);
    expect(s.can('A', use('treant'))).toBe(true);
  });
  test('may be turned without a creature to straighten', () => {
    const s = duel('pool nothing\nplay druid, athanor turned').answer('A', use('druid'));
    expect(s.isTurned('druid')).toBe(true);
    expect(s.isTurned('athanor')).toBe(true);
  });
});

describe('Duelist', () => {
  test('collects 1 elan', () => {
    expect(collecting('pool nothing\nplay duelist').pool('A')).toEqual({ elan: 1 });
  });
  test('1 death puts 1 gold on the Duelist, to be taken in a collect step', () => {
    const s = duel('pool 1 death\nplay duelist').answer('A', use('duelist'));
    expect(s.pool('A')).toEqual({});
    expect(s.on('duelist')).toEqual({ gold: 1 });
    const later = collecting('pool nothing\nplay duelist 1 gold').answer('A', takeAll);
    expect(later.pool('A')).toEqual({ elan: 1, gold: 1 });
  });
  test('not without death', () => {
    expect(duel('pool 3 life\nplay duelist\nhand prism').can('A', use('duelist'))).toBe(false);
  });
});

describe('Healer', () => {
  test('collects 1 calm or 1 life', () => {
    const s = collecting('pool nothing\nplay healer');
    expect(s.options('A')).toHaveLength(2);
    expect(s.answer('A', theFirst).pool('A')).toEqual({ calm: 1 });
    expect(collecting('pool nothing\nplay healer').answer('A', theSecond).pool('A')).toEqual({ life: 1 });
  });
  test('turns to ignore a loss of life', () => {
    const s = duel('pool nothing\nplay elvish-bow', 'pool 3 life\nplay healer');
    s.answer('A', use('elvish-bow', 1)).answer('B', react('healer'));
    expect(s.pool('B')).toEqual({ life: 3 });
    expect(s.isTurned('healer')).toBe(true);
  });
  test('not when turned already', () => {
    const s = duel('pool nothing\nplay elvish-bow', 'pool 3 life\nplay healer turned');
    expect(s.answer('A', use('elvish-bow', 1)).pool('B')).toEqual({ life: 2 });
  });
});

describe('Necromancer', () => {
  test('collects 1 death', () => {
    expect(collecting('pool nothing\nplay necromancer').pool('A')).toEqual({ death: 1 });
  });
  test('2 life put 3 death on the Necromancer', () => {
    const s = duel('pool 3 life\nplay necromancer').answer('A', use('necromancer'));
    expect(s.pool('A')).toEqual({ life: 1 });
    expect(s.on('necromancer')).toEqual({ death: 3 });
    expect(s.isTurned('necromancer')).toBe(true);
    expect(duel('pool 1 life 5 gold\nplay necromancer\nhand prism').can('A', use('necromancer'))).toBe(false);
  });
});

describe('Scholar', () => {
  test('one essence of any kind draws a card', () => {
    const s = duel('pool 1 elan 1 gold\nplay scholar\ndeck hawk, vault');
    s.answer('A', use('scholar'), kind('gold'));
    expect(s.hand('A')).toEqual(['hawk']);
    expect(s.pool('A')).toEqual({ elan: 1 });
    expect(s.isTurned('scholar')).toBe(true);
  });
  test('not from an empty pool; nothing to collect', () => {
    expect(duel('pool nothing\nplay scholar\nhand prism\ndeck hawk').can('A', use('scholar'))).toBe(false);
    expect(collecting('pool nothing\nplay scholar').pool('A')).toEqual({});
  });
});

describe('Seer', () => {
  test('collects 1 calm', () => {
    expect(collecting('pool nothing\nplay seer').pool('A')).toEqual({ calm: 1 });
  });
  test('looks at the top three of the own deck and puts all of them back in any order', () => {
    const s = duel('pool nothing\nplay seer\nhand prism\ndeck hawk, vault, treant, crypt');
    s.answer('A', use('seer'));
    expect(s.options('A')).toEqual([card('hawk'), card('treant'), card('vault')]);
    s.answer('A', card('vault'), card('hawk'));
    expect(s.deck('A')).toEqual(['treant', 'hawk', 'vault', 'crypt']);
    expect(s.hand('A')).toEqual(['prism']);
    expect(s.isTurned('seer')).toBe(true);
  });
  test('or of the monument deck', () => {
    const middle = 'monuments colossus, temple\nmonument-deck library, oracle, great-pyramid, obelisk';
    const s = duel('pool 4 gold\nplay seer\ndeck hawk, vault', undefined, middle);
    s.answer('A', use('seer'), lookAtMonuments, card('library'), card('oracle'));
    expect(s.deck('A')).toEqual(['hawk', 'vault']);
    s.answer('A', claim('temple'));
    expect(s.state.table.monuments).toContain(card('great-pyramid'));
  });
});

describe('Transmuter', () => {
  test('2 essences of any kinds become 3, of the same kinds if wanted, but not gold', () => {
    const s = duel('pool 1 elan 1 gold\nplay transmuter').answer('A', use('transmuter'));
    expect(s.options('A')).not.toContain(kind('gold'));
    s.answer('A', kind('elan'), kind('elan'), kind('death'));
    expect(s.pool('A')).toEqual({ elan: 2, death: 1 });
    expect(s.isTurned('transmuter')).toBe(true);
  });
  test('one essence is not enough', () => {
    expect(duel('pool 1 gold\nplay transmuter\nhand prism').can('A', use('transmuter'))).toBe(false);
  });
});

describe('Witch', () => {
  test('collects 1 life or 1 death', () => {
    expect(collecting('pool nothing\nplay witch').answer('A', theFirst).pool('A')).toEqual({ life: 1 });
    expect(collecting('pool nothing\nplay witch').answer('A', theSecond).pool('A')).toEqual({ death: 1 });
  });
  test('2 essences straighten any component of the own, of whatever kind', () => {
    const mine = 'play witch, athanor turned, research turned, library turned, coral-castle turned, vault';
    const s = duel(`pool 1 elan 1 gold\n${mine}`, 'passed, pool nothing\nplay druid turned');
    s.answer('A', use('witch'));
    const turned = ['athanor', 'witch', 'research', 'library', 'coral-castle'] as const;
    expect(s.options('A')).toEqual([...turned.map(card), leaveIt]);
    s.answer('A', card('coral-castle'));
    expect(s.isTurned('coral-castle')).toBe(false);
    expect(s.isTurned('witch')).toBe(true);
    expect(s.pool('A')).toEqual({});
  });
  test('or the Witch herself, for no gain', () => {
    const s = duel('pool 4 elan\nplay witch').answer('A', use('witch'), card('witch'));
    expect(s.isTurned('witch')).toBe(false);
    expect(s.pool('A')).toEqual({ elan: 2 });
  });
  test('essences on the Witch stay until they are taken', () => {
    const s = collecting('pool nothing\nplay witch 1 calm').answer('A', theFirst, leave);
    expect(s.on('witch')).toEqual({ calm: 1 });
    expect(s.pool('A')).toEqual({ life: 1 });
  });
});
