/** Where sources differ or say nothing: what we decided, one test a decision, each with the rule it belongs to. */
import { describe, expect, test } from 'vitest';
import { type CardName, cardOf, FACES } from '../../src/index.ts';
import {
  card,
  claim,
  discardFor,
  duel,
  kind,
  leave,
  leaveIt,
  lose,
  noReaction,
  pass,
  place,
  react,
  type Scene,
  theSecond,
  use,
} from '../scene.ts';
import { collecting, opening, table } from './tables.ts';

describe('where sources differ', () => {
  test.each<[CardName, string]>([
    ['coral-castle', '5 elan 5 life 5 calm'],
    ['dragons-lair', '3 elan 3 life 3 calm 3 death'],
    ['cursed-forge', '6 elan 3 death'],
  ])('RA-5.4 %s costs %s', (name, cost) => {
    const s = duel(`pool ${cost}`, undefined, `places ${name}`).answer('A', claim(name));
    expect(s.pool('A')).toEqual({});
  });

  test("RA-6.3 the dragon of Sorcerer's Bestiary is not free", () => {
    const s = duel('pool 4 gold\nplay sorcerers-bestiary\nhand prism', 'passed, pool nothing\ndiscards fire-dragon');
    s.answer('A', use('sorcerers-bestiary', 2));
    expect(s.inPlay('A')).toEqual(['sorcerers-bestiary']);
    expect(s.pool('A')).toEqual({});
  });

  test('RA-9.1 the Sacrificial Pit is worth 2 by itself', () => {
    expect(duel('pool nothing\nplay sacrificial-pit\nhand prism').points('A')).toBe(2 + 1);
  });

  test('RA-4.2 Catacombs collect 1 death, Temple 1 life, Mermaid 1 calm', () => {
    const s = collecting('pool nothing\nplay catacombs-of-the-dead, temple, mermaid\nhand prism');
    expect(s.pool('A')).toEqual({ life: 1, calm: 1, death: 1 });
  });

  test("RA-7.13 the Philosopher's Stone has one power only", () => {
    expect(FACES[cardOf('philosophers-stone')].powers).toHaveLength(1);
  });

  test('RA-7.17 the Dagger gives the cost and no more, and is not turned for it', () => {
    const s = duel('pool nothing\nplay sacrificial-dagger\nhand guard-dog').answer('A', use('sacrificial-dagger', 2));
    s.answer('A', kind('death'));
    expect(s.pool('A')).toEqual({ death: 1 });
  });

  test('RA-7.4 the Fountain of Youth puts 2 calm and 1 life', () => {
    const s = duel('pool 2 death\nplay fountain-of-youth\nhand prism').answer('A', use('fountain-of-youth'));
    expect(s.on('fountain-of-youth')).toEqual({ life: 1, calm: 2 });
  });

  test('RA-6.1 the Tree of Life costs 1 life and any 2', () => {
    const s = duel('pool 1 life 2 elan\nhand tree-of-life').answer('A', place('tree-of-life'));
    expect(s.inPlay('A')).toEqual(['tree-of-life']);
    expect(s.pool('A')).toEqual({});
  });

  test.each<[CardName, number]>([
    ['alchemist', 4],
    ['alchemy', 4],
    ['transmuter', 2],
    ['transmutation', 3],
    ['research', 1],
    ['reanimate', 1],
    ['scholar', 1],
    ['witch', 2],
    ['colossus', 1],
    ['mausoleum', 1],
    ['philosophers-stone', 2],
    ['prism', 1],
  ])('RA-6.1 %s: the any %d may be gold', (name, n) => {
    const s = duel(`pool ${n} gold\nplay ${name}\nhand hawk\ndeck vault`);
    expect(s.can('A', use(name, 1))).toBe(true);
  });

  test('RA-7.15 Treant: elan for death, not death for elan', () => {
    const s = duel('pool nothing\nplay treant\nhand prism', 'passed, pool 2 elan 3 death').answer('A', use('treant'));
    expect(s.pool('A')).toEqual({ elan: 3 });
  });

  test('RA-4.2 the Cursed Skull puts any mix of elan, calm and death', () => {
    const s = duel('pool 1 life\nplay cursed-skull\nhand prism').answer('A', use('cursed-skull'));
    expect(s.options('A')).toEqual([kind('elan'), kind('calm'), kind('death')]);
    s.answer('A', kind('elan'), kind('calm'), kind('death'));
    expect(s.on('cursed-skull')).toEqual({ elan: 1, calm: 1, death: 1 });
  });

  test('RA-4.6 the Windup Man is paid from the pool and grows from the supply', () => {
    const s = collecting('pool 5 gold\nplay windup-man 1 gold\nhand prism').answer('A', leave);
    expect(s.on('windup-man')).toEqual({ gold: 3 });
    expect(s.pool('A')).toEqual({ gold: 5 });
  });

  test('RA-5.5 the two essences for a discarded card are never gold', () => {
    const s = duel('pool nothing\nhand hawk, vault').answer('A', discardFor('hawk'), theSecond);
    expect(s.options('A')).not.toContain(kind('gold'));
  });

  test('RA-2.3 gold is among the starting essences', () => {
    expect(opening().pool('A').gold).toBe(1);
  });
});

