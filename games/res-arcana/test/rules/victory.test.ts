/** RA-9: points, the check, and the end of the game. */
import { Refused } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import { resArcana, tieBreakOf } from '../../src/index.ts';
import { card, duel, kind, noReaction, pass, place, react, reactToCheck, type Scene, use } from '../scene.ts';
import { checking, table } from './tables.ts';

/** Answers to a check: 0 for nothing, or the card that reacts, counted from 1. */
const statue = reactToCheck('golden-statue');
const ending = (s: Scene) => resArcana.result(s.state.table);

describe('points', () => {
  test('RA-9.1 artifacts, monuments, places and what lies on them, and the token; turned ones count', () => {
    const s = table('round 3, actions, turn A, first A', [
      'pool 9 gold\nplay dragon-egg turned, nightingale, vault 5 gold, colossus turned, sacred-grove turned 2 life, seer\nhand fire-dragon',
      'pool nothing\nplay sorcerers-bestiary, sea-serpent, hawk\nhand prism',
    ]);
    expect(s.points('A')).toBe(1 + 1 + 0 + 2 + (2 + 2) + 1);
    expect(s.points('B')).toBe(2 + (1 + 1) + 1);
  });

  test('RA-9.1 the check comes when all have passed, not before', () => {
    const s = duel('pool nothing\nplay great-pyramid, colossus, oracle, temple\nhand prism', 'pool nothing\nhand hawk');
    expect(s.points('A')).toBe(10);
    s.answer('A', pass, card('research'));
    expect(ending(s)).toBeNull();
    s.answer('B', pass, card('divination'));
    expect(ending(s)).toEqual({ points: [10, 0], winners: [0] });
  });

  test('RA-9.1 the token counts for whoever holds it then', () => {
    const s = duel(
      'pool nothing\nplay great-pyramid, colossus, oracle, temple\nhand prism',
      'pool nothing\nhand hawk, vault',
    );
    s.answer('A', place('prism')).answer('B', pass, card('research')).answer('A', pass, card('divination'));
    // B took the token, so A has 9.
    expect(ending(s)).toBeNull();
    expect(s.state.table.round).toBe(2);
  });
});

describe('the end', () => {
  const nine = 'great-pyramid, colossus, oracle, temple';
  test('RA-9.2 with 10 or more the game ends, with 9 it does not', () => {
    expect(ending(checking(`pool nothing\nplay ${nine}`, 'pool nothing'))).toEqual({ points: [10, 0], winners: [0] });
    expect(ending(checking('pool nothing', `pool nothing\nplay ${nine}`))).toBeNull();
  });

  test.each([2, 3, 4])('RA-9.2 the most points of %d win, whoever reached 10 first', (n) => {
    const all = [
      `pool 99 gold\nplay ${nine}`,
      'pool nothing\nplay sacred-grove 9 life',
      'pool nothing\nplay catacombs-of-the-dead 12 death',
      'pool nothing\nplay dwarven-mines 10 gold',
    ];
    const s = checking(...all.slice(0, n));
    expect(ending(s)).toEqual({ points: [10, 11, 12, 10].slice(0, n), winners: [n === 2 ? 1 : 2] });
  });

  test('RA-9.2 afterwards nobody is asked anything', () => {
    const s = checking(`pool nothing\nplay ${nine}\nhand prism`, 'pool nothing\nhand hawk');
    expect(s.asked()).toEqual([]);
    expect(() => s.answer('A', pass)).toThrow(Refused);
  });

  test('RA-9.3 of equals the one with most essences in the pool wins, gold counting double', () => {
    const tied = (a: string, b: string): number[] | undefined =>
      ending(checking(`pool ${a}\nplay ${nine}`, `pool ${b}\nplay sacred-grove 8 life`))?.winners;
    expect(tied('3 elan', '2 elan')).toEqual([0]);
    expect(tied('2 elan', '1 life 1 calm 1 death')).toEqual([1]);
    expect(tied('3 elan', '2 gold')).toEqual([1]);
    expect(tied('1 elan 1 gold', '3 calm')).toEqual([0, 1]);
  });

  test('RA-9.3 it is told what those who were level had, and nothing where points decided', () => {
    const told = (a: string, b: string, more: string) =>
      tieBreakOf(
        checking(`pool ${a}\nplay ${nine}${more}`, `pool ${b}\nplay sacred-grove 8 life`, 'pool 9 gold').state.table,
      );
    expect(told('3 elan', '1 life 2 gold', '')).toEqual([3, 5, null]);
    expect(told('3 elan', '1 life 2 gold', ', dragon-egg')).toBeNull();
  });

  test('RA-9.3 essences on components do not count', () => {
    const s = checking(
      `pool 1 elan\nplay ${nine}`,
      'pool nothing\nplay sacred-grove 8 life 5 gold, necromancer 9 death',
    );
    expect(ending(s)?.winners).toEqual([0]);
  });

  test('RA-9.3 poorer in points is not helped by any pool', () => {
    const s = checking(`pool nothing\nplay ${nine}, dragon-egg`, 'pool 99 gold\nplay sacred-grove 8 life');
    expect(ending(s)).toEqual({ points: [11, 10], winners: [0] });
  });

  test('RA-9.3 still equal: shared, among those who are', () => {
    const s = checking(
      `pool 1 gold\nplay ${nine}`,
      'pool 2 life\nplay sacred-grove 8 life',
      'pool 1 life\nplay catacombs-of-the-dead 10 death',
      'pool 1 calm 1 elan\nplay dwarven-mines 10 gold',
    );
    expect(ending(s)).toEqual({ points: [10, 10, 10, 10], winners: [0, 1, 3] });
  });

  test('RA-9.4 otherwise everything is straightened, the token turned back, and the next round played', () => {
    const s = checking(
      'pool nothing\nplay druid turned, vault turned, research turned, colossus turned, dwarven-mines turned\nhand prism',
      'pool nothing\nplay seer turned\nhand hawk',
    );
    for (const name of ['druid', 'vault', 'research', 'colossus', 'dwarven-mines', 'seer'] as const)
      expect(s.isTurned(name)).toBe(false);
    const t = s.state.table;
    expect([t.tokenTurned, t.round, t.first]).toEqual([0, 6, 0]);
    expect(t.players.map((p) => p.passed)).toEqual([0, 0]);
    // The collect step of the new round has been run.
    expect([s.pool('A'), s.pool('B')]).toEqual([{ life: 1, gold: 1 }, { calm: 1 }]);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });
});

