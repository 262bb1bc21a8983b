/** The worked examples of the rulebooks, EX-1 to EX-20, with what must not be possible beside each. */
import { describe, expect, test } from 'vitest';
import { FIRST_RITUAL } from '../src/index.ts';
import { BEST } from '../src/score.ts';
import {
  battle,
  goodsOf,
  opening,
  passOn,
  pointsOf,
  resultOf,
  ritualOn,
  scoring,
  solo,
  table,
  told,
} from './rules/tables.ts';
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
  end,
  kind,
  NL,
  oneForOne,
  orbOn,
  pass,
  play,
  type Scene,
  scytheOn,
  spaceIn,
  spaceOn,
  spaceOnBoard,
  stoneSpace,
  toInner,
  token,
  turnEffect,
  twoForOne,
} from './scene.ts';

const AT_NL = (places: string): string => `northern-lakes:\n spots ${places}`;
const AT_CM = (places: string): string => `central-mountains:\n spots ${places}`;
const strengths = (s: Scene): number[] => told(s, 'strength').map(({ n }) => n);
const rewards = (s: Scene, seat: number): number[] =>
  told(s, 'reward')
    .filter((news) => news.seat === seat)
    .map(({ strength }) => strength)
    .sort();

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
    const s = scoring(['stones wave\ninner spirit-bog with transmutation-chalice', '']).answer('A', BEST);
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
    const s = duel('coven 6, resources 9 potion\nouter ruin with weaver-spider, foggy-ford with living-chest');
    s.answer('A', build, ...new Array<number>(n).fill(orbOn('weaver-spider')), ...[built]);
    // Weaver Spider adds a point for each Catalyst.
    expect(s.player('A').points).toBe(2 * n + n);
  });
});

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
    s.answer('A', 1);
    expect(s.player('A').stones).toEqual([0, 1, 0, 0, 0]);
    expect(s.state.table.regions[NL].stones).toEqual([0, 2]);
    expect(s.state.table.first).toBe(0);
  });

  test('EX-13 the new holder of the marker already counts at the next battle', () => {
    const both = `${lakes}\ncentral-mountains: witches A 1 B 1, stones eye wave`;
    const s = battle(['mana 4', 'mana 3'], both, { round: 'round 1, battles, first B' });
    s.answer('B', 3).answer('A', 4, 0);
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
    s.answer('B', 2);
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
    s.answer('B', 0, 1);
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
    ]).answer('A', BEST);
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
    const s = fight('tadeo, irene');
    expect(strengths(s)).toEqual([6, 6]);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'takeStone' }]);
  });
});

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
      'resources 2 herb 2 potion\nouter ruin, foggy-ford with owl-courier\ninner nqobantu-mine with cat-advisor\nspecialists irene, corvin\ncouncil hanna\nhand choir-of-beasts',
    );
    expect(s.answer('A', play('choir-of-beasts')).player('A').points).toBe(4 + 1);
  });

  test('EX-18 5: the empty spot is filled, then any Place there is discovered without Witches', () => {
    const s = table(
      ['resources 2 herb 2 knowledge\nouter ruin\nspecialists irene\nhand lamp-of-hidden-trails', 'passed'],
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
    const s = duel(`mana 7\nspecialists oskar\n${place}`);
    s.answer(
      'A',
      build,
      scytheOn('weaver-spider', true),
      scytheOn('weaver-spider', true),
      orbOn('weaver-spider', true),
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
    s.answer('A', oneForOne, card('tadeo'), 0, kind('potion'));
    s.answer('A', oneForOne, card('irene'), 1);
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
    const orb = moon('cross, resources 2 potion\nouter ruin with living-chest').answer('A', build, 0);
    expect(goodsOf(orb, 'A')).toEqual({ mana: 3 });
    const spent = moon('cross, coven 2\nouter spirit-bog').answer('A', token);
    expect(spent.options('A')).toEqual([1, 2]);
    spent.answer('A', 2, 0);
    expect(goodsOf(spent, 'A')).toEqual({ herb: 1, points: 3 });
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
    expect(goodsOf(used, 'A')).toEqual({ mana: 3, cards: 2 });
    expect([used.player('A').stones, used.can('A', stoneSpace(2))]).toEqual([[0, 0, 0, 0, 0], false]);
    const ended = table(
      ['spike, stone-spaces none red none none\ninner ark-of-longjiang with mystic-elephant', 'cross'],
      {
        side: 'moon',
        round: 'round 3, scoring, first A',
      },
    ).answer('A', BEST);
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
