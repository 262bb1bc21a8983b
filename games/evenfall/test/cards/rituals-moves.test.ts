/** Rituals with an Action Space that moves or harvests something. */
import { describe, expect, test } from 'vitest';
import {
  CM,
  card,
  decline,
  elder,
  fromSpaceOf,
  kind,
  NL,
  spaceIn,
  spaceOn,
  toInner,
  toRegion,
  witch,
} from '../scene.ts';
import { expectOnTable, expectRitual, expectSpace, withElder } from './expecting.ts';
import { has, isAsked, turnOf } from './trying.ts';

describe('Basin of Far Sight', () => {
  test('Basin of Far Sight: 2 Potions and 1 Knowledge, Artifact (EV-11.1, EV-11.3)', () =>
    expectRitual('basin-of-far-sight', { potion: 2, knowledge: 1 }, ['artifact']));
  test('Basin of Far Sight: 1 building space, 0 VP (EV-13.1, EV-16.3)', () =>
    expectOnTable('basin-of-far-sight', 1, 0));
  test('Basin of Far Sight: its space costs nothing (EV-12.3, EV-12.4, EV-12.5)', () =>
    expectSpace('basin-of-far-sight', ''));

  test('Basin of Far Sight: harvests a Place of another clan with its Scythes (EV-10.5, EV-A.55)', () => {
    const s = turnOf('outer ruin with basin-of-far-sight', {
      b: 'passed\nouter sanctum, spirit-bog with energy-pillar 1 scythe 1 orb\ninner prophets-church',
    }).answer('A', spaceOn('basin-of-far-sight'));
    // Either circle of the other clan, its Starting Place too; none of one's own.
    expect(s.options('A')).toEqual([card('spirit-bog'), card('sanctum'), card('prophets-church')]);
    s.answer('A', card('spirit-bog'));
    expect([has(s), has(s, 'B')]).toEqual([{ herb: 2 }, {}]);
  });
  test('Basin of Far Sight: an Elder does the same in the Inner Circle (EV-12.4)', () => {
    const s = withElder('basin-of-far-sight', '', { b: 'passed\ninner prophets-church' });
    expect(has(s.answer('A', kind('knowledge')))).toEqual({ knowledge: 1 });
  });
  test('Basin of Far Sight: what lies on the Place answers neither its owner nor its guest (EV-A.55)', () => {
    const b = 'passed\nouter spirit-bog with honeyed-boughs\ncouncil corvin';
    const s = turnOf('outer ruin with basin-of-far-sight', { b }).answer('A', spaceOn('basin-of-far-sight'));
    expect([has(s), has(s, 'B')]).toEqual([{ herb: 1 }, {}]);
  });
  test('Basin of Far Sight: with no Place anywhere else it does nothing (EV-A.64)', () => {
    const s = turnOf('outer ruin with basin-of-far-sight').answer('A', spaceOn('basin-of-far-sight'));
    expect([isAsked(s, 'takeTurn'), has(s), s.player('A').witches]).toEqual([true, {}, 3]);
  });
});

describe('Owl Courier', () => {
  const [move, draw] = [0, 1];
  test('Owl Courier: 1 Herb, 1 Potion and 1 Knowledge, Familiar (EV-11.1, EV-11.3)', () =>
    expectRitual('owl-courier', { herb: 1, potion: 1, knowledge: 1 }, ['familiar']));
  test('Owl Courier: 1 building space, 1 VP (EV-13.1, EV-16.3)', () => expectOnTable('owl-courier', 1, 1));
  test('Owl Courier: its space costs nothing (EV-12.3, EV-12.4, EV-12.5)', () => expectSpace('owl-courier', ''));

  test('Owl Courier: a Witch brings a Transfer, with what lies on the Place (EV-12.10, EV-A.38)', () => {
    const s = turnOf('outer ruin with owl-courier 1 scythe, sanctum').answer('A', spaceOn('owl-courier'));
    expect(s.options('A')).toEqual([move, draw]);
    s.answer('A', move);
    expect(s.options('A')).toEqual([decline, toInner('ruin'), toInner('sanctum')]);
    s.answer('A', toInner('ruin'));
    expect([s.names(s.player('A').inner), has(s)]).toEqual([['ruin'], {}]);
    // The Witch moved along: the space stays occupied, for Elders too.
    expect(s.can('A', spaceOn('owl-courier'))).toBe(false);
  });
  test('Owl Courier: an Elder brings 2 cards instead (EV-12.4)', () => {
    const s = turnOf('outer sanctum\ninner ruin with owl-courier').answer('A', spaceOn('owl-courier'), elder, draw);
    expect([has(s), s.names(s.player('A').outer)]).toEqual([{ cards: 2 }, ['sanctum']]);
  });
  test('Owl Courier: with nothing to transfer only the cards can be chosen (EV-A.64)', () =>
    expect(has(withElder('owl-courier', ''))).toEqual({ cards: 2 }));
});

