/** Every magic item, played. */
import { describe, expect, test } from 'vitest';
import { collecting } from './rules/tables.ts';
import { card, duel, kind, leaveIt, lose, react, theFirst, theSecond, use } from './scene.ts';

describe('Alchemy', () => {
  test('four essences of any kinds, gold among them, become 2 gold', () => {
    const s = duel('pool 2 calm 1 death 1 gold\nplay alchemy').answer('A', use('alchemy'));
    expect(s.pool('A')).toEqual({ gold: 2 });
    expect(s.isTurned('alchemy')).toBe(true);
  });
  test('three are not enough', () => {
    expect(duel('pool 3 gold\nplay alchemy\nhand prism').can('A', use('alchemy'))).toBe(false);
  });
});

describe('Calm / Elan', () => {
  test('collects one of the two', () => {
    expect(collecting('pool nothing\nplay calm-elan').answer('A', theFirst).pool('A')).toEqual({ calm: 1 });
    expect(collecting('pool nothing\nplay calm-elan').answer('A', theSecond).pool('A')).toEqual({ elan: 1 });
  });
});

describe('Death / Life', () => {
  test('collects one of the two', () => {
    expect(collecting('pool nothing\nplay death-life').answer('A', theFirst).pool('A')).toEqual({ death: 1 });
    expect(collecting('pool nothing\nplay death-life').answer('A', theSecond).pool('A')).toEqual({ life: 1 });
  });
});

describe('Divination', () => {
  test('draws 3, then discards any 3 of the whole hand, for nothing', () => {
    const s = duel('pool nothing\nplay divination\nhand crypt, athanor\ndeck hawk, vault, treant, prism');
    s.answer('A', use('divination'));
    expect(s.hand('A')).toEqual(['athanor', 'crypt', 'hawk', 'treant', 'vault']);
    s.answer('A', card('crypt'), card('hawk'), card('athanor'));
    expect(s.hand('A')).toEqual(['treant', 'vault']);
    expect(s.discards('A')).toEqual(['crypt', 'hawk', 'athanor']);
    expect(s.pool('A')).toEqual({});
    expect(s.isTurned('divination')).toBe(true);
  });
  test('shuffles the discards in for what is missing', () => {
    const s = duel('pool nothing\nplay divination\ndeck hawk\ndiscards vault, treant');
    s.answer('A', use('divination'));
    expect(s.hand('A')).toEqual(['hawk', 'treant', 'vault']);
    expect(s.discards('A')).toEqual([]);
    s.answer('A', card('vault'), card('hawk'));
    expect(s.discards('A')).toEqual(['vault', 'hawk', 'treant']);
  });
  test('draws fewer and discards as many, when there are not three', () => {
    const s = duel('pool nothing\nplay divination\nhand crypt\ndeck hawk');
    s.answer('A', use('divination'));
    expect(s.options('A')).toEqual([card('crypt'), card('hawk')]);
    s.answer('A', card('crypt'));
    expect(s.hand('A')).toEqual(['hawk']);
    const none = duel('pool nothing\nplay divination\nhand crypt').answer('A', use('divination'));
    expect(none.hand('A')).toEqual(['crypt']);
  });
  test('never looks at monuments', () => {
    const s = duel('pool nothing\nplay divination\nhand crypt', undefined, 'monument-deck oracle, temple, colossus');
    s.answer('A', use('divination'));
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect(s.state.table.monumentDeck).toHaveLength(3);
  });
});

describe('Protection', () => {
  test('turns to ignore a loss of life, if it is straight', () => {
    const s = duel('pool nothing\nplay fire-dragon', 'pool 2 life\nplay protection');
    s.answer('A', use('fire-dragon'));
    expect(s.options('B')).toEqual([lose, react('protection')]);
    s.answer('B', react('protection'));
    expect(s.pool('B')).toEqual({ life: 2 });
    expect(s.isTurned('protection')).toBe(true);
    const turned = duel('pool nothing\nplay fire-dragon', 'pool 2 life\nplay protection turned');
    expect(turned.answer('A', use('fire-dragon')).pool('B')).toEqual({});
  });
});

describe('Reanimate', () => {
  test('one essence of any kind straightens any component', () => {
    const s = duel('pool 1 gold\nplay reanimate, druid turned, temple turned').answer('A', use('reanimate'));
    expect(s.options('A')).toEqual([card('druid'), card('reanimate'), card('temple'), leaveIt]);
    s.answer('A', card('temple'));
    expect(s.isTurned('temple')).toBe(false);
    expect(s.isTurned('reanimate')).toBe(true);
    expect(s.pool('A')).toEqual({});
  });
  test('not from an empty pool', () => {
    expect(duel('pool nothing\nplay reanimate\nhand prism').can('A', use('reanimate'))).toBe(false);
  });
});

describe('Research', () => {
  test('one essence of any kind draws a card', () => {
    const s = duel('pool 1 gold\nplay research\ndeck hawk').answer('A', use('research'));
    expect(s.hand('A')).toEqual(['hawk']);
    expect(s.pool('A')).toEqual({});
    expect(s.isTurned('research')).toBe(true);
  });
  test('shuffles the discards when the deck is empty', () => {
    const s = duel('pool 1 elan\nplay research\ndiscards vault').answer('A', use('research'));
    expect(s.hand('A')).toEqual(['vault']);
    expect(s.discards('A')).toEqual([]);
  });
});

describe('Transmutation', () => {
  test('3 essences become 3 others, of the same kinds if wanted, but not gold', () => {
    const s = duel('pool 2 elan 1 gold\nplay transmutation').answer('A', use('transmutation'));
    expect(s.options('A')).not.toContain(kind('gold'));
    s.answer('A', kind('elan'), kind('life'), kind('calm'));
    expect(s.pool('A')).toEqual({ elan: 1, life: 1, calm: 1 });
    expect(s.isTurned('transmutation')).toBe(true);
  });
  test('two are not enough', () => {
    expect(duel('pool 2 gold\nplay transmutation\nhand prism').can('A', use('transmutation'))).toBe(false);
  });
});
