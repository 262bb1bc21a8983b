/** EV-17: effects of cards that the rulebooks explain, and what was decided about them. */
import { describe, expect, test } from 'vitest';
import { FIRST_RITUAL, type PersonName, placeFace } from '../../src/index.ts';
import {
  build,
  CM,
  card,
  decline,
  discover,
  duel,
  elder,
  end,
  kind,
  NL,
  orbOn,
  pass,
  placeBest,
  play,
  type Scene,
  SS,
  scytheOn,
  spaceIn,
  spaceOn,
  stone,
  toInner,
  token,
  toRegion,
  turnEffect,
  twoForOne,
} from '../scene.ts';
import { battle, goodsOf, passOn, pointsOf, scoring, table, told } from './tables.ts';

describe('explained effects', () => {
  test("EV-17.1 3 points for each Scythe, or for each Orb, of one's own clan", () => {
    const places = 'outer ruin with energy-pillar 2 scythe\ninner hermits-loft with weaver-spider 1 scythe 1 orb';
    const mine = (council: string): number =>
      pointsOf(scoring([`council ${council}\n${places}`, "outer ruin' with energy-pillar' 1 scythe 1 orb"]))[0];
    expect([mine('hoja'), mine('oskar'), mine('hoja, oskar')]).toEqual([9, 3, 12]);
  });

  test.each([
    ['eye', 'thandeka', 'hermits-loft'],
    ['flame', 'gregor', 'waggoners-inn'],
    ['wave', 'nila', 'mystic-springs'],
    ['fang', 'dragomir', 'cavern-plain'],
  ] as const)('EV-17.2 2 points for each %s, stone and icon', (shape, person, place) => {
    const s = scoring([`stones ${shape}\ninner ${place}, ${place}'\ncouncil ${person}`, '']).answer('A', placeBest);
    expect(pointsOf(s)).toEqual([2 * 3 + 2 * placeFace(card(place), 'sun').points, 0]);
  });

  test('EV-17.3 EV-A.36 the Pyre may burn itself; its figure comes back, its Place is free', () => {
    const s = duel(
      'resources 1 herb 2 potion\nouter spirit-bog with pyre-of-renewal\nhand transmutation-chalice',
    ).answer('A', spaceOn('pyre-of-renewal'));
    expect([goodsOf(s, 'A'), s.player('A').witches]).toEqual([{ herb: 2, potion: 3, points: 2, cards: 1 }, 4]);
    // A new Ritual there triggers the Binding Bonus again.
    s.answer('A', play('transmutation-chalice'));
    expect(goodsOf(s, 'A')).toEqual({ herb: 2, potion: 1, points: 4 });
  });

  test('EV-17.3 EV-A.36 Catalysts go with it, steps stay', () => {
    const s = duel('coven 2\ninner ruin with energy-pillar 1 scythe 1 orb 1 elder, cavern with pyre-of-renewal');
    s.answer('A', spaceOn('pyre-of-renewal'), elder, card('energy-pillar'));
    const i = card('energy-pillar') - FIRST_RITUAL;
    expect([s.state.table.scythes[i], s.state.table.orbs[i], s.state.table.eldersOn[i]]).toEqual([0, 0, 0]);
    expect([s.player('A').coven, s.player('A').elders, s.names(s.state.table.removed)]).toEqual([
      2,
      3,
      ['energy-pillar'],
    ]);
    expect(s.names(s.state.table.discards)).toEqual([]);
  });

  test('EV-17.4 all figures of one Ritual go to one Region in play: of which Ritual is chosen, whether is not', () => {
    const s = table(
      [
        'resources 2 potion 2 knowledge\nouter ruin, cavern with twin-scythes 1 witch 2 elder, archive with owl-courier 1 witch\nhand spacial-distortion',
        'passed',
        'passed',
      ],
      { middle: 'southern-slopes: stones eye' },
    );
    s.answer('A', play('spacial-distortion'));
    expect(s.options('A')).toEqual([card('twin-scythes'), card('owl-courier')]);
    s.answer('A', card('twin-scythes'));
    expect(s.options('A')).toEqual([NL, CM, SS]);
    s.answer('A', SS);
    const region = s.state.table.regions[SS];
    expect([region.witches[0], region.elders[0], region.space]).toEqual([1, 2, []]);
    expect(s.state.table.witchesOn[card('owl-courier') - FIRST_RITUAL]).toBe(1);
    passOn(s).answer('A', 0);
    expect(told(s, 'strength')).toMatchObject([{ region: SS, n: 3 }]);
  });

  test('EV-17.4 EV-A.37 without figures there is the Mana only', () => {
    const s = duel('resources 2 potion 2 knowledge\nouter ruin\nhand spacial-distortion').answer(
      'A',
      play('spacial-distortion'),
    );
    expect([s.player('A').mana, s.asked()[0].verb]).toEqual([2, 'takeTurn']);
  });

  test('EV-17.5 a point for each Familiar that is seen', () => {
    const s = duel(
      'resources 2 herb 2 potion\nouter ruin, cavern with owl-courier\ninner archive with marsh-stork\nspecialists irene\ncouncil corvin\nhand choir-of-beasts, hanna',
      "passed\nspecialists irene'",
    );
    expect(s.answer('A', play('choir-of-beasts')).player('A').points).toBe(3 + 1);
  });

  test('EV-17.6 EV-A.20 only empty spots of the chosen Region are filled', () => {
    const s = table(['resources 2 herb 2 knowledge\nouter ruin\nhand lamp-of-hidden-trails', 'passed'], {
      middle: 'northern-lakes:\n spots none, cavern, none\ncentral-mountains:\n spots none, sanctum, none',
      decks: 'main-deck rest\nplace-deck archive, foggy-ford, hermits-loft',
    });
    s.answer('A', play('lamp-of-hidden-trails'), CM, card('archive'));
    expect(s.state.table.regions.map(({ spots }) => s.names(spots))).toEqual([
      ['none', 'cavern', 'none'],
      ['none', 'sanctum', 'foggy-ford'],
    ]);
    expect([s.names(s.player('A').outer), s.player('A').witches]).toEqual([['ruin', 'archive'], 4]);
  });

  test('EV-17.7 a point for each Place that one harvests, by whatever means', () => {
    const s = duel(
      "mana 0\ncouncil corvin\nspecialists hoja, corvin'\nouter ruin\ninner hermits-loft",
      'passed\nouter cavern',
    );
    s.answer('A', turnEffect('hoja'), card('hermits-loft'));
    s.answer('A', turnEffect("corvin'"));
    expect([s.player('A').points, s.resources('A')]).toEqual([2, { knowledge: 1, potion: 1 }]);
    s.answer('A', token);
    expect(s.player('A').points).toBe(3);
  });

  test('EV-17.8 a point for each card one discards as a cost or an effect', () => {
    const s = duel('mana 0\ncouncil tadeo\nspecialists matilda\nhand hanna, bao, irene, oskar');
    s.answer('A', turnEffect('matilda'), card('hanna'), kind('knowledge'));
    expect(s.player('A').points).toBe(1);
    s.answer('A', twoForOne, card('bao'), card('irene'), kind('herb'));
    expect(s.player('A').points).toBe(3);
    s.answer('A', spaceIn(NL), kind('knowledge'));
    expect(s.player('A').points).toBe(4);
  });

  test('EV-17.9 2 points each time one discovers a Place', () => {
    const s = duel('mana 0\ncouncil hanna', 'passed', 'northern-lakes:\n spots ruin, cavern');
    s.answer('A', discover('ruin')).answer('A', discover('cavern'));
    expect(s.player('A').points).toBe(4);
  });

  test('EV-17.10 resource symbols in both circles, cards, Mana and points not among them', () => {
    const s = scoring([
      'council bao\nouter apothecary-terraces, fox-earth, crossroads-market\ninner alembic-grotto',
      '',
    ]);
    expect(pointsOf(s)).toEqual([2 + 1 + 2, 0]);
    const scythes = scoring([
      'council bao\nouter foggy-ford with weaver-spider 2 scythe, spirit-bog with energy-pillar 2 scythe',
      '',
    ]);
    expect(pointsOf(scythes)).toEqual([1 + 1, 0]);
  });

  test('EV-17.11 Mana for Catalysts, or the usual cost, for each one', () => {
    const s = duel('mana 5, resources 1 herb 2 potion\nspecialists oskar\nouter ruin with weaver-spider').answer(
      'A',
      build,
    );
    expect(s.options('A')).toEqual([
      scytheOn('weaver-spider'),
      scytheOn('weaver-spider', true),
      orbOn('weaver-spider'),
      orbOn('weaver-spider', true),
    ]);
    s.answer('A', scytheOn('weaver-spider', true), orbOn('weaver-spider'));
    // The step brings 2 Mana, the spider a point for each.
    expect(goodsOf(s, 'A')).toEqual({ herb: 1, mana: 3 + 2, points: 2 });
    const poor = duel('mana 1\nspecialists oskar\nouter ruin with weaver-spider');
    expect(poor.can('A', build)).toBe(false);
    const two = duel('mana 2, resources 1 herb\nspecialists oskar\nouter ruin with weaver-spider').answer('A', build);
    expect(two.answer('A', scytheOn('weaver-spider', true)).resources('A')).toEqual({ herb: 1 });
  });

  test("EV-17.12 EV-A.35 an Elder on somebody's Specialist: its effect works for both", () => {
    const s = duel(
      'resources 2 herb\nspecialists mireille\nouter ruin\nhand mystic-elephant',
      'mana 0\nspecialists bao\nouter cavern',
    );
    expect(s.can('A', play('mystic-elephant'))).toBe(false);
    s.answer('A', turnEffect('mireille'));
    expect([s.player('A').elders, s.can('A', play('mystic-elephant'))]).toEqual([3, true]);
    s.answer('A', play('mystic-elephant'));
    expect([s.resources('A'), s.names(s.player('B').specialists)]).toEqual([{}, ['bao']]);
    // No points come with it, and it counts for nothing else.
    const ended = scoring(['specialists mireille\nborrowed bao', 'specialists bao']);
    expect(pointsOf(ended)).toEqual([1, 1]);
  });

  test('EV-17.12 EV-A.35 a turn effect works once a round for the borrower, turned or not, and leaves the owner alone', () => {
    const s = duel('mana 0\nspecialists mireille', 'passed\nspecialists hanna turned').answer(
      'A',
      turnEffect('mireille'),
    );
    s.answer('A', turnEffect('hanna'), decline);
    expect([s.player('A').mana, s.can('A', turnEffect('hanna'))]).toEqual([1, false]);
    const fresh = duel('mana 0\nspecialists mireille', 'mana 0\nspecialists hanna').answer('A', turnEffect('mireille'));
    fresh.answer('A', turnEffect('hanna'), decline, pass);
    expect(fresh.can('B', turnEffect('hanna'))).toBe(true);
  });

  test('EV-17.12 EV-A.35 without an Elder, or with nothing but the same Specialist to copy, nothing happens', () => {
    const none = duel('elders 0\nspecialists mireille', 'passed\nspecialists hanna').answer(
      'A',
      turnEffect('mireille'),
    );
    expect(none.player('A').borrowed).toEqual([]);
    const same = duel('mana 0\nspecialists mireille', "passed\nspecialists mireille'").answer(
      'A',
      turnEffect('mireille'),
    );
    expect([same.player('A').borrowed, same.player('A').elders]).toEqual([[], 4]);
  });

  test("EV-17.12 beside one's own Specialist of that name, the borrowed one works as well", () => {
    const doubled = (name: PersonName, a: string): Scene =>
      duel(
        `${a}\nspecialists mireille turned, ${name}\nborrowed ${name}'`,
        `passed\nspecialists ${name}'`,
        'northern-lakes:\n spots thistle-meadow',
      );
    // A rule, two that answer something, and a turn effect.
    const bao = doubled('bao', 'resources 2 herb\nouter ruin\nhand golden-cauldron');
    expect(goodsOf(bao.answer('A', play('golden-cauldron')), 'A')).toEqual({});
    expect(goodsOf(doubled('irene', 'mana 0').answer('A', discover('thistle-meadow')), 'A')).toEqual({ herb: 2 });
    const alwyn = doubled('alwyn', 'resources 2 herb 1 potion\nouter ruin\nhand mystic-elephant');
    expect(goodsOf(alwyn.answer('A', play('mystic-elephant')), 'A')).toEqual({ points: 3 + 3 });
    const hoja = doubled('hoja', 'mana 0\nouter hermits-loft');
    hoja.answer('A', turnEffect('hoja')).answer('A', turnEffect("hoja'"));
    expect([goodsOf(hoja, 'A'), hoja.can('A', turnEffect('hoja'))]).toEqual([{ knowledge: 2 }, false]);
  });

  const doubledInBattle = (name: PersonName, mana: number): Scene =>
    battle(
      [`mana ${mana}\nspecialists mireille turned, ${name}\nborrowed ${name}'`, `specialists ${name}'`],
      'northern-lakes: witches A 1, stones eye wave',
    );
  test("EV-17.12 beside one's own Specialist of that name, the borrowed one's Battle effect works as well", () => {
    const ilse = doubledInBattle('ilse', 0).answer('A', toRegion(NL), toRegion(NL));
    expect(ilse.asked()).toEqual([{ who: 'A', verb: 'putElders' }]);
    // The fourth Elder stands on Ilse.
    ilse.answer('A', toRegion(NL));
    expect([ilse.player('A').elders, ilse.state.table.regions[NL].elders]).toEqual([0, [3, 0]]);
    const dragomir = doubledInBattle('dragomir', 0).answer('A', toRegion(NL), toRegion(NL));
    expect(told(dragomir, 'strength').map(({ n }) => n)).toEqual([1 + 2 + 2]);
  });

  test.each([
    [9, 4, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    [9, 7, [3, 4, 5, 6, 7, 8, 9]],
    [5, 3, [0, 1, 2, 3, 4, 5]],
  ])('EV-17.12 EV-17.13 EV-A.28 two who change the dial, with %i Mana and %i on it: up to 4', (mana, dial, options) => {
    expect(doubledInBattle('tadeo', mana).answer('A', dial).options('A')).toEqual(options);
  });

  const gamblers = (mana: number): Scene =>
    battle(
      [`mana ${mana}\nspecialists tadeo`, `mana ${mana}\nspecialists tadeo'`],
      'northern-lakes: witches A 1 B 1, stones eye wave',
    );
  test('EV-17.13 EV-A.28 after the reveal the dial may change by up to 2, for both owners at once', () => {
    const s = gamblers(6).answer('A', 3).answer('B', 5);
    expect(s.asked().map(({ who }) => who)).toEqual(['A', 'B']);
    expect([s.options('A'), s.options('B')]).toEqual([
      [1, 2, 3, 4, 5],
      [3, 4, 5, 6],
    ]);
    s.answer('A', 5);
    expect(s.player('A').dial).toBe(3);
    s.answer('B', 3);
    // 5 against 3 in the end: only that is paid, and it counts.
    expect([s.player('A').mana, s.player('B').mana, s.asked()[0].who]).toEqual([1, 3, 'A']);
  });

  test('EV-17.13 EV-A.28 a tie is decided by the last value', () => {
    const s = battle(['mana 9\nspecialists tadeo', 'mana 9'], 'northern-lakes: witches A 1 B 2, stones eye wave')
      .answer('A', 3)
      .answer('B', 3);
    s.answer('A', 4);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'takeStone' }]);
  });

  test('EV-17.13 only who takes part, and never more than one has', () => {
    const s = battle(['mana 9\nspecialists tadeo', 'mana 9'], 'northern-lakes: witches B 1, stones eye wave').answer(
      'B',
      3,
    );
    expect(s.asked()).toEqual([{ who: 'B', verb: 'takeStone' }]);
    expect(gamblers(1).answer('A', 1).answer('B', 0).options('A')).toEqual([0, 1]);
  });

  test('EV-17.14 Irene harvests what is discovered, wherever it is discovered', () => {
    const s = duel('mana 0\nspecialists irene', 'passed', 'central-mountains:\n spots sanctum, apothecary-terraces');
    s.answer('A', discover('sanctum')).answer('A', discover('apothecary-terraces'));
    expect(goodsOf(s, 'A')).toEqual({ herb: 1, potion: 1, points: 1 });
  });

  test('EV-17.15 the Chalice: any two for any three and a point', () => {
    const s = duel('resources 2 knowledge\nouter ruin with transmutation-chalice\nhand hanna, bao');
    s.answer('A', spaceOn('transmutation-chalice'), kind('herb'), kind('herb'), kind('potion'));
    expect(goodsOf(s, 'A')).toEqual({ herb: 2, potion: 1, points: 1, cards: 2 });
    expect(s.answer('A', end).can('A', spaceOn('transmutation-chalice'))).toBe(false);
  });
});

