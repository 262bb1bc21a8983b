/** Rituals that answer what happens, or change a rule, as long as they lie in the clan. */
import { describe, expect, test } from 'vitest';
import {
  asCouncil,
  asSpecialist,
  build,
  CM,
  card,
  decline,
  end,
  kind,
  NL,
  orbOn,
  play,
  scytheOn,
  spaceOn,
  toInner,
  token,
  turnEffect,
} from '../scene.ts';
import { expectOnTable, expectRitual } from './expecting.ts';
import { battlesOf, has, holds, isAsked, pointsOf, SCOUTED, strengthOf, turnOf } from './trying.ts';

describe('Cat Advisor', () => {
  test('Cat Advisor: 1 Herb and 1 Knowledge, Familiar (EV-11.1, EV-11.3)', () =>
    expectRitual('cat-advisor', { herb: 1, knowledge: 1 }, ['familiar']));
  test('Cat Advisor: 1 building space, 2 VP (EV-13.1, EV-16.3)', () => expectOnTable('cat-advisor', 1, 2));

  const cat = 'outer ruin with cat-advisor';
  test('Cat Advisor: the first Council Member costs 1 resource, whichever (EV-11.12)', () => {
    expect(turnOf(`${cat}\nhand zuri`).can('A', play('zuri'))).toBe(false);
    for (const only of ['herb', 'potion', 'knowledge'] as const) {
      const s = turnOf(`resources 1 ${only}\n${cat}\nhand zuri`).answer('A', play('zuri'));
      expect([has(s), s.names(s.player('A').council)]).toEqual([{}, ['zuri']]);
    }
    const s = turnOf(`resources 1 herb 1 potion 1 knowledge\n${cat}\nhand zuri`).answer('A', play('zuri'));
    expect(s.options('A')).toEqual([kind('herb'), kind('potion'), kind('knowledge')]);
    expect(has(s.answer('A', kind('potion')))).toEqual({ herb: 1, knowledge: 1 });
  });
  test('Cat Advisor: a later one costs 4 of its 6, never more than 2 of a kind (EV-11.12)', () => {
    const next = (resources: string): boolean =>
      turnOf(`resources ${resources}\n${cat}\ncouncil bao\nhand zuri`).can('A', play('zuri'));
    expect([next('2 herb 2 potion'), next('1 herb 1 potion 2 knowledge')]).toEqual([true, true]);
    expect([next('2 herb 1 potion'), next('9 herb 1 potion'), next('9 herb')]).toEqual([false, false, false]);
    const s = turnOf(`resources 3 herb 2 potion 2 knowledge\n${cat}\ncouncil bao\nhand zuri`).answer('A', play('zuri'));
    s.answer('A', kind('herb'), kind('herb'));
    expect(s.options('A')).toEqual([kind('potion'), kind('knowledge')]);
    expect(has(s.answer('A', kind('potion'), kind('knowledge')))).toEqual({ herb: 1, potion: 1, knowledge: 1 });
  });
  test('Cat Advisor: two of them add up, and nothing costs less than nothing (EV-11.5)', () => {
    const two = "outer ruin with cat-advisor, foggy-ford with cat-advisor'";
    const s = turnOf(`resources 1 herb\n${two}\nhand zuri, zuri'`).answer('A', play('zuri'));
    expect([has(s), s.can('A', play("zuri'"))]).toEqual([{ herb: 1, cards: 1 }, false]);
    expect(turnOf(`resources 2 herb\n${two}\ncouncil bao\nhand zuri`).can('A', play('zuri'))).toBe(true);
  });
  test('Cat Advisor: Specialists and Rituals cost what they did (EV-11.6)', () => {
    const s = turnOf(`resources 2 knowledge\n${cat}\ncouncil bao\nhand irene, golden-cauldron\ninner sanctum`);
    expect([s.can('A', play('irene')), s.can('A', play('golden-cauldron'))]).toEqual([false, false]);
  });
});

