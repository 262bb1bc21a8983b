/** The worked examples of the rulebooks, EX-1 to EX-10: scouting and actions, with what must not be possible beside each. */
import { describe, expect, test } from 'vitest';
import { FIRST_RITUAL } from '../../src/index.ts';
import { goodsOf, opening, pointsOf, ritualOn, scoring, table } from '../rules/tables.ts';
import {
  asCouncil,
  build,
  built,
  CM,
  card,
  decline,
  discover,
  duel,
  elder,
  kind,
  NL,
  orbOn,
  pass,
  placeBest,
  play,
  type Scene,
  scytheOn,
  spaceIn,
  spaceOn,
  toInner,
  token,
  turnEffect,
} from '../scene.ts';

const AT_NL = (places: string): string => `northern-lakes:\n spots ${places}`;
const AT_CM = (places: string): string => `central-mountains:\n spots ${places}`;

describe('EX-1 the Scout phase', () => {
  test('EX-1 everybody draws 6 cards and gains 3 Knowledge and 2 Mana', () => {
    const s = table(['resources 3 herb 3 potion', 'resources 3 herb 3 potion'], { round: 'round 1, scout, first A' });
    for (const who of ['A', 'B'] as const)
      expect(goodsOf(s, who)).toEqual({ herb: 3, potion: 3, knowledge: 3, mana: 2, cards: 6 });
    expect(s.state.table.mainDeck).toHaveLength(88);
  });

  test('EX-1 from the start of a game it comes to the same', () => {
    const s = opening();
    for (const who of ['A', 'B'] as const)
      expect(goodsOf(s, who)).toEqual({ herb: 3, potion: 3, knowledge: 3, mana: 2, cards: 6 });
    expect(s.state.table.mainDeck).toHaveLength(88);
  });
});

describe('EX-2 discovering Spirit Bog', () => {
  test('EX-2 two Witches go to the Region, the Place to the Outer Circle, its spot stays empty until Round End', () => {
    const s = duel('mana 0', 'passed', AT_CM('ruin, spirit-bog, cavern'));
    s.answer('A', discover('spirit-bog'));
    const { regions } = s.state.table;
    expect(s.player('A').witches).toBe(2);
    expect(regions[CM].witches).toEqual([2, 0]);
    expect(regions[NL].witches).toEqual([0, 0]);
    expect(s.names(s.player('A').outer)).toEqual(['spirit-bog']);
    expect(s.names(regions[CM].spots)).toEqual(['ruin', 'none', 'cavern']);
    s.answer('A', token);
    expect(s.names(regions[CM].spots)).toEqual(['ruin', 'none', 'cavern']);
    s.answer('A', pass);
    expect(s.state.table.round).toBe(2);
    const refilled = s.names(s.state.table.regions[CM].spots);
    expect([refilled[0], refilled[2]]).toEqual(['ruin', 'cavern']);
    expect(refilled[1]).not.toBe('none');
  });

  test('EX-2 with one Witch it is not possible, and an Elder is no Witch', () => {
    const middle = AT_CM('ruin, spirit-bog');
    const one = duel('witches 1', 'passed', middle);
    expect([one.can('A', discover('spirit-bog')), one.can('A', discover('ruin'))]).toEqual([false, true]);
    expect(one.player('A').elders).toBe(4);
    expect(duel('witches 2', 'passed', middle).can('A', discover('spirit-bog'))).toBe(true);
  });
});

describe('EX-3 the Clan token', () => {
  const places = 'outer spirit-bog, cavern, mystic-springs\ninner nqobantu-mine';
  test('EX-3 harvests the Outer Circle and adds a Herb and a Potion', () => {
    const s = duel(`mana 0\n${places}`).answer('A', token);
    expect(goodsOf(s, 'A')).toEqual({ herb: 2, potion: 2, mana: 2 });
  });

  test('EX-3 once a round', () => {
    const s = duel(`mana 0\n${places}`).answer('A', token);
    expect(s.player('A').tokenUsed).toBe(1);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'takeTurn' }]);
    expect(s.can('A', token)).toBe(false);
  });

  test('EX-3 Places in the Inner Circle give nothing', () => {
    const s = duel('mana 0\ninner nqobantu-mine, spirit-bog, cavern, mystic-springs').answer('A', token);
    expect(goodsOf(s, 'A')).toEqual({ herb: 1, potion: 1 });
  });
});

