/** Specialists that answer what happens, or change a rule. */
import { describe, expect, test } from 'vitest';
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
  orbOn,
  play,
  scytheOn,
  spaceIn,
  spaceOn,
  theFirst,
  token,
} from '../scene.ts';
import { bound, expectSpecialist } from './expecting.ts';
import { battlesOf, has, holds, isAsked, pointsOf, SCOUTED, turnOf } from './trying.ts';

describe('Irene', () => {
  test('Irene as Specialist: 1 Herb and 2 Knowledge, Familiar, 1 VP (EV-11.6, EV-11.7, EV-16.3)', () =>
    expectSpecialist('irene', { herb: 1, knowledge: 2 }, ['familiar'], 1));

  const middle = 'northern-lakes:\n  spots spirit-bog, ruin';
  test('Irene as Specialist: a Place that is discovered is harvested, and no other (EV-17.14)', () => {
    const s = turnOf('outer hermits-loft\nspecialists irene', { middle });
    expect(has(s.answer('A', discover('spirit-bog')))).toEqual({ herb: 1 });
    expect(has(s.answer('A', discover('ruin')))).toEqual({ herb: 1, cards: 1 });
    expect(has(turnOf('council irene', { middle }).answer('A', discover('spirit-bog')))).toEqual({});
  });
  test('Irene as Specialist: somebody else’s discovery is not harvested (EV-9.5)', () => {
    const s = turnOf('passed\nspecialists irene', { middle, turn: 'B', b: '' }).answer('B', discover('spirit-bog'));
    expect([has(s), has(s, 'B')]).toEqual([{}, {}]);
  });
  test('Irene as Specialist: a Place that comes without being discovered is not harvested (EV-A.60)', () => {
    const moon = { side: 'moon', clan: 'circle', middle: 'place-deck sanctum' } as const;
    const s = bound('bonfire-hill', 'artifact', 'specialists irene', moon);
    expect([s.names(s.player('A').outer), has(s)]).toEqual([['bonfire-hill', 'sanctum'], {}]);
  });
});

