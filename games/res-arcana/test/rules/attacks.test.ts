/** RA-7.6 and RA-7.7: losing life, and what helps against it. */
import { describe, expect, test } from 'vitest';
import type { CardName } from '../../src/index.ts';
import { card, discardFor, duel, kind, lose, type Name, payPrice, react, theFirst, use } from '../scene.ts';
import { table } from './tables.ts';

const DRAGON = 'pool nothing\nplay fire-dragon\nhand prism';
/** What B has left after 2 life lost without a choice. */
const after = (pool: string) => duel(DRAGON, `pool ${pool}\nhand hawk`).answer('A', use('fire-dragon')).pool('B');

describe('losing life', () => {
  test('RA-7.6 life is lost from the pool', () => {
    expect(after('3 life 2 gold')).toEqual({ life: 1, gold: 2 });
  });

  test('RA-7.6 for each life missing two others, of the loser’s choice, gold included', () => {
    const s = duel(DRAGON, 'pool 1 life 3 elan 2 gold\nhand hawk').answer('A', use('fire-dragon'));
    expect(s.asked()).toEqual([{ who: 'B', verb: 'payRest' }]);
    expect(s.options('B')).toEqual([kind('elan'), kind('gold')]);
    s.answer('B', kind('elan'), kind('gold'));
    expect(s.pool('B')).toEqual({ elan: 2, gold: 1 });
  });

  test('RA-7.6 with no life at all that is four', () => {
    const s = duel(DRAGON, 'pool 5 elan 2 death\nhand hawk').answer('A', use('fire-dragon'));
    // Two elan go in any case.
    s.answer('B', kind('elan'), kind('death'));
    expect(s.pool('B')).toEqual({ elan: 2, death: 1 });
  });

  test('RA-7.6 life that is held is lost first: nobody may give others instead', () => {
    expect(after('2 life 9 gold')).toEqual({ gold: 9 });
    expect(after('1 life 2 gold')).toEqual({});
  });

  test('RA-7.6 as far as there are any: the last odd one is lost, too', () => {
    expect(after('3 elan')).toEqual({});
    expect(after('1 life 1 gold')).toEqual({});
    expect(after('1 gold')).toEqual({});
    expect(after('2 elan 2 gold')).toEqual({});
  });

  test('RA-7.6 with nothing left nothing more happens', () => {
    expect(after('nothing')).toEqual({});
    expect(after('1 life')).toEqual({});
  });

  test('RA-7.6 what lies on components is safe', () => {
    const s = duel(DRAGON, 'pool nothing\nplay necromancer 3 death, tree-of-life 2 life\nhand hawk');
    s.answer('A', use('fire-dragon'));
    expect(s.on('necromancer')).toEqual({ death: 3 });
    expect(s.on('tree-of-life')).toEqual({ life: 2 });
  });

  test('RA-7.6 the Bow takes 1, so that two others stand for it', () => {
    const s = duel('pool nothing\nplay elvish-bow\nhand prism', 'pool 2 elan 1 gold\nhand hawk');
    s.answer('A', use('elvish-bow', 1)).answer('B', kind('gold'));
    expect(s.pool('B')).toEqual({ elan: 1 });
  });

  test.each([3, 4])('RA-7.6 every rival of %d who has not passed is hit, the attacker is not', (n) => {
    const others = ['passed, pool 5 life\nhand vault', 'pool 5 life\nhand hawk', 'pool 4 life\nhand treant'];
    const s = table('round 1, actions, turn A, first B', [
      'pool 5 life\nplay elvish-bow\nhand prism',
      ...others.slice(0, n - 1),
    ]);
    s.answer('A', use('elvish-bow', 1));
    expect(s.pool('A')).toEqual({ life: 5 });
    expect(s.pool('B')).toEqual({ life: 5 });
    expect(s.pool('C')).toEqual({ life: 4 });
    if (n === 4) expect(s.pool('D')).toEqual({ life: 3 });
  });

  test('RA-7.6 with all rivals passed the power may still be used, for nothing', () => {
    const s = duel(DRAGON, 'passed, pool 3 life').answer('A', use('fire-dragon'));
    expect(s.pool('B')).toEqual({ life: 3 });
    expect(s.isTurned('fire-dragon')).toBe(true);
  });
});

