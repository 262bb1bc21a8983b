/** Both sides of every Place of Power, claimed and played. */
import { describe, expect, test } from 'vitest';
import type { CardName } from '../src/index.ts';
import { collecting, table } from './rules/tables.ts';
import { card, claim, duel, kind, leave, lose, place, react, takeAll, theFirst, theSecond, use } from './scene.ts';

const COSTS: [CardName, string, string][] = [
  ['sacred-grove', '8 life 4 calm', 'life'],
  ['alchemists-tower', '3 gold', 'gold'],
  ['catacombs-of-the-dead', '9 death', 'death'],
  ['sacrificial-pit', '8 elan 4 death', 'elan'],
  ['cursed-forge', '6 elan 3 death', 'elan'],
  ['dwarven-mines', '4 elan 2 life 1 gold', 'gold'],
  ['coral-castle', '5 elan 5 life 5 calm', 'calm'],
  ['sunken-reef', '2 elan 2 life 5 calm', 'calm'],
  ['dragons-lair', '3 elan 3 life 3 calm 3 death', 'death'],
  ['sorcerers-bestiary', '2 elan 4 life 2 calm 2 death', 'life'],
];
test.each(COSTS)('%s costs exactly %s and comes straight', (name, cost, part) => {
  const claimed = duel(`pool ${cost}\nhand crypt`, undefined, `places ${name}`).answer('A', claim(name));
  expect(claimed.pool('A')).toEqual({});
  expect(claimed.inPlay('A')).toEqual([name]);
  expect(claimed.isTurned(name)).toBe(false);
  expect(claimed.state.table.places).toEqual([]);
  const fewer = cost.replace(new RegExp(`(\\d) ${part}`), (_, n: string) => `${Number(n) - 1} ${part}`);
  expect(duel(`pool ${fewer}\nhand crypt`, undefined, `places ${name}`).can('A', claim(name))).toBe(false);
});

/** Points of A, who does not hold the token. */
const worth = (play: string): number =>
  table('round 1, actions, turn A, first B', [`pool nothing\nplay ${play}\nhand crypt`, 'pool nothing']).points('A');

test.each([
  ['sacred-grove', 2],
  ['sacred-grove 3 life 4 gold', 5],
  ['alchemists-tower', 0],
  ['alchemists-tower 3 gold 4 life', 3],
  ['catacombs-of-the-dead', 0],
  ['catacombs-of-the-dead 4 death 1 gold', 4],
  ['sacrificial-pit', 2],
  ['sacrificial-pit 3 death 1 life', 5],
  ['cursed-forge', 1],
  ['cursed-forge turned 4 gold 1 death', 5],
  ['dwarven-mines', 0],
  ['dwarven-mines 6 gold 6 elan', 6],
  ['coral-castle 5 gold', 3],
  ['sunken-reef', 0],
  ['sunken-reef turned 3 calm 1 gold', 3],
  ['dragons-lair', 0],
  ['dragons-lair 4 gold 1 elan', 4],
  ['sorcerers-bestiary 5 gold', 0],
  ['sorcerers-bestiary, treant, hawk turned', 2],
  ['sorcerers-bestiary, fire-dragon turned', 2 + 1],
  ['sorcerers-bestiary, sea-serpent', 3 + 1],
])('%s is worth %d', (play, points) => {
  expect(worth(play)).toBe(points);
});

describe('Sacred Grove', () => {
  test('1 calm for 5 life into the pool', () => {
    const s = duel('pool 1 calm\nplay sacred-grove').answer('A', use('sacred-grove', 1));
    expect(s.pool('A')).toEqual({ life: 5 });
    expect(s.isTurned('sacred-grove')).toBe(true);
    expect(duel('pool 9 life\nplay sacred-grove\nhand crypt').can('A', use('sacred-grove', 1))).toBe(false);
  });
  test('turns with a straight creature for 1 life on it; the creature does nothing of its own', () => {
    const s = duel('pool nothing\nplay sacred-grove, treant, hawk, fire-dragon, nightingale turned', 'pool 3 death');
    s.answer('A', use('sacred-grove', 2));
    expect(s.options('A')).toEqual([card('hawk'), card('treant')]);
    s.answer('A', card('treant'));
    expect(s.on('sacred-grove')).toEqual({ life: 1 });
    expect([s.isTurned('sacred-grove'), s.isTurned('treant'), s.isTurned('hawk')]).toEqual([true, true, false]);
    expect(s.pool('A')).toEqual({});
  });
  test('not without a straight creature', () => {
    const s = duel('pool nothing\nplay sacred-grove, treant turned, fire-dragon\nhand crypt');
    expect(s.can('A', use('sacred-grove', 2))).toBe(false);
  });
});

