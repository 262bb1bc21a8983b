/** EV-21: every switch both ways. The default is what the other tests play. */
import { Refused } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import { RONDEL, SWITCHES, type Switches } from '../../src/index.ts';
import {
  CM,
  card,
  discover,
  duel,
  end,
  kind,
  placeBest,
  play,
  type Scene,
  spaceIn,
  spaceOn,
  stone,
  stoneSpace,
  theFirst,
  token,
} from '../scene.ts';
import { goodsOf, opening, pointsOf, roundEnd, scoring, solo, table, told } from './tables.ts';

test('the defaults are those that were recommended', () => {
  expect(SWITCHES).toEqual({
    moonSpikeScoutMana: 3,
    moonStarCouncilAnyFive: false,
    manaCap: 20,
    placesPerRegion: [3, 3, 3, 4],
    actionSpacesPerRegion: 1,
    automaPrefersBinding: false,
    automaPointsPerGood: 1,
    spikeSpacesOncePerGame: true,
    endDiscardTriggers: false,
  } satisfies Switches);
});

describe('switches', () => {
  test.each([2, 3])('EV-A.1 the moon Spike scouts %i Mana', (moonSpikeScoutMana) => {
    const s = table(['spike', 'cross'], {
      side: 'moon',
      round: 'round 1, scout, first A',
      switches: { moonSpikeScoutMana },
    });
    expect(goodsOf(s, 'A')).toEqual({ knowledge: 3, mana: moonSpikeScoutMana, cards: 5 });
    // Nobody else's Mana changes.
    expect(goodsOf(s, 'B')).toEqual({ knowledge: 3, mana: 2, cards: 5 });
  });

  test('EV-A.2 later Council Members of the moon Star for any five', () => {
    const five = (resources: string, anyFive: boolean): boolean =>
      table([`star, resources ${resources}\ncouncil zuri\nhand sefu`, 'passed'], {
        side: 'moon',
        switches: { moonStarCouncilAnyFive: anyFive },
      }).can('A', play('sefu'));
    expect([five('5 herb', true), five('4 herb', true), five('1 herb 1 potion 1 knowledge', true)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([five('5 herb', false), five('1 herb 1 potion 1 knowledge', false)]).toEqual([false, true]);
    const s = table(['star, resources 4 herb 2 potion\ncouncil zuri\nhand tadeo', 'passed'], {
      side: 'moon',
      switches: { moonStarCouncilAnyFive: true },
    });
    // Three Herbs must go; the last two may be Potions.
    s.answer('A', play('tadeo'), kind('herb'));
    expect([s.resources('A'), s.player('A').council.length]).toEqual([{ potion: 1 }, 2]);
    // The first one stays free.
    const first = table(['star\nhand sefu', 'passed'], { side: 'moon', switches: { moonStarCouncilAnyFive: true } });
    expect(first.answer('A', play('sefu')).names(first.player('A').council)).toEqual(['sefu']);
  });

  test.each([5, 20, 99])('EV-A.3 at most %i Mana', (manaCap) => {
    const s = table(['mana 4, resources 9 herb\nouter ruin with energy-pillar', 'passed'], { switches: { manaCap } });
    expect(s.answer('A', spaceOn('energy-pillar')).player('A').mana).toBe(Math.min(8, manaCap));
  });

  test("EV-A.7 the Spike's spaces once, or again with another stone; all of them double at the end", () => {
    const again = (spikeSpacesOncePerGame: boolean) =>
      table(
        ["spike, stones eye wave\ninner hermits-loft with golden-cauldron, foggy-ford with golden-cauldron'", 'passed'],
        {
          side: 'moon',
          round: 'round 3, actions, turn A, first A',
          switches: { spikeSpacesOncePerGame },
        },
      ).answer('A', stoneSpace(2), stone('eye'));
    expect(again(true).can('A', stoneSpace(2))).toBe(false);
    const s = again(false).answer('A', stoneSpace(2));
    expect([goodsOf(s, 'A'), s.player('A').stones]).toEqual([{ mana: 4, cards: 6 }, [0, 0, 0, 0, 0]]);
    s.answer('A', end).answer('A', placeBest);
    expect(pointsOf(s)[0]).toBe(8 + 8 + 1);
  });

  test('EV-A.10 the Automa discovers the leftmost Place, or one with a Binding Bonus first', () => {
    const found = (automaPrefersBinding: boolean): string[] => {
      const s = solo('mana 0', '', {
        middle: 'central-mountains:\n spots apothecary-terraces, ruin, spirit-bog',
        decks: 'main-deck hanna, bao\nplace-deck rest',
        switches: { automaPrefersBinding },
      }).answer('A', token);
      return s.names(s.player('B').outer);
    };
    expect([found(false), found(true)]).toEqual([['apothecary-terraces'], ['spirit-bog']]);
  });

  test.each([0, 1, 2])('EV-A.12 the Automa gains %i points for each good', (automaPointsPerGood) => {
    const s = solo('mana 0', 'points 0\nouter fox-earth, weathered-milestone, apothecary-terraces', {
      round: 'round 1, actions, turn A, first A, rondel 6',
      decks: 'main-deck irene, bao\nplace-deck rest',
      switches: { automaPointsPerGood },
    }).answer('A', token);
    // A card and a Mana, 2 points, a Herb and a Potion.
    expect(s.player('B').points).toBe(4 * automaPointsPerGood + 2);
  });

  test.each([1, 2])('EV-A.22 %i Action Spaces at a Region', (actionSpacesPerRegion) => {
    const s = table(['', '', ''], { switches: { actionSpacesPerRegion } }).answer('A', spaceIn(CM), theFirst);
    s.answer('A', end);
    expect(s.can('B', spaceIn(CM))).toBe(actionSpacesPerRegion === 2);
    if (actionSpacesPerRegion === 1) return;
    s.answer('B', spaceIn(CM), theFirst, end);
    expect(s.can('C', spaceIn(CM))).toBe(false);
    expect(s.state.table.regions[CM].space).toEqual([0, 2]);
  });

  test('EV-A.23 Places at each Region by the number of players', () => {
    const switches = { ...SWITCHES, placesPerRegion: [4, 3, 4, 3] };
    expect([1, 2, 3, 4].map((players) => opening({ players, switches }).state.table.regions[0].spots.length)).toEqual([
      4, 3, 4, 3,
    ]);
    // Round End fills as many as there are, also in a position that was written down.
    const s = roundEnd(['', '', '', ''], { switches, middle: 'northern-lakes:\n spots ruin' });
    expect(s.state.table.regions.map(({ spots }) => spots.filter((place) => place >= 0).length)).toEqual([3, 3, 3]);
  });

  test('EV-A.34 the clean-up at the end as discards, or not', () => {
    const ended = (endDiscardTriggers: boolean): number[] =>
      pointsOf(scoring(['council tadeo\nhand zuri, hanna', 'hand bao'], { switches: { endDiscardTriggers } }));
    expect([ended(false), ended(true)]).toEqual([
      [0, 0],
      [2, 0],
    ]);
    const stones = scoring(['stones eye\ninner hermits-loft with golden-cauldron\ncouncil tadeo\nhand zuri', ''], {
      switches: { endDiscardTriggers: true },
    }).answer('A', placeBest);
    expect(pointsOf(stones)).toEqual([1 + 8, 0]);
  });

  test('EV-A.65 with nothing in its Outer Circle the Automa harvests nothing and stays, or goes on', () => {
    const harvest = (switches: Partial<Switches>): Scene =>
      solo('mana 0\nspecialists nila', 'points 0', {
        round: 'round 1, actions, turn A, first A, rondel 6',
        middle: 'northern-lakes:\n spots ruin',
        decks: 'main-deck irene, bao, oskar\nplace-deck rest',
        switches,
      }).answer('A', token);
    const stays = harvest({});
    expect([RONDEL[stays.state.table.rondel], stays.player('B').outer, stays.player('B').points]).toEqual([
      'harvest',
      [],
      0,
    ]);
    expect(told(stays, 'automaFoundNothing')).toHaveLength(1);
    // It is a harvest all the same, which cards of the player answer (EV-19.10).
    expect(stays.names(stays.player('A').hand)).toEqual(['bao']);
    const goesOn = harvest({ automaGoesOn: true });
    expect(RONDEL[goesOn.state.table.rondel]).toBe('northernLakes');
    expect([goesOn.names(goesOn.player('B').outer), goesOn.player('A').hand]).toEqual([['ruin'], []]);
    expect(told(goesOn, 'automaMovedOn')).toEqual([
      { news: 'automaMovedOn', why: 'nothingToHarvest', space: 'northernLakes' },
    ]);
  });

  test('EV-20.1 the experienced start is an option of the table', () => {
    expect(opening({ experienced: true }).asked()[0].verb).toBe('discard');
    expect(opening({ experienced: false }).asked()[0].verb).toBe('takeTurn');
  });

  test.each([
    ['moonSpikeScoutMana', -1],
    ['manaCap', 2.5],
    ['placesPerRegion', [3, 3, 3]],
    ['placesPerRegion', [0, 3, 3, 3]],
    ['automaPrefersBinding', 'yes'],
    ['endDiscardTriggers', 1],
    ['pointPerScythe', 1],
    ['automaGoesOn', false],
  ])('a table with %s %j is refused', (name, value) => {
    expect(() => opening({ switches: { ...SWITCHES, [name]: value } as Switches })).toThrow(Refused);
  });
});

test('EV-A.60 only what is discovered is discovered: Irene looks on when a Place comes otherwise', () => {
  const s = duel('mana 0\nspecialists irene', 'passed', 'northern-lakes:\n spots thistle-meadow').answer(
    'A',
    discover('thistle-meadow'),
  );
  expect(s.resources('A')).toEqual({ herb: 1 });
  const taken = table(
    [
      'circle, coven 0, resources 2 herb 1 potion\nspecialists irene\nouter bonfire-hill\nhand mystic-elephant',
      'passed',
    ],
    {
      side: 'moon',
      decks: 'main-deck rest\nplace-deck thistle-meadow',
    },
  ).answer('A', play('mystic-elephant'));
  expect([taken.resources('A'), taken.player('A').outer.includes(card('thistle-meadow'))]).toEqual([{}, true]);
});
