/** EV-12: Action Spaces and Transfers. */
import { describe, expect, test } from 'vitest';
import { FIRST_RITUAL } from '../../src/index.ts';
import {
  build,
  CM,
  card,
  decline,
  duel,
  elder,
  end,
  kind,
  NL,
  play,
  type Scene,
  SS,
  spaceIn,
  spaceOn,
  spaceOnBoard,
  theFirst,
  theSecond,
  theThird,
  toInner,
  token,
  turnEffect,
  twoForOne,
  witch,
} from '../scene.ts';
import { battle, goodsOf, passOn, ritualOn, table, told } from './tables.ts';

const three = (a: string): Scene => table([a, 'passed', 'passed']);

describe('Action Spaces', () => {
  test("EV-12.1 a figure from the reserve goes to a free space: of a Region, of a Ritual, of the Cross' moon board", () => {
    const s = table(['cross, resources 3 herb\nouter ruin with energy-pillar\nhand bao', 'passed'], { side: 'moon' });
    s.answer('A', spaceIn(NL), kind('knowledge'));
    s.answer('A', spaceOn('energy-pillar'), kind('herb'));
    s.answer('A', spaceOnBoard, kind('herb'));
    expect([s.player('A').witches, s.player('A').boardWitch]).toEqual([1, 1]);
    expect(s.state.table.regions[NL].space).toEqual([0]);
    expect(s.state.table.witchesOn[card('energy-pillar') - FIRST_RITUAL]).toBe(1);
    expect([spaceIn(NL), spaceOn('energy-pillar'), spaceOnBoard].some((space) => s.can('A', space))).toBe(false);
  });

  test('EV-12.2 an occupied space cannot be used, by nobody', () => {
    const s = duel('mana 0', 'mana 0').answer('A', spaceIn(CM), theFirst, end);
    expect([s.asked()[0].who, s.can('B', spaceIn(CM))]).toEqual(['B', false]);
    const ritual = duel('resources 9 herb\nouter ruin with energy-pillar 1 witch');
    expect(ritual.can('A', spaceOn('energy-pillar'))).toBe(false);
    const inner = duel('resources 9 herb\ninner ruin with energy-pillar 1 elder');
    expect(inner.can('A', spaceOn('energy-pillar'))).toBe(false);
  });

  test('EV-12.2 one that takes several figures needs a further one each time', () => {
    const s = duel('witches 2, elders 1, resources 9 herb\ninner ruin with twin-scythes\nhand hanna, bao');
    for (const figure of [witch, elder]) s.answer('A', spaceOn('twin-scythes'), figure, end);
    // One Witch is left, so nobody asks which figure.
    s.answer('A', spaceOn('twin-scythes'), end);
    expect([s.player('A').points, s.resources('A')]).toEqual([9, { herb: 6 }]);
    expect(s.state.table.witchesOn[card('twin-scythes') - FIRST_RITUAL]).toBe(2);
    expect(s.can('A', spaceOn('twin-scythes'))).toBe(false);
  });

  test('EV-12.3 a Witch may use every space of her own clan and of the Regions, none of another clan', () => {
    const s = duel(
      'elders 0, resources 9 herb 9 potion\nouter ruin with energy-pillar\ninner foggy-ford with golden-cauldron\nhand hanna',
      'passed\nouter cavern with owl-courier',
    );
    expect(
      [spaceIn(NL), spaceIn(CM), spaceOn('energy-pillar'), spaceOn('golden-cauldron'), spaceOn('owl-courier')].map(
        (space) => s.can('A', space),
      ),
    ).toEqual([true, true, true, true, false]);
  });

  test('EV-12.4 an Elder only those of the own Inner Circle', () => {
    const s = duel(
      'witches 0, resources 9 herb 9 potion\nouter ruin with energy-pillar\ninner foggy-ford with golden-cauldron\nhand hanna',
      "passed\ninner cavern with golden-cauldron'",
    );
    expect(
      [spaceIn(NL), spaceIn(CM), spaceOn('energy-pillar'), spaceOn('golden-cauldron'), spaceOn("golden-cauldron'")].map(
        (space) => s.can('A', space),
      ),
    ).toEqual([false, false, false, true, false]);
  });

  test('EV-12.4 unless an effect says otherwise', () => {
    const outer = 'witches 0, resources 9 herb\nouter ruin with energy-pillar\nspecialists gregor\nhand hanna';
    const gregor = duel(outer).answer('A', spaceOn('energy-pillar'));
    expect([gregor.player('A').mana, gregor.player('A').elders, gregor.can('A', spaceIn(CM))]).toEqual([4, 3, false]);
    const thandeka = duel('witches 0\nspecialists thandeka\nouter ruin with owl-courier').answer(
      'A',
      spaceIn(CM),
      theFirst,
    );
    expect([thandeka.state.table.regions[CM].space, thandeka.can('A', spaceOn('owl-courier'))]).toEqual([[1], false]);
  });

  test('EV-12.5 EV-A.19 left of the arrow is paid first, in full; without an arrow it is free', () => {
    const s = duel('resources 1 herb\nouter ruin with twin-scythes, foggy-ford with owl-courier');
    s.answer('A', spaceOn('twin-scythes'));
    expect([s.resources('A'), s.player('A').points]).toEqual([{}, 3]);
    expect(s.can('A', spaceOn('twin-scythes'))).toBe(false);
    expect(s.answer('A', spaceOn('owl-courier'), theSecond).player('A').hand).toHaveLength(2);
    // A resource that the effect would give does not pay for it.
    expect(
      duel('resources 1 herb\nouter ruin with transmutation-chalice').can('A', spaceOn('transmutation-chalice')),
    ).toBe(false);
  });

  test('EV-12.6 Northern Lakes: a card for any three', () => {
    const s = duel('mana 0\nhand hanna, bao').answer('A', spaceIn(NL), card('bao'), kind('herb'), kind('knowledge'));
    expect([s.resources('A'), s.names(s.player('A').hand)]).toEqual([{ herb: 1, knowledge: 2 }, ['hanna']]);
    expect(duel('mana 0').can('A', spaceIn(NL))).toBe(false);
  });

  test('EV-12.7 EV-A.24 Central Mountains: three cards, or a Transfer and two', () => {
    const cards = duel('mana 0\nouter ruin').answer('A', spaceIn(CM), theFirst);
    expect([cards.player('A').hand.length, cards.names(cards.player('A').outer)]).toEqual([3, ['ruin']]);
    const transfer = duel('mana 0\nouter ruin').answer('A', spaceIn(CM), theSecond);
    expect(transfer.player('A').hand).toHaveLength(0);
    transfer.answer('A', toInner('ruin'));
    expect([transfer.player('A').hand.length, transfer.names(transfer.player('A').inner)]).toEqual([2, ['ruin']]);
  });

  test('EV-A.24 the two cards may come before the Transfer', () => {
    const s = duel('mana 0\nouter ruin, foggy-ford').answer('A', spaceIn(CM), theThird);
    expect([s.player('A').hand.length, s.asked()[0].verb]).toEqual([2, 'transfer']);
    s.answer('A', toInner('foggy-ford'));
    expect([s.player('A').hand.length, s.names(s.player('A').inner)]).toEqual([2, ['foggy-ford']]);
  });

  test('EV-A.64 who cannot use a part gains the rest', () => {
    const s = duel('mana 0').answer('A', spaceIn(CM), theSecond);
    expect(s.player('A').hand).toHaveLength(2);
    const short = table(['', 'passed'], { decks: 'main-deck hanna, bao' }).answer('A', spaceIn(CM), theFirst);
    expect(short.player('A').hand).toHaveLength(2);
    const nothing = duel('mana 0\nouter ruin with basin-of-far-sight').answer('A', spaceOn('basin-of-far-sight'));
    expect([nothing.player('A').witches, goodsOf(nothing, 'A')]).toEqual([3, {}]);
  });

  test('EV-A.64 of a choice, a part that can do nothing is offered only if no other can do anything', () => {
    const choosing = (a: string, decks: string, action: number, side: 'sun' | 'moon' = 'sun'): Scene =>
      table([a, 'passed'], { decks: `place-deck rest\n${decks}`, side }).answer('A', action);
    const owl = 'outer ruin with owl-courier';
    // Neither a deck nor discards: the Transfer. From discards a deck would be made (EV-A.17).
    expect(choosing(owl, '', spaceOn('owl-courier')).asked()).toEqual([{ who: 'A', verb: 'transfer' }]);
    for (const decks of ['main-deck bao', 'discards bao'])
      expect(choosing(owl, decks, spaceOn('owl-courier')).asked()).toEqual([{ who: 'A', verb: 'choose' }]);
    expect(choosing('outer ruin', '', spaceIn(CM)).options('A')).toEqual([1, 2]);
    expect(choosing('mana 0', '', spaceIn(CM)).options('A')).toEqual([0, 1, 2]);
    const step = choosing('cross, coven 1, resources 2 potion\nouter ruin with owl-courier', '', build, 'moon');
    expect(goodsOf(step, 'A')).toEqual({ points: 2 });
  });

  test('EV-12.8 Southern Slopes: any one for any two and 3 Mana', () => {
    const s = three('resources 1 potion').answer('A', spaceIn(SS), kind('herb'), kind('knowledge'));
    expect(goodsOf(s, 'A')).toEqual({ herb: 1, knowledge: 1, mana: 3 });
    expect(three('mana 5').can('A', spaceIn(SS))).toBe(false);
  });

  test('EV-12.9 EV-A.21 figures on the Action Space fight in that Region', () => {
    const s = duel('mana 0', 'passed', 'central-mountains: witches A 1, stones eye wave').answer(
      'A',
      spaceIn(CM),
      0,
      end,
    );
    passOn(s);
    expect(told(s, 'strength').map(({ region, n }) => [region, n])).toEqual([[CM, 2]]);
    const elders = battle(['', ''], 'northern-lakes: witches A 2, space B elder, stones eye wave');
    expect(elders.asked()).toEqual([{ who: 'A', verb: 'takeStone' }]);
  });

  test('EV-A.19 nothing can be used just to stand there', () => {
    const s = three('mana 9\nouter ruin with transmutation-chalice');
    expect(
      [spaceIn(NL), spaceIn(SS), spaceOn('transmutation-chalice'), twoForOne].map((one) => s.can('A', one)),
    ).toEqual([false, false, false, false]);
  });
});