describe("Alchemist's Tower", () => {
  test('collects any 3 essences but gold', () => {
    const s = collecting('pool nothing\nplay alchemists-tower');
    expect(s.options('A')).not.toContain(kind('gold'));
    s.answer('A', kind('life'), kind('life'), kind('death'));
    expect(s.pool('A')).toEqual({ life: 2, death: 1 });
  });
  test('one of each but gold puts 1 gold on it, again and again', () => {
    const s = duel('pool 2 elan 2 life 2 calm 2 death 1 gold\nplay alchemists-tower');
    s.answer('A', use('alchemists-tower'), use('alchemists-tower'));
    expect(s.pool('A')).toEqual({ gold: 1 });
    expect(s.on('alchemists-tower')).toEqual({ gold: 2 });
    expect(s.isTurned('alchemists-tower')).toBe(false);
    const lacking = duel('pool 2 elan 2 life 2 calm 9 gold\nplay alchemists-tower\nhand crypt');
    expect(lacking.can('A', use('alchemists-tower'))).toBe(false);
  });
  test('turns to ignore a loss of life, if it is straight', () => {
    const s = duel('pool nothing\nplay elvish-bow', 'pool 2 life\nplay alchemists-tower');
    s.answer('A', use('elvish-bow')).answer('B', react('alchemists-tower'));
    expect(s.pool('B')).toEqual({ life: 2 });
    expect(s.isTurned('alchemists-tower')).toBe(true);
    const turned = duel('pool nothing\nplay elvish-bow', 'pool 2 life\nplay alchemists-tower turned');
    expect(turned.answer('A', use('elvish-bow')).pool('B')).toEqual({ life: 1 });
  });
});

describe('Catacombs of the Dead', () => {
  test('collect 1 death', () => {
    expect(collecting('pool nothing\nplay catacombs-of-the-dead').pool('A')).toEqual({ death: 1 });
  });
  test('5 death put 1 there, as often as one likes, and turning puts 1 more: 12 death are 3 points and 2 are left', () => {
    const s = table('round 1, actions, turn A, first B', [
      'pool 12 death\nplay catacombs-of-the-dead\nhand crypt',
      'passed, pool nothing',
    ]);
    s.answer('A', use('catacombs-of-the-dead', 1), use('catacombs-of-the-dead', 1), use('catacombs-of-the-dead', 2));
    expect(s.pool('A')).toEqual({ death: 2 });
    expect(s.on('catacombs-of-the-dead')).toEqual({ death: 3 });
    expect(s.points('A')).toBe(3);
    expect(s.isTurned('catacombs-of-the-dead')).toBe(true);
  });
  test('once turned the 5 death are of no use', () => {
    const s = duel('pool 12 death\nplay catacombs-of-the-dead turned\nhand crypt');
    expect(s.can('A', use('catacombs-of-the-dead', 1))).toBe(false);
  });
});

describe('Sacrificial Pit', () => {
  test('3 life put 1 death on it', () => {
    const s = duel('pool 4 life\nplay sacrificial-pit').answer('A', use('sacrificial-pit', 1));
    expect(s.pool('A')).toEqual({ life: 1 });
    expect(s.on('sacrificial-pit')).toEqual({ death: 1 });
    expect(s.isTurned('sacrificial-pit')).toBe(true);
  });
  test('1 death and a dragon or a creature give its printed cost in gold, into the pool', () => {
    const s = duel('pool 1 death\nplay sacrificial-pit, wind-dragon turned, treant, vault, druid');
    s.answer('A', use('sacrificial-pit', 2));
    expect(s.options('A')).toEqual([card('treant'), card('wind-dragon')]);
    s.answer('A', card('wind-dragon'));
    expect(s.pool('A')).toEqual({ gold: 8 });
    expect(s.on('sacrificial-pit')).toEqual({});
    expect(s.discards('A')).toEqual(['wind-dragon']);
  });
  test('not without death, nor without a dragon or a creature', () => {
    expect(duel('pool 9 life\nplay sacrificial-pit, treant').can('A', use('sacrificial-pit', 2))).toBe(false);
    expect(duel('pool 9 death\nplay sacrificial-pit, vault').can('A', use('sacrificial-pit', 2))).toBe(false);
  });
});

