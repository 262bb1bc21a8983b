/** EV-8: turns, Main Actions, Free Actions, passing. */
import { describe, expect, test } from 'vitest';
import {
  build,
  built,
  CM,
  card,
  decline,
  discover,
  duel,
  end,
  kind,
  type Name,
  NL,
  pass,
  play,
  scytheOn,
  spaceIn,
  spaceOn,
  theFirst,
  token,
  turnEffect,
  twoForOne,
} from '../scene.ts';
import { battle, goodsOf, solo, table, told } from './tables.ts';

const SIX =
  "northern-lakes:\n spots ruin, foggy-ford, thistle-meadow\ncentral-mountains:\n spots ruin', foggy-ford', thistle-meadow'";

describe('turns', () => {
  test.each([
    [2, 'B', 'BABA'],
    [3, 'B', 'BCABC'],
    [4, 'C', 'CDABCD'],
  ])('EV-8.1 %i players go clockwise from the marker, held by %s', (n, first, order) => {
    const s = table(new Array<string>(n).fill(''), {
      round: `round 1, actions, turn ${first}, first ${first}`,
      middle: n < 3 ? SIX : `${SIX}\nsouthern-slopes:\n spots hermits-loft, cavern-plain`,
    });
    const places = ['ruin', 'foggy-ford', 'thistle-meadow', "ruin'", "foggy-ford'", "thistle-meadow'"] as const;
    let asked = '';
    for (const place of places.slice(0, order.length)) {
      const { who } = s.asked()[0];
      asked += who;
      s.answer(who as Name, discover(place));
    }
    expect(asked).toBe(order);
  });

  test('EV-8.2 one Main Action a turn, Free Actions before and after it', () => {
    const s = duel(
      'mana 0\nspecialists hanna, sefu\nouter cavern\nhand bao, irene, tadeo, oskar, corvin, nila',
      'mana 0',
      SIX,
    );
    s.answer('A', twoForOne, card('bao'), card('irene'), kind('herb'));
    s.answer('A', turnEffect('hanna'), decline);
    expect(s.can('A', discover("ruin'"))).toBe(true);
    s.answer('A', discover('foggy-ford'));
    // The Main Action is done: what is left is to end the turn, the discard, and the other turn effect.
    expect(s.options('A')).toEqual([end, twoForOne, turnEffect('sefu')]);
    s.answer('A', twoForOne, card('tadeo'), card('oskar'), kind('herb'));
    s.answer('A', turnEffect('sefu'), decline, end);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'takeTurn' }]);
    expect(s.player('A').passed).toBe(0);
  });

  test('EV-8.3 who passes has no more turns; the others go on until all have passed', () => {
    const s = table(['', '', ''], { middle: `${SIX}\nsouthern-slopes:\n spots hermits-loft` });
    s.answer('A', pass).answer('B', discover('ruin')).answer('C', pass);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'takeTurn' }]);
    s.answer('B', discover('foggy-ford')).answer('B', pass);
    expect(told(s, 'passed').map(({ seat }) => seat)).toEqual([0, 2, 1]);
    // B's Witches stood alone at the Northern Lakes: the phase is over and the next round has begun.
    expect([s.state.table.round, s.state.table.first, s.asked()[0].who]).toEqual([2, 1, 'B']);
  });

  test('EV-8.3 who can do nothing has to pass', () => {
    const s = table(['witches 0, token used\nhand hanna', '']);
    expect(s.options('A')).toEqual([pass]);
    expect(s.answer('A', pass).asked()[0].who).toBe('B');
    // With a second card there is something to do, if only for free.
    const free = table(['witches 0, token used\nhand hanna, bao', '']);
    expect(free.options('A')).toEqual([pass, twoForOne]);
  });

  test('EV-8.4 EV-A.8 who has passed still gains what comes from others', () => {
    const s = duel('mana 0', 'passed\nouter ruin with living-chest\nspecialists nila');
    s.answer('A', token);
    expect([s.player('B').mana, s.player('B').hand.length]).toEqual([1, 1]);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'takeTurn' }]);
  });

  test('EV-8.5 five Main Actions, each as often as one can, the token once', () => {
    const s = duel(
      "resources 6 herb 4 potion\nouter spirit-bog with energy-pillar, cavern-plain with weaver-spider, hermits-loft, hermits-loft'\nhand mystic-elephant, mystic-elephant'",
      'passed',
      SIX,
    );
    s.answer('A', discover('ruin')).answer('A', end).answer('A', discover('foggy-ford'), end);
    s.answer('A', play('mystic-elephant'), card('hermits-loft'));
    s.answer('A', play("mystic-elephant'"), card("hermits-loft'"));
    s.answer('A', build, scytheOn('energy-pillar'), built);
    s.answer('A', build, scytheOn('weaver-spider'), built);
    s.answer('A', token);
    expect(s.can('A', token)).toBe(false);
    s.answer('A', spaceOn('energy-pillar'), kind('knowledge')).answer('A', spaceIn(CM), theFirst);
    expect([s.player('A').witches, s.player('A').outer.length]).toEqual([0, 6]);
    expect(s.player('A').passed).toBe(0);
  });

  test('EV-8.6 two cards for one resource of any kind', () => {
    for (const resource of ['herb', 'potion', 'knowledge'] as const) {
      const s = duel('mana 0\nhand hanna, bao, irene').answer(
        'A',
        twoForOne,
        card('hanna'),
        card('bao'),
        kind(resource),
      );
      expect(goodsOf(s, 'A')).toEqual({ [resource]: 1, cards: 1 });
      expect(s.names(s.state.table.discards)).toEqual(['hanna', 'bao']);
    }
    expect(duel('mana 0\nhand hanna').can('A', twoForOne)).toBe(false);
  });

  test('EV-8.6 as often as one likes in a turn', () => {
    const s = duel('mana 0\nhand hanna, bao, irene, tadeo, oskar');
    s.answer('A', twoForOne, card('hanna'), card('bao'), kind('herb'));
    s.answer('A', twoForOne, card('irene'), card('tadeo'), kind('herb'));
    expect(goodsOf(s, 'A')).toEqual({ herb: 2, cards: 1 });
    expect(s.can('A', token)).toBe(true);
  });

  test('EV-8.7 Specialists and two moon boards have Free Actions of their own', () => {
    const s = duel('mana 0\nspecialists hanna, irene');
    expect([s.can('A', turnEffect('hanna')), s.can('A', turnEffect('irene'))]).toEqual([true, false]);
    // Used before passing, so it took no Main Action.
    s.answer('A', turnEffect('hanna'), decline);
    expect([s.player('A').mana, s.can('A', token)]).toEqual([1, true]);
  });
});

