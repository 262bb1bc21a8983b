/** The six dragons, the Elvish Bow, and what hatches or bridles a dragon. */
import { describe, expect, test } from 'vitest';
import type { CardName, Essence } from '../../src/index.ts';
import { at, card, duel, kind, leaveIt, lose, payPrice, place, react, type Scene, use } from '../scene.ts';
import { expectOffered, expectPlacing, turnOf } from './trying.ts';

/** A attacks; B has not passed. */
const attacked = (by: CardName, b: string): Scene => duel(`pool nothing\nplay ${by}`, b).answer('A', use(by));

/** B attacks: C, to the left, is asked first, then A; D has passed and is not even asked, whatever D has. */
function expectAttackOnAll(by: CardName, rivalHas: string, others: readonly [string, string, string]): void {
  const [a, c, d] = others;
  const s = at(`res-arcana standard, 4 players
round 1, actions, turn B, first B
A: ${rivalHas}
  ${a}
B: pool 2 life
  play ${by}
C: ${rivalHas}
  ${c}
D: passed, ${rivalHas}
  ${d}`);
  const [before, ofD] = [s.pool('C'), s.pool('D')];
  s.answer('B', use(by));
  expect(s.isTurned(by)).toBe(true);
  expect(s.asked()).toEqual([{ who: 'C', verb: 'suffer' }]);
  s.answer('C', lose);
  expect(s.asked()).toEqual([{ who: 'A', verb: 'suffer' }]);
  s.answer('A', payPrice);
  expect(s.pool('C')).toEqual({ ...before, life: (before.life ?? 0) - 2 });
  expect(s.pool('A').life).toBe(before.life);
  expect(s.pool('B')).toEqual({ life: 2 });
  expect(s.pool('D')).toEqual(ofD);
  expect(s.asked()[0]).toEqual({ who: 'C', verb: 'act' });
}

/** Rivals lose 2 life or pay one essence of this kind. */
function expectDragon(by: CardName, price: Essence): void {
  expectOffered(by, 1, {});
  const s = attacked(by, `pool 3 life 2 ${price}`);
  expect(s.options('B')).toEqual([lose, payPrice]);
  expect(s.isTurned(by)).toBe(true);
  expect(s.answer('B', payPrice).pool('B')).toEqual({ life: 3, [price]: 1 });
  expect(attacked(by, `pool 3 life 2 ${price}`).answer('B', lose).pool('B')).toEqual({ life: 1, [price]: 2 });
  // Everything but the price: nothing is to be decided.
  const all = { elan: 5, life: 5, calm: 5, death: 5, gold: 5 };
  const { [price]: _, ...rest } = all;
  const pool = Object.entries(rest).map(([essence, n]) => `${n} ${essence}`);
  const cannot = attacked(by, `pool ${pool.join(' ')}\nplay duelist 1 ${price}\nhand prism`);
  expect(cannot.asked()).toEqual([{ who: 'B', verb: 'act' }]);
  expect(cannot.pool('B')).toEqual({ ...rest, life: 3 });
  const filler = ['hand prism', 'hand vault', 'hand hawk'] as const;
  expectAttackOnAll(by, `pool 3 life 1 ${price}`, filler);
}

describe('Bone Dragon', () => {
  test('Bone Dragon: placed for 4 death and 1 life, 1 point (RA-5.2, RA-6.2, RA-9.1)', () =>
    expectPlacing('bone-dragon', { death: 4, life: 1 }, 1));
  test('Bone Dragon: turn attacks for 2, ignored for 1 death (RA-7.6, RA-7.7)', () =>
    expectDragon('bone-dragon', 'death'));
});

describe('Earth Dragon', () => {
  test('Earth Dragon: placed for 4 elan and 3 life, 1 point (RA-5.2, RA-6.2, RA-9.1)', () =>
    expectPlacing('earth-dragon', { elan: 4, life: 3 }, 1));
  test('Earth Dragon: turn attacks for 2, ignored for 1 gold (RA-7.6, RA-7.7)', () =>
    expectDragon('earth-dragon', 'gold'));
});

describe('Fire Dragon', () => {
  test('Fire Dragon: placed for 6 elan, 1 point (RA-5.2, RA-6.2, RA-9.1)', () =>
    expectPlacing('fire-dragon', { elan: 6 }, 1));
  test('Fire Dragon: turn attacks for 2, ignored for 1 calm (RA-7.6, RA-7.7)', () =>
    expectDragon('fire-dragon', 'calm'));
});