describe('EX-4 Transmutation Chalice on Spirit Bog', () => {
  test('EX-4 costs a Herb and two Potions, brings a Herb, and 2 points for the Artifact', () => {
    const s = duel('resources 1 herb 2 potion\nouter spirit-bog\nhand transmutation-chalice');
    s.answer('A', play('transmutation-chalice'));
    expect(goodsOf(s, 'A')).toEqual({ herb: 1, points: 2 });
    expect(ritualOn(s, card('spirit-bog'))).toBe('transmutation-chalice');
    // Its Action Space was not used by playing it.
    expect(s.player('A').witches).toBe(4);
    expect(s.state.table.witchesOn[card('transmutation-chalice') - FIRST_RITUAL]).toBe(0);
  });

  test('EX-4 the harvest bonus still counts', () => {
    const s = duel('mana 0\nouter spirit-bog with transmutation-chalice').answer('A', token);
    expect(s.resources('A')).toEqual({ herb: 2, potion: 1 });
  });

  test('EX-4 the icon still counts', () => {
    const s = scoring(['stones wave\ninner spirit-bog with transmutation-chalice', '']).answer('A', placeBest);
    expect(pointsOf(s)[0]).toBe(2 + 2 + 1);
  });

  test('EX-4 without the keyword there are no points', () => {
    const s = duel('resources 2 herb 1 potion\nouter spirit-bog\nhand mystic-elephant');
    expect(goodsOf(s.answer('A', play('mystic-elephant')), 'A')).toEqual({ herb: 1 });
  });

  test('EX-4 no second Ritual on the same Place', () => {
    const s = duel(
      'resources 9 herb 9 potion\nouter spirit-bog with transmutation-chalice\nhand mystic-elephant, hanna',
    );
    expect(s.can('A', play('mystic-elephant'))).toBe(false);
    const two = duel(
      'resources 9 herb 9 potion\nouter spirit-bog with transmutation-chalice, ruin\nhand mystic-elephant, hanna',
    ).answer('A', play('mystic-elephant'));
    expect([card('spirit-bog'), card('ruin')].map((place) => ritualOn(two, place))).toEqual([
      'transmutation-chalice',
      'mystic-elephant',
    ]);
  });
});

describe('EX-5 the Specialist Irene', () => {
  test('EX-5 costs two Knowledge and a Herb; then each discovery is harvested', () => {
    const s = duel('resources 2 knowledge 1 herb\nhand irene', 'passed', AT_NL('spirit-bog, cavern'));
    s.answer('A', play('irene'));
    expect(goodsOf(s, 'A')).toEqual({});
    expect(s.names(s.player('A').specialists)).toEqual(['irene']);
    s.answer('A', discover('spirit-bog'));
    expect(goodsOf(s, 'A')).toEqual({ herb: 1 });
    expect(goodsOf(s.answer('A', discover('cavern')), 'A')).toEqual({ herb: 1, potion: 1 });
  });

  test('EX-5 a second Irene is no Specialist, but may join the council', () => {
    const poor = duel("resources 2 knowledge 1 herb\nspecialists irene\nhand irene'");
    expect(poor.can('A', play("irene'"))).toBe(false);
    const s = duel("resources 3 knowledge 2 herb 1 potion\nspecialists irene\nhand irene'");
    s.answer('A', play("irene'"));
    expect([s.names(s.player('A').specialists), s.names(s.player('A').council)]).toEqual([['irene'], ['irene']]);
    expect(s.resources('A')).toEqual({ knowledge: 2, herb: 1 });
  });
});

