/** EV-18: the moon sides of the Circle and the Spike, and what else the moon changes. */
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, FIRST_RITUAL, MOON_BOARDS, placeFace, SUN_BOARD } from '../../src/index.ts';
import { goodsOf, opening, pointsOf, table, told } from '../rules/tables.ts';
import {
  asCouncil,
  build,
  CM,
  card,
  discover,
  elder,
  end,
  kind,
  NL,
  oneByOne,
  orbOn,
  pass,
  placeBest,
  play,
  type Scene,
  spaceIn,
  spaceOn,
  stone,
  stoneSpace,
  toInner,
  token,
} from '../scene.ts';
import { moon, scored, scouting } from './moons.ts';

describe('the Circle', () => {
  test('EV-18.3a six cards, 3 Knowledge, and the harvest of the Outer Circle', () => {
    const s = table(['circle\nouter hermits-loft with energy-pillar 1 scythe, foggy-ford\ninner cavern', 'star'], {
      side: 'moon',
      round: 'round 2, scout, first A',
    });
    expect(goodsOf(s, 'A')).toEqual({ knowledge: 3 + 2, mana: 1, cards: 6 });
  });

  test('EV-18.3a what answers a harvest answers this one', () => {
    const s = table(['circle\nouter hermits-loft, foggy-ford with honeyed-boughs\ncouncil corvin', 'star'], {
      side: 'moon',
      round: 'round 2, scout, first A',
    });
    expect(s.player('A').points).toBe(2 + 3);
  });

  test('EV-18.3b the token gives a Mana for each Place outside and harvests nothing', () => {
    const s = moon(
      'circle\nouter hermits-loft with honeyed-boughs, sanctum, eternal-tree\ninner cavern\ncouncil corvin',
    ).answer('A', token);
    expect([goodsOf(s, 'A'), told(s, 'harvested')]).toEqual([{ mana: 3 }, []]);
  });

  test('EV-18.3b others still hear the token', () => {
    const s = moon('circle', 'star, passed\nspecialists nila').answer('A', token);
    expect([goodsOf(s, 'A'), s.player('B').hand.length]).toEqual([{}, 1]);
  });

  test('EV-18.3c its own track: a Place, 3 points, Transfer, a Place, Transfer, 3 points', () => {
    const step = (coven: number): Scene =>
      moon(`circle, coven ${coven}, resources 1 herb 2 potion\nouter hermits-loft with energy-pillar`, 'passed', {
        decks: 'main-deck rest\nplace-deck spirit-bog, cavern',
      }).answer('A', build, orbOn('energy-pillar'));
    for (const coven of [0, 3]) {
      const s = step(coven);
      expect(s.names(s.player('A').outer)).toEqual(['hermits-loft', 'spirit-bog']);
      expect([s.names(s.state.table.placeDeck), s.player('A').witches]).toEqual([['cavern'], 4]);
    }
    expect([step(1).player('A').points, step(5).player('A').points, step(6).player('A').points]).toEqual([3, 3, 2]);
    for (const coven of [2, 4]) {
      const s = step(coven).answer('A', toInner('hermits-loft'));
      expect(s.names(s.player('A').inner)).toEqual(['hermits-loft']);
    }
  });

  test('EV-18.3d Elders may use Action Spaces in the Outer Circle, but not at the Regions', () => {
    const s = moon('circle, witches 0, resources 2 herb\nouter ruin with energy-pillar\nhand hanna, bao');
    expect([s.can('A', spaceOn('energy-pillar')), s.can('A', spaceIn(CM)), s.can('A', spaceIn(NL))]).toEqual([
      true,
      false,
      false,
    ]);
    s.answer('A', spaceOn('energy-pillar'));
    expect([s.player('A').elders, s.state.table.eldersOn[card('energy-pillar') - FIRST_RITUAL]]).toEqual([3, 1]);
    const choice = moon('circle, resources 2 herb\nouter ruin with energy-pillar').answer(
      'A',
      spaceOn('energy-pillar'),
      elder,
    );
    expect([choice.player('A').witches, choice.player('A').elders]).toEqual([4, 3]);
    // In the sun, and for other clans, not.
    expect(
      table(['circle, witches 0, resources 2 herb\nouter ruin with energy-pillar', 'star, passed']).can(
        'A',
        spaceOn('energy-pillar'),
      ),
    ).toBe(false);
    expect(
      moon('spike, witches 0, resources 2 herb\nouter ruin with energy-pillar').can('A', spaceOn('energy-pillar')),
    ).toBe(false);
  });

  test('EV-18.3e the council costs what it costs in the sun', () => {
    const s = moon('circle, resources 1 herb 1 potion 1 knowledge\nhand sefu').answer('A', play('sefu'));
    expect([s.resources('A'), s.names(s.player('A').council)]).toEqual([{}, ['sefu']]);
  });

  test('EV-18.3f EV-A.44 the Eternal Tree and a Cavern without a bonus start outside, the Cavern from the deck', () => {
    const s = opening({ side: 'moon', clans: ['circle', 'star'] });
    expect([s.names(s.player('A').outer), s.player('A').inner]).toEqual([['eternal-tree', 'cavern-plain'], []]);
    const { placeDeck, regions } = s.state.table;
    const others = [...placeDeck, ...regions.flatMap(({ spots }) => spots)];
    expect(others).toHaveLength(51);
    expect(others.filter((place) => CARD_NAMES[place] === 'cavern-plain')).toHaveLength(1);
    // In the sun it starts like everybody.
    const sun = opening({ clans: ['circle', 'star'] });
    expect([sun.player('A').outer, sun.names(sun.player('A').inner)]).toEqual([[], ['eternal-tree']]);
  });

  test('EV-18.3f a Ritual on the Eternal Tree triggers no bonus', () => {
    const s = moon('circle, resources 2 herb 1 potion\nouter eternal-tree\nhand mystic-elephant').answer(
      'A',
      play('mystic-elephant'),
    );
    expect([goodsOf(s, 'A'), s.names(s.player('A').outer)]).toEqual([{}, ['eternal-tree']]);
  });
});

