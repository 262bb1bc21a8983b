/** EV-14: the Battle phase. */
import { barrier, SPECTATOR, type Step, step, viewOf } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import { evenfall, type Table, type Verb } from '../../src/index.ts';
import {
  CM,
  card,
  decline,
  end,
  inTurn,
  kind,
  type Name,
  NL,
  type Scene,
  SS,
  stone,
  toInner,
  toRegion,
} from '../scene.ts';
import { battle, goodsOf, opening, passOn, table, told } from './tables.ts';

const strengths = (s: Scene): [number, number][] => told(s, 'strength').map(({ seat, n }) => [seat, n]);
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

describe('a battle in each Region', () => {
  const everywhere = `northern-lakes: witches A 1, stones eye
  central-mountains: witches B 1, stones eye
  southern-slopes: witches A 1, stones eye`;

  test('EV-14.1 EV-A.27 Northern Lakes, Central Mountains, and with three or four Southern Slopes', () => {
    const s = battle(['mana 2', 'mana 2', ''], everywhere).answer('A', 0).answer('B', 0).answer('A', 0);
    expect(told(s, 'strength').map(({ region }) => region)).toEqual([NL, CM, SS]);
    expect(s.state.table.round).toBe(2);
  });

  test('EV-14.1 EV-A.27 with two players the last one is at the Central Mountains', () => {
    const s = battle(['mana 2', 'mana 2'], everywhere.split('\n').slice(0, 2).join('\n')).answer('A', 0).answer('B', 0);
    expect(told(s, 'strength').map(({ region }) => region)).toEqual([NL, CM]);
    expect([s.state.table.round, s.asked()[0].verb]).toEqual([2, 'takeTurn']);
  });

  test('EV-14.2 EV-A.29 effects with the Battle symbol come before, in turn order', () => {
    const s = battle(
      ['mana 3\nspecialists dragomir', 'mana 3\nspecialists ilse'],
      'northern-lakes: witches A 1, stones eye\ncentral-mountains: witches A 1, stones eye',
      { round: 'round 1, battles, first B' },
    );
    expect(s.asked()).toEqual([{ who: 'B', verb: 'putElders' }]);
    s.answer('B', toRegion(NL), decline);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'boost' }]);
    expect(s.options('A')).toEqual([decline, toRegion(NL), toRegion(CM)]);
    s.answer('A', toRegion(CM));
    // At the Northern Lakes both fight now; Dragomir helps at the Central Mountains.
    s.answer('A', 0).answer('B', 1).answer('A', 0);
    expect(strengths(s)).toEqual([
      [1, 2],
      [0, 1],
      [0, 3],
    ]);
  });

  test('EV-14.2 a boost does not last to the next phase', () => {
    const s = battle(['mana 1\nspecialists dragomir', ''], 'central-mountains: witches A 1, stones eye', {
      round: 'round 1, battles, first A',
    }).answer('A', toRegion(CM), 0);
    expect(strengths(s)).toEqual([[0, 3]]);
    expect(s.player('A').boosts).toEqual([0, 0]);
  });

  test('EV-14.3 who has no figure there takes no part; an Elder is enough', () => {
    const s = battle(
      ['mana 5', 'mana 5', 'mana 5'],
      'northern-lakes: elders B 1, stones eye wave\ncentral-mountains: stones eye',
    );
    expect(s.asked()).toEqual([{ who: 'B', verb: 'setDial' }]);
    s.answer('B', 0, stone('eye'));
    // Nobody at the other two: they are skipped.
    expect([s.state.table.round, told(s, 'strength').length]).toEqual([2, 1]);
    expect(s.state.table.regions.map(({ stones }) => stones)).toEqual([[2], [0], []]);
  });

  test('EV-14.4 dials are set in secret, all at once, and all pay', () => {
    const s = battle(['mana 5', 'mana 7'], 'central-mountains: witches A 1 B 1, stones eye wave');
    expect(s.asked().map(({ who }) => who)).toEqual(['A', 'B']);
    s.answer('B', 4);
    // Nobody else sees it, nor that anything has been paid.
    for (const seat of [0, SPECTATOR]) {
      const view = viewOf(evenfall, s.state, seat);
      expect(view.lines[1].at(-1)?.held).toBe(-2);
      expect([view.table.players[1].dial, view.table.players[1].mana]).toEqual([0, 7]);
    }
    expect(s.asked().map(({ who }) => who)).toEqual(['A']);
    s.answer('A', 1);
    expect([s.player('A').mana, s.player('B').mana]).toEqual([4, 3]);
  });

  test.each([
    [0, 1],
    [4, 5],
    [9, 10],
    [15, 10],
  ])('EV-14.4 EV-A.28 with %i Mana there are %i values: 0 to 9, and not more than one has', (mana, values) => {
    const s = battle([`mana ${mana}`, 'mana 9'], 'central-mountains: witches A 1 B 1, stones eye wave');
    if (mana === 0) expect(s.asked().map(({ who }) => who)).toEqual(['B']);
    else expect(s.options('A')).toEqual(range(values));
  });

  test('EV-14.4 whoever sets a dial last has seen the others, and cannot take it back', () => {
    const s = battle(['mana 5', 'mana 7'], 'central-mountains: witches A 1 B 1, stones eye wave');
    const steps: Step<Table, Verb>[] = [];
    step(evenfall, s.state, steps, 0, 2);
    expect(barrier(steps, 0)).toBeNull();
    step(evenfall, s.state, steps, 1, 0);
    expect([s.player('A').dial, barrier(steps, 1)]).toEqual([2, 'others-decided']);
  });

  test('EV-14.5 Witches, Elders and Mana, each counting one', () => {
    const s = battle(
      ['mana 9', 'mana 9'],
      'central-mountains: witches A 2 B 3, elders A 1, space B witch, stones eye wave',
    );
    s.answer('A', 3).answer('B', 0);
    expect(strengths(s)).toEqual([
      [0, 6],
      [1, 4],
    ]);
  });

  test('EV-14.5 effects add, in each battle one takes part in', () => {
    const s = battle(
      ["mana 1\nouter ruin with mystic-elephant\ninner cavern with mystic-elephant'", 'mana 1'],
      'northern-lakes: witches B 1, stones eye\ncentral-mountains: witches A 1 B 1, stones eye',
    );
    s.answer('B', 0).answer('A', 0).answer('B', 0);
    expect(strengths(s)).toEqual([
      [1, 1],
      [1, 1],
      [0, 3],
    ]);
  });

  test('EV-14.6 every participant gains every reward that is reached', () => {
    const s = battle(['mana 9', 'mana 9'], 'northern-lakes: witches A 1 B 1, stones eye wave')
      .answer('A', 9)
      .answer('B', 5);
    // 10: a card, 3 points, a step (2 Mana); 6: a card and 3 points.
    expect([goodsOf(s, 'A'), goodsOf(s, 'B')]).toEqual([
      { cards: 1, points: 3, mana: 2 },
      { cards: 1, points: 3, mana: 4 },
    ]);
    expect(s.player('A').coven).toBe(1);
  });

  test('EV-14.6 EV-A.43 rewards come in turn order from the marker', () => {
    const s = battle(['mana 3', 'mana 4'], 'northern-lakes: witches A 1 B 1, stones eye wave', {
      round: 'round 1, battles, first B',
      decks: 'main-deck hanna, bao, irene',
    });
    s.answer('A', 3).answer('B', 4);
    expect([s.names(s.player('B').hand), s.names(s.player('A').hand)]).toEqual([['hanna'], ['bao']]);
  });

  test('EV-14.6 EV-A.43 rewards are told in the order in which they come', () => {
    const s = battle(['mana 5', 'mana 4'], 'northern-lakes: witches A 1 B 1, stones eye wave', {
      round: 'round 1, battles, first B',
    });
    s.answer('A', 5).answer('B', 4);
    expect(told(s, 'reward').map(({ seat, strength }) => [seat, strength])).toEqual([
      [1, 4],
      [0, 4],
      [0, 6],
    ]);
  });

  test('EV-14.6 the rewards of the other Regions', () => {
    const s = battle(
      ['mana 18\nouter ruin with living-chest, cavern with owl-courier', '', ''],
      'central-mountains: witches A 1, stones eye\nsouthern-slopes: witches A 1, stones eye',
    );
    s.answer('A', 7, kind('herb'), toInner('ruin'));
    expect([goodsOf(s, 'A'), s.names(s.player('A').inner)]).toEqual([{ herb: 1, points: 3, mana: 11 }, ['ruin']]);
    s.answer('A', 7, card('living-chest'), card('owl-courier'));
    expect([s.player('A').points, s.player('A').coven]).toEqual([6, 1]);
    const { scythes, orbs } = s.state.table;
    expect([scythes.reduce((a, b) => a + b), orbs.reduce((a, b) => a + b)]).toEqual([1, 1]);
  });

  test('EV-14.7 the strongest wins, whoever paid more', () => {
    const s = battle(['mana 9', 'mana 9'], 'northern-lakes: witches A 1 B 4, stones eye wave')
      .answer('A', 3)
      .answer('B', 1);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'takeStone' }]);
  });

  test('EV-14.7 a tie: more Mana paid', () => {
    const s = battle(['mana 9', 'mana 9'], 'northern-lakes: witches A 3 B 1, stones eye wave')
      .answer('A', 1)
      .answer('B', 3);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'takeStone' }]);
  });

  test.each([
    ['A', 'B'],
    ['B', 'B'],
    ['C', 'D'],
    ['D', 'D'],
  ])('EV-14.7 EV-A.25 still a tie of B and D: clockwise from the marker, held by %s, it is %s', (first, winner) => {
    const s = battle(['', 'mana 2', '', 'mana 2'], 'southern-slopes: witches B 2 D 2, stones eye wave', {
      round: `round 1, battles, first ${first}`,
    });
    s.answer('B', 1).answer('D', 1);
    expect(s.asked()).toEqual([{ who: winner, verb: 'takeStone' }]);
  });

  test('EV-14.7 EV-A.25 at the Northern Lakes the old holder counts, at the next Region the new one', () => {
    const s = battle(
      ['mana 2', 'mana 2'],
      'northern-lakes: witches A 1 B 1, stones eye wave\ncentral-mountains: witches A 1 B 1, stones eye wave',
      { round: 'round 1, battles, first B' },
    );
    s.answer('A', 0).answer('B', 0);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'takeStone' }]);
    const changed = battle(
      ['mana 2', 'mana 2'],
      'northern-lakes: witches A 2 B 1, stones eye wave\ncentral-mountains: witches A 1 B 1, stones eye wave',
      { round: 'round 1, battles, first B' },
    );
    changed.answer('A', 0).answer('B', 0).answer('A', stone('eye'));
    changed.answer('A', 0).answer('B', 0);
    expect(changed.asked()).toEqual([{ who: 'A', verb: 'takeStone' }]);
  });

  test('EV-14.8 the winner takes any Powerstone that lies there', () => {
    const s = battle(['', ''], 'central-mountains: witches A 1, stones fang eye fang wave');
    expect(s.options('A')).toEqual([0, 2, 3]);
    s.answer('A', stone('fang'));
    expect([s.player('A').stones, s.state.table.regions[CM].stones]).toEqual([
      [0, 0, 0, 1, 0],
      [0, 3, 2],
    ]);
  });

  test('EV-14.9 EV-A.26 at the Northern Lakes the winner takes the marker, also alone', () => {
    const lakes = battle(['', ''], 'northern-lakes: witches B 1, stones eye wave').answer('B', stone('eye'));
    expect([lakes.state.table.first, lakes.asked()[0].who]).toEqual([1, 'B']);
    const mountains = battle(['', ''], 'central-mountains: witches B 1, stones eye wave').answer('B', stone('eye'));
    expect([mountains.state.table.first, mountains.asked()[0].who]).toEqual([0, 'A']);
  });

  test('EV-14.9 EV-A.26 without a battle there it stays', () => {
    const s = battle(['', 'mana 1', ''], 'southern-slopes: witches B 1, stones eye wave', {
      round: 'round 1, battles, first C',
    }).answer('B', 1, stone('eye'));
    expect(s.state.table.first).toBe(2);
  });

  test('EV-14.10 alone one wins, and may pay for rewards', () => {
    const s = battle(['mana 9', ''], 'northern-lakes: witches A 1, stones eye wave').answer('A', 7);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'takeStone' }]);
    expect([s.player('A').mana, s.player('A').points, s.player('A').hand.length]).toEqual([2 + 2, 3, 1]);
  });

  test('EV-14.11 figures stay where they are until Round End', () => {
    const s = battle(
      ['', 'mana 1'],
      'northern-lakes: witches A 2, stones eye wave\ncentral-mountains: witches B 1, stones eye',
    );
    s.answer('A', stone('eye'));
    expect([s.state.table.regions[NL].witches, s.player('A').witches]).toEqual([[2, 0], 2]);
    s.answer('B', 0);
    expect([s.state.table.regions[NL].witches, s.player('A').witches]).toEqual([[0, 0], 4]);
  });

  test('EV-14.12 at the Northern Lakes a card from 4 on, 3 points from 6 on', () => {
    const gained = (dial: number): { [good: string]: number } => {
      const s = battle(['mana 9', ''], 'northern-lakes: witches A 1, stones eye wave').answer('A', dial);
      return goodsOf(s, 'A');
    };
    expect([gained(2), gained(3), gained(5)]).toEqual([
      { mana: 7 },
      { mana: 6, cards: 1 },
      { mana: 4, cards: 1, points: 3 },
    ]);
  });

  test('EV-A.50 a battle at each Region in each round: of four stones one is left', () => {
    const s = opening({ players: 3 });
    const { table: t } = s.state;
    const left = range(3).map(() => {
      for (const { spots } of t.regions)
        s.answer(s.asked()[0].who as Name, inTurn({ does: 'discover', card: spots[0] }), end);
      passOn(s);
      for (let next = s.asked()[0]; next !== undefined && next.verb !== 'takeTurn'; next = s.asked()[0])
        s.answer(next.who as Name, s.options(next.who as Name)[0]);
      return t.regions.map(({ stones }) => stones.length);
    });
    expect(left).toEqual([
      [3, 3, 3],
      [2, 2, 2],
      [1, 1, 1],
    ]);
  });

  test('EV-14.4 who has passed early fights all the same', () => {
    const s = table(['mana 1', 'mana 1, passed'], { middle: 'northern-lakes: witches B 1, stones eye wave' });
    expect(passOn(s).asked()).toEqual([{ who: 'B' as Name, verb: 'setDial' }]);
  });
});