describe('Water Dragon', () => {
  test('Water Dragon: placed for 6 calm, 1 point (RA-5.2, RA-6.2, RA-9.1)', () =>
    expectPlacing('water-dragon', { calm: 6 }, 1));
  test('Water Dragon: turn attacks for 2, ignored for 1 elan (RA-7.6, RA-7.7)', () =>
    expectDragon('water-dragon', 'elan'));
});

describe('Wind Dragon', () => {
  test('Wind Dragon: placed for 4 calm and any 4, 1 point (RA-5.2, RA-6.1, RA-6.2, RA-9.1)', () =>
    expectPlacing('wind-dragon', { calm: 4, any: 4 }, 1));

  test('Wind Dragon: turn attacks for 2, ignored by discarding a card, which gives nothing (RA-7.6, RA-7.7)', () => {
    expectOffered('wind-dragon', 1, {});
    const s = attacked('wind-dragon', 'pool 3 life\nhand hawk, prism');
    expect(s.options('B')).toEqual([lose, payPrice]);
    s.answer('B', payPrice);
    expect(s.options('B')).toEqual([card('hawk'), card('prism')]);
    s.answer('B', card('prism'));
    expect(s.pool('B')).toEqual({ life: 3 });
    expect(s.hand('B')).toEqual(['hawk']);
    expect(s.discards('B')).toEqual(['prism']);
    expect(attacked('wind-dragon', 'pool 3 life\ndeck hawk\nplay prism').pool('B')).toEqual({ life: 1 });
    expectAttackOnAll('wind-dragon', 'pool 3 life', ['hand prism', 'hand vault', 'hand hawk']);
  });
});

describe('Sea Serpent', () => {
  test('Sea Serpent: placed for 6 calm and 3 life, 1 point (RA-5.2, RA-6.2, RA-9.1)', () =>
    expectPlacing('sea-serpent', { calm: 6, life: 3 }, 1));

  test('Sea Serpent: turn attacks for 2, ignored by destroying an artifact of one’s own (RA-7.6, RA-7.7, RA-7.8)', () => {
    expectOffered('sea-serpent', 1, {});
    const s = attacked('sea-serpent', 'pool 3 life\nplay seer, library, hawk, vault turned 2 gold\nhand prism');
    expect(s.options('B')).toEqual([lose, payPrice]);
    s.answer('B', payPrice);
    expect(s.options('B')).toEqual([card('hawk'), card('vault')]);
    s.answer('B', card('vault'));
    expect(s.pool('B')).toEqual({ life: 3 });
    expect(s.on('vault')).toEqual({});
    expect(s.discards('B')).toEqual(['vault']);
    expect(s.inPlay('A')).toEqual(['sea-serpent']);
    expect(attacked('sea-serpent', 'pool 3 life\nplay seer, library\nhand prism').pool('B')).toEqual({ life: 1 });
    expectAttackOnAll('sea-serpent', 'pool 3 life', ['play prism', 'play hawk', 'play vault']);
  });

  test('Sea Serpent: is both a dragon and a creature (RA-1.5)', () => {
    expect(turnOf('pool 6 calm\nplay dragon-bridle\nhand sea-serpent').can('A', place('sea-serpent'))).toBe(true);
    const s = turnOf('pool nothing\nplay druid, sea-serpent turned').answer('A', use('druid'), card('sea-serpent'));
    expect(s.isTurned('sea-serpent')).toBe(false);
  });
});

describe('Elvish Bow', () => {
  test('Elvish Bow: placed for 2 elan and 1 life (RA-5.2, RA-6.2)', () =>
    expectPlacing('elvish-bow', { elan: 2, life: 1 }));

  test('Elvish Bow: turn attacks for 1; no price, but reactions help (RA-7.5, RA-7.6, RA-7.7)', () => {
    expectOffered('elvish-bow', 1, {});
    const s = attacked('elvish-bow', 'pool 3 elan 3 life 3 calm 3 death 3 gold\nplay prism, healer\nhand hawk');
    expect(s.options('B')).toEqual([lose, react('healer')]);
    s.answer('B', lose);
    expect(s.pool('B')).toEqual({ elan: 3, life: 2, calm: 3, death: 3, gold: 3 });
    expect(s.isTurned('elvish-bow')).toBe(true);
  });

  test('Elvish Bow: who has no life loses 2 others of their choice, gold too (RA-7.6)', () => {
    const s = attacked('elvish-bow', 'pool 1 elan 2 gold\nhand hawk');
    expect(s.options('B')).toEqual([kind('elan'), kind('gold')]);
    expect(s.answer('B', kind('elan')).pool('B')).toEqual({ gold: 1 });
    expect(attacked('elvish-bow', 'pool 1 gold\nhand hawk').pool('B')).toEqual({});
  });

  test('Elvish Bow: rivals who have passed are not hit (RA-8.4)', () =>
    expect(attacked('elvish-bow', 'passed, pool 3 life').pool('B')).toEqual({ life: 3 }));

  test('Elvish Bow: or turn draws a card (RA-7.1, RA-7.10)', () => {
    expectOffered('elvish-bow', 2, {});
    const s = turnOf('pool nothing\nplay elvish-bow\ndeck hawk, prism').answer('A', use('elvish-bow', 2));
    expect(s.hand('A')).toEqual(['hawk', 'nightingale']);
    expect(s.deck('A')).toEqual(['prism']);
    expect(s.isTurned('elvish-bow')).toBe(true);
    expect(s.can('A', use('elvish-bow', 1))).toBe(false);
  });
});