describe('a check in the middle of a round', () => {
  const six = 'great-pyramid, colossus, fire-dragon';
  test.each([
    ['coral-castle', 1, 'great-pyramid, colossus, fire-dragon'],
    ['sorcerers-bestiary', 1, 'great-pyramid, colossus, oracle, fire-dragon'],
  ] as const)('RA-9.5 %s ends the game at once', (name, power, play) => {
    const s = table('round 2, actions, turn A, first A', [
      `pool nothing\nplay ${name}, ${play}\nhand prism`,
      'pool nothing\nhand hawk',
      'passed, pool nothing',
    ]);
    s.answer('A', use(name, power));
    expect(ending(s)?.winners).toEqual([0]);
    expect(s.asked()).toEqual([]);
  });

  test('RA-9.5 for all players: whoever has most wins, whoever asked', () => {
    const s = duel(
      `pool nothing\nplay coral-castle, ${six}\nhand prism`,
      'pool nothing\nplay sacred-grove 9 life\nhand hawk',
    );
    s.answer('A', use('coral-castle'));
    expect(ending(s)).toEqual({ points: [10, 11], winners: [1] });
  });

  test('RA-9.5 a rival with 10 ends it for somebody with fewer, too', () => {
    const s = duel('pool nothing\nplay coral-castle\nhand prism', 'pool nothing\nplay sacred-grove 8 life\nhand hawk');
    expect(ending(s.answer('A', use('coral-castle')))).toEqual({ points: [4, 10], winners: [1] });
  });

  test('RA-9.5 the token counts where it is just then', () => {
    const turn = (first: 'A' | 'B') =>
      table(`round 2, actions, turn A, first ${first}`, [
        `pool nothing\nplay coral-castle, ${six}\nhand prism`,
        'passed, pool nothing\nhand hawk',
      ]).answer('A', use('coral-castle'));
    expect(ending(turn('A'))?.points).toEqual([10, 0]);
    expect(ending(turn('B'))).toBeNull();
  });

  test('RA-9.5 without 10 the round goes on, nothing is straightened', () => {
    const s = duel(
      'pool nothing\nplay coral-castle, sorcerers-bestiary, vault turned\nhand prism',
      'pool nothing\nhand hawk, treant',
    );
    s.answer('A', use('coral-castle'));
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
    expect([s.isTurned('coral-castle'), s.isTurned('vault')]).toEqual([true, true]);
    expect(s.state.table.round).toBe(1);
    s.answer('B', pass, card('research'));
    s.answer('A', use('sorcerers-bestiary', 1));
    expect(ending(s)).toBeNull();
    expect(s.can('A', use('coral-castle'))).toBe(false);
  });

  test('RA-9.5 a castle that was turned against a dragon cannot check', () => {
    const s = duel('pool nothing\nplay elvish-bow\nhand prism', `pool 2 life\nplay coral-castle, ${six}\nhand hawk`);
    s.answer('A', use('elvish-bow', 1)).answer('B', react('coral-castle'));
    expect(s.can('B', use('coral-castle'))).toBe(false);
  });
});

