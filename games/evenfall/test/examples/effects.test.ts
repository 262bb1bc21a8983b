/** The worked examples of the rulebooks, EX-18 to EX-20: effects that are explained, moon sides, the experienced start. */
import { describe, expect, test } from 'vitest';
import { FIRST_RITUAL } from '../../src/index.ts';
import { battle, goodsOf, opening, passOn, pointsOf, scoring, table, told } from '../rules/tables.ts';
import {
  build,
  CM,
  card,
  discover,
  duel,
  end,
  kind,
  NL,
  oneForOne,
  orbOn,
  pass,
  placeBest,
  play,
  type Scene,
  scytheOn,
  spaceIn,
  spaceOn,
  spaceOnBoard,
  stoneSpace,
  theFirst,
  theSecond,
  token,
  turnEffect,
  twoForOne,
} from '../scene.ts';

const AT_NL = (places: string): string => `northern-lakes:\n spots ${places}`;
const strengths = (s: Scene): number[] => told(s, 'strength').map(({ n }) => n);

describe('EX-18 effects that the rulebooks explain', () => {
  test('EX-18 1: three Scythes at 3 points each', () => {
    const s = scoring([
      'council hoja\nouter ruin with energy-pillar 2 scythe, foggy-ford with living-chest 1 scythe',
      '',
    ]);
    expect(pointsOf(s)).toEqual([9, 0]);
  });

  test('EX-18 2: a Ritual is removed with its Orb; its Witch comes back, the step is kept', () => {
    const s = duel(
      'coven 1, mana 0\nouter ruin with pyre-of-renewal, foggy-ford with energy-pillar 1 orb 1 witch\nhand hanna, bao',
    );
    s.answer('A', spaceOn('pyre-of-renewal'), card('energy-pillar'));
    expect(goodsOf(s, 'A')).toEqual({ herb: 1, potion: 1, points: 2, cards: 2 });
    expect(s.names(s.state.table.removed)).toEqual(['energy-pillar']);
    expect(s.state.table.ritualOn[card('foggy-ford')]).toBe(-1);
    expect(s.state.table.orbs[card('energy-pillar') - FIRST_RITUAL]).toBe(0);
    expect([s.player('A').coven, s.player('A').witches]).toEqual([1, 3]);
    expect(s.answer('A', end).can('A', spaceIn(NL))).toBe(true);
  });

  test('EX-18 3: 2 Mana; the figures of one Ritual go to a Region and fight there', () => {
    const s = duel(
      'resources 2 potion 2 knowledge\nouter ruin, foggy-ford with twin-scythes 2 witch\ninner nqobantu-mine with energy-pillar 1 elder\nhand spacial-distortion',
      'passed',
      'central-mountains: stones eye wave',
    );
    s.answer('A', play('spacial-distortion'), card('twin-scythes'), CM);
    const { regions, witchesOn } = s.state.table;
    expect([regions[CM].witches, regions[CM].space, regions[NL].witches]).toEqual([[2, 0], [], [0, 0]]);
    expect(witchesOn[card('twin-scythes') - FIRST_RITUAL]).toBe(0);
    // Nothing but the Mana was gained: no effect of the Region.
    expect(goodsOf(s, 'A')).toEqual({ mana: 2 });
    passOn(s).answer('A', 2);
    expect(strengths(s)).toEqual([4]);
  });

  test('EX-18 4: Familiars that are seen count, and the Ritual itself', () => {
    const s = duel(
      'resources 2 herb 1 potion\nouter ruin, foggy-ford with owl-courier\ninner nqobantu-mine with cat-advisor\nspecialists irene, corvin\ncouncil hanna\nhand choir-of-beasts',
    );
    expect(s.answer('A', play('choir-of-beasts')).player('A').points).toBe(4 + 1);
  });

  test('EX-18 5: the empty spot is filled, then any Place there is discovered without Witches', () => {
    const s = table(
      ['resources 2 herb 1 knowledge\nouter ruin\nspecialists irene\nhand lamp-of-hidden-trails', 'passed'],
      { middle: AT_NL('cavern, none, spirit-bog'), decks: 'main-deck rest\nplace-deck archive, sanctum' },
    );
    s.answer('A', play('lamp-of-hidden-trails'), NL);
    expect(s.names(s.state.table.regions[NL].spots)).toEqual(['cavern', 'archive', 'spirit-bog']);
    s.answer('A', card('spirit-bog'));
    expect(s.names(s.player('A').outer)).toEqual(['ruin', 'spirit-bog']);
    expect([s.player('A').witches, s.state.table.regions[NL].witches]).toEqual([4, [0, 0]]);
    expect(s.resources('A')).toEqual({ herb: 1 });
    expect(s.names(s.state.table.placeDeck)).toEqual(['sanctum']);
  });

  test('EX-18 6: a point for each Place that is harvested, however many Scythes lie there', () => {
    const s = duel('mana 0\ncouncil corvin\nouter spirit-bog with energy-pillar 2 scythe, cavern, mystic-springs');
    expect(s.answer('A', token).player('A').points).toBe(3);
  });

  test('EX-18 7: a point for each discarded card, none for a removed one', () => {
    const s = duel('mana 0\ncouncil tadeo\nhand hanna, bao, irene').answer('A', twoForOne, card('bao'), card('irene'));
    expect(goodsOf(s.answer('A', kind('herb')), 'A')).toEqual({ herb: 1, points: 2, cards: 1 });
    const removed = duel('mana 0\ncouncil tadeo\nouter ruin with candle-of-forgetting\nhand hanna');
    removed.answer('A', spaceOn('candle-of-forgetting'), kind('herb'));
    // The two points are the Candle's own.
    expect(goodsOf(removed, 'A')).toEqual({ herb: 1, points: 2 });
    expect(removed.names(removed.state.table.removed)).toEqual(['hanna']);
  });

  test('EX-18 8: resource symbols in both circles, and a Scythe where there is one', () => {
    const s = scoring([
      'council bao\nouter spirit-bog with energy-pillar 1 scythe, cavern-plain, apothecary-terraces',
      "council bao'\nouter mystic-springs with energy-pillar' 1 scythe",
    ]);
    expect(pointsOf(s)).toEqual([5, 0]);
    const inside = scoring(['council bao\ninner cavern-plain, apothecary-terraces', '']);
    expect(pointsOf(inside)[0]).toBe(3);
  });

  test('EX-18 9: Mana for Catalysts, chosen one by one', () => {
    const place = 'outer ruin with weaver-spider';
    const s = duel(`mana 7\nspecialists oskar\n${place}, foggy-ford with energy-pillar`);
    s.answer(
      'A',
      build,
      orbOn('energy-pillar', true),
      scytheOn('weaver-spider', true),
      scytheOn('weaver-spider', true),
    );
    // All 7 are spent; the step brought 2.
    expect(s.player('A').mana).toBe(2);
    const mixed = duel(`mana 2, resources 1 herb\nspecialists oskar\n${place}`);
    mixed.answer('A', build, scytheOn('weaver-spider'), scytheOn('weaver-spider', true));
    expect(goodsOf(mixed, 'A')).toEqual({ points: 2 });
    const without = duel(`mana 7, resources 1 herb\n${place}`).answer('A', build);
    expect(without.player('A').mana).toBe(7);
    expect(without.resources('A')).toEqual({});
  });

  test('EX-18 10: the dial changes by up to 2, from 0 to 9, and only the last value is paid', () => {
    const regions = 'northern-lakes: witches A 1, stones eye\ncentral-mountains: witches A 1, stones eye';
    const s = battle(['mana 20\nspecialists tadeo', ''], regions).answer('A', 8);
    expect(s.options('A')).toEqual([6, 7, 8, 9]);
    s.answer('A', 9);
    // In the next battle again.
    s.answer('A', 1);
    expect(s.options('A')).toEqual([0, 1, 2, 3]);
    s.answer('A', 0);
    expect(strengths(s)).toEqual([10, 1]);
    expect(told(s, 'paid').map(({ goods }) => goods.mana)).toEqual([9]);
    // The Coven step of the reward brought 2, and so did the next Scout phase.
    expect(s.player('A').mana).toBe(20 - 9 + 2 + 2);
  });

  test('EX-18 11: an Elder on the Irene of somebody else, until Round End', () => {
    const s = duel(
      'mana 0\nspecialists mireille\nhand hanna, bao',
      'passed\nspecialists irene',
      'northern-lakes:\n spots spirit-bog, cavern',
    );
    s.answer('A', turnEffect('mireille'));
    expect([s.player('A').elders, s.names(s.player('A').borrowed)]).toEqual([3, ['irene']]);
    expect(s.answer('A', discover('spirit-bog')).resources('A')).toEqual({ herb: 1 });
    s.answer('A', end, pass);
    expect([s.state.table.round, s.player('A').elders, s.player('A').borrowed]).toEqual([2, 4, []]);
    const later = s.answer('A', discover('cavern'));
    expect(later.resources('A')).toEqual({ herb: 1, knowledge: 3 });
  });
});

