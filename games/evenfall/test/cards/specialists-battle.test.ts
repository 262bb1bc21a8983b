/** Specialists with an effect in the Battle phase. */
import { describe, expect, test } from 'vitest';
import { CM, decline, NL, toRegion } from '../scene.ts';
import { expectSpecialist } from './expecting.ts';
import { battlesOf, has, isAsked, SCOUTED, strengthOf, turnOf } from './trying.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('Tadeo the Gambler', () => {
  test('Tadeo the Gambler as Specialist: 2 Knowledge, no keyword, 1 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('tadeo', { knowledge: 2 }, [], 1));

  const both = { middle: 'northern-lakes: witches A 1\ncentral-mountains: witches A 1' };
  test('Tadeo the Gambler as Specialist: the dial changes by up to 2, in each battle, from 0 to 9 (EV-17.13)', () => {
    const s = battlesOf('mana 12\nspecialists tadeo', both);
    expect(s.options('A')).toEqual(range(0, 9));
    s.answer('A', 8);
    expect([s.asked(), s.options('A')]).toEqual([[{ who: 'A', verb: 'adjustDial' }], range(6, 9)]);
    // 9 of 12 are paid; 10 strength give a card, 3 VP and the first step, which is 2 Mana.
    s.answer('A', 9);
    expect([strengthOf(s, 'A', NL), s.player('A').mana]).toEqual([10, 5]);
    s.answer('A', 1);
    expect(s.options('A')).toEqual(range(0, 3));
    s.answer('A', 0);
    expect([strengthOf(s, 'A', CM), s.player('A').mana]).toEqual([1, 5 + SCOUTED.mana]);
  });
  test('Tadeo the Gambler as Specialist: never more than the Mana there is; no change is fine (EV-A.28)', () => {
    const s = battlesOf('mana 3\nspecialists tadeo', { middle: 'northern-lakes: witches A 1' }).answer('A', 2);
    expect(s.options('A')).toEqual(range(0, 3));
    expect([strengthOf(s.answer('A', 2)), s.player('A').mana]).toEqual([3, 1 + SCOUTED.mana]);
  });
  test('Tadeo the Gambler as Specialist: the final value decides a tie (EV-14.7, EV-A.28)', () => {
    const middle = 'northern-lakes: witches A 1 B 2, stones eye';
    const s = battlesOf('mana 2\nspecialists tadeo', { b: 'mana 1', middle }).answer('A', 0).answer('B', 1);
    // 1 + 2 against 2 + 1: more Mana wins.
    expect(s.answer('A', 2).player('A').stones[0]).toBe(1);
  });
  test('Tadeo the Gambler as Specialist: two owners change at the same time (EV-17.13)', () => {
    const setting = { b: "mana 3\nspecialists tadeo'", middle: 'northern-lakes: witches A 1 B 1' };
    const s = battlesOf('mana 3\nspecialists tadeo', setting).answer('A', 1).answer('B', 1);
    expect(s.asked().map(({ who }) => who)).toEqual(['A', 'B']);
    s.answer('A', 3);
    // Until the other has answered, nothing is paid.
    expect([s.player('A').mana, s.options('B')]).toEqual([3, range(0, 3)]);
    s.answer('B', 0);
    expect([s.player('A').mana, s.player('B').mana]).toEqual([SCOUTED.mana, 3 + SCOUTED.mana]);
  });
  test('Tadeo the Gambler as Specialist: only for his owner, only in battles of theirs, not from the council (EV-11.10)', () => {
    const middle = 'northern-lakes: witches B 1';
    const absent = battlesOf('mana 3\nspecialists tadeo', { b: 'mana 3', middle }).answer('B', 1);
    expect(isAsked(absent, 'takeTurn')).toBe(true);
    const council = battlesOf('mana 3\ncouncil tadeo', { middle: 'northern-lakes: witches A 1' }).answer('A', 1);
    expect(isAsked(council, 'takeTurn')).toBe(true);
  });
});