describe('the Spike', () => {
  test('EV-18.4a EV-A.1 five cards, 3 Knowledge, 3 Mana', () => {
    expect(goodsOf(scouting('spike'), 'A')).toEqual({ knowledge: 3, mana: 3, cards: 5 });
  });

  test('EV-18.4b the token harvests the Outer Circle, without a Herb and a Potion', () => {
    expect(goodsOf(moon('spike\nouter hermits-loft').answer('A', token), 'A')).toEqual({ knowledge: 1 });
  });

  test('EV-18.4c the Coven track of the sun', () => {
    expect(MOON_BOARDS[3].track).toEqual(SUN_BOARD.track);
    const s = moon('spike, resources 4 potion\nouter ruin with energy-pillar').answer(
      'A',
      build,
      orbOn('energy-pillar'),
    );
    expect(goodsOf(s, 'A')).toEqual({ mana: 2, points: 3 });
  });

  test('EV-18.4d the council costs what it costs in the sun', () => {
    const s = moon('spike, resources 3 herb 3 potion 3 knowledge\nhand sefu, oskar').answer(
      'A',
      play('sefu'),
      asCouncil,
    );
    expect(s.answer('A', play('oskar'), asCouncil).resources('A')).toEqual({});
  });

  test('EV-18.4e a Powerstone on a free space of the board: its effect, for free, once', () => {
    const any = moon('spike, stones eye').answer('A', stoneSpace(1), kind('herb'), kind('potion'), kind('knowledge'));
    expect([goodsOf(any, 'A'), any.player('A').stones, any.player('A').stoneSpaces]).toEqual([
      { herb: 1, potion: 1, knowledge: 1 },
      [0, 0, 0, 0, 0],
      [0, -1, -1, -1],
    ]);
    // The Main Action is still to come, and there is no stone for another space.
    expect([any.can('A', token), any.can('A', stoneSpace(2))]).toEqual([true, false]);
    expect(goodsOf(moon('spike, stones eye').answer('A', stoneSpace(2)), 'A')).toEqual({ mana: 2, cards: 3 });
    const third = moon('spike, stones eye\nouter ruin').answer('A', stoneSpace(3), toInner('ruin'));
    expect([goodsOf(third, 'A'), third.names(third.player('A').inner)]).toEqual([{ points: 3 }, ['ruin']]);
    expect(goodsOf(moon('spike, stones eye').answer('A', stoneSpace(4)), 'A')).toEqual({ mana: 2, points: 3 });
  });

  test('EV-18.4e EV-A.7 each space once per game: the stone stays', () => {
    const s = moon('spike, stones eye wave fang', 'passed');
    s.answer('A', stoneSpace(2), stone('wave'));
    expect([s.can('A', stoneSpace(2)), s.can('A', stoneSpace(3))]).toEqual([false, true]);
    s.answer('A', pass);
    expect([s.state.table.round, s.can('A', stoneSpace(2)), s.can('A', stoneSpace(3))]).toEqual([2, false, true]);
    expect(s.player('A').stoneSpaces).toEqual([-1, 2, -1, -1]);
  });

  test("EV-18.4e EV-A.7 only in one's own turn; before or after the Main Action", () => {
    const s = moon('spike, stones eye wave', 'cross').answer('A', token);
    expect(s.options('A')).toEqual([end, stoneSpace(1), stoneSpace(2), stoneSpace(3), stoneSpace(4)]);
    s.answer('A', end);
    expect(s.options('A')).toEqual([]);
    // A stone won in the third round can only double.
    const last = moon('spike', 'cross', {
      round: 'round 3, battles, first A',
      middle: 'northern-lakes: witches A 1, stones eye wave',
    });
    last.answer('A', stone('eye'));
    expect(last.state.table.over).toBe(1);
  });

  test('EV-18.4e nobody else has such spaces', () => {
    for (const clan of ['star', 'cross', 'circle'])
      expect(moon(`${clan}, stones eye`, 'spike, passed').can('A', stoneSpace(1))).toBe(false);
    expect(table(['spike, stones eye', 'star, passed']).can('A', stoneSpace(1))).toBe(false);
  });

  test('EV-18.4e at the end the stones on the board still double', () => {
    const s = scored(
      'spike, stone-spaces eye none none wave\ninner hermits-loft with golden-cauldron, foggy-ford with living-chest',
    ).answer('A', placeBest);
    expect(pointsOf(s)[0]).toBe(4 + 4 + 2 + 2 + 1);
  });

  test('EV-18.4f binding on the Starting Place: the red stone, of which there is one', () => {
    const s = moon('spike, resources 2 herb 1 potion\ninner ark-of-longjiang\nhand mystic-elephant', 'passed', {
      round: 'round 1, actions, turn A, first A, red-stone',
    }).answer('A', play('mystic-elephant'));
    expect([s.player('A').stones, s.state.table.redStone]).toEqual([[0, 0, 0, 0, 1], 0]);
    const gone = moon(
      'spike, stones red, resources 2 herb 1 potion\ninner ark-of-longjiang\nhand mystic-elephant',
    ).answer('A', play('mystic-elephant'));
    expect(gone.player('A').stones).toEqual([0, 0, 0, 0, 1]);
  });

  test('EV-18.4f the red stone works on the board and fits every icon', () => {
    expect(goodsOf(moon('spike, stones red').answer('A', stoneSpace(2)), 'A')).toEqual({ mana: 2, cards: 3 });
    for (const place of ['hermits-loft', 'waggoners-inn', 'mystic-springs', 'cavern-plain'] as const) {
      const s = scored(`spike, stones red\ninner ${place} with golden-cauldron`).answer('A', oneByOne, 1 + card(place));
      expect(pointsOf(s)[0]).toBe(8 + placeFace(card(place), 'moon').points);
    }
  });

  test('EV-18.4f EV-A.47 the stone is there when a moon Spike plays', () => {
    const s = opening({ side: 'moon', clans: ['spike', 'star'] });
    expect([s.state.table.redStone, s.player('A').stones]).toEqual([1, [0, 0, 0, 0, 0]]);
  });
});

describe('the moon otherwise', () => {
  test('EV-18 the normal rules hold for all four', () => {
    for (const clan of ['star', 'cross', 'circle', 'spike']) {
      const s = moon(clan, clan === 'star' ? 'cross, passed' : 'star, passed', {
        middle: 'northern-lakes:\n spots spirit-bog',
      });
      s.answer('A', discover('spirit-bog'));
      expect([s.player('A').witches, s.state.table.regions[NL].witches[0]]).toEqual([2, 2]);
    }
  });
});
