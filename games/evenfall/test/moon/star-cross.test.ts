/** EV-18: the moon sides of the Star and the Cross. */
import { describe, expect, test } from 'vitest';
import { MOON_BOARDS, SUN_BOARD } from '../../src/index.ts';
import { goodsOf, passOn, table } from '../rules/tables.ts';
import {
  accept,
  asCouncil,
  build,
  card,
  decline,
  end,
  kind,
  oneForOne,
  orbOn,
  pass,
  play,
  type Scene,
  spaceOnBoard,
  theFirst,
  theSecond,
  toInner,
  token,
  twoForOne,
} from '../scene.ts';
import { moon, scouting } from './moons.ts';

describe('the Star', () => {
  test.each([1, 2, 3])('EV-18.1a round %i: nine cards and nothing else', (round) => {
    expect(goodsOf(scouting('star', round), 'A')).toEqual({ cards: 9 });
  });

  test('EV-18.1b the token harvests the Outer Circle, without a Herb and a Potion', () => {
    const s = moon('star\nouter hermits-loft, sanctum\ninner nqobantu-mine, cavern').answer('A', token);
    expect([goodsOf(s, 'A'), s.can('A', token)]).toEqual([{ knowledge: 1, points: 1 }, false]);
  });

  test('EV-18.1c a card for any one or for a Mana, as often as one likes, before and after the Main Action', () => {
    const s = moon('star\nhand hanna, bao, irene, oskar');
    s.answer('A', oneForOne, card('hanna'), theFirst, kind('herb'));
    s.answer('A', oneForOne, card('bao'), theSecond);
    s.answer('A', token);
    s.answer('A', oneForOne, card('irene'), theFirst, kind('knowledge'));
    s.answer('A', oneForOne, theSecond);
    expect(goodsOf(s, 'A')).toEqual({ herb: 1, knowledge: 1, mana: 2 });
    expect(s.state.table.discards).toHaveLength(4);
    expect(s.can('A', oneForOne)).toBe(false);
  });

  test('EV-18.1c the general two for one is still there, and nobody else has the other', () => {
    const s = moon('star\nhand hanna, bao, irene').answer('A', twoForOne, card('hanna'), card('bao'), kind('potion'));
    expect(goodsOf(s, 'A')).toEqual({ potion: 1, cards: 1 });
    for (const clan of ['cross', 'circle', 'spike'])
      expect(moon(`${clan}\nhand hanna`, 'star, passed').can('A', oneForOne)).toBe(false);
    expect(table(['star\nhand hanna', 'passed']).can('A', oneForOne)).toBe(false);
  });

  test('EV-18.1c each is a discard', () => {
    const s = moon('star\ncouncil tadeo\nhand hanna, bao').answer('A', oneForOne, card('hanna'), theSecond);
    expect(goodsOf(s, 'A')).toEqual({ mana: 1, points: 1, cards: 1 });
  });

  test('EV-18.1d the Coven track of the sun', () => {
    expect(MOON_BOARDS[0].track).toEqual(SUN_BOARD.track);
    const s = moon('star, resources 4 potion\nouter ruin with energy-pillar').answer(
      'A',
      build,
      orbOn('energy-pillar'),
    );
    expect(goodsOf(s, 'A')).toEqual({ mana: 2, points: 3 });
  });

  test('EV-18.1e EV-A.2 the first Council Member is free, each later one costs one of each', () => {
    const s = moon('star\nhand zuri').answer('A', play('zuri'));
    expect(s.names(s.player('A').council)).toEqual(['zuri']);
    const next = moon('star, resources 2 herb 2 potion 2 knowledge\ncouncil zuri\nhand corvin, tadeo');
    next.answer('A', play('corvin'), end).answer('A', play('tadeo'));
    expect([next.resources('A'), next.player('A').council.length]).toEqual([{}, 3]);
    expect(moon('star, resources 9 herb 9 potion\ncouncil zuri\nhand sefu').can('A', play('sefu'))).toBe(false);
  });

  test('EV-18.1f EV-A.19 EV-A.67 binding on the Starting Place: a card for any three, if one likes', () => {
    const start = (hand: string): Scene =>
      moon(`star, resources 2 herb 1 potion\ninner nqobantu-mine\nhand mystic-elephant${hand}`).answer(
        'A',
        play('mystic-elephant'),
      );
    const s = start(', hanna, bao').answer('A', accept, card('bao'), kind('knowledge'));
    expect([s.resources('A'), s.names(s.player('A').hand)]).toEqual([{ knowledge: 3 }, ['hanna']]);
    const declined = start(', hanna, bao').answer('A', decline);
    expect(goodsOf(declined, 'A')).toEqual({ cards: 2 });
    // With an empty hand it is skipped, and the Ritual is played all the same.
    const empty = start('');
    expect([empty.state.table.ritualOn[card('nqobantu-mine')], empty.asked()[0].verb]).toEqual([
      card('mystic-elephant'),
      'takeTurn',
    ]);
  });
});