describe('Ilse the Marshal', () => {
  test('Ilse the Marshal as Specialist: 1 Herb and 2 Knowledge, Artifact, 2 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('ilse', { herb: 1, knowledge: 2 }, ['artifact'], 2));

  const middle = 'northern-lakes: witches B 1, stones eye\ncentral-mountains: stones flame';
  test('Ilse the Marshal as Specialist: up to 2 Elders enter Regions before the battles (EV-14.2, EV-A.29)', () => {
    const s = battlesOf('specialists ilse', { middle });
    expect(s.options('A')).toEqual([decline, toRegion(NL), toRegion(CM)]);
    s.answer('A', toRegion(NL), toRegion(NL));
    // 2 against 1 at the Northern Lakes; nobody went to the Mountains.
    expect([s.player('A').stones, s.player('B').stones]).toEqual([
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect([s.player('A').elders, isAsked(s, 'takeTurn')]).toEqual([4, true]);
  });
  test('Ilse the Marshal as Specialist: one here and one there, one, or none (EV-11.10)', () => {
    const apart = battlesOf('specialists ilse', { middle }).answer('A', toRegion(NL), toRegion(CM));
    // A tie without Mana at the Lakes goes to the holder of the marker (EV-14.7).
    expect(apart.player('A').stones.slice(0, 2)).toEqual([1, 1]);
    const one = battlesOf('specialists ilse', { middle }).answer('A', toRegion(CM), decline);
    expect([one.player('A').stones.slice(0, 2), one.player('B').stones[0]]).toEqual([[0, 1], 1]);
    expect(battlesOf('specialists ilse', { middle }).answer('A', decline).player('A').stones.slice(0, 2)).toEqual([
      0, 0,
    ]);
  });
  test('Ilse the Marshal as Specialist: from the reserve, and only in the Battle phase (EV-11.10)', () => {
    const last = battlesOf('witches 4\nelders 1\nspecialists ilse', { middle }).answer('A', toRegion(CM));
    expect(isAsked(last, 'takeTurn')).toBe(true);
    expect(isAsked(battlesOf('witches 4\nelders 0\nspecialists ilse', { middle }), 'takeTurn')).toBe(true);
    expect(isAsked(battlesOf('council ilse', { middle }), 'takeTurn')).toBe(true);
    expect(turnOf('specialists ilse').options('A')).toEqual(turnOf('').options('A'));
  });
});

describe('Dragomir Bearheart', () => {
  test('Dragomir Bearheart as Specialist: 1 Herb and 2 Knowledge, Familiar, 1 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('dragomir', { herb: 1, knowledge: 2 }, ['familiar'], 1));

  const middle = 'northern-lakes: witches A 1 B 2, stones eye\ncentral-mountains: elders A 1, stones flame';
  test('Dragomir Bearheart as Specialist: +2 strength in a Region where one has a figure (EV-14.2, EV-14.5)', () => {
    const s = battlesOf('mana 1\nspecialists dragomir', { middle });
    expect(s.options('A')).toEqual([decline, toRegion(NL), toRegion(CM)]);
    s.answer('A', toRegion(NL), 0, 0);
    expect([strengthOf(s, 'A', NL), strengthOf(s, 'A', CM)]).toEqual([3, 1]);
    expect(s.player('A').stones.slice(0, 2)).toEqual([1, 1]);
    const there = battlesOf('mana 1\nspecialists dragomir', { middle }).answer('A', toRegion(CM), 0, 0);
    expect([strengthOf(there, 'A', NL), strengthOf(there, 'A', CM)]).toEqual([1, 3]);
  });
  test('Dragomir Bearheart as Specialist: may be declined; not where one has nobody (EV-11.10)', () => {
    const s = battlesOf('mana 1\nspecialists dragomir', { middle }).answer('A', decline, 0, 0);
    expect([strengthOf(s, 'A', NL), strengthOf(s, 'A', CM)]).toEqual([1, 1]);
    const one = battlesOf('specialists dragomir', { middle: 'central-mountains: space A witch' });
    expect(one.options('A')).toEqual([decline, toRegion(CM)]);
    const none = battlesOf('specialists dragomir', { middle: 'northern-lakes: witches B 1' });
    expect([isAsked(none, 'takeTurn'), has(none)]).toEqual([true, SCOUTED]);
    expect(isAsked(battlesOf('council dragomir', { middle }), 'takeTurn')).toBe(true);
  });
  test('Dragomir Bearheart as Specialist: the strength is gone in the next round (EV-11.10)', () => {
    const s = battlesOf('specialists dragomir', { middle }).answer('A', toRegion(NL));
    expect(s.player('A').boosts).toEqual([0, 0]);
  });
});