describe('Mystic Elephant', () => {
  test('Mystic Elephant: 2 Herbs and 1 Potion, Familiar (EV-11.1, EV-11.3)', () =>
    expectRitual('mystic-elephant', { herb: 2, potion: 1 }, ['familiar']));
  test('Mystic Elephant: 1 building space, 2 VP (EV-13.1, EV-16.3)', () => expectOnTable('mystic-elephant', 1, 2));

  test('Mystic Elephant: +1 strength in each battle, in either circle (EV-14.5)', () => {
    const middle = 'northern-lakes: witches A 2\ncentral-mountains: witches A 1';
    const strengths = (a: string): (number | undefined)[] => {
      const s = battlesOf(`mana 1\n${a}`, { middle }).answer('A', 0, 0);
      return [strengthOf(s, 'A', NL), strengthOf(s, 'A', CM)];
    };
    expect(strengths('outer ruin with mystic-elephant')).toEqual([3, 2]);
    expect(strengths('inner ruin with mystic-elephant')).toEqual([3, 2]);
    expect(strengths("outer ruin with mystic-elephant, foggy-ford with mystic-elephant'")).toEqual([4, 3]);
    expect(strengths('outer ruin')).toEqual([2, 1]);
  });
  test('Mystic Elephant: only where one takes part, and for rewards and victory alike (EV-14.3, EV-14.6)', () => {
    const a = 'outer ruin with mystic-elephant';
    const alone = battlesOf(a, { b: 'witches 2', middle: 'northern-lakes: witches B 2, stones eye' });
    expect([alone.player('A').stones[0], alone.player('B').stones[0]]).toEqual([0, 1]);
    const both = battlesOf(a, { middle: 'northern-lakes: witches A 3 B 3, stones eye' });
    // 3 + 1 against 3: the stone, and the card of 4 or more.
    expect([both.player('A').stones[0], has(both)]).toEqual([1, { ...SCOUTED, cards: 7 }]);
  });
});

describe('Living Chest', () => {
  test('Living Chest: 2 Potions and 2 Knowledge, Artifact and Familiar (EV-11.1, EV-11.3)', () =>
    expectRitual('living-chest', { potion: 2, knowledge: 2 }, ['artifact', 'familiar']));
  test('Living Chest: 1 building space, 2 VP (EV-13.1, EV-16.3)', () => expectOnTable('living-chest', 1, 2));

  test('Living Chest: 1 Mana for a token, one’s own or another’s, after passing too (EV-8.4, EV-A.8)', () => {
    const own = turnOf('inner ruin with living-chest').answer('A', token);
    expect(has(own)).toEqual({ herb: 1, potion: 1, mana: 1 });
    const others = turnOf('passed\nouter ruin with living-chest', { turn: 'B', b: '' }).answer('B', token);
    expect([has(others), has(others, 'B')]).toEqual([{ mana: 1 }, { herb: 1, potion: 1 }]);
  });
  test('Living Chest: nothing when it is played; two of them give 2 (EV-11.5)', () => {
    const s = turnOf('resources 2 potion 2 knowledge\nouter ruin\nhand living-chest');
    expect(has(s.answer('A', play('living-chest')))).toEqual({});
    const two = turnOf("outer ruin with living-chest, foggy-ford with living-chest'").answer('A', token);
    expect(has(two)).toEqual({ herb: 1, potion: 1, mana: 3, cards: 1 });
  });
});

