/** Starting Places, on the sun side and on the moon side. */
import { keyFrom, makeDice, start } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import { CLANS, evenfall, RED, type Side, SWITCHES } from '../../src/index.ts';
import { accept, card, decline, kind, placeBest, play, scene, token, turnEffect } from '../scene.ts';
import { bound, expectBinding, expectHarvest, expectInner } from './expecting.ts';
import { has, isAsked, pointsOf, roundEndOf, type Setting, scoringOf, turnOf } from './trying.ts';

/** The circles of each clan before anything is done. */
function setUp(side: Side): { outer: string[]; inner: string[] }[] {
  const s = start(
    evenfall,
    { players: 4, side, clans: [...CLANS], level: 'witch', experienced: false, switches: SWITCHES },
    keyFrom(makeDice(7)),
  );
  const { names } = scene(s);
  return s.table.players.map(({ outer, inner }) => ({ outer: names(outer), inner: names(inner) }));
}
const moon = (clan: string): Setting => ({ side: 'moon', clan });

describe('sun sides', () => {
  test('Nqobantu Mine (sun): the Star’s, in the Inner Circle (EV-3.3, EV-A.49)', () =>
    expect(setUp('sun')[0]).toEqual({ outer: [], inner: ['nqobantu-mine'] }));
  test('Nqobantu Mine (sun): harvest of free choice, outside only; binding draws 1 card (EV-10.3, EV-11.3)', () => {
    expectHarvest('nqobantu-mine', { any: 1 });
    expectBinding('nqobantu-mine', { cards: 1 });
  });
  test('Nqobantu Mine (sun): Eye, 0 VP (EV-16.2, EV-16.3)', () => expectInner('nqobantu-mine', 'eye', 0));

  test('Prophets Church (sun): the Cross’, in the Inner Circle (EV-3.3, EV-A.49)', () =>
    expect(setUp('sun')[1]).toEqual({ outer: [], inner: ['prophets-church'] }));
  test('Prophets Church (sun): harvest of free choice, outside only; binding draws 1 card (EV-10.3, EV-11.3)', () => {
    expectHarvest('prophets-church', { any: 1 });
    expectBinding('prophets-church', { cards: 1 });
  });
  test('Prophets Church (sun): Flame, 0 VP (EV-16.2, EV-16.3)', () => expectInner('prophets-church', 'flame', 0));

  test('Eternal Tree (sun): the Circle’s, in the Inner Circle (EV-3.3, EV-A.49)', () =>
    expect(setUp('sun')[2]).toEqual({ outer: [], inner: ['eternal-tree'] }));
  test('Eternal Tree (sun): harvest of free choice, outside only; binding draws 1 card (EV-10.3, EV-11.3)', () => {
    expectHarvest('eternal-tree', { any: 1 });
    expectBinding('eternal-tree', { cards: 1 });
  });
  test('Eternal Tree (sun): Wave, 0 VP (EV-16.2, EV-16.3)', () => expectInner('eternal-tree', 'wave', 0));

  test('Ark of Longjiang (sun): the Spike’s, in the Inner Circle (EV-3.3, EV-A.49)', () =>
    expect(setUp('sun')[3]).toEqual({ outer: [], inner: ['ark-of-longjiang'] }));
  test('Ark of Longjiang (sun): harvest of free choice, outside only; binding draws 1 card (EV-10.3, EV-11.3)', () => {
    expectHarvest('ark-of-longjiang', { any: 1 });
    expectBinding('ark-of-longjiang', { cards: 1 });
  });
  test('Ark of Longjiang (sun): Fang, 0 VP (EV-16.2, EV-16.3)', () => expectInner('ark-of-longjiang', 'fang', 0));

  test('Nqobantu Mine (sun): a card can harvest it in the Inner Circle (EV-10.3)', () => {
    const s = turnOf('inner nqobantu-mine with energy-pillar 1 scythe\nspecialists hoja').answer(
      'A',
      turnEffect('hoja'),
    );
    expect(has(s.answer('A', kind('potion'), kind('knowledge')))).toEqual({ potion: 1, knowledge: 1 });
  });
});

describe('Nqobantu Mine, moon side', () => {
  test('Nqobantu Mine (moon): starts in the Inner Circle (EV-3.3)', () =>
    expect(setUp('moon')[0]).toEqual({ outer: [], inner: ['nqobantu-mine'] }));

  test('Nqobantu Mine (moon): binding may turn a card into 3 resources of free choice (EV-18.1)', () => {
    const s = bound('nqobantu-mine', 'artifact', 'hand irene, bao', moon('star'), 'inner');
    expect(s.options('A')).toEqual([decline, accept]);
    s.answer('A', accept);
    expect(s.options('A')).toEqual([card('irene'), card('bao')]);
    s.answer('A', card('bao'), kind('herb'), kind('potion'), kind('potion'));
    expect(has(s)).toEqual({ herb: 1, potion: 2, cards: 1 });
    expect(s.names(s.state.table.discards)).toEqual(['bao']);
    const kept = bound('nqobantu-mine', 'artifact', 'hand irene', moon('star'), 'inner').answer('A', decline);
    expect(has(kept)).toEqual({ cards: 1 });
  });
  test('Nqobantu Mine (moon): the discard is one for every effect that counts them (EV-17.8, EV-18.1)', () => {
    const s = bound('nqobantu-mine', 'familiar', 'council tadeo\nhand irene, bao', moon('star'), 'inner');
    s.answer('A', accept, card('irene'));
    expect(pointsOf(s)).toBe(1);
  });
  test('Nqobantu Mine (moon): with no card left the Ritual is played all the same (EV-A.19)', () => {
    const s = bound('nqobantu-mine', 'enchantment', '', moon('star'), 'inner');
    expect([isAsked(s, 'takeTurn'), has(s)]).toEqual([true, {}]);
    expect(s.state.table.ritualOn[card('nqobantu-mine')]).toBe(card('honeyed-boughs'));
  });
  test('Nqobantu Mine (moon): harvest of free choice; Eye, 7 VP (EV-10.3, EV-16.3, EV-A.69)', () => {
    const s = turnOf('outer nqobantu-mine', moon('star')).answer('A', token, kind('knowledge'));
    expect(has(s)).toEqual({ knowledge: 1 });
    expectInner('nqobantu-mine', 'eye', 7, 'moon');
  });
});