describe('when Free Actions are possible', () => {
  test("EV-A.9 in one's own turn only", () => {
    const s = duel('mana 0\nhand hanna, bao', 'mana 0\nspecialists sefu\nhand irene, tadeo');
    expect(s.options('B')).toEqual([]);
    s.answer('A', token, end);
    expect([s.can('B', twoForOne), s.options('A')]).toEqual([true, []]);
  });

  test('EV-A.9 also before passing', () => {
    const s = duel('mana 0\nhand hanna, bao', 'mana 0').answer('A', twoForOne, kind('herb'));
    s.answer('A', pass);
    expect([s.player('A').passed, s.resources('A'), s.asked()[0].who]).toEqual([1, { herb: 1 }, 'B']);
  });

  test('EV-A.9 not while an effect is being resolved', () => {
    const s = duel('resources 2 herb 1 potion\nouter ruin, foggy-ford\nhand mystic-elephant, hanna, bao');
    s.answer('A', play('mystic-elephant'));
    expect(s.asked()).toEqual([{ who: 'A', verb: 'bind' }]);
    expect(s.options('A')).toEqual([card('ruin'), card('foggy-ford')]);
  });

  test('EV-A.9 not in the other phases', () => {
    const s = battle(['mana 2\nhand hanna, bao\nspecialists sefu', ''], 'northern-lakes: witches A 1, stones eye wave');
    expect([s.asked()[0].verb, s.options('A')]).toEqual(['setDial', [0, 1, 2]]);
  });

  test('EV-A.9 who wants to pay with it does it first', () => {
    const s = duel('resources 1 herb 1 potion\nouter ruin\nhand mystic-elephant, hanna, bao');
    expect(s.can('A', play('mystic-elephant'))).toBe(false);
    s.answer('A', twoForOne, card('hanna'), card('bao'), kind('herb'));
    expect(s.can('A', play('mystic-elephant'))).toBe(true);
  });

  test('EV-A.61 the last one left goes on turn after turn', () => {
    const s = table(['', 'passed', 'passed', 'passed'], { middle: SIX });
    for (const place of ['ruin', 'foggy-ford', "ruin'"] as const) s.answer('A', discover(place));
    expect([s.player('A').witches, s.asked()[0].who]).toEqual([1, 'A']);
  });

  test('EV-8.3 alone against the Automa one may pass at once', () => {
    const s = solo('mana 0', '').answer('A', pass);
    expect(s.state.table.round).toBe(2);
    expect(s.can('A', spaceIn(NL))).toBe(true);
  });
});
