/** EV-15: Round End. */
import { describe, expect, test } from 'vitest';
import { FIRST_RITUAL } from '../../src/index.ts';
import {
  CM,
  card,
  decline,
  duel,
  kind,
  NL,
  pass,
  play,
  spaceIn,
  spaceOn,
  spaceOnBoard,
  theFirst,
  toInner,
  token,
  turnEffect,
} from '../scene.ts';
import { goodsOf, resultOf, roundEnd, table } from './tables.ts';

describe('Round End', () => {
  test('EV-15.1 EV-A.43 effects in any order that their owner likes', () => {
    const s = roundEnd(['council wen, matilda, romilda\nouter ruin', '']);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'order' }]);
    expect(s.options('A')).toEqual([card('matilda'), card('romilda'), card('wen')]);
    s.answer('A', card('wen'), toInner('ruin'), card('matilda'), kind('knowledge'));
    // The last one comes by itself: a step.
    expect([s.state.table.round, s.player('A').coven, s.player('A').points]).toEqual([2, 1, 1]);
  });

  test('EV-15.1 EV-A.43 what counts Places can come before or after what moves them', () => {
    const places = 'council irene, wen\nouter ruin, cavern';
    const first = roundEnd([places, '']).answer('A', card('irene'), toInner('ruin'));
    expect([first.player('A').points, first.state.table.round]).toEqual([2, 2]);
    const last = roundEnd([places, '']).answer('A', card('wen'), toInner('ruin'));
    expect([last.player('A').points, last.state.table.round]).toEqual([1, 2]);
    // The moon Circle's first step brings a Place, which Irene may count.
    const circle = roundEnd(['circle\nouter ruin\ncouncil irene, romilda', 'star'], { side: 'moon' }).answer(
      'A',
      card('romilda'),
    );
    expect(circle.player('A').points).toBe(2);
  });

  test('EV-A.43 nobody is asked where the order cannot matter', () => {
    const s = roundEnd(['council irene, mireille, matilda\nouter ruin\nspecialists bao', '']);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'gainAny' }]);
    expect(s.answer('A', kind('knowledge')).player('A').points).toBe(1 + 1 + 1);
  });

  test('EV-15.1 EV-A.43 between players in turn order from the marker', () => {
    const s = roundEnd(['council wen\nouter ruin', "council wen'\nouter ruin'"], {
      round: 'round 1, round-end, first B',
    });
    expect(s.asked()).toEqual([{ who: 'B', verb: 'transfer' }]);
    expect(s.answer('B', decline).asked()).toEqual([{ who: 'A', verb: 'transfer' }]);
  });

  test('EV-15.1 EV-15.2 effects come first: what one of them takes from the Place deck fills no spot', () => {
    // The first step of the moon Circle brings the top Place.
    const s = roundEnd(['circle\ncouncil romilda', 'star'], {
      side: 'moon',
      middle: 'northern-lakes:\n spots ruin, none, cavern\ncentral-mountains:\n spots archive, sanctum, fox-earth',
      decks: 'main-deck rest\nplace-deck foggy-ford, spirit-bog, thistle-meadow',
    });
    expect(s.names(s.player('A').outer)).toEqual(['foggy-ford']);
    expect(s.names(s.state.table.regions[NL].spots)).toEqual(['ruin', 'spirit-bog', 'cavern']);
  });

  test('EV-15.2 EV-A.20 empty spots are filled, the other Places stay', () => {
    const s = roundEnd(['', '', ''], {
      middle:
        "northern-lakes:\n spots ruin, none, cavern\ncentral-mountains:\n spots none, none, none\nsouthern-slopes:\n spots archive, sanctum, ruin'",
      decks: 'main-deck rest\nplace-deck foggy-ford, spirit-bog, thistle-meadow, hermits-loft, fox-earth',
    });
    expect(s.state.table.regions.map(({ spots }) => s.names(spots))).toEqual([
      ['ruin', 'foggy-ford', 'cavern'],
      ['spirit-bog', 'thistle-meadow', 'hermits-loft'],
      ['archive', 'sanctum', 'ruin'],
    ]);
    expect(s.names(s.state.table.placeDeck)).toEqual(['fox-earth']);
  });

  test('EV-15.2 EV-A.18 with no Place left the spots stay empty', () => {
    const s = roundEnd(['', ''], {
      middle: 'northern-lakes:\n spots none, none\ncentral-mountains:\n spots none',
      decks: 'main-deck rest\nplace-deck foggy-ford',
    });
    expect(s.state.table.regions.map(({ spots }) => s.names(spots))).toEqual([
      ['foggy-ford', 'none', 'none'],
      ['none', 'none', 'none'],
    ]);
    // Nothing is taken from an empty deck, either.
    const circle = table(['circle, resources 2 herb 1 potion\nouter bonfire-hill\nhand mystic-elephant', 'passed'], {
      side: 'moon',
      decks: 'main-deck rest',
    });
    circle.answer('A', play('mystic-elephant'));
    expect([circle.player('A').coven, circle.names(circle.player('A').outer)]).toEqual([1, ['bonfire-hill']]);
  });

  test("EV-15.3 all figures come back: from Regions, Rituals, the board, and others' Specialists", () => {
    const s = table(
      [
        'cross, witches 0, elders 0, board witch\nouter ruin with twin-scythes 1 witch 1 elder\nspecialists mireille turned\nborrowed irene',
        'star, witches 3, elders 4, passed\nspecialists irene',
      ],
      {
        side: 'moon',
        round: 'round 1, round-end, first A',
        middle: 'northern-lakes: witches A 1, elders A 1, space B witch\ncentral-mountains: space A witch, elders A 1',
      },
    );
    for (const who of ['A', 'B'] as const) expect([s.player(who).witches, s.player(who).elders]).toEqual([4, 4]);
    const i = card('twin-scythes') - FIRST_RITUAL;
    expect([s.state.table.witchesOn[i], s.state.table.eldersOn[i]]).toEqual([0, 0]);
    expect([s.player('A').boardWitch, s.player('A').borrowed]).toEqual([0, []]);
    for (const region of [NL, CM])
      expect([
        s.state.table.regions[region].witches,
        s.state.table.regions[region].elders,
        s.state.table.regions[region].space,
      ]).toEqual([[0, 0], [0, 0], []]);
    expect(s.can('A', spaceOnBoard)).toBe(true);
  });

  test('EV-15.4 EV-15.5 tokens are active and cards upright again', () => {
    const s = roundEnd(['token used\nspecialists hanna turned', 'token used\nspecialists sefu turned']);
    expect([s.can('A', token), s.can('A', turnEffect('hanna'))]).toEqual([true, true]);
    s.answer('A', pass);
    expect([s.can('B', token), s.can('B', turnEffect('sefu'))]).toEqual([true, true]);
  });

  test('EV-15.6 the next round begins, and whoever passed plays again', () => {
    const s = roundEnd(['passed', 'passed'], { round: 'round 2, round-end, first B' });
    expect([s.state.table.round, s.asked()[0]]).toEqual([3, { who: 'B', verb: 'takeTurn' }]);
    expect(s.answer('B', pass).asked()[0].who).toBe('A');
  });

  test('EV-15.7 EV-A.52 in the third round only the effects, then the end', () => {
    const s = table(['token used\ncouncil irene\nouter ruin\nspecialists hanna turned', 'witches 3'], {
      round: 'round 3, round-end, first A',
      middle: "northern-lakes: witches B 1\n spots ruin', none",
    });
    expect(resultOf(s).points).toEqual([1 + 3, 0]);
    expect([s.state.table.round, s.player('B').witches, s.player('A').tokenUsed]).toEqual([3, 3, 1]);
    expect(s.names(s.state.table.regions[NL].spots)).toEqual(['ruin', 'none', 'none']);
  });

  test('EV-15.8 cards, resources, Mana and unclaimed Powerstones are kept', () => {
    const s = table(['mana 5, resources 2 herb\nhand hanna', 'mana 1'], {
      round: 'round 1, round-end, first A',
      middle: 'northern-lakes: stones eye wave',
    });
    expect(goodsOf(s, 'A')).toEqual({ herb: 2, knowledge: 3, mana: 7, cards: 7 });
    expect(s.player('A').hand).toContain(card('hanna'));
    expect(s.state.table.regions[NL].stones).toEqual([0, 2]);
  });

  test('EV-15.8 Catalysts, Rituals, council and the Coven marker stay, too', () => {
    const s = roundEnd(['coven 3\nouter ruin with energy-pillar 1 scythe\ncouncil bao', '']);
    expect([s.player('A').coven, s.names(s.player('A').council), s.names(s.player('A').outer)]).toEqual([
      3,
      ['bao'],
      ['ruin'],
    ]);
    expect(s.state.table.scythes[card('energy-pillar') - FIRST_RITUAL]).toBe(1);
  });
});

describe('an empty Main deck', () => {
  test('EV-A.17 the discard pile is shuffled into a new one', () => {
    const s = table(['', 'passed'], { decks: 'main-deck hanna\ndiscards bao, irene, tadeo, oskar' }).answer(
      'A',
      spaceIn(CM),
      0,
    );
    expect(s.player('A').hand).toHaveLength(3);
    expect(s.player('A').hand).toContain(card('hanna'));
    expect([s.state.table.mainDeck.length, s.state.table.discards]).toEqual([2, []]);
  });

  test('EV-A.17 without one, what there is is drawn', () => {
    const s = table(['', 'passed'], { decks: 'main-deck hanna' }).answer('A', spaceIn(CM), theFirst);
    expect([s.names(s.player('A').hand), s.state.table.mainDeck]).toEqual([['hanna'], []]);
    expect(s.answer('A', token).asked()[0].verb).toBe('takeTurn');
  });
});

test('EV-15.3 a figure that came back can be used at once in the next round', () => {
  const s = duel('witches 0, resources 1 herb\nouter ruin with energy-pillar 1 witch').answer('A', pass);
  expect(s.can('A', spaceOn('energy-pillar'))).toBe(true);
});
