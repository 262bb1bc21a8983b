/** Places with a Binding Bonus for every Ritual. */
import { describe, expect, test } from 'vitest';
import { FIRST_RITUAL } from '../../src/index.ts';
import { CM, card, decline, kind, NL, spaceIn, theFirst, toInner, token, toRegion } from '../scene.ts';
import { bound, expectBinding, expectDiscovery, expectHarvest, expectInner } from './expecting.ts';
import { has, isAsked, turnOf } from './trying.ts';

describe('Mystic Springs', () => {
  test('Mystic Springs: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () =>
    expectDiscovery('mystic-springs', 2));
  test('Mystic Springs: harvest 2 Mana (EV-10.3, EV-10.4)', () => expectHarvest('mystic-springs', { mana: 2 }));
  test('Mystic Springs: binding may put an Elder from the reserve into a Region (EV-11.3, EV-14.3)', () => {
    const s = bound('mystic-springs', 'artifact');
    expect(s.options('A')).toEqual([decline, toRegion(NL), toRegion(CM)]);
    s.answer('A', toRegion(CM));
    expect(s.state.table.regions.map(({ elders }) => elders[0])).toEqual([0, 1]);
    // The Action Space there is not used by it.
    expect([s.player('A').elders, s.can('A', spaceIn(CM)), has(s)]).toEqual([3, true, {}]);
    expect(bound('mystic-springs', 'familiar').answer('A', decline).player('A').elders).toBe(4);
  });
  test('Mystic Springs: without an Elder in the reserve nothing is asked (EV-A.64)', () => {
    const s = bound('mystic-springs', 'enchantment', 'witches 4\nelders 0');
    expect(isAsked(s, 'takeTurn')).toBe(true);
  });
  test('Mystic Springs: Wave, 1 VP (EV-16.2, EV-16.3)', () => expectInner('mystic-springs', 'wave', 1));
});

