/** EV-4 and EV-19: setting up alone against the Automa, and its place in the round. */
import { describe, expect, test } from 'vitest';
import { AUTOMA_TRACK, CLANS, LEVELS, RINGS, RONDEL } from '../../src/index.ts';
import { goodsOf, opening, solo, told } from '../rules/tables.ts';
import { CM, card, discover, end, kind, pass, play, token, turnEffect, twoForOne } from '../scene.ts';
import { all, FIVE, ONE, TWO, turn } from './turns.ts';

describe('setting up', () => {
  test('EV-4.1 two Regions, one player with everything that is theirs', () => {
    const s = opening({ players: 1 });
    expect([
      s.state.table.seats,
      s.state.table.regions.length,
      s.state.table.regions.map(({ spots }) => spots.length),
    ]).toEqual([1, 2, [3, 3]]);
    expect(goodsOf(s, 'A')).toEqual({ herb: 3, potion: 3, knowledge: 3, mana: 2, cards: 6 });
    expect(s.player('A').inner).toHaveLength(1);
  });

  test('EV-4.2 the Automa has circles, Specialists, a track and a rondel, but no council and no Starting Place', () => {
    const b = opening({ players: 1 }).player('B');
    expect([b.automa, b.outer, b.inner, b.specialists, b.council]).toEqual([1, [], [], [], []]);
    expect([AUTOMA_TRACK.length > 0, RONDEL.length > 0]).toEqual([true, true]);
  });

  test('EV-4.3 EV-4.4 its markers stand at the start; four Witches, no Elders, no Mana', () => {
    for (const side of ['sun', 'moon'] as const) {
      const s = opening({ players: 1, side });
      const b = s.player('B');
      expect([b.coven, b.points, b.mana, b.witches, b.elders, b.hand]).toEqual([0, 0, 0, 4, 0, []]);
      expect([s.state.table.rondel, RINGS.includes(s.state.table.rondel)]).toEqual([0, true]);
    }
  });

  test('EV-4.3 it has a colour that nobody uses', () => {
    for (let seed = 0; seed < 20; seed++) {
      const s = opening({ players: 1 }, seed);
      expect(s.player('A').clan).not.toBe(s.player('B').clan);
    }
    const named = opening({ players: 1, clans: ['star'] });
    expect(named.player('B').clan).not.toBe(CLANS.indexOf('star'));
  });

  test.each(LEVELS)('EV-4.5 the level is chosen before: %s', (level) => {
    expect(opening({ players: 1, level }).state.table.level).toBe(LEVELS.indexOf(level));
    expect(() => opening({ players: 1, level: 'saint' as 'heir' })).toThrow();
  });
});

describe('its place in the round', () => {
  test('EV-19.1 EV-A.15 it scouts nothing, and at Round End only its Witches come back', () => {
    const s = solo('mana 0', 'witches 1, points 4, coven 3\nouter ruin, cavern', {
      round: 'round 1, round-end, first A, rondel 5',
      middle: 'central-mountains: witches B 3',
    });
    const b = s.player('B');
    expect([s.state.table.round, b.witches, b.elders, b.points, b.coven, b.mana, b.hand]).toEqual([
      2,
      4,
      0,
      4,
      3,
      0,
      [],
    ]);
    expect([s.state.table.regions[CM].witches, s.state.table.rondel]).toEqual([[0, 0], 5]);
  });

  test('EV-19.1 the player always starts, also after the Automa won at the Northern Lakes', () => {
    const s = solo('mana 0', '', {
      round: 'round 1, battles, first A',
      middle: 'northern-lakes: witches B 2, stones eye wave',
      decks: `main-deck ${FIVE}, ${ONE}, ${TWO}\nplace-deck rest`,
    });
    expect([s.state.table.round, s.state.table.first, s.asked()[0].who]).toEqual([2, 0, 'A']);
    expect(s.player('B').stones).toEqual([1, 0, 0, 0, 0]);
  });

  test('EV-19.2 one turn of the Automa after each Main Action, none after a Free Action', () => {
    const s = solo('mana 0\nhand bao, oskar, nila, corvin', '', {
      ...all,
      decks: `main-deck ${ONE}, ${ONE}', ${TWO}\nplace-deck rest`,
    });
    s.answer('A', twoForOne, card('bao'), card('oskar'), kind('herb'));
    expect(s.state.table.mainDeck).toHaveLength(3);
    // A Free Action after the Main Action is still part of the turn.
    s.answer('A', token);
    expect([s.asked()[0].who, s.state.table.mainDeck.length]).toEqual(['A', 3]);
    s.answer('A', end);
    expect(told(s, 'automaDrew')).toHaveLength(1);
    s.answer('A', discover('foggy-ford'), end);
    expect(told(s, 'automaDrew')).toHaveLength(2);
  });

  test('EV-19.2 when the player passes it passes, too', () => {
    const s = solo('mana 0', '', all).answer('A', pass);
    expect([s.state.table.round, told(s, 'automaDrew')]).toEqual([2, []]);
    expect([s.player('B').outer, s.player('B').witches]).toEqual([[], 4]);
  });

  test('EV-19.3 EV-19.18 EV-A.12 goods are points: one for each resource, Mana or card', () => {
    const s = turn({
      rondel: 6,
      deck: `${ONE}, ${TWO}`,
      b: 'points 0\nouter fox-earth, crossroads-market, apothecary-terraces, sanctum, mystic-springs',
    });
    // A card and a Mana; any one; a Herb and a Potion; a point; 2 Mana.
    expect(s.player('B').points).toBe(2 + 1 + 2 + 1 + 2);
    const b = s.player('B');
    expect([b.resources, b.mana, b.hand]).toEqual([[0, 0, 0], 0, []]);
  });

  test('EV-19.4 EV-A.16 it is a player to effects on opponents: its Places can be harvested, its Specialists copied', () => {
    const s = solo("mana 0\nspecialists corvin\ncouncil corvin'", 'points 0\nouter cavern', {
      middle: 'northern-lakes:\n spots ruin',
    });
    s.answer('A', turnEffect('corvin'));
    expect([goodsOf(s, 'A'), s.player('B').points]).toEqual([{ potion: 1, points: 1 }, 0]);
    const copied = solo(
      'resources 2 herb\nspecialists mireille\nouter ruin\nhand mystic-elephant',
      'points 0\nspecialists bao',
    );
    copied.answer('A', turnEffect('mireille'));
    expect([copied.names(copied.player('A').borrowed), copied.can('A', play('mystic-elephant'))]).toEqual([
      ['bao'],
      true,
    ]);
  });
});