describe('the Cross', () => {
  test.each([1, 3])('EV-18.2a round %i: five cards, 3 Knowledge, 2 Mana', (round) => {
    expect(goodsOf(scouting('cross', round), 'A')).toEqual({ knowledge: 3, mana: 2, cards: 5 });
  });

  test('EV-18.2b EV-A.45 the token harvests, then gives any bonus that was reached, the present one included', () => {
    const s = moon('cross, coven 3\nouter hermits-loft').answer('A', token);
    expect([s.resources('A'), s.options('A')]).toEqual([{ knowledge: 1 }, [1, 2, 3]]);
    s.answer('A', 1);
    // One side of the "/".
    expect(s.options('A')).toEqual([0, 1]);
    s.answer('A', theFirst);
    expect([goodsOf(s, 'A'), s.player('A').coven]).toEqual([{ knowledge: 1, mana: 3 }, 3]);
  });

  test('EV-18.2b EV-A.45 nothing before the first step, and never the points beyond the top', () => {
    const none = moon('cross\nouter hermits-loft').answer('A', token);
    expect([goodsOf(none, 'A'), none.asked()[0].verb]).toEqual([{ knowledge: 1 }, 'takeTurn']);
    const beyond = moon('cross, coven 9').answer('A', token);
    expect(beyond.options('A')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(beyond.answer('A', 7).player('A').points).toBe(7);
  });

  test('EV-18.2b the bonus is no step: what answers steps stays silent', () => {
    const s = moon('cross, coven 2\ninner ruin with bell-of-assembly').answer('A', token, 2, theFirst);
    expect(s.player('A').points).toBe(2);
  });

  const step = (coven: number, side: number, ...more: number[]): Scene =>
    moon(`cross, coven ${coven}, resources 1 herb 2 potion\nouter hermits-loft with energy-pillar`).answer(
      'A',
      build,
      orbOn('energy-pillar'),
      side,
      ...more,
    );
  test('EV-18.2c at a "/" one chooses one side', () => {
    expect(goodsOf(step(0, 0), 'A')).toEqual({ herb: 1, mana: 3 });
    expect(goodsOf(step(0, 1, kind('potion')), 'A')).toEqual({ herb: 1, potion: 1 });
    expect(goodsOf(step(1, 0), 'A')).toEqual({ herb: 1, points: 2 });
    expect(goodsOf(step(1, 1), 'A')).toEqual({ herb: 1, cards: 3 });
    expect(goodsOf(step(3, 1), 'A')).toEqual({ herb: 1, mana: 3 });
    // There is one Place to harvest, so nobody asks which.
    expect(goodsOf(step(4, 1), 'A')).toEqual({ herb: 1, knowledge: 1 });
    const transfer = step(5, 0, toInner('hermits-loft'));
    expect(transfer.names(transfer.player('A').inner)).toEqual(['hermits-loft']);
    expect(goodsOf(step(2, decline), 'A')).toEqual({ herb: 1 });
  });

  const space = (coven: number, ...answers: number[]): Scene =>
    moon(`cross, coven ${coven}\nouter hermits-loft`).answer('A', spaceOnBoard, ...answers);
  test('EV-18.2d a Witch on the board: a step on which "/" counts as "+"', () => {
    expect(goodsOf(space(0, kind('herb')), 'A')).toEqual({ herb: 1, mana: 3 });
    expect(goodsOf(space(1), 'A')).toEqual({ points: 2, cards: 3 });
    expect(goodsOf(space(3, kind('herb'), kind('potion')), 'A')).toEqual({ herb: 1, potion: 1, mana: 3 });
    expect(goodsOf(space(4), 'A')).toEqual({ points: 4, knowledge: 1 });
    const both = space(5, toInner('hermits-loft'), kind('knowledge'));
    expect([goodsOf(both, 'A'), both.names(both.player('A').inner)]).toEqual([{ knowledge: 2 }, ['hermits-loft']]);
    expect(goodsOf(space(6), 'A')).toEqual({ points: 7 });
  });

  test('EV-18.2d EV-A.40 beyond the top it is 2 points, not 4', () => {
    expect(goodsOf(space(7), 'A')).toEqual({ points: 2 });
  });

  test('EV-18.2d EV-A.63 Witch only, one at a time, and nobody else', () => {
    const s = space(0, kind('herb'));
    expect([s.player('A').witches, s.player('A').elders, s.can('A', spaceOnBoard)]).toEqual([3, 4, false]);
    expect(moon('cross, witches 0\nhand hanna, bao').can('A', spaceOnBoard)).toBe(false);
    expect(moon('cross, witches 0\nspecialists thandeka, gregor\nhand hanna, bao').can('A', spaceOnBoard)).toBe(false);
    expect(moon('star', 'cross, passed').can('A', spaceOnBoard)).toBe(false);
    expect(table(['cross', 'star, passed']).can('A', spaceOnBoard)).toBe(false);
    passOn(s);
    expect([s.state.table.round, s.can('A', spaceOnBoard), s.player('A').witches]).toEqual([2, true, 4]);
  });

  test('EV-18.2d the Witch there fights nowhere', () => {
    const s = moon('cross, board witch, mana 3').answer('A', pass);
    expect([s.state.table.round, s.player('A').mana]).toEqual([2, 3 + 2]);
  });

  test('EV-18.2e the council costs what it costs in the sun', () => {
    const s = moon('cross, resources 3 herb 3 potion 3 knowledge\nhand sefu, oskar').answer(
      'A',
      play('sefu'),
      asCouncil,
    );
    expect(s.resources('A')).toEqual({ herb: 2, potion: 2, knowledge: 2 });
    expect(s.answer('A', play('oskar'), asCouncil).resources('A')).toEqual({});
  });

  test('EV-18.2f binding on the Starting Place: a step on which "/" counts as "+"', () => {
    const s = moon('cross, resources 2 herb 1 potion\ninner prophets-church\nhand mystic-elephant');
    s.answer('A', play('mystic-elephant'), kind('knowledge'));
    expect([goodsOf(s, 'A'), s.player('A').coven]).toEqual([{ knowledge: 1, mana: 3 }, 1]);
  });
});