describe('several that answer the same thing', () => {
  test('EV-A.43 their owner says which comes first', () => {
    const s = battle(
      ['mana 3\nspecialists zuri\ncouncil ilse', 'mana 1'],
      'northern-lakes: witches A 1, stones eye wave',
    ).answer('A', 0, stone('eye'));
    // Ilse's points need no order.
    expect(s.asked()).toEqual([{ who: 'A', verb: 'gainAny' }]);
    const start = battle(['mana 3\nspecialists ilse, dragomir', ''], 'central-mountains: witches A 1, stones eye wave');
    expect(start.asked()).toEqual([{ who: 'A', verb: 'order' }]);
    start.answer('A', card('ilse'), toRegion(NL), decline);
    // The Elder that Ilse sent opens the Northern Lakes to Dragomir.
    expect(start.options('A')).toEqual([decline, toRegion(NL), toRegion(CM)]);
    const other = battle(
      ['mana 3\nspecialists ilse, dragomir', ''],
      'central-mountains: witches A 1, stones eye wave',
    ).answer('A', card('dragomir'));
    expect(other.options('A')).toEqual([decline, toRegion(CM)]);
  });

  test('EV-A.43 each is finished with everything that answers it before the next begins', () => {
    const s = duel(
      'resources 1 herb 2 potion 1 knowledge\ncouncil sefu\nouter ruin with threshold-blessing, cavern, archive\nhand inward-procession',
    );
    s.answer('A', play('inward-procession'), card('cavern'), toInner('ruin'));
    // The first Transfer has already brought 3 and 2 points when the second is asked for.
    expect([s.player('A').points, s.asked()[0].verb]).toEqual([5, 'transfer']);
    expect(s.answer('A', toInner('archive')).player('A').points).toBe(10);
  });
});
