/** RA-3 and RA-4: a round, and its collect step. */
import { describe, expect, test } from 'vitest';
import { makePosition } from '../../src/index.ts';
import { at, card, duel, kind, leave, pass, place, takeAll, theFirst, theSecond, use } from '../scene.ts';
import { collecting, passOn, table } from './tables.ts';

describe('a round', () => {
  test('RA-3.1 is collect, actions until all have passed, check; then the next one', () => {
    const s = duel('pool nothing\nplay duelist\nhand prism', 'pool nothing\nplay seer\nhand hawk');
    passOn(s);
    const told = s.news.map((n) => n.news).filter((n) => ['round', 'gained', 'passed', 'checked'].includes(n));
    expect(told).toEqual(['passed', 'passed', 'checked', 'round', 'gained', 'gained']);
    expect(s.state.table.round).toBe(2);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });

  test('RA-3.1 there may be any number of them', () => {
    const s = duel('pool nothing\nplay druid\nhand prism', 'pool nothing\nhand hawk');
    for (let i = 0; i < 12; i++) passOn(s);
    expect(s.state.table.round).toBe(13);
    expect(s.pool('A')).toEqual({ life: 12 });
  });
});

describe('collecting', () => {
  test('RA-4.1 every kind of component gives: mage, magic item, artifact, monument, place', () => {
    const s = collecting('pool nothing\nplay druid, calm-elan, chalice-of-fire, temple, dwarven-mines\nhand prism');
    s.answer('A', theFirst);
    expect(s.pool('A')).toEqual({ elan: 2, life: 2, calm: 1, gold: 1 });
  });

  test.each([2, 3, 4])('RA-4.1 all %d collect at the same time, each at their own pace', (n) => {
    const choices = ['healer', 'witch', 'calm-elan', 'death-life'].slice(0, n);
    const s = collecting(...choices.map((name) => `pool nothing\nplay ${name}\nhand ${HANDS[choices.indexOf(name)]}`));
    const names = (['A', 'B', 'C', 'D'] as const).slice(0, n);
    expect(s.asked()).toEqual(names.map((who) => ({ who, verb: 'choose' })));
    for (const name of names.toReversed()) {
      s.answer(name, theFirst);
      expect(Object.values(s.pool(name))).toEqual([1]);
    }
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });

  test('RA-4.1 whoever likes to wait may decide after having seen the others', () => {
    const s = collecting('pool nothing\nplay witch\nhand prism', 'pool nothing\nplay healer\nhand hawk');
    s.answer('B', theSecond);
    expect(s.pool('B')).toEqual({ life: 1 });
    expect(s.asked()).toEqual([{ who: 'A', verb: 'choose' }]);
    expect(s.answer('A', theSecond).pool('A')).toEqual({ death: 1 });
  });

  test('RA-4.1 in turn order each collects after the one before, from the first player on', () => {
    const s = at(`res-arcana standard, 3 players, in turn
round 2, collect, first B
A: pool nothing
  play witch
  hand prism
B: pool nothing
  play healer
  hand hawk
C: pool nothing
  play druid, calm-elan
  hand vault
`);
    const asked: string[] = [];
    for (const who of ['B', 'C', 'A'] as const) {
      asked.push(...s.asked().map((each) => `${each.who} ${each.verb}`));
      expect(makePosition(s.state)).toMatch(/^res-arcana standard, 3 players, in turn\nround 2, collect, first B\n/);
      s.answer(who, theFirst);
    }
    expect(asked).toEqual(['B choose', 'C choose', 'A choose']);
    expect([s.pool('C').life, s.asked()]).toEqual([1, [{ who: 'B', verb: 'act' }]]);
  });

  test('RA-4.1 where there is nothing to choose it happens by itself', () => {
    const s = collecting('pool nothing\nplay druid\nhand prism', 'pool nothing\nplay seer');
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect([s.pool('A'), s.pool('B')]).toEqual([{ life: 1 }, { calm: 1 }]);
  });

  test('RA-4.2 a number is how many, + is all, / is one of them', () => {
    expect(collecting('pool nothing\nplay hypnotic-basin').pool('A')).toEqual({ calm: 2 });
    expect(collecting('pool nothing\nplay flaming-pit').pool('A')).toEqual({ elan: 1 });
    expect(collecting('pool nothing\nplay elemental-spring').pool('A')).toEqual({ elan: 1, life: 1, calm: 1 });
    const either = collecting('pool nothing\nplay death-life');
    expect(either.options('A')).toHaveLength(2);
    expect(Object.values(either.answer('A', theFirst).pool('A'))).toEqual([1]);
  });

  test('RA-4.2 "any" is any mix but for the kinds the card excludes', () => {
    const horse = collecting('pool nothing\nplay celestial-horse');
    expect(horse.options('A')).toEqual([kind('elan'), kind('life'), kind('calm')]);
    expect(horse.answer('A', kind('elan'), kind('calm')).pool('A')).toEqual({ elan: 1, calm: 1 });
    const alike = collecting('pool nothing\nplay celestial-horse').answer('A', kind('life'), kind('life'));
    expect(alike.pool('A')).toEqual({ life: 2 });
    expect(collecting('pool nothing\nplay hanging-gardens').options('A')).toContain(kind('death'));
  });

  test('RA-4.3 from each component all or nothing', () => {
    const s = collecting('pool nothing\nplay athanor 4 elan, necromancer 3 death 1 gold, temple 2 calm\nhand prism');
    expect(s.options('A')).toEqual([leave, takeAll]);
    s.answer('A', leave, takeAll, leave);
    expect(s.pool('A')).toEqual({ life: 1, death: 3 + 1, gold: 1 });
    expect(s.on('athanor')).toEqual({ elan: 4 });
    expect(s.on('necromancer')).toEqual({});
    expect(s.on('temple')).toEqual({ calm: 2 });
  });

  test('RA-4.4 turned components give as well, and can be taken from', () => {
    const s = collecting('pool nothing\nplay druid turned, treant turned, ring-of-midas turned 2 gold\nhand prism');
    s.answer('A', takeAll);
    expect(s.pool('A')).toEqual({ life: 3, gold: 2 });
  });

  test('RA-4.5 the Cursed Forge is paid with death collected in the same step', () => {
    const s = collecting('pool nothing\nplay cursed-forge, necromancer\nhand prism');
    expect(s.options('A')).toHaveLength(2);
    s.answer('A', theFirst);
    expect(s.pool('A')).toEqual({});
    expect(s.isTurned('cursed-forge')).toBe(false);
  });

  test('RA-4.5 and with death taken from a component, or from the Forge itself', () => {
    const skull = collecting('pool nothing\nplay cursed-forge, cursed-skull 1 death\nhand prism');
    expect(skull.answer('A', takeAll, theFirst).pool('A')).toEqual({});
    expect(skull.isTurned('cursed-forge')).toBe(false);
    const forge = collecting('pool nothing\nplay cursed-forge 1 death 2 gold\nhand prism').answer(
      'A',
      takeAll,
      theFirst,
    );
    expect(forge.pool('A')).toEqual({ gold: 2 });
  });

  test('RA-4.5 death left on a component does not pay, so the Forge turns', () => {
    const s = collecting('pool nothing\nplay cursed-forge, cursed-skull 1 death\nhand prism').answer('A', leave);
    expect(s.isTurned('cursed-forge')).toBe(true);
    expect(s.on('cursed-skull')).toEqual({ death: 1 });
  });

  test('RA-4.5 who could pay may refuse, and then cannot use it until it is straightened', () => {
    const s = collecting('pool 9 elan 1 death 3 gold\nplay cursed-forge, chalice-of-fire\nhand prism').answer(
      'A',
      theSecond,
    );
    expect(s.pool('A').death).toBe(1);
    expect(s.can('A', use('cursed-forge'))).toBe(false);
    s.answer('A', use('chalice-of-fire'), card('cursed-forge')).answer('B', card('research'));
    expect(s.can('A', use('cursed-forge'))).toBe(true);
  });

  test('RA-4.6 Vault, as the rulebook plays it: gold left gives any 2, gold taken gives nothing more', () => {
    const s = passOn(duel('pool nothing\nplay vault').answer('A', use('vault')));
    expect(s.on('vault')).toEqual({ gold: 1 });
    s.answer('A', leave);
    expect(s.options('A')).toEqual([kind('elan'), kind('life'), kind('calm'), kind('death')]);
    s.answer('A', kind('life'), kind('calm'));
    expect(s.pool('A')).toEqual({ life: 1, calm: 1 });
    passOn(s.answer('A', use('vault')));
    expect(s.on('vault')).toEqual({ gold: 2 });
    s.answer('A', takeAll);
    expect(s.pool('A')).toEqual({ life: 1, calm: 1, gold: 2 });
    expect(s.on('vault')).toEqual({});
  });

  test('RA-4.6 Vault: 3 gold left give no more than 1, and other essences nothing', () => {
    const rich = collecting('pool nothing\nplay vault 3 gold').answer('A', leave, kind('elan'), kind('elan'));
    expect(rich.pool('A')).toEqual({ elan: 2 });
    expect(rich.on('vault')).toEqual({ gold: 3 });
    const calm = collecting('pool nothing\nplay vault 3 calm\nhand prism').answer('A', leave);
    expect(calm.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect(collecting('pool nothing\nplay vault\nhand prism').pool('A')).toEqual({});
  });

  test('RA-4.6 Vault works while it is turned', () => {
    const s = collecting('pool nothing\nplay vault turned 1 gold').answer('A', leave, kind('death'));
    expect(s.pool('A')).toEqual({ death: 2 });
  });

  test('RA-4.6 Windup Man, as the rulebook plays it: 1 gold, then 3 and 1 elan, then 5 and 3, then taken', () => {
    const s = duel('pool 1 elan 1 gold\nplay windup-man').answer('A', use('windup-man'), kind('gold'));
    expect(s.on('windup-man')).toEqual({ gold: 1 });
    passOn(s).answer('A', leave);
    expect(s.on('windup-man')).toEqual({ gold: 3 });
    s.answer('A', use('windup-man'));
    expect(s.on('windup-man')).toEqual({ elan: 1, gold: 3 });
    expect(s.pool('A')).toEqual({});
    passOn(s).answer('A', leave);
    expect(s.on('windup-man')).toEqual({ elan: 3, gold: 5 });
    expect(s.pool('A')).toEqual({});
    passOn(s).answer('A', takeAll);
    expect(s.pool('A')).toEqual({ elan: 3, gold: 5 });
    expect(s.on('windup-man')).toEqual({});
  });

  test('RA-4.6 an empty Windup Man adds nothing and asks nothing', () => {
    const s = collecting('pool nothing\nplay windup-man\nhand prism');
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect(s.on('windup-man')).toEqual({});
  });

  test('RA-4.7 essences may be taken back from a place, and their points are lost', () => {
    const s = collecting('pool nothing\nplay sacred-grove 4 life, catacombs-of-the-dead 3 death\nhand prism');
    expect(s.points('A')).toBe(2 + 4 + 3 + 1);
    s.answer('A', takeAll, leave);
    expect(s.pool('A')).toEqual({ life: 4, death: 1 });
    expect(s.points('A')).toBe(2 + 3 + 1);
  });

  test('RA-4.1 actions begin only when the last player has collected', () => {
    const s = table('round 2, collect, first C', [
      'pool 1 elan\nhand dwarven-pickaxe',
      'pool nothing\nplay healer\nhand hawk',
      'pool nothing\nhand prism',
    ]);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'choose' }]);
    expect(() => s.answer('C', pass)).toThrow();
    expect(() => s.answer('A', place('dwarven-pickaxe'))).toThrow();
    s.answer('B', theFirst);
    expect(s.asked()).toEqual([{ who: 'C', verb: 'act' }]);
  });
});

const HANDS = ['prism', 'hawk', 'vault', 'crypt'];