describe('Sanctum', () => {
  test('Sanctum: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('sanctum', 2));
  test('Sanctum: harvest 1 VP (EV-10.3, EV-10.4)', () => expectHarvest('sanctum', { points: 1 }));
  test('Sanctum: binding gives 2 Mana (EV-11.3)', () => expectBinding('sanctum', { mana: 2 }));
  test('Sanctum: Eye, 3 VP (EV-16.2, EV-16.3)', () => expectInner('sanctum', 'eye', 3));
});

describe('Crossroads Market', () => {
  test('Crossroads Market: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () =>
    expectDiscovery('crossroads-market', 2));
  test('Crossroads Market: harvest a resource of free choice (EV-10.3, EV-10.4)', () =>
    expectHarvest('crossroads-market', { any: 1 }));
  test('Crossroads Market: binding gives 2 resources of free choice, alike or different (EV-11.3)', () => {
    expectBinding('crossroads-market', { any: 2 });
    const s = bound('crossroads-market', 'artifact').answer('A', kind('potion'), kind('knowledge'));
    expect(has(s)).toEqual({ potion: 1, knowledge: 1 });
    expect(has(bound('crossroads-market', 'familiar').answer('A', kind('knowledge')))).toEqual({ knowledge: 2 });
  });
  test('Crossroads Market: each symbol of a harvest is chosen by itself (EV-10.3)', () => {
    const s = turnOf('outer crossroads-market with energy-pillar 1 scythe').answer('A', token);
    expect(has(s.answer('A', kind('herb'), kind('knowledge')))).toEqual({ herb: 2, potion: 1, knowledge: 1 });
  });
  test('Crossroads Market: Flame, 0 VP (EV-16.2, EV-16.3)', () => expectInner('crossroads-market', 'flame', 0));
});

describe('Singing Menhirs', () => {
  test('Singing Menhirs: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () =>
    expectDiscovery('singing-menhirs', 2));
  test('Singing Menhirs: harvest 1 card and 1 VP (EV-10.3, EV-10.4)', () =>
    expectHarvest('singing-menhirs', { cards: 1, points: 1 }));
  test('Singing Menhirs: binding gives 2 VP (EV-11.3)', () => expectBinding('singing-menhirs', { points: 2 }));
  test('Singing Menhirs: Eye, 1 VP (EV-16.2, EV-16.3)', () => expectInner('singing-menhirs', 'eye', 1));
});

describe('Moss-Grown Gate', () => {
  test('Moss-Grown Gate: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () =>
    expectDiscovery('moss-grown-gate', 2));
  test('Moss-Grown Gate: harvest 1 Mana and 1 VP (EV-10.3, EV-10.4)', () =>
    expectHarvest('moss-grown-gate', { mana: 1, points: 1 }));
  test('Moss-Grown Gate: binding allows a Transfer, of itself too, with its Ritual (EV-11.3, EV-12.10)', () => {
    const s = bound('moss-grown-gate', 'familiar', '', {}, 'outer ruin,');
    expect(s.options('A')).toEqual([decline, toInner('ruin'), toInner('moss-grown-gate')]);
    s.answer('A', toInner('moss-grown-gate'));
    expect([s.names(s.player('A').outer), s.names(s.player('A').inner)]).toEqual([['ruin'], ['moss-grown-gate']]);
    expect(s.state.table.ritualOn[card('moss-grown-gate')]).toBe(card('mystic-elephant'));
    // One only: the Ruin is not asked for.
    expect(has(s)).toEqual({});
  });
  test('Moss-Grown Gate: the Transfer may be declined (EV-12.11)', () => {
    const s = bound('moss-grown-gate', 'artifact').answer('A', decline);
    expect([s.names(s.player('A').outer), s.player('A').inner]).toEqual([['moss-grown-gate'], []]);
  });
  test('Moss-Grown Gate: bound in the Inner Circle with none outside nothing is asked (EV-A.64)', () =>
    expect(isAsked(bound('moss-grown-gate', 'artifact', '', {}, 'inner'), 'takeTurn')).toBe(true));
  test('Moss-Grown Gate: Wave, 1 VP (EV-16.2, EV-16.3)', () => expectInner('moss-grown-gate', 'wave', 1));
});

describe('Bonfire Hill', () => {
  test('Bonfire Hill: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('bonfire-hill', 2));
  test('Bonfire Hill: harvest 1 Potion (EV-10.3, EV-10.4)', () => expectHarvest('bonfire-hill', { potion: 1 }));
  test('Bonfire Hill: binding gives a step on the Coven track, with Enchantment 2 VP more (EV-11.3, EV-13.5)', () => {
    expectBinding('bonfire-hill', { mana: 2 }, 'enchantment', { points: 2 });
    expect(bound('bonfire-hill', 'artifact').player('A').coven).toBe(1);
    expect(has(bound('bonfire-hill', 'artifact', 'coven 1'))).toEqual({ points: 3 });
    expect(has(bound('bonfire-hill', 'enchantment', 'coven 6'))).toEqual({ points: 4 });
  });
  test('Bonfire Hill: of a "/" on the track one side is chosen (EV-18.2)', () => {
    const s = bound('bonfire-hill', 'familiar', '', { side: 'moon', clan: 'cross' });
    expect(s.asked()).toEqual([{ who: 'A', verb: 'choose' }]);
    expect(has(s.answer('A', theFirst))).toEqual({ mana: 3 });
  });
  test('Bonfire Hill: Flame, 0 VP (EV-16.2, EV-16.3)', () => expectInner('bonfire-hill', 'flame', 0));
});

describe('Reapers’ Barn', () => {
  test('Reapers’ Barn: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('reapers-barn', 2));
  test('Reapers’ Barn: harvest 1 Herb (EV-10.3, EV-10.4)', () => expectHarvest('reapers-barn', { herb: 1 }));
  test('Reapers’ Barn: binding builds a Scythe without paying, on any Ritual (EV-11.3, EV-13.3)', () => {
    const s = bound(
      'reapers-barn',
      'familiar',
      '',
      {},
      'outer ruin with energy-pillar 1 orb, foggy-ford with twin-scythes 1 orb,',
    );
    // The new Ritual is there by now; the Twin Scythes have no free building space.
    expect(s.options('A')).toEqual([decline, card('energy-pillar'), card('mystic-elephant')]);
    s.answer('A', card('mystic-elephant'));
    expect(s.state.table.scythes[card('mystic-elephant') - FIRST_RITUAL]).toBe(1);
    expect(has(s)).toEqual({});
  });
  test('Reapers’ Barn: the Scythe may be declined; with Artifact 2 VP all the same (EV-11.3)', () => {
    const s = bound('reapers-barn', 'artifact').answer('A', decline);
    expect([s.state.table.scythes.every((n) => n === 0), has(s)]).toEqual([true, { points: 2 }]);
    expect(has(bound('reapers-barn', 'artifact').answer('A', card('golden-cauldron')))).toEqual({ points: 2 });
    expect(has(bound('reapers-barn', 'enchantment').answer('A', card('honeyed-boughs')))).toEqual({});
  });
  test('Reapers’ Barn: Flame, 1 VP (EV-16.2, EV-16.3)', () => expectInner('reapers-barn', 'flame', 1));
});

describe('Ancestors’ Barrow', () => {
  test('Ancestors’ Barrow: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () =>
    expectDiscovery('ancestors-barrow', 2));
  test('Ancestors’ Barrow: harvest 1 VP (EV-10.3, EV-10.4)', () => expectHarvest('ancestors-barrow', { points: 1 }));
  test('Ancestors’ Barrow: binding gives 1 VP for each Place in the Inner Circle (EV-11.3)', () => {
    expect(
      has(bound('ancestors-barrow', 'artifact', 'inner nqobantu-mine with energy-pillar, ruin with bell-of-assembly')),
    ).toEqual({ points: 2 });
    expect(has(bound('ancestors-barrow', 'artifact'))).toEqual({});
    // In the Inner Circle it is one of them.
    expect(has(bound('ancestors-barrow', 'enchantment', '', {}, 'inner'))).toEqual({ points: 1 });
  });
  test('Ancestors’ Barrow: Fang, 3 VP (EV-16.2, EV-16.3)', () => expectInner('ancestors-barrow', 'fang', 3));
});

describe('Story Hearth', () => {
  test('Story Hearth: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('story-hearth', 2));
  test('Story Hearth: harvest 1 Knowledge (EV-10.3, EV-10.4)', () => expectHarvest('story-hearth', { knowledge: 1 }));
  test('Story Hearth: binding draws 2 cards (EV-11.3)', () => {
    expectBinding('story-hearth', { cards: 2 });
    const s = bound('story-hearth', 'artifact', '', { middle: 'main-deck irene, oskar, bao' });
    expect(s.names(s.player('A').hand)).toEqual(['irene', 'oskar']);
  });
  test('Story Hearth: Flame, 1 VP (EV-16.2, EV-16.3)', () => expectInner('story-hearth', 'flame', 1));
});

describe('Waggoners’ Inn', () => {
  test('Waggoners’ Inn: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('waggoners-inn', 2));
  test('Waggoners’ Inn: harvest 1 Potion (EV-10.3, EV-10.4)', () => expectHarvest('waggoners-inn', { potion: 1 }));
  test('Waggoners’ Inn: binding allows a Transfer, of another Place too (EV-11.3, EV-12.10)', () => {
    const s = bound('waggoners-inn', 'artifact', '', {}, 'outer sanctum,');
    expect(s.options('A')).toEqual([decline, toInner('sanctum'), toInner('waggoners-inn')]);
    s.answer('A', toInner('sanctum'));
    expect([s.names(s.player('A').outer), s.names(s.player('A').inner)]).toEqual([['waggoners-inn'], ['sanctum']]);
    // One only: the Inn itself is not asked for.
    expect(has(s)).toEqual({});
  });
  test('Waggoners’ Inn: the Transfer may be declined (EV-12.11)', () =>
    expect(bound('waggoners-inn', 'enchantment').answer('A', decline).player('A').inner).toEqual([]));
  test('Waggoners’ Inn: Flame, 0 VP (EV-16.2, EV-16.3)', () => expectInner('waggoners-inn', 'flame', 0));
});