describe('Golden Statue', () => {
  test('RA-9.6 at the end of a round, by an owner who has passed', () => {
    const s = checking(
      'pool 3 gold\nplay golden-statue, great-pyramid, colossus\nhand prism',
      'pool nothing\nhand hawk',
    );
    expect(s.asked()).toEqual([{ who: 'A', verb: 'reactToCheck' }]);
    expect(ending(s.answer('A', statue))).toEqual({ points: [10, 0], winners: [0] });
  });

  test('RA-9.6 at a check the owner makes', () => {
    const s = duel('pool 3 gold\nplay coral-castle, golden-statue, colossus\nhand prism', 'pool nothing\nhand hawk');
    s.answer('A', use('coral-castle'));
    expect(s.asked()).toEqual([{ who: 'A', verb: 'reactToCheck' }]);
    expect(ending(s.answer('A', statue))).toEqual({ points: [10, 0], winners: [0] });
  });

  test("RA-9.6 at a rival's check, passed or not", () => {
    for (const flag of ['passed, ', '']) {
      const s = duel(
        'pool nothing\nplay coral-castle, great-pyramid, colossus, fire-dragon\nhand prism',
        `${flag}pool 4 gold\nplay golden-statue, sacred-grove 5 life\nhand hawk`,
      );
      s.answer('A', use('coral-castle'));
      expect(s.asked()).toEqual([{ who: 'B', verb: 'reactToCheck' }]);
      expect(ending(s.answer('B', statue))).toEqual({ points: [10, 11], winners: [1] });
    }
  });

  test('RA-9.6 clockwise from whoever checks, others are not asked', () => {
    const s = table('round 2, actions, turn C, first A', [
      'pool nothing\nhand hawk',
      'pool 3 gold\nplay golden-statue\nhand treant',
      'pool nothing\nplay coral-castle\nhand prism',
    ]);
    s.answer('C', use('coral-castle'));
    expect(s.asked()).toEqual([{ who: 'B', verb: 'reactToCheck' }]);
    s.answer('B', noReaction);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect(s.pool('B')).toEqual({ gold: 3 });
  });

  test('RA-9.6 it must be straight: once a round, unless it is straightened', () => {
    const s = duel(
      'pool 2 elan 6 gold\nplay coral-castle, sorcerers-bestiary, golden-statue, witch\nhand prism',
      'passed, pool nothing',
    );
    s.answer('A', use('coral-castle'), statue);
    expect(s.isTurned('golden-statue')).toBe(true);
    expect(ending(s)).toBeNull();
    // Not asked while it is turned.
    const copy = duel(
      'pool 6 gold\nplay sorcerers-bestiary, golden-statue turned\nhand prism',
      'passed, pool nothing',
    ).answer('A', use('sorcerers-bestiary', 1));
    expect(copy.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    s.answer('A', use('witch'), kind('elan'), kind('elan'), card('golden-statue'));
    s.answer('A', use('sorcerers-bestiary', 1));
    expect(s.asked()).toEqual([{ who: 'A', verb: 'reactToCheck' }]);
    s.answer('A', statue);
    expect(s.pool('A')).toEqual({});
  });

  test('RA-9.6 used in the middle of a round it is turned at the end, and straight in the next round', () => {
    const s = duel('pool 6 gold\nplay coral-castle, golden-statue\nhand prism', 'passed, pool nothing');
    s.answer('A', use('coral-castle'), statue, pass, card('research'));
    expect(s.state.table.round).toBe(2);
    expect(s.isTurned('golden-statue')).toBe(false);
    expect(s.points('A')).toBe(3 + 1 + 1);
  });

  test('RA-9.6 the gold is gone when equals are compared', () => {
    const s = checking(
      'pool 3 gold 1 elan\nplay golden-statue, great-pyramid, colossus',
      'pool 2 elan\nplay sacred-grove 8 life',
    );
    expect(ending(s.answer('A', statue))).toEqual({ points: [10, 10], winners: [1] });
  });
});
