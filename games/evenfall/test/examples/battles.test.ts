/** The worked examples of the rulebooks, EX-11 to EX-17: battles, final scoring and the Automa. */

import { describe, expect, test } from 'vitest';
import { battle, resultOf, scoring, solo, told } from '../rules/tables.ts';
import { CM, NL, placeBest, type Scene, stone, token } from '../scene.ts';

const AT_CM = (places: string): string => `central-mountains:\n spots ${places}`;
const strengths = (s: Scene): number[] => told(s, 'strength').map(({ n }) => n);
const rewards = (s: Scene, seat: number): number[] =>
  told(s, 'reward')
    .filter((news) => news.seat === seat)
    .map(({ strength }) => strength)
    .sort();

describe('EX-11 to EX-14 battles', () => {
  test('EX-11 two Witches, an Elder and 6 Mana make strength 9, which reaches every reward', () => {
    const s = battle(['mana 6', ''], 'northern-lakes: witches A 2, elders A 1').answer('A', 6);
    expect(strengths(s)).toEqual([9]);
    expect(rewards(s, 0)).toEqual([4, 6, 8]);
  });

  test.each([
    [1, []],
    [2, []],
    [3, []],
    [4, [4]],
    [5, [4]],
    [6, [4, 6]],
    [7, [4, 6]],
    [8, [4, 6, 8]],
    [9, [4, 6, 8]],
  ])('EX-12 strength %i reaches %j', (strength, reached) => {
    const s = battle(['mana 9', ''], 'central-mountains: witches A 1').answer('A', strength - 1);
    expect(strengths(s)).toEqual([strength]);
    expect(rewards(s, 0)).toEqual(reached);
  });

  const lakes = 'northern-lakes: witches A 1 B 3, elders A 1, stones eye flame wave';
  test('EX-13 a tie goes to the higher dial; both gain what they reached', () => {
    const s = battle(['mana 5', 'mana 5'], lakes, { round: 'round 1, battles, first B' });
    s.answer('B', 3).answer('A', 4);
    expect(strengths(s)).toEqual([6, 6]);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'takeStone' }]);
    for (const who of ['A', 'B'] as const) {
      expect(s.player(who).hand).toHaveLength(1);
      expect(s.player(who).points).toBe(3);
    }
    expect([s.player('A').mana, s.player('B').mana]).toEqual([1, 2]);
    s.answer('A', stone('flame'));
    expect(s.player('A').stones).toEqual([0, 1, 0, 0, 0]);
    expect(s.state.table.regions[NL].stones).toEqual([0, 2]);
    expect(s.state.table.first).toBe(0);
  });

  test('EX-13 the new holder of the marker already counts at the next battle', () => {
    const both = `${lakes}\ncentral-mountains: witches A 1 B 1, stones eye wave`;
    const s = battle(['mana 4', 'mana 3'], both, { round: 'round 1, battles, first B' });
    s.answer('B', 3).answer('A', 4, stone('eye'));
    // Neither has Mana left, so at the Central Mountains both have strength 1 and dial 0.
    expect(s.asked()).toEqual([{ who: 'A', verb: 'takeStone' }]);
  });

  test.each(['A', 'B', 'C'] as const)('EX-13 all equal: the first clockwise from the marker, held by %s', (first) => {
    const s = battle(['mana 3', 'mana 3', 'mana 3'], 'northern-lakes: witches B 2 C 2, stones eye wave', {
      round: `round 1, battles, first ${first}`,
    });
    s.answer('B', 2).answer('C', 2);
    expect(s.asked()).toEqual([{ who: first === 'C' ? 'C' : 'B', verb: 'takeStone' }]);
  });

  test('EX-14 alone one wins, with nothing but a Witch', () => {
    const s = battle(['', ''], 'northern-lakes: witches B 1, stones eye wave');
    expect(s.asked()).toEqual([{ who: 'B', verb: 'takeStone' }]);
    s.answer('B', stone('wave'));
    expect([s.player('B').stones[2], s.state.table.first, s.player('B').points]).toEqual([1, 1, 0]);
  });

  test('EX-14 alone one may pay Mana for the rewards', () => {
    const s = battle(['', 'mana 9'], 'northern-lakes: witches B 1, stones eye wave').answer('B', 5);
    expect([s.player('B').mana, s.player('B').points]).toEqual([4, 3]);
  });

  test('EX-14 nobody there: no battle, the marker stays', () => {
    const s = battle(
      ['', 'mana 9'],
      'northern-lakes: stones eye wave\ncentral-mountains: witches B 1, stones eye flame',
    );
    expect(s.asked()).toEqual([{ who: 'B', verb: 'setDial' }]);
    s.answer('B', 0, stone('flame'));
    expect([s.state.table.first, s.state.table.regions[NL].stones]).toEqual([0, [0, 2]]);
    expect(told(s, 'strength').map(({ region }) => region)).toEqual([CM]);
  });
});

describe('EX-15 final scoring', () => {
  test('EX-15 79 + 6 + 8 + 12 + 3 = 108', () => {
    const s = scoring([
      `points 79, stones eye
      inner nqobantu-mine with living-chest, sanctum with mystic-elephant, hermits-loft with golden-cauldron
      outer spirit-bog with cat-advisor
      specialists alwyn, hanna, hoja
      council thandeka`,
      '',
    ]).answer('A', placeBest);
    expect(told(s, 'scored').map(({ part, points }) => [part, points])).toEqual([
      ['specialists', 6],
      ['council', 8],
      ['rituals', 8],
      ['doubled', 4],
      ['places', 3],
    ]);
    expect(resultOf(s)).toEqual({ points: [108, 0], winners: [0] });
  });
});

describe('EX-16, EX-17 the Automa', () => {
  test('EX-16 a card of 3 points: three spaces to the Central Mountains, two Witches for the leftmost Place', () => {
    const s = solo('mana 0', '', {
      middle: AT_CM('spirit-bog, ruin, cavern'),
      decks: 'main-deck hanna, tadeo\nplace-deck rest',
    });
    s.answer('A', token);
    const { discards, rondel, regions } = s.state.table;
    expect([s.names(discards), rondel]).toEqual([['hanna'], 3]);
    expect(regions[CM].witches).toEqual([0, 2]);
    expect(s.names(s.player('B').outer)).toEqual(['spirit-bog']);
    expect(s.names(regions[CM].spots)).toEqual(['none', 'ruin', 'cavern']);
    expect(s.player('B').witches).toBe(2);
  });

  const fight = (cards: string): Scene =>
    solo('mana 4', '', {
      round: 'round 1, battles, first A',
      middle: 'northern-lakes: witches A 2 B 2, stones wave eye',
      decks: `main-deck ${cards}, bao, sefu\nplace-deck rest`,
    }).answer('A', 4);
  test('EX-17 6 against 4 + 1 + 2: both gain two rewards, the Automa takes the leftmost stone, the marker stays', () => {
    const s = fight('hanna, irene');
    expect(strengths(s)).toEqual([6, 7]);
    // Bao was the reward; the round is over and six cards were drawn.
    expect(s.player('A').points).toBe(3);
    expect(s.names(s.player('A').hand)).toContain('bao');
    expect(s.player('B').points).toBe(1 + 3);
    expect(s.player('B').stones).toEqual([0, 0, 1, 0, 0]);
    expect(s.state.table.regions[NL].stones).toEqual([0]);
    expect(s.state.table.first).toBe(0);
  });

  test('EX-17 6 to 6: the player wins', () => {
    const s = fight('alwyn, irene');
    expect(strengths(s)).toEqual([6, 6]);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'takeStone' }]);
  });
});