describe('Oskar the Glasswright', () => {
  test('Oskar the Glasswright as Specialist: 1 Potion and 1 Knowledge, Artifact, 2 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('oskar', { potion: 1, knowledge: 1 }, ['artifact'], 2));

  const spider = 'outer ruin with weaver-spider\nspecialists oskar';
  test('Oskar the Glasswright as Specialist: 2 Mana for a Scythe, 3 for an Orb (EV-17.11)', () => {
    const s = turnOf(`mana 7\n${spider.replace('\n', ', foggy-ford with energy-pillar\n')}`).answer('A', build);
    s.answer('A', orbOn('energy-pillar', true), scytheOn('weaver-spider', true), scytheOn('weaver-spider', true));
    // All paid; the Orb's step then gives 2 Mana, and the Spider 1 VP for each.
    expect([has(s), s.player('A').coven]).toEqual([{ mana: 2, points: 3 }, 1]);
  });
  test('Oskar the Glasswright as Specialist: chosen for each Catalyst by itself (EV-17.11)', () => {
    const s = turnOf(`mana 2\nresources 2 herb\n${spider}`).answer('A', build);
    expect(s.options('A')).toEqual([scytheOn('weaver-spider'), scytheOn('weaver-spider', true)]);
    s.answer('A', scytheOn('weaver-spider'), scytheOn('weaver-spider', true));
    expect(has(s)).toEqual({ herb: 1, points: 2 });
  });
  test('Oskar the Glasswright as Specialist: never for less, and not without him (EV-13.2, EV-17.11)', () => {
    expect(turnOf(`mana 1\n${spider}`).can('A', build)).toBe(false);
    // Two Mana are enough for a Scythe only, which is then built without asking.
    const s = turnOf(`mana 2\n${spider}`).answer('A', build);
    expect([has(s), s.player('A').coven]).toEqual([{ points: 1 }, 0]);
    expect(turnOf('mana 9\nouter ruin with weaver-spider\ncouncil oskar').can('A', build)).toBe(false);
  });
});

describe('Alwyn the Beast Collector', () => {
  test('Alwyn the Beast Collector as Specialist: 1 Herb and 2 Knowledge, Familiar, 2 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('alwyn', { herb: 1, knowledge: 2 }, ['familiar'], 2));

  test('Alwyn the Beast Collector as Specialist: 3 VP for another Familiar, Ritual or Specialist (EV-11.9)', () => {
    const ritual = turnOf('resources 2 herb 1 potion\nouter ruin\nspecialists alwyn\nhand mystic-elephant');
    expect(has(ritual.answer('A', play('mystic-elephant')))).toEqual({ points: 3 });
    const person = turnOf('resources 2 knowledge 1 herb\nspecialists alwyn\nhand irene');
    expect(has(person.answer('A', play('irene')))).toEqual({ points: 3 });
  });
  test('Alwyn the Beast Collector as Specialist: not for himself, other keywords, Council Members (EV-11.13)', () => {
    const himself = turnOf('resources 2 knowledge 1 herb\nhand alwyn').answer('A', play('alwyn'));
    expect(pointsOf(himself)).toBe(0);
    const other = turnOf('resources 2 herb 2 potion\nouter ruin\nspecialists alwyn\nhand honeyed-boughs');
    expect(pointsOf(other.answer('A', play('honeyed-boughs')))).toBe(0);
    const council = turnOf('resources 1 knowledge 1 herb 1 potion\nspecialists alwyn\nhand irene');
    expect(pointsOf(council.answer('A', play('irene')))).toBe(0);
    const b = 'resources 2 knowledge 1 herb\nhand irene, bao';
    expect(pointsOf(turnOf('passed\nspecialists alwyn', { turn: 'B', b }).answer('B', play('irene')))).toBe(0);
  });
});

describe('Ysolde the Spellspinner', () => {
  test('Ysolde the Spellspinner as Specialist: 2 Potions and 2 Knowledge, Enchantment, 3 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('ysolde', { potion: 2, knowledge: 2 }, ['enchantment'], 3));

  test('Ysolde the Spellspinner as Specialist: 2 Mana and 1 VP for another Enchantment (EV-11.9)', () => {
    const ritual = turnOf('resources 2 herb 2 potion\nouter ruin\nspecialists ysolde\nhand honeyed-boughs');
    expect(has(ritual.answer('A', play('honeyed-boughs')))).toEqual({ mana: 2, points: 1 });
    const person = turnOf('resources 2 knowledge\nspecialists ysolde\nhand nila').answer('A', play('nila'));
    expect(has(person)).toEqual({ mana: 2, points: 1 });
  });
  test('Ysolde the Spellspinner as Specialist: not for herself, other keywords, Council Members (EV-11.13)', () => {
    const herself = turnOf('resources 2 knowledge 2 potion\nhand ysolde').answer('A', play('ysolde'));
    expect(has(herself)).toEqual({});
    const other = turnOf('resources 2 herb 1 potion\nouter ruin\nspecialists ysolde\nhand mystic-elephant');
    expect(has(other.answer('A', play('mystic-elephant')))).toEqual({});
    const council = turnOf('resources 1 knowledge 1 herb 1 potion\nspecialists ysolde\nhand romilda');
    expect(has(council.answer('A', play('romilda'), asCouncil))).toEqual({});
  });
});

describe('Bao the Frugal', () => {
  test('Bao the Frugal as Specialist: 1 Potion and 2 Knowledge, no keyword, 1 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('bao', { potion: 1, knowledge: 2 }, [], 1));

  const cauldron = 'outer ruin\nspecialists bao\nhand golden-cauldron';
  test('Bao the Frugal as Specialist: a Ritual costs 1 less, whichever its owner likes (EV-11.1)', () => {
    const can = (resources: string): boolean =>
      turnOf(`resources ${resources}\n${cauldron}`).can('A', play('golden-cauldron'));
    expect([can('2 herb 1 potion'), can('1 herb 2 potion')]).toEqual([true, true]);
    expect([can('1 herb 1 potion 9 knowledge'), can('9 herb'), can('2 herb')]).toEqual([false, false, false]);
    const s = turnOf(`resources 2 herb 2 potion\n${cauldron}`).answer('A', play('golden-cauldron'));
    expect(s.options('A')).toEqual([kind('herb'), kind('potion')]);
    expect(has(s.answer('A', kind('potion')))).toEqual({ herb: 1 });
  });
  test('Bao the Frugal as Specialist: persons cost what they did, and in the council he saves nothing (EV-11.12)', () => {
    const s = turnOf('resources 2 knowledge\nspecialists bao\ncouncil wen\nhand irene');
    expect(s.can('A', play('irene'))).toBe(false);
    const council = turnOf('resources 2 herb 1 potion\nouter ruin\ncouncil bao\nhand golden-cauldron');
    expect(council.can('A', play('golden-cauldron'))).toBe(false);
  });
});

describe('Thandeka the Envoy', () => {
  test('Thandeka the Envoy as Specialist: 1 Potion and 3 Knowledge, no keyword, 1 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('thandeka', { potion: 1, knowledge: 3 }, [], 1));

  const elders = 'witches 0\nelders 2';
  test('Thandeka the Envoy as Specialist: Elders may use the Action Spaces of Regions (EV-12.4)', () => {
    const s = turnOf(`${elders}\nspecialists thandeka\nhand irene`);
    expect([s.can('A', spaceIn(NL)), s.can('A', spaceIn(CM))]).toEqual([true, true]);
    s.answer('A', spaceIn(NL), kind('herb'), kind('herb'), kind('herb'));
    expect([has(s), s.player('A').elders, s.can('A', spaceIn(NL))]).toEqual([{ herb: 3 }, 1, false]);
    const asked = turnOf('specialists thandeka').answer('A', spaceIn(CM), elder, theFirst);
    expect([asked.player('A').witches, asked.player('A').elders, has(asked)]).toEqual([4, 3, { cards: 3 }]);
    expect(turnOf(elders).can('A', spaceIn(CM))).toBe(false);
    expect(turnOf(`${elders}\ncouncil thandeka`).can('A', spaceIn(CM))).toBe(false);
  });
  test('Thandeka the Envoy as Specialist: not those of the Outer Circle, and no discovery (EV-9.2)', () => {
    const s = turnOf(`${elders}\nresources 1 herb\nouter foggy-ford with energy-pillar\nspecialists thandeka`, {
      middle: 'northern-lakes:\n  spots ruin',
    });
    expect([s.can('A', spaceOn('energy-pillar')), s.can('A', discover('ruin'))]).toEqual([false, false]);
  });
});

describe('Gregor the Gatekeeper', () => {
  test('Gregor the Gatekeeper as Specialist: 1 Herb and 2 Knowledge, no keyword, 2 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('gregor', { herb: 1, knowledge: 2 }, [], 2));

  const outer = 'witches 0\nelders 1\nresources 1 herb\nouter foggy-ford with energy-pillar';
  test('Gregor the Gatekeeper as Specialist: Elders may use Action Spaces in the Outer Circle (EV-12.4)', () => {
    const s = turnOf(`${outer}\nspecialists gregor`).answer('A', spaceOn('energy-pillar'));
    expect([has(s), s.player('A').elders]).toEqual([{ mana: 4 }, 0]);
    expect(turnOf(outer).can('A', spaceOn('energy-pillar'))).toBe(false);
    expect(turnOf(`${outer}\ncouncil gregor`).can('A', spaceOn('energy-pillar'))).toBe(false);
  });
  test('Gregor the Gatekeeper as Specialist: not those of Regions (EV-12.4)', () =>
    expect(turnOf(`${outer}\nspecialists gregor`).can('A', spaceIn(CM))).toBe(false));
});

describe('Nila the Eavesdropper', () => {
  test('Nila the Eavesdropper as Specialist: 2 Knowledge, Enchantment, 0 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('nila', { knowledge: 2 }, ['enchantment'], 0));

  test('Nila the Eavesdropper as Specialist: a card for another’s token, after passing too (EV-8.4, EV-10.1)', () => {
    const s = turnOf('passed\nspecialists nila', { turn: 'B', b: '' }).answer('B', token);
    expect([has(s), has(s, 'B')]).toEqual([{ cards: 1 }, { herb: 1, potion: 1 }]);
    expect(has(turnOf('specialists nila').answer('A', token))).toEqual({ herb: 1, potion: 1 });
  });
});

describe('Romilda the Abbess', () => {
  test('Romilda the Abbess as Specialist: 1 Potion and 1 Knowledge, Enchantment, 1 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('romilda', { potion: 1, knowledge: 1 }, ['enchantment'], 1));

  test('Romilda the Abbess as Specialist: any 1 for each step, after its bonus (EV-13.5)', () => {
    const a = 'resources 4 potion\nouter ruin with energy-pillar\nspecialists romilda';
    const s = turnOf(a).answer('A', build, orbOn('energy-pillar'));
    expect([holds(s), s.player('A').coven]).toEqual([{ mana: 2 }, 1]);
    s.answer('A', kind('herb'));
    expect(pointsOf(s)).toBe(3);
    expect(has(s.answer('A', kind('knowledge')))).toEqual({ mana: 2, points: 3, herb: 1, knowledge: 1 });
  });
  test('Romilda the Abbess as Specialist: beyond the top too (EV-13.7)', () => {
    const s = bound('bonfire-hill', 'artifact', 'coven 6\nspecialists romilda').answer('A', kind('potion'));
    expect(has(s)).toEqual({ points: 2, potion: 1 });
  });
});

describe('Zuri the Triumphant', () => {
  test('Zuri the Triumphant as Specialist: 1 Herb, 1 Potion and 3 Knowledge, Artifact, 4 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('zuri', { herb: 1, potion: 1, knowledge: 3 }, ['artifact'], 4));

  test('Zuri the Triumphant as Specialist: any 1 and a card for each battle won, after the stone (EV-14.8)', () => {
    const middle = 'northern-lakes: witches A 2 B 1, stones eye\ncentral-mountains: witches A 1';
    const s = battlesOf('specialists zuri', { middle });
    expect([s.asked(), s.player('A').stones[0]]).toEqual([[{ who: 'A', verb: 'gainAny' }], 1]);
    s.answer('A', kind('herb'), kind('potion'));
    expect(has(s)).toEqual({ ...SCOUTED, cards: 8, herb: 1, potion: 1 });
  });
  test('Zuri the Triumphant as Specialist: nothing for a battle lost (EV-14.7)', () => {
    const s = battlesOf('specialists zuri', { middle: 'northern-lakes: witches A 1 B 2' });
    expect([has(s), isAsked(s, 'takeTurn')]).toEqual([SCOUTED, true]);
  });
});

describe('Wen the Drowsy', () => {
  test('Wen the Drowsy as Specialist: 1 Potion and 1 Knowledge, Enchantment, 0 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('wen', { potion: 1, knowledge: 1 }, ['enchantment'], 0));

  test('Wen the Drowsy as Specialist: 2 Mana when her player passes, no other (EV-8.3)', () => {
    const b = 'hand irene';
    expect(has(turnOf('specialists wen', { b }).answer('A', end))).toEqual({ mana: 2 });
    expect(has(turnOf('council wen', { b }).answer('A', end))).toEqual({});
    const others = turnOf('specialists wen', { turn: 'B', b }).answer('B', end);
    expect(has(others)).toEqual({});
  });
  test('Wen the Drowsy as Specialist: ending a turn after a Main Action is no passing (EV-8.3)', () => {
    const s = turnOf('specialists wen\nhand irene, bao', { b: '' }).answer('A', token, end);
    expect(has(s)).toEqual({ herb: 1, potion: 1, cards: 2 });
  });
  test('Wen the Drowsy as Specialist: the Mana is there for the battles of the round (EV-14.4)', () => {
    const s = turnOf('specialists wen', { middle: 'northern-lakes: witches A 1' }).answer('A', end);
    expect(s.options('A')).toEqual([0, 1, 2]);
    expect(card('wen')).toBe(s.player('A').specialists[0]);
  });
});
