/** Council Members that answer what happens. */
import { describe, expect, test } from 'vitest';
import {
  build,
  card,
  decline,
  discover,
  kind,
  NL,
  orbOn,
  play,
  scytheOn,
  spaceIn,
  toInner,
  token,
  turnEffect,
  twoForOne,
} from '../scene.ts';
import { bound, expectCouncil } from './expecting.ts';
import { battlesOf, has, pointsOf, SCOUTED, scoringOf, turnOf } from './trying.ts';

describe('Tadeo the Gambler', () => {
  test('Tadeo the Gambler as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('tadeo'));

  test('Tadeo the Gambler as Council Member: 1 VP for each card discarded (EV-17.8)', () => {
    const s = turnOf('council tadeo\nhand irene, bao, wen').answer('A', twoForOne, card('irene'), card('bao'));
    expect(has(s.answer('A', kind('herb')))).toEqual({ points: 2, herb: 1, cards: 1 });
    const lakes = turnOf('council tadeo\nhand irene').answer('A', spaceIn(NL), kind('knowledge'));
    expect(has(lakes)).toEqual({ points: 1, knowledge: 3 });
  });
  test('Tadeo the Gambler as Council Member: not for cards played, or discarded by others (EV-17.8)', () => {
    const played = turnOf('resources 2 knowledge\ncouncil tadeo\nhand nila').answer('A', play('nila'));
    expect(pointsOf(played)).toBe(0);
    const others = turnOf('passed\ncouncil tadeo', { turn: 'B', b: 'hand irene, bao, wen' });
    expect(pointsOf(others.answer('B', twoForOne, card('irene')))).toBe(0);
    expect(pointsOf(turnOf('specialists tadeo\nhand irene').answer('A', spaceIn(NL)))).toBe(0);
  });
  test('Tadeo the Gambler as Council Member: the hand discarded at the end does not count (EV-A.34)', () =>
    expect(pointsOf(scoringOf('council tadeo\nhand irene, bao, wen'))).toBe(0));
});

describe('Hanna the Conjurer', () => {
  test('Hanna the Conjurer as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('hanna'));

  const middle = 'northern-lakes:\n  spots spirit-bog, ruin';
  test('Hanna the Conjurer as Council Member: 2 VP each time a Place is discovered (EV-17.9)', () => {
    const s = turnOf('council hanna', { middle }).answer('A', discover('spirit-bog'));
    expect(has(s)).toEqual({ points: 2 });
    expect(has(s.answer('A', discover('ruin')))).toEqual({ points: 4 });
  });
  test('Hanna the Conjurer as Council Member: not by others, not for a Place merely taken (EV-A.60)', () => {
    const others = turnOf('passed\ncouncil hanna', { middle, turn: 'B', b: '' }).answer('B', discover('ruin'));
    expect(pointsOf(others)).toBe(0);
    const taken = bound('bonfire-hill', 'artifact', 'council hanna', { side: 'moon', clan: 'circle' });
    expect([taken.player('A').outer.length, pointsOf(taken)]).toEqual([2, 0]);
  });
});

describe('Corvin the Gleaner', () => {
  test('Corvin the Gleaner as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('corvin'));

  test('Corvin the Gleaner as Council Member: 1 VP for each Place harvested, whatever its Scythes (EV-17.7)', () => {
    const a =
      'outer thistle-meadow with energy-pillar 2 scythe, cavern, hermits-loft\ninner foggy-ford\ncouncil corvin';
    expect(has(turnOf(a).answer('A', token))).toEqual({ herb: 4, potion: 2, knowledge: 1, points: 3 });
  });
  test('Corvin the Gleaner as Council Member: also for a Place in another clan, not for others’ harvests (EV-17.7)', () => {
    const s = turnOf("specialists corvin'\ncouncil corvin", { b: 'passed\nouter cavern' });
    expect(has(s.answer('A', turnEffect("corvin'")))).toEqual({ potion: 1, points: 1 });
    const others = turnOf('passed\nouter cavern\ncouncil corvin', { turn: 'B', b: "outer ruin\nspecialists corvin'" });
    others.answer('B', turnEffect("corvin'"), token);
    expect(pointsOf(others)).toBe(0);
  });
});

describe('Sefu the Ferryman', () => {
  test('Sefu the Ferryman as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('sefu'));

  const a = 'resources 1 herb 2 potion 1 knowledge\nouter ruin, foggy-ford\ncouncil sefu\nhand inward-procession';
  test('Sefu the Ferryman as Council Member: 3 VP for each Place transferred (EV-12.10)', () => {
    const s = turnOf(a).answer('A', play('inward-procession'), card('ruin'), toInner('ruin'), toInner('foggy-ford'));
    expect(has(s)).toEqual({ points: 6 });
  });
  test('Sefu the Ferryman as Council Member: nothing for a declined Transfer, or for those of others (EV-12.11)', () => {
    expect(pointsOf(turnOf(a).answer('A', play('inward-procession'), card('ruin'), decline))).toBe(0);
    const others = turnOf('passed\ncouncil sefu', { turn: 'B', b: "outer ruin\nspecialists sefu'" });
    expect(pointsOf(others.answer('B', turnEffect("sefu'"), toInner('ruin')))).toBe(0);
  });
});

describe('Ilse the Marshal', () => {
  test('Ilse the Marshal as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('ilse'));

  test('Ilse the Marshal as Council Member: 3 VP for each battle won, none for one lost (EV-14.7)', () => {
    const two = battlesOf('council ilse', {
      middle: 'northern-lakes: witches A 1\ncentral-mountains: witches A 2 B 1',
    });
    expect(has(two)).toEqual({ ...SCOUTED, points: 6 });
    const one = battlesOf('council ilse', { middle: 'northern-lakes: witches A 1 B 2\ncentral-mountains: elders A 1' });
    expect(has(one)).toEqual({ ...SCOUTED, points: 3 });
    const third = battlesOf('council ilse', { round: 3, middle: 'northern-lakes: witches A 1' });
    expect(pointsOf(third)).toBe(3);
  });
});

describe('Philippa the Hourkeeper', () => {
  test('Philippa the Hourkeeper as Council Member: for the price on the board, without VP (EV-11.12, EV-A.58)', () =>
    expectCouncil('philippa'));

  test('Philippa the Hourkeeper as Council Member: 2 VP for each Catalyst built (EV-13.1)', () => {
    const s = turnOf('resources 1 herb 2 potion\nouter ruin with energy-pillar\ncouncil philippa');
    s.answer('A', build, scytheOn('energy-pillar'), orbOn('energy-pillar'));
    expect(has(s)).toEqual({ mana: 2, points: 4 });
  });
  test('Philippa the Hourkeeper as Council Member: those built without paying too, not those of others (EV-13.1)', () => {
    const s = bound('reapers-barn', 'familiar', 'council philippa').answer('A', card('mystic-elephant'));
    expect(has(s)).toEqual({ points: 2 });
    const b = 'resources 1 herb\nouter ruin with energy-pillar';
    expect(pointsOf(turnOf('passed\ncouncil philippa', { turn: 'B', b }).answer('B', build))).toBe(0);
  });
});