describe('Prophets Church, moon side', () => {
  test('Prophets Church (moon): starts in the Inner Circle (EV-3.3)', () =>
    expect(setUp('moon')[1]).toEqual({ outer: [], inner: ['prophets-church'] }));

  test('Prophets Church (moon): binding gives a step, and both bonuses of a "/" (EV-18.2)', () => {
    const s = bound('prophets-church', 'artifact', '', moon('cross'), 'inner').answer('A', kind('herb'));
    expect([has(s), s.player('A').coven]).toEqual([{ mana: 3, herb: 1 }, 1]);
    expect(has(bound('prophets-church', 'familiar', 'coven 1', moon('cross'), 'inner'))).toEqual({
      points: 2,
      cards: 3,
    });
    const fourth = bound('prophets-church', 'familiar', 'coven 3', moon('cross'), 'inner');
    expect(has(fourth.answer('A', kind('herb'), kind('potion')))).toEqual({ herb: 1, potion: 1, mana: 3 });
  });
  test('Prophets Church (moon): at the top 2 VP, not 4 (EV-13.7, EV-A.40)', () => {
    expect(has(bound('prophets-church', 'artifact', 'coven 6', moon('cross'), 'inner'))).toEqual({ points: 7 });
    expect(has(bound('prophets-church', 'artifact', 'coven 7', moon('cross'), 'inner'))).toEqual({ points: 2 });
  });
  test('Prophets Church (moon): harvest 1 Knowledge; Flame, 0 VP (EV-10.3, EV-16.3)', () => {
    expect(has(turnOf('outer prophets-church', moon('cross')).answer('A', token))).toEqual({ knowledge: 1 });
    expectInner('prophets-church', 'flame', 0, 'moon');
  });
});

describe('Eternal Tree, moon side', () => {
  test('Eternal Tree (moon): starts outside, with a Cavern without Binding Bonus (EV-18.3, EV-A.44)', () =>
    expect(setUp('moon')[2]).toEqual({ outer: ['eternal-tree', 'cavern-plain'], inner: [] }));

  test('Eternal Tree (moon): harvest 1 Herb and 1 Potion, in the Scout phase of the Circle (EV-18.3)', () => {
    const s = roundEndOf(1, 'outer eternal-tree, cavern-plain', moon('circle'));
    expect(has(s)).toEqual({ herb: 1, potion: 2, knowledge: 3, cards: 6 });
    expect(has(turnOf('outer eternal-tree', moon('circle')).answer('A', token))).toEqual({ mana: 1 });
  });
  test('Eternal Tree (moon): no Binding Bonus in either circle (EV-18.3)', () => {
    for (const circle of ['outer', 'inner'])
      for (const keyword of ['artifact', 'familiar', 'enchantment'] as const)
        expect(has(bound('eternal-tree', keyword, '', moon('circle'), circle))).toEqual({});
  });
  test('Eternal Tree (moon): Wave, 0 VP in the Inner Circle, too (EV-16.2, EV-16.3)', () => {
    expectInner('eternal-tree', 'wave', 0, 'moon');
    expect(pointsOf(scoringOf('outer eternal-tree', moon('circle')))).toBe(0);
  });
});

describe('Ark of Longjiang, moon side', () => {
  test('Ark of Longjiang (moon): starts in the Inner Circle (EV-3.3)', () =>
    expect(setUp('moon')[3]).toEqual({ outer: [], inner: ['ark-of-longjiang'] }));

  test('Ark of Longjiang (moon): binding takes the red Powerstone, of which there is one (EV-18.4, EV-A.47)', () => {
    const s = bound('ark-of-longjiang', 'artifact', '', { ...moon('spike'), red: true }, 'inner');
    expect([s.player('A').stones[RED], s.state.table.redStone]).toEqual([1, 0]);
    const gone = bound('ark-of-longjiang', 'artifact', '', moon('spike'), 'inner');
    expect(gone.player('A').stones[RED]).toBe(0);
  });
  test('Ark of Longjiang (moon): the red stone fits every icon at the end, once (EV-16.2, EV-18.4)', () => {
    for (const place of ['ruin', 'foggy-ford', 'sanctum', 'thistle-meadow'] as const) {
      const bare = pointsOf(scoringOf(`inner ${place} with golden-cauldron, ark-of-longjiang`, moon('spike')));
      const s = scoringOf(`stones red\ninner ${place} with golden-cauldron, ark-of-longjiang`, moon('spike'));
      expect(pointsOf(s.answer('A', placeBest)) - bare, place).toBe(4);
    }
  });
  test('Ark of Longjiang (moon): harvest 2 Mana; Fang, 0 VP (EV-10.3, EV-16.3)', () => {
    expect(has(turnOf('outer ark-of-longjiang', moon('spike')).answer('A', token))).toEqual({ mana: 2 });
    expectInner('ark-of-longjiang', 'fang', 0, 'moon');
    const s = turnOf('inner ark-of-longjiang\nhand irene, bao', moon('spike')).answer('A', token);
    expect(has(s)).toEqual({ cards: 2 });
    expect(s.can('A', play('irene'))).toBe(false);
  });
});