describe('EX-6 the first Council Member', () => {
  test('EX-6 costs one of each whatever is printed; then each discovery brings 2 points', () => {
    const s = duel('resources 2 knowledge 1 herb 2 potion\nhand hanna', 'passed', AT_NL('ruin, thistle-meadow'));
    s.answer('A', play('hanna'), asCouncil);
    expect(s.resources('A')).toEqual({ knowledge: 1, potion: 1 });
    expect(s.names(s.player('A').council)).toEqual(['hanna']);
    s.answer('A', discover('ruin'));
    expect(s.player('A').points).toBe(2);
    expect(s.answer('A', discover('thistle-meadow')).player('A').points).toBe(4);
  });

  test('EX-6 without the printed cost it is played all the same', () => {
    const s = duel('resources 1 knowledge 1 herb 1 potion\nhand hanna').answer('A', play('hanna'));
    expect([s.names(s.player('A').council), s.resources('A')]).toEqual([['hanna'], {}]);
  });

  test('EX-6 keywords, Specialist effect and points are off', () => {
    const s = duel('resources 2 herb 2 potion\ncouncil hanna, alwyn\nouter ruin\nhand choir-of-beasts');
    expect(s.can('A', turnEffect('hanna'))).toBe(false);
    // Choir of Beasts counts itself, and Alwyn in the council does not answer it.
    expect(s.answer('A', play('choir-of-beasts')).player('A').points).toBe(1);
    expect(pointsOf(scoring(['council hanna', '']))).toEqual([0, 0]);
  });

  test('EX-6 the next one costs two of each', () => {
    const exact = 'resources 2 knowledge 2 herb 2 potion\ncouncil hanna\nhand tadeo';
    const s = duel(exact).answer('A', play('tadeo'), asCouncil);
    expect([s.names(s.player('A').council), s.resources('A')]).toEqual([['tadeo', 'hanna'], {}]);
    const poor = duel('resources 1 knowledge 2 herb 2 potion\ncouncil hanna\nhand tadeo');
    expect(poor.can('A', play('tadeo'))).toBe(false);
  });
});

describe('EX-7 a Witch at the Northern Lakes', () => {
  test('EX-7 discards a card and gains three of any kind', () => {
    const s = duel('mana 0\nhand hanna, tadeo').answer('A', spaceIn(NL), card('hanna'), kind('knowledge'));
    expect(s.resources('A')).toEqual({ knowledge: 3 });
    expect([s.names(s.player('A').hand), s.names(s.state.table.discards)]).toEqual([['tadeo'], ['hanna']]);
    expect(s.player('A').witches).toBe(3);
    expect(s.state.table.regions[NL].space).toEqual([0]);
    expect(s.can('A', spaceIn(NL))).toBe(false);
  });

  test('EX-7 the three may be a mix', () => {
    const s = duel('mana 0\nhand hanna').answer('A', spaceIn(NL), kind('herb'), kind('potion'), kind('knowledge'));
    expect(s.resources('A')).toEqual({ herb: 1, potion: 1, knowledge: 1 });
  });

  test('EX-7 not with an Elder, not without a card', () => {
    expect(duel('witches 0\nhand hanna, tadeo').can('A', spaceIn(NL))).toBe(false);
    const without = duel('mana 0');
    expect(without.can('A', spaceIn(NL))).toBe(false);
    expect(without.can('A', spaceIn(CM))).toBe(true);
  });
});