describe('Honeyed Boughs', () => {
  test('Honeyed Boughs: 2 Herbs and 2 Potions, Enchantment (EV-11.1, EV-11.3)', () =>
    expectRitual('honeyed-boughs', { herb: 2, potion: 2 }, ['enchantment']));
  test('Honeyed Boughs: 1 building space, 1 VP (EV-13.1, EV-16.3)', () => expectOnTable('honeyed-boughs', 1, 1));

  test('Honeyed Boughs: 3 VP when its Place is harvested, once whatever the Scythes (EV-10.5)', () => {
    const s = turnOf('outer thistle-meadow with honeyed-boughs 1 scythe, cavern').answer('A', token);
    expect(has(s)).toEqual({ herb: 3, potion: 2, points: 3 });
  });
  test('Honeyed Boughs: for its own Place only, in the Inner Circle too (EV-10.5)', () => {
    const places = 'outer cavern\ninner thistle-meadow with honeyed-boughs\nspecialists hoja';
    expect(pointsOf(turnOf(places).answer('A', turnEffect('hoja'), card('cavern')))).toBe(0);
    expect(pointsOf(turnOf(places).answer('A', turnEffect('hoja'), card('thistle-meadow')))).toBe(3);
    expect(pointsOf(turnOf(places).answer('A', token))).toBe(0);
  });
});

describe('Bell of Assembly', () => {
  test('Bell of Assembly: 1 Herb, 2 Potions and 1 Knowledge, Artifact (EV-11.1, EV-11.3)', () =>
    expectRitual('bell-of-assembly', { herb: 1, potion: 2, knowledge: 1 }, ['artifact']));
  test('Bell of Assembly: 1 building space, 2 VP (EV-13.1, EV-16.3)', () => expectOnTable('bell-of-assembly', 1, 2));

  test('Bell of Assembly: 2 VP for each step, also beyond the top (EV-13.5, EV-13.7)', () => {
    const two = (coven: number): ReturnType<typeof has> => {
      const a = `coven ${coven}\nresources 4 potion\nouter ruin with bell-of-assembly, foggy-ford with weaver-spider`;
      const s = turnOf(a).answer('A', build, orbOn('weaver-spider'), orbOn('weaver-spider'));
      return has(s);
    };
    // Two Orbs: 1 VP each by the Spider, two steps with 2 VP each by the Bell, and what the steps give.
    expect(two(0)).toEqual({ mana: 2, points: 3 + 4 + 2 });
    expect(two(6)).toEqual({ points: 4 + 4 + 2 });
  });
  test('Bell of Assembly: a Scythe is no step, and steps of others do not count (EV-13.3)', () => {
    const s = turnOf('resources 1 herb\nouter ruin with bell-of-assembly').answer('A', build);
    expect(has(s)).toEqual({});
    const b = 'resources 2 potion\nouter foggy-ford with energy-pillar';
    const others = turnOf('passed\nouter ruin with bell-of-assembly', { turn: 'B', b }).answer('B', build);
    expect([has(others), others.player('B').coven]).toEqual([{}, 1]);
  });
});

describe('Tinker’s Hoard', () => {
  test('Tinker’s Hoard: 1 Herb, 1 Potion and 1 Knowledge, Artifact (EV-11.1, EV-11.3)', () =>
    expectRitual('tinkers-hoard', { herb: 1, potion: 1, knowledge: 1 }, ['artifact']));
  test('Tinker’s Hoard: 1 building space, 2 VP (EV-13.1, EV-16.3)', () => expectOnTable('tinkers-hoard', 1, 2));

  test('Tinker’s Hoard: any 1 and 1 VP for an Artifact, Ritual or Specialist (EV-11.9, EV-A.42)', () => {
    const s = turnOf('resources 2 herb 2 potion\nouter ruin with tinkers-hoard, sanctum\nhand golden-cauldron');
    s.answer('A', play('golden-cauldron'), kind('knowledge'));
    expect(has(s)).toEqual({ mana: 2, knowledge: 1, points: 1 });
    const person = turnOf('resources 1 potion 1 knowledge\nouter ruin with tinkers-hoard\nhand oskar');
    expect(has(person.answer('A', play('oskar'), kind('herb')))).toEqual({ herb: 1, points: 1 });
  });
  test('Tinker’s Hoard: not for itself, another keyword or a Council Member (EV-11.13)', () => {
    const itself = turnOf('resources 1 herb 1 potion 1 knowledge\nouter ruin\nhand tinkers-hoard');
    expect(has(itself.answer('A', play('tinkers-hoard')))).toEqual({});
    const other = turnOf('resources 2 herb 1 potion\nouter ruin with tinkers-hoard, foggy-ford\nhand mystic-elephant');
    expect(has(other.answer('A', play('mystic-elephant')))).toEqual({});
    const council = turnOf('resources 1 herb 1 potion 1 knowledge\nouter ruin with tinkers-hoard\nhand oskar');
    expect(has(council.answer('A', play('oskar'), asCouncil))).toEqual({});
    const specialist = turnOf('resources 1 herb 1 potion 1 knowledge\nouter ruin with tinkers-hoard\nhand oskar');
    expect(pointsOf(specialist.answer('A', play('oskar'), asSpecialist))).toBe(1);
  });
  test('Tinker’s Hoard: the second one is answered by the first alone (EV-11.5)', () => {
    const a = "resources 1 herb 1 potion 1 knowledge\nouter ruin with tinkers-hoard, foggy-ford\nhand tinkers-hoard'";
    expect(has(turnOf(a).answer('A', play("tinkers-hoard'"), kind('potion')))).toEqual({ potion: 1, points: 1 });
  });
});