describe('ignoring it', () => {
  const PRICES: [CardName, 'elan' | 'calm' | 'death' | 'gold'][] = [
    ['bone-dragon', 'death'],
    ['earth-dragon', 'gold'],
    ['fire-dragon', 'calm'],
    ['water-dragon', 'elan'],
  ];
  test.each(PRICES)('RA-7.7 %s: by paying 1 %s', (name, essence) => {
    const s = duel(`pool nothing\nplay ${name}\nhand prism`, `pool 3 life 2 ${essence}\nhand hawk`);
    s.answer('A', use(name));
    expect(s.options('B')).toEqual([lose, payPrice]);
    s.answer('B', payPrice);
    expect(s.pool('B')).toEqual({ life: 3, [essence]: 1 });
    const broke = duel(`pool nothing\nplay ${name}\nhand prism`, 'pool 3 life\nhand hawk').answer('A', use(name));
    expect(broke.pool('B')).toEqual({ life: 1 });
  });

  test('RA-7.7 Wind Dragon: by discarding a card, for nothing else', () => {
    const s = duel('pool nothing\nplay wind-dragon\nhand prism', 'pool 3 life\nhand hawk, vault');
    s.answer('A', use('wind-dragon')).answer('B', payPrice, card('vault'));
    expect(s.pool('B')).toEqual({ life: 3 });
    expect(s.discards('B')).toEqual(['vault']);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
    const empty = duel('pool nothing\nplay wind-dragon\nhand prism', 'pool 3 life\nplay solomons-mine');
    expect(empty.answer('A', use('wind-dragon')).pool('B')).toEqual({ life: 1 });
  });

  test('RA-7.7 Sea Serpent: by destroying an artifact, turned or not, with what lies on it', () => {
    const mine = 'play vault turned 2 gold, hawk, druid, temple turned';
    const s = duel('pool nothing\nplay sea-serpent\nhand prism', `pool 3 life\n${mine}\nhand treant`);
    s.answer('A', use('sea-serpent')).answer('B', payPrice);
    expect(s.options('B')).toEqual([card('hawk'), card('vault')]);
    s.answer('B', card('vault'));
    expect(s.pool('B')).toEqual({ life: 3 });
    expect(s.discards('B')).toEqual(['vault']);
    expect(s.on('vault')).toEqual({});
  });

  test('RA-7.7 Sea Serpent: mages, items, monuments and places cannot pay for it', () => {
    const s = duel(
      'pool nothing\nplay sea-serpent\nhand prism',
      'pool 3 life\nplay druid, research, colossus, dwarven-mines\nhand treant',
    );
    expect(s.answer('A', use('sea-serpent')).pool('B')).toEqual({ life: 1 });
  });

  test('RA-7.7 the Bow names no price', () => {
    const s = duel(
      'pool nothing\nplay elvish-bow\nhand prism',
      'pool 1 elan 3 life 1 calm 1 death 1 gold\nplay vault\nhand treant',
    );
    expect(s.answer('A', use('elvish-bow', 1)).pool('B')).toMatchObject({ life: 2 });
  });

  const REACTIONS: [CardName, string, string][] = [
    ['chalice-of-life', 'nothing', 'turn'],
    ['guard-dog', 'nothing', 'turn'],
    ['healer', 'nothing', 'turn'],
    ['protection', 'nothing', 'turn'],
    ['temple', 'nothing', 'turn'],
    ['coral-castle', 'nothing', 'turn'],
    ['alchemists-tower', 'nothing', 'turn'],
    ['dancing-sword', '1 elan', 'pay'],
    ['elemental-spring', '1 calm', 'pay'],
    ['tree-of-life', '1 life', 'pay'],
  ];
  test.each(REACTIONS)('RA-7.7 %s ignores the whole loss for %s (%s)', (name, pool, cost) => {
    const s = duel('pool nothing\nplay elvish-bow\nhand prism', `pool ${pool}\nplay ${name}\nhand treant`);
    s.answer('A', use('elvish-bow', 1));
    expect(s.options('B')).toEqual([lose, react(name)]);
    s.answer('B', react(name));
    expect(s.pool('B')).toEqual({});
    expect(s.isTurned(name)).toBe(cost === 'turn');
    expect(s.on(name)).toEqual(name === 'dancing-sword' ? { death: 1 } : {});
  });

  test('RA-7.7 Dragon Bridle turns against any dragon, the Sea Serpent included, not against the Bow', () => {
    for (const name of [
      'bone-dragon',
      'earth-dragon',
      'fire-dragon',
      'water-dragon',
      'wind-dragon',
      'sea-serpent',
    ] as const) {
      const s = duel(`pool nothing\nplay ${name}\nhand prism`, 'pool 3 life\nplay dragon-bridle\nhand treant');
      s.answer('A', use(name)).answer('B', react('dragon-bridle'));
      expect(s.pool('B')).toEqual({ life: 3 });
      expect(s.isTurned('dragon-bridle')).toBe(true);
    }
    const bow = duel('pool nothing\nplay elvish-bow\nhand prism', 'pool 3 life\nplay dragon-bridle\nhand treant');
    expect(bow.answer('A', use('elvish-bow', 1)).pool('B')).toEqual({ life: 2 });
    const turned = duel(DRAGON, 'pool 3 life\nplay dragon-bridle turned\nhand treant').answer('A', use('fire-dragon'));
    expect(turned.pool('B')).toEqual({ life: 1 });
  });

  test('RA-7.7 who has nothing to lose may react all the same', () => {
    const s = duel(DRAGON, 'pool nothing\nplay healer\nhand hawk').answer('A', use('fire-dragon'));
    expect(s.options('B')).toEqual([lose, react('healer')]);
    s.answer('B', react('healer'));
    expect(s.isTurned('healer')).toBe(true);
  });

  test('RA-7.7 each for themselves, in turn order from the left of the attacker', () => {
    const s = table('round 1, actions, turn C, first A', [
      'pool 3 life\nplay healer\nhand hawk',
      'pool 3 life 2 calm\nhand treant',
      DRAGON,
      'pool 3 life\nplay temple\nhand vault',
    ]);
    s.answer('C', use('fire-dragon'));
    const answers: [Name, number][] = [
      ['D', react('temple')],
      ['A', lose],
      ['B', payPrice],
    ];
    for (const [who, option] of answers) {
      expect(s.asked()).toEqual([{ who, verb: 'suffer' }]);
      s.answer(who, option);
    }
    expect([s.pool('A'), s.pool('B'), s.pool('D')]).toEqual([{ life: 1 }, { life: 3, calm: 1 }, { life: 3 }]);
    expect(s.asked()).toEqual([{ who: 'D', verb: 'act' }]);
  });

  test('RA-7.7 the next one decides knowing what the last one lost', () => {
    const s = table('round 1, actions, turn A, first A', [
      DRAGON,
      'pool 9 elan\nhand hawk',
      'pool 1 life 1 calm\nhand treant',
    ]);
    s.answer('A', use('fire-dragon'));
    expect(s.pool('B')).toEqual({ elan: 5 });
    expect(s.asked()).toEqual([{ who: 'C', verb: 'suffer' }]);
    expect(s.pool('C')).toEqual({ life: 1, calm: 1 });
  });

  test('RA-7.7 ignoring is for one attack only', () => {
    const s = duel(
      'pool nothing\nplay fire-dragon, elvish-bow\nhand prism',
      'pool 3 life\nplay healer\nhand hawk, vault',
    );
    s.answer('A', use('fire-dragon')).answer('B', react('healer'));
    expect(s.pool('B')).toEqual({ life: 3 });
    s.answer('B', discardFor('vault'), theFirst);
    expect(s.answer('A', use('elvish-bow', 1)).pool('B')).toEqual({ life: 2, gold: 1 });
  });
});