describe('EX-8 an Elder on the Chalice', () => {
  const inner = 'inner spirit-bog with transmutation-chalice';
  test('EX-8 pays any two, gains any three and a point', () => {
    const s = duel(`resources 1 herb 1 potion 1 knowledge\n${inner}`);
    s.answer('A', spaceOn('transmutation-chalice'), elder, kind('herb'), kind('knowledge'));
    expect(s.resources('A')).toEqual({ potion: 1 });
    s.answer('A', kind('potion'), kind('potion'), kind('potion'));
    expect(goodsOf(s, 'A')).toEqual({ potion: 4, points: 1 });
    expect([s.player('A').elders, s.player('A').witches]).toEqual([3, 4]);
    expect(s.can('A', spaceOn('transmutation-chalice'))).toBe(false);
  });

  test('EX-8 with one resource it is not possible', () => {
    expect(duel(`resources 1 herb\n${inner}`).can('A', spaceOn('transmutation-chalice'))).toBe(false);
  });

  test('EX-8 in the Outer Circle only with a Witch', () => {
    const outer = 'resources 2 herb\nouter spirit-bog with transmutation-chalice';
    const s = duel(outer).answer('A', spaceOn('transmutation-chalice'), kind('knowledge'));
    expect([s.player('A').witches, s.player('A').elders]).toEqual([3, 4]);
    const without = duel(`witches 0, ${outer}`);
    expect(without.can('A', spaceOn('transmutation-chalice'))).toBe(false);
  });

  test('EX-8 the moon Circle may send an Elder there', () => {
    const outer = 'circle, witches 0, resources 2 herb\nouter spirit-bog with transmutation-chalice';
    const s = table([outer, 'passed'], { side: 'moon' });
    s.answer('A', spaceOn('transmutation-chalice'), kind('knowledge'));
    expect([s.player('A').elders, s.player('A').points]).toEqual([3, 1]);
  });
});

describe('EX-9 building Catalysts', () => {
  const places = 'outer spirit-bog with spacial-distortion, sanctum with energy-pillar';
  const start = (): Scene =>
    duel(`coven 2, resources 2 herb 2 potion\n${places}`).answer(
      'A',
      build,
      scytheOn('spacial-distortion'),
      scytheOn('spacial-distortion'),
      orbOn('energy-pillar'),
    );
  test('EX-9 two Scythes and an Orb for two Herbs and two Potions; a step, and its Transfer', () => {
    const s = start();
    expect([s.resources('A'), s.player('A').coven]).toEqual([{}, 3]);
    s.answer('A', toInner('sanctum'));
    expect([s.names(s.player('A').outer), s.names(s.player('A').inner)]).toEqual([['spirit-bog'], ['sanctum']]);
    expect(ritualOn(s, card('sanctum'))).toBe('energy-pillar');
    expect(s.state.table.orbs[card('energy-pillar') - FIRST_RITUAL]).toBe(1);
    // Spirit Bog now gives three Herbs, the token one more.
    expect(s.answer('A', token).resources('A')).toEqual({ herb: 4, potion: 1 });
  });

  test('EX-9 the Transfer may be declined', () => {
    const s = start().answer('A', decline);
    expect([s.names(s.player('A').outer), s.player('A').inner]).toEqual([['spirit-bog', 'sanctum'], []]);
  });

  test('EX-9 no third Catalyst on two building spaces', () => {
    const s = duel(`resources 9 herb 9 potion\n${places}`);
    s.answer('A', build, scytheOn('spacial-distortion'), scytheOn('spacial-distortion'));
    expect([s.can('A', scytheOn('spacial-distortion')), s.can('A', orbOn('spacial-distortion'))]).toEqual([
      false,
      false,
    ]);
  });
});

describe('EX-10 the Coven track', () => {
  test('EX-10 two steps in one turn: 2 Mana, then 3 points', () => {
    const s = duel('resources 1 herb 4 potion\nouter ruin with energy-pillar');
    s.answer('A', build, orbOn('energy-pillar'), orbOn('energy-pillar'));
    expect(goodsOf(s, 'A')).toEqual({ herb: 1, mana: 2, points: 3 });
  });

  test.each([1, 2, 3])('EX-10 at the top %i steps give 2 points each', (n) => {
    const s = duel('coven 6, resources 9 potion\nouter ruin with weaver-spider, foggy-ford with energy-pillar');
    const orbs = [orbOn('energy-pillar'), orbOn('energy-pillar'), orbOn('weaver-spider')];
    s.answer('A', build, ...orbs.slice(0, n), built);
    // Weaver Spider adds a point for each Catalyst.
    expect(s.player('A').points).toBe(2 * n + n);
  });
});