describe('Threshold Blessing', () => {
  test('Threshold Blessing: 2 Herbs and 2 Potions, Enchantment (EV-11.1, EV-11.3)', () =>
    expectRitual('threshold-blessing', { herb: 2, potion: 2 }, ['enchantment']));
  test('Threshold Blessing: 1 building space, 3 VP (EV-13.1, EV-16.3)', () =>
    expectOnTable('threshold-blessing', 1, 3));

  test('Threshold Blessing: 2 VP for each Place transferred, its own too (EV-12.10)', () => {
    const a = 'resources 1 herb 2 potion 1 knowledge\nouter ruin with threshold-blessing, foggy-ford';
    const s = turnOf(`${a}\nhand inward-procession`).answer('A', play('inward-procession'));
    expect(pointsOf(s.answer('A', toInner('ruin')))).toBe(2);
    expect(has(s.answer('A', toInner('foggy-ford')))).toEqual({ points: 4 });
  });
  test('Threshold Blessing: nothing for a declined Transfer, or for one of somebody else (EV-12.11)', () => {
    const a = 'outer ruin with threshold-blessing\nspecialists sefu';
    expect(pointsOf(turnOf(a).answer('A', turnEffect('sefu'), decline))).toBe(0);
    const others = turnOf('passed\nouter ruin with threshold-blessing', {
      turn: 'B',
      b: 'outer foggy-ford\nspecialists sefu',
    });
    expect(pointsOf(others.answer('B', turnEffect('sefu'), toInner('foggy-ford')))).toBe(0);
  });
});

describe('Truffle Boar', () => {
  test('Truffle Boar: 2 Herbs, 1 Potion and 1 Knowledge, Familiar (EV-11.1, EV-11.3)', () =>
    expectRitual('truffle-boar', { herb: 2, potion: 1, knowledge: 1 }, ['familiar']));
  test('Truffle Boar: 1 building space, 2 VP (EV-13.1, EV-16.3)', () => expectOnTable('truffle-boar', 1, 2));

  test('Truffle Boar: one’s token harvests one more Place, in either circle, before its effect (EV-10.1)', () => {
    const s = turnOf('outer hermits-loft with truffle-boar 1 scythe\ninner sanctum', { b: 'passed\nouter ruin' });
    s.answer('A', token);
    expect(holds(s)).toEqual({});
    expect(s.options('A')).toEqual([card('hermits-loft'), card('sanctum')]);
    expect(has(s.answer('A', card('hermits-loft')))).toEqual({ herb: 1, potion: 1, knowledge: 4 });
    const inner = turnOf('outer hermits-loft with truffle-boar\ninner sanctum').answer('A', token, card('sanctum'));
    expect(pointsOf(inner)).toBe(1);
  });
  test('Truffle Boar: nobody else’s token wakes it (EV-10.1)', () => {
    const s = turnOf('passed\nouter hermits-loft with truffle-boar', { turn: 'B', b: 'hand irene, bao' });
    expect([has(s.answer('B', token)), isAsked(s, 'takeTurn')]).toEqual([{}, true]);
  });
});