describe('Cursed Forge', () => {
  test('takes 1 death in the collect step, or turns', () => {
    const paid = collecting('pool 1 death\nplay cursed-forge\nhand crypt').answer('A', theFirst);
    expect(paid.pool('A')).toEqual({});
    expect(paid.isTurned('cursed-forge')).toBe(false);
    const refused = collecting('pool 1 death\nplay cursed-forge\nhand crypt').answer('A', theSecond);
    expect(refused.pool('A')).toEqual({ death: 1 });
    expect(refused.isTurned('cursed-forge')).toBe(true);
  });
  test('turns by itself where there is no death', () => {
    expect(collecting('pool 5 life\nplay cursed-forge\nhand crypt').isTurned('cursed-forge')).toBe(true);
  });
  test('2 elan and 1 gold put 1 gold on it, again and again, while it is straight', () => {
    const s = duel('pool 5 elan 2 gold\nplay cursed-forge\nhand crypt');
    s.answer('A', use('cursed-forge'), use('cursed-forge'));
    expect(s.pool('A')).toEqual({ elan: 1 });
    expect(s.on('cursed-forge')).toEqual({ gold: 2 });
    const turned = duel('pool 5 elan 2 gold\nplay cursed-forge turned\nhand crypt');
    expect(turned.can('A', use('cursed-forge'))).toBe(false);
  });
});

describe('Dwarven Mines', () => {
  test('collect 1 gold', () => {
    expect(collecting('pool nothing\nplay dwarven-mines').pool('A')).toEqual({ gold: 1 });
  });
  test('5 elan give 3 gold into the pool', () => {
    const s = duel('pool 6 elan\nplay dwarven-mines').answer('A', use('dwarven-mines', 1));
    expect(s.pool('A')).toEqual({ elan: 1, gold: 3 });
    expect(s.on('dwarven-mines')).toEqual({});
    expect(s.isTurned('dwarven-mines')).toBe(true);
  });
  test('3 death and 3 elan put 2 gold on them', () => {
    const s = duel('pool 3 elan 3 death\nplay dwarven-mines').answer('A', use('dwarven-mines', 2));
    expect(s.pool('A')).toEqual({});
    expect(s.on('dwarven-mines')).toEqual({ gold: 2 });
    expect(s.isTurned('dwarven-mines')).toBe(true);
  });
});

describe('Coral Castle', () => {
  test('turns to check victory at once, and the game is over', () => {
    const s = duel(
      'pool nothing\nplay coral-castle, great-pyramid, colossus, fire-dragon',
      'pool nothing\nhand crypt\nplay oracle',
    );
    s.answer('A', use('coral-castle'));
    expect(s.state.table.over).toBe(1);
    expect(s.state.table.points).toEqual([10, 2]);
    expect(s.state.table.winners).toEqual([0]);
  });
  test('or it is not, and the next player acts', () => {
    const s = duel('pool nothing\nplay coral-castle, great-pyramid, colossus\nhand prism', 'pool nothing\nhand crypt');
    s.answer('A', use('coral-castle'));
    expect(s.state.table.over).toBe(0);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
    expect(s.isTurned('coral-castle')).toBe(true);
  });
  test('or turns to ignore a loss of life', () => {
    const s = duel('pool nothing\nplay elvish-bow', 'pool 1 life\nplay coral-castle').answer('A', use('elvish-bow'));
    expect(s.options('B')).toEqual([lose, react('coral-castle')]);
    s.answer('B', react('coral-castle'));
    expect(s.pool('B')).toEqual({ life: 1 });
    expect(s.isTurned('coral-castle')).toBe(true);
  });
});