describe('EX-19 moon sides', () => {
  const moon = (a: string, b = 'passed', middle = ''): Scene => table([a, b], { side: 'moon', middle });
  const scout = (clan: string): Scene =>
    table([clan, clan === 'cross' ? 'star' : 'cross'], { side: 'moon', round: 'round 1, scout, first A' });

  test('EX-19 1: the Star scouts nine cards, sells one for any or Mana, and its first Council Member is free', () => {
    expect(goodsOf(scout('star'), 'A')).toEqual({ cards: 9 });
    const s = moon('star\nhand hanna, bao, irene, tadeo');
    s.answer('A', oneForOne, card('tadeo'), theFirst, kind('potion'));
    s.answer('A', oneForOne, card('irene'), theSecond);
    expect(goodsOf(s, 'A')).toEqual({ potion: 1, mana: 1, cards: 2 });
    s.answer('A', play('hanna'));
    expect([s.names(s.player('A').council), s.resources('A')]).toEqual([['hanna'], { potion: 1 }]);
    const second = moon('star, resources 1 knowledge 1 herb 1 potion\ncouncil hanna\nhand bao');
    expect(second.answer('A', play('bao')).resources('A')).toEqual({});
    expect(moon('star, resources 1 knowledge 1 herb\ncouncil hanna\nhand bao').can('A', play('bao'))).toBe(false);
  });

  test('EX-19 2: the Cross gains both sides of a "/" by its own space, one by an Orb, and an old one by its token', () => {
    expect(goodsOf(scout('cross'), 'A')).toEqual({ knowledge: 3, mana: 2, cards: 5 });
    const both = moon('cross').answer('A', spaceOnBoard, kind('herb'));
    expect(goodsOf(both, 'A')).toEqual({ herb: 1, mana: 3 });
    const orb = moon('cross, resources 2 potion\nouter ruin with living-chest').answer('A', build, theFirst);
    expect(goodsOf(orb, 'A')).toEqual({ mana: 3 });
    const spent = moon('cross, coven 2\nouter spirit-bog').answer('A', token);
    expect(spent.options('A')).toEqual([1, 2]);
    spent.answer('A', 2, theFirst);
    expect(goodsOf(spent, 'A')).toEqual({ herb: 1, points: 2 });
  });

  test('EX-19 3: the Circle harvests when it scouts, and its token gives Mana for Places', () => {
    const s = opening({ players: 2, side: 'moon', clans: ['circle', 'star'] });
    expect(goodsOf(s, 'A')).toEqual({ herb: 3 + 1, potion: 3 + 2, knowledge: 3, cards: 6 });
    const spent = moon('circle\nouter eternal-tree, cavern-plain, spirit-bog, ruin').answer('A', token);
    expect(goodsOf(spent, 'A')).toEqual({ mana: 4 });
  });

  test('EX-19 4: the Spike scouts 3 Mana, binds for the red stone, and a stone works once on its board', () => {
    expect(goodsOf(scout('spike'), 'A')).toEqual({ knowledge: 3, mana: 3, cards: 5 });
    const s = table(['spike, resources 2 herb 1 potion\ninner ark-of-longjiang\nhand mystic-elephant', 'passed'], {
      side: 'moon',
      round: 'round 1, actions, turn A, first A, red-stone',
    });
    s.answer('A', play('mystic-elephant'));
    expect([s.player('A').stones, s.state.table.redStone]).toEqual([[0, 0, 0, 0, 1], 0]);
    const used = s.answer('A', stoneSpace(2));
    expect(goodsOf(used, 'A')).toEqual({ mana: 2, cards: 3 });
    expect([used.player('A').stones, used.can('A', stoneSpace(2))]).toEqual([[0, 0, 0, 0, 0], false]);
    const ended = table(
      ['spike, stone-spaces none red none none\ninner ark-of-longjiang with mystic-elephant', 'cross'],
      {
        side: 'moon',
        round: 'round 3, scoring, first A',
      },
    ).answer('A', placeBest);
    expect(pointsOf(ended)[0]).toBe(4);
  });
});

describe('EX-20 the experienced start', () => {
  test('EX-20 round 1: draw 8, discard 2, keep 6; round 2: draw 6', () => {
    const s = opening({ experienced: true });
    expect(s.asked().map(({ who, verb }) => `${who} ${verb}`)).toEqual(['A discard', 'B discard']);
    expect([s.player('A').hand.length, s.player('B').hand.length]).toEqual([8, 8]);
    for (const who of ['B', 'A'] as const) {
      const [first, second] = s.options(who);
      s.answer(who, first, second);
    }
    expect([s.player('A').hand.length, s.player('B').hand.length]).toEqual([6, 6]);
    expect(s.state.table.discards).toHaveLength(4);
    passOn(s);
    expect([s.state.table.round, s.player('A').hand.length, s.player('B').hand.length]).toEqual([2, 12, 12]);
  });
});