describe('Dragon Bridle', () => {
  const canPlace = (pool: string, name: CardName, play = 'dragon-bridle'): boolean =>
    turnOf(`pool ${pool}\nplay ${play}\nhand ${name}`).can('A', place(name));

  test('Dragon Bridle: placed for 1 elan, 1 life, 1 calm and 1 death, 1 point (RA-5.2, RA-6.2, RA-9.1)', () =>
    expectPlacing('dragon-bridle', { elan: 1, life: 1, calm: 1, death: 1 }, 1));

  test('Dragon Bridle: a dragon costs 3 less, of what the owner likes, turned too (RA-6.3, RA-7.9)', () => {
    expect(canPlace('4 elan', 'earth-dragon')).toBe(true);
    expect(canPlace('1 elan 3 life', 'earth-dragon', 'dragon-bridle turned')).toBe(true);
    expect(canPlace('3 elan 9 gold', 'earth-dragon')).toBe(false);
    const s = turnOf('pool 4 elan 3 life\nplay dragon-bridle\nhand earth-dragon').answer('A', place('earth-dragon'));
    // 4 of the 7 are to be paid: the first is elan, as only three can be life; then it is the owner's choice.
    expect(s.pool('A')).toEqual({ elan: 3, life: 3 });
    expect(s.options('A')).toEqual([kind('elan'), kind('life')]);
    s.answer('A', kind('elan'), kind('life'));
    expect(s.pool('A')).toEqual({ elan: 2, life: 1 });
    expect(s.inPlay('A')).toEqual(['dragon-bridle', 'earth-dragon']);
  });

  test('Dragon Bridle: also of the "any" of a cost (RA-6.3)', () => {
    // The Wind Dragon costs 4 calm and any 4: at least 1 calm stays, whatever the 3 come off.
    expect(canPlace('1 calm 4 death', 'wind-dragon')).toBe(true);
    expect(canPlace('4 calm 1 gold', 'wind-dragon')).toBe(true);
    expect(canPlace('9 death', 'wind-dragon')).toBe(false);
    expect(canPlace('4 calm', 'wind-dragon')).toBe(false);
  });

  test('Dragon Bridle: nothing but dragons is cheaper; discounts add up, never below 0 (RA-6.3)', () => {
    expect(canPlace('2 calm', 'celestial-horse')).toBe(false);
    const s = turnOf('pool 2 elan\nplay dragon-bridle, dragons-lair, artificer\nhand fire-dragon');
    expect(s.answer('A', place('fire-dragon')).pool('A')).toEqual({ elan: 2 });
    expect(s.inPlay('A')).toContain('fire-dragon');
  });

  test('Dragon Bridle: turns against the power of a dragon, if it is straight (RA-7.5, RA-7.7)', () => {
    const s = attacked('sea-serpent', 'pool 3 life\nplay dragon-bridle\nhand prism');
    expect(s.options('B')).toEqual([lose, payPrice, react('dragon-bridle')]);
    s.answer('B', react('dragon-bridle'));
    expect(s.pool('B')).toEqual({ life: 3 });
    expect(s.inPlay('B')).toEqual(['dragon-bridle']);
    expect(s.isTurned('dragon-bridle')).toBe(true);
    for (const dragon of ['bone-dragon', 'earth-dragon', 'fire-dragon', 'water-dragon', 'wind-dragon'] as const) {
      const bridled = attacked(dragon, 'pool 3 life\nplay dragon-bridle').answer('B', react('dragon-bridle'));
      expect(bridled.pool('B')).toEqual({ life: 3 });
    }
    const turned = attacked('fire-dragon', 'pool 3 life\nplay dragon-bridle turned\nhand prism');
    expect(turned.pool('B')).toEqual({ life: 1 });
  });

  test('Dragon Bridle: does not help against the Elvish Bow (RA-7.7)', () =>
    expect(attacked('elvish-bow', 'pool 3 life\nplay dragon-bridle\nhand prism').pool('B')).toEqual({ life: 2 }));
});