describe('Sunken Reef', () => {
  test('collects 1 gold', () => {
    expect(collecting('pool nothing\nplay sunken-reef').pool('A')).toEqual({ gold: 1 });
  });
  test('2 calm and 1 life put 1 calm on it, again and again', () => {
    const s = duel('pool 2 life 5 calm\nplay sunken-reef\nhand crypt');
    s.answer('A', use('sunken-reef'), use('sunken-reef'));
    expect(s.pool('A')).toEqual({ calm: 1 });
    expect(s.on('sunken-reef')).toEqual({ calm: 2 });
    expect(s.isTurned('sunken-reef')).toBe(false);
  });
  test('calm may be taken back', () => {
    const s = collecting('pool nothing\nplay sunken-reef 2 calm\nhand crypt');
    expect(s.points('A')).toBe(2 + 1);
    s.answer('A', takeAll);
    expect(s.pool('A')).toEqual({ calm: 2, gold: 1 });
    expect(s.points('A')).toBe(1);
    const left = collecting('pool nothing\nplay sunken-reef 2 calm\nhand crypt').answer('A', leave);
    expect(left.points('A')).toBe(2 + 1);
  });
});

describe("Dragon's Lair", () => {
  test('turns for 2 gold into the pool', () => {
    const s = duel('pool nothing\nplay dragons-lair').answer('A', use('dragons-lair', 1));
    expect(s.pool('A')).toEqual({ gold: 2 });
    expect(s.on('dragons-lair')).toEqual({});
    expect(s.isTurned('dragons-lair')).toBe(true);
  });
  test('turns with a straight dragon for 2 gold on it; the dragon does nothing of its own', () => {
    const s = duel(
      'pool nothing\nplay dragons-lair, fire-dragon, sea-serpent, water-dragon turned, treant',
      'pool 3 life\nhand crypt',
    );
    s.answer('A', use('dragons-lair', 2));
    expect(s.options('A')).toEqual([card('fire-dragon'), card('sea-serpent')]);
    s.answer('A', card('sea-serpent'));
    expect(s.on('dragons-lair')).toEqual({ gold: 2 });
    expect([s.isTurned('dragons-lair'), s.isTurned('sea-serpent')]).toEqual([true, true]);
    expect(s.pool('B')).toEqual({ life: 3 });
  });
  test('not without a straight dragon', () => {
    const s = duel('pool nothing\nplay dragons-lair, fire-dragon turned, treant\nhand crypt');
    expect(s.can('A', use('dragons-lair', 2))).toBe(false);
  });
  test('a dragon costs 3 less, other artifacts do not, and the Lair may be turned', () => {
    const s = duel('pool 3 elan\nplay dragons-lair turned\nhand fire-dragon, treant');
    expect(s.can('A', place('treant'))).toBe(false);
    s.answer('A', place('fire-dragon'));
    expect(s.pool('A')).toEqual({});
    expect(s.inPlay('A')).toContain('fire-dragon');
  });
});

describe("Sorcerer's Bestiary", () => {
  test('turns to check victory at once', () => {
    const dragons = 'fire-dragon, water-dragon, sea-serpent';
    // 2 + 2 + 3 for the dragons, 1 printed on each of them: 10, without the token.
    const s = table('round 3, actions, turn A, first B', [
      `pool nothing\nplay sorcerers-bestiary, ${dragons}`,
      'pool nothing\nhand crypt',
    ]);
    s.answer('A', use('sorcerers-bestiary', 1));
    expect(s.state.table.over).toBe(1);
    expect(s.state.table.points).toEqual([10, 1]);
  });
  test('4 essences of any kinds place a dragon from any discard pile, for its cost on top', () => {
    const s = duel(
      'pool 6 elan 4 gold\nplay sorcerers-bestiary\ndiscards water-dragon',
      'passed, pool nothing\ndiscards fire-dragon, treant',
    );
    s.answer('A', use('sorcerers-bestiary', 2));
    s.answer('A', kind('gold'), card('fire-dragon'));
    expect(s.inPlay('A')).toContain('fire-dragon');
    expect(s.pool('A')).toEqual({});
    expect(s.discards('B')).toEqual(['treant']);
    expect(s.isTurned('sorcerers-bestiary')).toBe(true);
    expect(s.isTurned('fire-dragon')).toBe(false);
  });
  test('not with 3 essences', () => {
    const s = duel('pool 3 gold\nplay sorcerers-bestiary\nhand crypt', 'passed, pool nothing\ndiscards fire-dragon');
    expect(s.can('A', use('sorcerers-bestiary', 2))).toBe(false);
  });
});