describe('Marsh Stork', () => {
  /** The Action Spaces come after the round spaces, of which there are at most three. */

  test('Marsh Stork: 1 Herb and 1 Potion, Familiar (EV-11.1, EV-11.3)', () =>
    expectRitual('marsh-stork', { herb: 1, potion: 1 }, ['familiar']));
  test('Marsh Stork: 1 building space, 2 VP (EV-13.1, EV-16.3)', () => expectOnTable('marsh-stork', 1, 2));
  test('Marsh Stork: its space costs nothing (EV-12.3, EV-12.4, EV-12.5)', () => expectSpace('marsh-stork', ''));

  const middle = 'northern-lakes: witches A 2 B 1, elders A 1\ncentral-mountains: space A witch';
  test('Marsh Stork: a Witch brings back a Witch from a Region (EV-5.7)', () => {
    const s = turnOf('outer ruin with marsh-stork', { middle }).answer('A', spaceOn('marsh-stork'));
    expect(s.options('A')).toEqual([decline, toRegion(NL), fromSpaceOf(CM)]);
    s.answer('A', toRegion(NL));
    expect([s.state.table.regions[NL].witches, s.player('A').witches]).toEqual([[1, 1], 1]);
    expect(s.news).toContainEqual({ news: 'tookBack', seat: 0, figure: 'witch' });
  });
  test('Marsh Stork: an Elder frees an Action Space of a Region (EV-12.2, EV-12.4)', () => {
    const s = turnOf('inner ruin with marsh-stork', { middle });
    expect(s.can('A', spaceIn(CM))).toBe(false);
    s.answer('A', spaceOn('marsh-stork'), elder, fromSpaceOf(CM));
    expect([s.player('A').witches, s.player('A').elders, s.can('A', spaceIn(CM))]).toEqual([2, 2, true]);
  });
  test('Marsh Stork: from each round space and each Action Space (EV-12.1, EV-A.21)', () => {
    const everywhere = 'northern-lakes: witches A 1, space A witch\ncentral-mountains: witches A 1';
    const from = (option: number): unknown[] => {
      const s = turnOf('inner ruin with marsh-stork', { middle: everywhere }).answer(
        'A',
        spaceOn('marsh-stork'),
        elder,
      );
      expect(s.options('A')).toEqual([decline, toRegion(NL), toRegion(CM), fromSpaceOf(NL)]);
      const [lakes, mountains] = s.answer('A', option).state.table.regions;
      return [lakes.witches[0], mountains.witches[0], lakes.space.length, s.player('A').witches];
    };
    expect(from(toRegion(NL))).toEqual([0, 1, 1, 2]);
    expect(from(toRegion(CM))).toEqual([1, 0, 1, 2]);
    expect(from(fromSpaceOf(NL))).toEqual([1, 1, 0, 2]);
  });
  test('Marsh Stork: may be declined, and brings back no Elder and nobody else’s Witch (EV-12.1)', () => {
    const s = turnOf('outer ruin with marsh-stork', { middle }).answer('A', spaceOn('marsh-stork'), decline);
    expect(s.state.table.regions[NL].witches).toEqual([2, 1]);
    const none = { middle: 'northern-lakes: witches B 1, elders A 1\ncentral-mountains: space B witch' };
    const alone = turnOf('inner ruin with marsh-stork', none).answer('A', spaceOn('marsh-stork'), witch);
    expect([isAsked(alone, 'takeTurn'), alone.player('A').witches, alone.player('A').elders]).toEqual([true, 3, 3]);
  });
});