describe('what no source settles', () => {
  test('RA-9.6 several statues would be asked clockwise from whoever acts; at the end of a round from the token', () => {
    // There is one Statue; the order shows in who is asked before the count: its owner, wherever they sit.
    const s = table('round 2, actions, turn B, first A', [
      'pool 3 gold\nplay golden-statue\nhand hawk',
      'pool nothing\nplay coral-castle\nhand prism',
      'pool nothing\nhand vault',
    ]);
    s.answer('B', use('coral-castle'));
    expect(s.asked()).toEqual([{ who: 'A', verb: 'reactToCheck' }]);
    expect(s.answer('A', noReaction).asked()).toEqual([{ who: 'C', verb: 'act' }]);
  });

  test.each<[CardName, number, string]>([
    ['crypt', 2, 'pool 1 death\nplay crypt\nhand hawk'],
    ['sorcerers-bestiary', 2, 'pool 4 gold\nplay sorcerers-bestiary\nhand hawk'],
    ['druid', 1, 'pool nothing\nplay druid, vault turned\nhand hawk'],
  ])('RA-7.1 %s may be used without anything to place or to straighten', (name, power, mine) => {
    const s = duel(mine, 'pool nothing\nhand treant');
    s.answer('A', use(name, power));
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
    expect(s.pool('A')).toEqual({});
    expect(s.inPlay('A')).toContain(name);
  });

  test.each<[CardName, number, string]>([
    ['dragon-egg', 1, 'pool nothing\nplay dragon-egg\nhand fire-dragon'],
    ['dragon-teeth', 2, 'pool 3 elan\nplay dragon-teeth\nhand hawk'],
  ])(
    'RA-1.6 RA-7.1 %s, too, and the table does not learn whether there was something in the hand',
    (name, power, mine) => {
      const s = duel(mine, 'pool nothing\nhand treant');
      s.answer('A', use(name, power));
      expect(s.asked()).toEqual([{ who: 'A', verb: 'placeFrom' }]);
      expect(s.options('A')).toEqual([leaveIt]);
      s.answer('A', leaveIt);
      expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
      expect(s.hand('A')).toHaveLength(1);
      expect(s.inPlay('A')).toEqual(name === 'dragon-egg' ? [] : [name]);
    },
  );

  test.each<[CardName, number, string, CardName[]]>([
    ['dragon-egg', 1, 'pool 9 elan\nplay dragon-egg\nhand fire-dragon', ['fire-dragon']],
    ['dragon-teeth', 2, 'pool 3 elan\nplay dragon-teeth\nhand fire-dragon', ['fire-dragon']],
    ['crypt', 2, 'pool 3 death\nplay crypt\ndiscards nightingale\nhand hawk', ['nightingale']],
    [
      'sorcerers-bestiary',
      2,
      'pool 9 elan 4 gold\nplay sorcerers-bestiary\ndiscards fire-dragon\nhand hawk',
      ['fire-dragon'],
    ],
    ['druid', 1, 'pool nothing\nplay druid, hawk turned\nhand prism', ['hawk']],
    ['witch', 1, 'pool 2 gold\nplay witch\nhand prism', ['witch']],
    ['reanimate', 1, 'pool 1 gold\nplay reanimate, vault turned\nhand hawk', ['vault', 'reanimate']],
    ['chalice-of-fire', 1, 'pool 1 elan\nplay chalice-of-fire\nhand hawk', ['chalice-of-fire']],
  ])('RA-7.18 %s: what it lets one place or straighten may be left', (name, power, mine, offered) => {
    const using = (): Scene => {
      const s = duel(mine, 'pool nothing\nhand treant').answer('A', use(name, power));
      while (s.asked()[0].verb === 'payRest') s.answer('A', kind('gold'));
      return s;
    };
    const s = using();
    expect(s.options('A')).toEqual([...offered.map(card), leaveIt]);
    const before = { pool: s.pool('A'), hand: s.hand('A'), discards: s.discards('A'), inPlay: s.inPlay('A') };
    const isTurned = offered.map((each) => s.isTurned(each));
    s.answer('A', leaveIt);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
    expect({ pool: s.pool('A'), hand: s.hand('A'), discards: s.discards('A'), inPlay: s.inPlay('A') }).toEqual(before);
    expect(offered.map((each) => s.isTurned(each))).toEqual(isTurned);
    // Nothing else is left out by it.
    const taken = using().answer('A', card(offered[0]));
    expect(taken.inPlay('A')).toContain(offered[0]);
    expect(taken.isTurned(offered[0])).toBe(false);
  });

  test('RA-7.8 a dragon taken by the Bestiary is the new owner’s: to use, to score, to destroy', () => {
    const s = duel(
      'pool 6 elan 6 gold\nplay sorcerers-bestiary, fiery-whip\nhand prism',
      'pool 9 life\ndiscards fire-dragon, hawk\nhand vault\ndeck treant',
    );
    const before = s.points('A');
    s.answer('A', use('sorcerers-bestiary', 2), kind('gold'), card('fire-dragon'));
    expect(s.points('A')).toBe(before + 2 + 1);
    expect(s.discards('B')).toEqual(['hawk']);
    s.answer('B', pass, card('research'));
    expect(s.can('A', use('fire-dragon'))).toBe(true);
    s.answer('A', use('fiery-whip', 2), ...Array.from({ length: 8 }, () => kind('elan')));
    expect(s.discards('A')).toEqual(['fire-dragon']);
    expect(s.discards('B')).toEqual(['hawk']);
  });

  test('RA-7.10 and shuffled with the new owner’s cards', () => {
    const s = duel('pool nothing\nplay library\nhand prism\ndiscards fire-dragon', 'passed, pool nothing\nhand vault');
    expect(s.answer('A', use('library')).hand('A')).toEqual(['fire-dragon', 'prism']);
  });

  test('RA-7.12 what was turned for the cost may be straightened itself', () => {
    const s = duel('pool 2 elan\nplay chalice-of-fire\nhand prism');
    s.answer('A', use('chalice-of-fire'), card('chalice-of-fire'));
    expect(s.isTurned('chalice-of-fire')).toBe(false);
    expect(s.pool('A')).toEqual({ elan: 1 });
  });

  test('RA-7.7 Guard Dog: turned against a loss, straightened as an action, turned again', () => {
    const s = duel(
      'pool nothing\nplay elvish-bow, fire-dragon\nhand prism',
      'pool 1 elan 3 life\nplay guard-dog\nhand hawk',
    );
    s.answer('A', use('elvish-bow', 1)).answer('B', react('guard-dog'), use('guard-dog'));
    s.answer('A', use('fire-dragon'));
    expect(s.options('B')).toEqual([lose, react('guard-dog')]);
    s.answer('B', react('guard-dog'));
    expect(s.pool('B')).toEqual({ life: 3 });
    expect(s.isTurned('guard-dog')).toBe(true);
  });

  test('RA-7.17 the Mermaid may put an essence on herself and on a turned component', () => {
    const s = duel('pool 1 gold\nplay mermaid, vault turned\nhand prism').answer('A', use('mermaid'));
    expect(s.options('A')).toEqual([card('mermaid'), card('vault')]);
    s.answer('A', card('mermaid'));
    expect(s.on('mermaid')).toEqual({ gold: 1 });
  });
});