describe('a Transfer', () => {
  test('EV-12.10 moves a Place with its Ritual and Catalysts from the Outer to the Inner Circle', () => {
    const s = duel(
      'mana 0\nouter ruin with energy-pillar 1 scythe 1 orb, cavern\ninner nqobantu-mine\nspecialists sefu',
    );
    s.answer('A', turnEffect('sefu'), toInner('ruin'));
    expect([s.names(s.player('A').outer), s.names(s.player('A').inner)]).toEqual([
      ['cavern'],
      ['nqobantu-mine', 'ruin'],
    ]);
    const i = card('energy-pillar') - FIRST_RITUAL;
    expect([ritualOn(s, card('ruin')), s.state.table.scythes[i], s.state.table.orbs[i]]).toEqual([
      'energy-pillar',
      1,
      1,
    ]);
  });

  test('EV-12.10 EV-A.39 a bare Place may move, too', () => {
    const s = duel('mana 0\nouter ruin, cavern\nspecialists sefu').answer('A', turnEffect('sefu'), toInner('cavern'));
    expect(s.names(s.player('A').inner)).toEqual(['cavern']);
  });

  test('EV-12.11 may be declined, and nothing moves back', () => {
    const s = duel('mana 0\nouter ruin\ninner nqobantu-mine\nspecialists sefu').answer('A', turnEffect('sefu'));
    expect(s.options('A')).toEqual([decline, toInner('ruin')]);
    s.answer('A', decline);
    expect([s.names(s.player('A').outer), s.names(s.player('A').inner)]).toEqual([['ruin'], ['nqobantu-mine']]);
  });

  test('EV-12.11 each of several', () => {
    const two = 'resources 1 herb 2 potion 1 knowledge\nouter ruin, cavern, foggy-ford\nhand inward-procession';
    const s = duel(two).answer('A', play('inward-procession'), card('foggy-ford'), toInner('ruin'));
    expect(s.options('A')).toEqual([decline, toInner('foggy-ford'), toInner('cavern')]);
    s.answer('A', decline);
    expect(s.names(s.player('A').inner)).toEqual(['ruin']);
  });

  test('EV-A.38 an occupied Ritual takes its figure along and stays occupied', () => {
    const s = duel('resources 9 herb\nouter ruin with energy-pillar 1 witch\nspecialists sefu');
    s.answer('A', turnEffect('sefu'), toInner('ruin'));
    expect(s.state.table.witchesOn[card('energy-pillar') - FIRST_RITUAL]).toBe(1);
    expect(s.can('A', spaceOn('energy-pillar'))).toBe(false);
    expect(s.can('A', token)).toBe(true);
  });
});