describe('Dragon Egg', () => {
  test('Dragon Egg: placed for 1 gold, 1 point (RA-5.2, RA-6.2, RA-9.1)', () =>
    expectPlacing('dragon-egg', { gold: 1 }, 1));

  test('Dragon Egg: destroyed, it places a dragon from the hand for 4 less; it must be straight (RA-6.3, RA-7.8)', () => {
    expectOffered('dragon-egg', 1, {});
    const a = 'pool 4 calm 1 life\nplay dragon-egg 2 gold\nhand water-dragon, fire-dragon, hawk, sea-serpent';
    const s = turnOf(`${a}\ndiscards bone-dragon`).answer('A', use('dragon-egg'));
    // The Fire Dragon would still cost 2 elan and the Hawk is no dragon; the Sea Serpent costs 5 of the 9.
    expect(s.options('A')).toEqual([card('sea-serpent'), card('water-dragon'), leaveIt]);
    s.answer('A', card('water-dragon'));
    expect(s.pool('A')).toEqual({ life: 1, calm: 2 });
    expect(s.inPlay('A')).toEqual(['water-dragon']);
    expect(s.isTurned('water-dragon')).toBe(false);
    expect(s.discards('A')).toEqual(['bone-dragon', 'dragon-egg']);
    expect(s.on('dragon-egg')).toEqual({});
  });

  test('Dragon Egg: its point is lost, the dragon’s is won (RA-9.1)', () => {
    const s = turnOf('pool 2 elan\nplay dragon-egg, nightingale\nhand fire-dragon');
    expect(s.points('A')).toBe(3);
    expect(s.answer('A', use('dragon-egg'), card('fire-dragon')).points('A')).toBe(3);
    const none = turnOf('pool 1 elan\nplay dragon-egg, nightingale\nhand fire-dragon').answer('A', use('dragon-egg'));
    // No dragon can be paid: the power has no effect, which is allowed.
    expect(none.points('A')).toBe(2);
    expect(none.hand('A')).toEqual(['fire-dragon']);
  });

  test('Dragon Egg: adds up with discounts (RA-6.3)', () => {
    const s = turnOf('pool 2 calm\nplay dragon-egg, dragon-bridle\nhand sea-serpent');
    s.answer('A', use('dragon-egg'), card('sea-serpent'));
    expect(s.pool('A')).toEqual({});
    expect(s.inPlay('A')).toEqual(['dragon-bridle', 'sea-serpent']);
  });
});

describe('Dragon Teeth', () => {
  test('Dragon Teeth: placed for 1 elan and 1 death (RA-5.2, RA-6.2)', () =>
    expectPlacing('dragon-teeth', { elan: 1, death: 1 }));

  test('Dragon Teeth: 2 elan put 3 elan on it, again and again (RA-7.3, RA-7.4)', () => {
    expectOffered('dragon-teeth', 1, { elan: 2 });
    const s = turnOf('pool 5 elan\nplay dragon-teeth').answer('A', use('dragon-teeth', 1), use('dragon-teeth', 1));
    expect(s.pool('A')).toEqual({ elan: 1 });
    expect(s.on('dragon-teeth')).toEqual({ elan: 6 });
    expect(s.isTurned('dragon-teeth')).toBe(false);
  });

  test('Dragon Teeth: turn and 3 elan place a dragon from the hand for nothing (RA-6.2, RA-7.1)', () => {
    expectOffered('dragon-teeth', 2, { elan: 3 });
    const a = 'pool 3 elan 1 gold\nplay dragon-teeth\nhand wind-dragon, hawk, bone-dragon\ndiscards fire-dragon';
    const s = turnOf(a).answer('A', use('dragon-teeth', 2));
    expect(s.options('A')).toEqual([card('bone-dragon'), card('wind-dragon'), leaveIt]);
    s.answer('A', card('wind-dragon'));
    expect(s.pool('A')).toEqual({ gold: 1 });
    expect(s.inPlay('A')).toEqual(['dragon-teeth', 'wind-dragon']);
    expect(s.isTurned('dragon-teeth')).toBe(true);
    expect(s.isTurned('wind-dragon')).toBe(false);
  });

  test('Dragon Teeth: the 3 elan come from the pool, not from the Teeth (RA-1.4)', () =>
    expect(turnOf('pool 2 elan\nplay dragon-teeth 9 elan').can('A', use('dragon-teeth', 2))).toBe(false));
});
