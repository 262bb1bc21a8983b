/** EV-13: Catalysts and the Coven track. */
import { describe, expect, test } from 'vitest';
import { FIRST_RITUAL } from '../../src/index.ts';
import {
  build,
  built,
  card,
  decline,
  discover,
  duel,
  kind,
  orbOn,
  pass,
  play,
  type Scene,
  scytheOn,
  toInner,
  token,
  turnEffect,
} from '../scene.ts';
import { goodsOf, table, told } from './tables.ts';

describe('building Catalysts', () => {
  const both = 'outer ruin with weaver-spider\ninner nqobantu-mine with energy-pillar';
  const on = (s: Scene, ritual: 'weaver-spider' | 'energy-pillar'): number[] =>
    [s.state.table.scythes, s.state.table.orbs].map((of) => of[card(ritual) - FIRST_RITUAL]);

  test('EV-13.1 EV-13.2 any number in one action, in both circles: a Herb a Scythe, two Potions an Orb', () => {
    const s = duel(`resources 5 herb 5 potion\n${both}`);
    s.answer('A', build, scytheOn('energy-pillar'), orbOn('energy-pillar'), scytheOn('weaver-spider'));
    s.answer('A', orbOn('weaver-spider'));
    expect([on(s, 'weaver-spider'), on(s, 'energy-pillar')]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(s.resources('A')).toEqual({ herb: 3, potion: 1 });
    // It was one action: the next one may be the token.
    expect(s.can('A', token)).toBe(true);
  });

  test('EV-13.1 a space takes one Catalyst, of either kind', () => {
    const s = duel('resources 9 herb 9 potion\nouter ruin with living-chest, cavern with energy-pillar 1 scythe 1 orb');
    s.answer('A', build);
    expect(s.options('A')).toEqual([scytheOn('living-chest'), orbOn('living-chest')].sort((a, b) => a - b));
    s.answer('A', orbOn('living-chest'));
    expect(s.can('A', build)).toBe(false);
  });

  test('EV-13.1 EV-A.41 at least one must be built', () => {
    const s = duel(`resources 1 herb 2 potion\n${both}`).answer('A', build);
    expect(s.can('A', built)).toBe(false);
    expect(s.answer('A', scytheOn('weaver-spider')).can('A', built)).toBe(true);
    expect(duel(`resources 9 knowledge 1 potion\n${both}`).can('A', build)).toBe(false);
    expect(duel('resources 9 herb 9 potion\nouter ruin').can('A', build)).toBe(false);
  });

  test("EV-13.1 nobody else's Rituals", () => {
    expect(duel('resources 9 herb 9 potion', 'passed\nouter ruin with weaver-spider').can('A', build)).toBe(false);
  });

  test('EV-13.2 a Herb for an Orb, or a Potion for a Scythe, will not do', () => {
    const herbs = duel(`resources 9 herb 1 potion\n${both}`).answer('A', build);
    expect([herbs.can('A', scytheOn('weaver-spider')), herbs.can('A', orbOn('weaver-spider'))]).toEqual([true, false]);
    const potions = duel(`resources 2 potion\n${both}`).answer('A', build);
    expect(potions.options('A')).toEqual([orbOn('energy-pillar'), orbOn('weaver-spider')]);
  });

  test('EV-13.3 a Scythe gives nothing at once, but adds to every harvest of its Place', () => {
    const s = duel('resources 1 herb\nouter hermits-loft with energy-pillar\nspecialists hoja', 'passed');
    s.answer('A', build);
    expect(goodsOf(s, 'A')).toEqual({});
    expect(s.answer('A', turnEffect('hoja')).resources('A')).toEqual({ knowledge: 2 });
    expect(s.answer('A', token).resources('A')).toEqual({ herb: 1, potion: 1, knowledge: 4 });
  });

  test('EV-13.4 each Orb is a step, at once', () => {
    const s = duel(`resources 4 potion\n${both}`).answer('A', build, orbOn('energy-pillar'), orbOn('energy-pillar'));
    // 2 Mana, 3 points, and 2 from the Weaver Spider.
    expect([s.player('A').coven, goodsOf(s, 'A')]).toEqual([2, { mana: 2, points: 5 }]);
  });

  test('EV-A.41 pay all, place all, what answers each, then the steps one by one', () => {
    const rituals = 'outer ruin with weaver-spider, foggy-ford with energy-pillar';
    const s = duel(`resources 4 potion 1 herb\n${rituals}\nspecialists romilda\ncouncil philippa`);
    s.answer(
      'A',
      build,
      orbOn('energy-pillar'),
      orbOn('energy-pillar'),
      scytheOn('weaver-spider'),
      kind('herb'),
      kind('herb'),
    );
    expect(s.news.map(({ news }) => news)).toEqual([
      ...['paid', 'builtOn', 'paid', 'builtOn', 'paid', 'builtOn'],
      // Weaver Spider and Philippa, three times.
      ...['gained', 'gained', 'gained', 'gained', 'gained', 'gained'],
      // A step, its bonus, Romilda; and again.
      ...['advanced', 'gained', 'gained', 'advanced', 'gained', 'gained'],
    ]);
    expect(s.player('A').points).toBe(3 * 1 + 3 * 2 + 3);
  });

  test('EV-A.41 goods of a step do not pay for Catalysts of the same action', () => {
    const s = duel('resources 2 potion, coven 1\nouter ruin with weaver-spider\nspecialists romilda, oskar').answer(
      'A',
      build,
    );
    // Romilda would bring a resource and the step of the Orb points: nothing more can be built.
    expect(s.asked()[0].verb).toBe('gainAny');
    s.answer('A', kind('herb'));
    expect(s.asked()[0].verb).toBe('takeTurn');
  });
});

describe('the Coven track', () => {
  const at = (coven: number, more = ''): Scene =>
    duel(`coven ${coven}, resources 1 herb 2 potion\nouter hermits-loft with energy-pillar${more}`).answer(
      'A',
      build,
      orbOn('energy-pillar'),
    );

  test('EV-13.5 EV-13.6 the sun track: 2 Mana, 3 points, Transfer, harvest, Transfer, 5 points', () => {
    expect(goodsOf(at(0), 'A')).toEqual({ herb: 1, mana: 2 });
    expect(goodsOf(at(1), 'A')).toEqual({ herb: 1, points: 3 });
    expect(at(2).asked()[0].verb).toBe('transfer');
    expect(goodsOf(at(3), 'A')).toEqual({ herb: 1, knowledge: 1 });
    const fifth = at(4).answer('A', toInner('hermits-loft'));
    expect(fifth.names(fifth.player('A').inner)).toEqual(['hermits-loft']);
    expect(goodsOf(at(5), 'A')).toEqual({ herb: 1, points: 5 });
  });

  test('EV-13.5 several steps in one turn: every bonus on the way', () => {
    const s = duel('coven 1, resources 4 potion\nouter ruin with energy-pillar');
    s.answer('A', build, orbOn('energy-pillar'));
    expect(s.player('A').points).toBe(3);
    s.answer('A', toInner('ruin'));
    expect([s.player('A').coven, s.names(s.player('A').inner)]).toEqual([3, ['ruin']]);
    expect(told(s, 'advanced').map(({ step }) => step)).toEqual([2, 3]);
  });

  test('EV-13.5 the step of a Transfer may be used or declined', () => {
    expect(at(2).answer('A', decline).player('A').inner).toEqual([]);
    const s = at(4).answer('A', toInner('hermits-loft'));
    expect(s.names(s.player('A').inner)).toEqual(['hermits-loft']);
  });

  test.each([6, 7, 12])('EV-13.7 from step %i on, beyond the top, each step is worth 2 points', (coven) => {
    expect(goodsOf(at(coven), 'A')).toEqual({ herb: 1, points: 2 });
  });

  test('EV-13.7 from below the top to beyond it', () => {
    const s = duel('coven 5, resources 4 potion\nouter ruin with energy-pillar');
    s.answer('A', build, orbOn('energy-pillar'));
    expect(s.player('A').points).toBe(5 + 2);
  });
});

test('EV-13.3 a new Scythe already counts for a Place that is discovered and harvested the same turn', () => {
  const s = table(['resources 2 potion\nouter thistle-meadow\nhand sickle-dance', 'passed'], {
    middle: 'northern-lakes:\n spots foggy-ford',
  });
  s.answer('A', play('sickle-dance'), card('sickle-dance'));
  s.answer('A', discover('foggy-ford')).answer('A', token);
  expect(goodsOf(s, 'A')).toEqual({ herb: 1 + 2, potion: 1, mana: 1 });
  expect(s.can('A', pass)).toBe(true);
});