describe('Weaver Spider', () => {
  test('Weaver Spider: 2 Herbs and 1 Potion, Familiar (EV-11.1, EV-11.3)', () =>
    expectRitual('weaver-spider', { herb: 2, potion: 1 }, ['familiar']));
  test('Weaver Spider: 2 building spaces, 0 VP (EV-13.1, EV-16.3)', () => expectOnTable('weaver-spider', 2, 0));

  test('Weaver Spider: 1 VP for each Catalyst, on whatever Ritual, before the steps (EV-13.1, EV-A.41)', () => {
    const a = 'resources 2 herb 2 potion\ncoven 2\nouter ruin with weaver-spider, foggy-ford with golden-cauldron';
    const s = turnOf(a).answer(
      'A',
      build,
      scytheOn('golden-cauldron'),
      scytheOn('weaver-spider'),
      orbOn('weaver-spider'),
    );
    // Three Catalysts; then step 3, a Transfer, is still to be answered.
    expect([pointsOf(s), isAsked(s, 'transfer')]).toEqual([3, true]);
  });
  test('Weaver Spider: those built without paying count, those of others do not (EV-13.1)', () => {
    const a = 'resources 2 herb 2 potion\nouter ruin with weaver-spider, reapers-barn\nhand honeyed-boughs';
    expect(pointsOf(turnOf(a).answer('A', play('honeyed-boughs'), card('weaver-spider')))).toBe(1);
    expect(pointsOf(turnOf(a).answer('A', play('honeyed-boughs'), decline))).toBe(0);
    const dance = 'resources 2 potion\nouter ruin with weaver-spider, foggy-ford\nhand sickle-dance';
    expect(has(turnOf(dance).answer('A', play('sickle-dance'), card('sickle-dance')))).toEqual({ points: 1 });
    const b = 'resources 1 herb\nouter cavern with golden-cauldron';
    expect(pointsOf(turnOf('passed\nouter ruin with weaver-spider', { turn: 'B', b }).answer('B', build))).toBe(0);
  });
});

describe('Vigil of the Grey', () => {
  test('Vigil of the Grey: 1 Potion and 2 Knowledge, Enchantment (EV-11.1, EV-11.3)', () =>
    expectRitual('vigil-of-the-grey', { potion: 1, knowledge: 2 }, ['enchantment']));
  test('Vigil of the Grey: 1 building space, 2 VP (EV-13.1, EV-16.3)', () => expectOnTable('vigil-of-the-grey', 1, 2));

  test('Vigil of the Grey: passing gives 1 VP for each Elder in the reserve (EV-8.3)', () => {
    const passed = (a: string): ReturnType<typeof has> =>
      has(turnOf(`${a}\nouter ruin with vigil-of-the-grey`).answer('A', end));
    expect(passed('')).toEqual({ ...SCOUTED, points: 4 });
    expect(passed('elders 1\nwitches 4')).toEqual({ ...SCOUTED, points: 1 });
    expect(passed('elders 0\nwitches 4')).toEqual(SCOUTED);
  });
  test('Vigil of the Grey: ending a turn after a Main Action is no passing, nor is another’s (EV-8.3)', () => {
    const a = 'resources 1 herb\nouter ruin with vigil-of-the-grey, foggy-ford with energy-pillar\nhand irene, bao';
    const s = turnOf(a).answer('A', spaceOn('energy-pillar'), end);
    expect([pointsOf(s), isAsked(s, 'takeTurn')]).toEqual([0, true]);
    const others = turnOf('outer ruin with vigil-of-the-grey', { turn: 'B', b: '' }).answer('B', end);
    expect(pointsOf(others)).toBe(0);
  });
});
