/** EV-9: discovering a Place of Power. */
import { describe, expect, test } from 'vitest';
import { CM, card, discover, duel, NL, pass, play, SS } from '../scene.ts';
import { goodsOf, table } from './tables.ts';

describe('discovering', () => {
  const three = `northern-lakes:
  spots ruin, spirit-bog
  central-mountains:
  spots cavern
  southern-slopes:
  spots none, foggy-ford`;

  test('EV-9.1 any face-up Place at any Region in play, for as many Witches as it asks for', () => {
    const s = table(['', 'passed', 'passed'], { middle: three });
    expect(
      (['ruin', 'spirit-bog', 'cavern', 'foggy-ford'] as const).map((place) => s.can('A', discover(place))),
    ).toEqual([true, true, true, true]);
    expect(s.can('A', discover('archive'))).toBe(false);
    s.answer('A', discover('foggy-ford')).answer('A', discover('cavern')).answer('A', discover('ruin'));
    const { regions } = s.state.table;
    expect([NL, CM, SS].map((region) => regions[region].witches[0])).toEqual([1, 2, 1]);
    expect(s.names(s.player('A').outer)).toEqual(['foggy-ford', 'cavern', 'ruin']);
    expect([s.player('A').witches, s.player('A').inner]).toEqual([0, []]);
  });

  test('EV-9.1 with two players the Southern Slopes are not in play', () => {
    expect(() => table(['', ''], { middle: three })).toThrow();
  });

  test.each([0, 1, 2, 3, 4])('EV-9.2 EV-A.54 with %i Witches: all that it asks for or nothing', (witches) => {
    const s = table([`witches ${witches}\nhand hanna, bao`, 'passed', 'passed'], { middle: three });
    expect([s.can('A', discover('ruin')), s.can('A', discover('cavern'))]).toEqual([witches >= 1, witches >= 2]);
  });

  test('EV-9.2 Elders do not discover', () => {
    const s = duel('witches 0\nhand hanna, bao', 'passed', 'northern-lakes:\n spots ruin');
    expect(s.player('A').elders).toBe(4);
    expect(s.can('A', discover('ruin'))).toBe(false);
  });

  test('EV-9.3 the round space holds Witches of everybody, as many as come', () => {
    const s = table(['', '', ''], {
      middle: "northern-lakes: witches B 1\n spots ruin, foggy-ford, thistle-meadow\ncentral-mountains:\n spots ruin'",
    });
    s.answer('A', discover('ruin')).answer('B', discover('foggy-ford')).answer('C', discover('thistle-meadow'));
    expect(s.state.table.regions[NL].witches).toEqual([1, 2, 1]);
    // The Action Space is another one.
    expect(s.state.table.regions[NL].space).toEqual([]);
  });

  test('EV-9.4 the spot stays empty until Round End, and the others do not move', () => {
    const s = duel('mana 0', 'passed', 'northern-lakes:\n spots ruin, foggy-ford, thistle-meadow');
    s.answer('A', discover('ruin'));
    expect(s.names(s.state.table.regions[NL].spots)).toEqual(['none', 'foggy-ford', 'thistle-meadow']);
    s.answer('A', discover('thistle-meadow'));
    expect(s.names(s.state.table.regions[NL].spots)).toEqual(['none', 'foggy-ford', 'none']);
    s.answer('A', pass);
    expect(s.state.table.regions[NL].spots.every((place) => place >= 0)).toBe(true);
    expect(s.names(s.state.table.regions[NL].spots)[1]).toBe('foggy-ford');
  });

  test('EV-9.5 "when you discover" answers each discovery', () => {
    const s = duel(
      'mana 0\nspecialists irene\ncouncil hanna',
      'passed',
      'northern-lakes:\n spots thistle-meadow, foggy-ford',
    );
    s.answer('A', discover('thistle-meadow')).answer('A', discover('foggy-ford'));
    expect(goodsOf(s, 'A')).toEqual({ herb: 1, mana: 1, points: 4 });
  });

  test('EV-9.5 EV-A.60 also one without Witches', () => {
    const s = duel(
      'resources 2 herb 1 knowledge, witches 0\nouter ruin\nspecialists irene\ncouncil hanna\nhand lamp-of-hidden-trails',
      'passed',
      'northern-lakes:\n spots thistle-meadow, foggy-ford, cavern',
    );
    s.answer('A', play('lamp-of-hidden-trails'), NL, card('cavern'));
    expect(goodsOf(s, 'A')).toEqual({ potion: 1, points: 2 });
  });

  test("EV-9.5 nobody else's", () => {
    const s = duel('mana 0', 'passed\nspecialists irene\ncouncil hanna', 'northern-lakes:\n spots thistle-meadow');
    s.answer('A', discover('thistle-meadow'));
    expect([goodsOf(s, 'A'), goodsOf(s, 'B')]).toEqual([{}, {}]);
  });

  test('EV-A.60 a Place that comes from the deck is not discovered', () => {
    const circle =
      'circle, resources 3 herb 2 potion\nouter bonfire-hill\nspecialists irene\ncouncil hanna\nhand mystic-elephant';
    const s = table([circle, 'passed'], {
      side: 'moon',
      decks: 'main-deck rest\nplace-deck thistle-meadow, cavern',
    });
    // Binding on Bonfire Hill is a step, and the Circle's first step takes the top Place.
    s.answer('A', play('mystic-elephant'));
    expect(s.names(s.player('A').outer)).toEqual(['bonfire-hill', 'thistle-meadow']);
    expect(goodsOf(s, 'A')).toEqual({ herb: 1, potion: 1 });
  });
});
