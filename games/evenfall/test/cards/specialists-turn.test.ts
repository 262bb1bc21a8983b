/** Specialists with a turn effect. */
import { describe, expect, test } from 'vitest';
import {
  CM,
  card,
  decline,
  discover,
  kind,
  NL,
  pass,
  play,
  spaceIn,
  spaceOn,
  toInner,
  token,
  toRegion,
  turnEffect,
} from '../scene.ts';
import { expectSpecialist, expectTurnEffect } from './expecting.ts';
import { battlesOf, has, isAsked, pointsOf, roundEndOf, SCOUTED, scoringOf, turnOf } from './trying.ts';

describe('Mireille the Mimic', () => {
  const irene = 'passed\nspecialists irene';
  test('Mireille the Mimic as Specialist: 2 Knowledge, no keyword, 1 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('mireille', { knowledge: 2 }, [], 1));
  test('Mireille the Mimic as Specialist: a Free Action, once a round (EV-11.11)', () =>
    expectTurnEffect('mireille', '', [], { b: irene }));

  test('Mireille the Mimic as Specialist: an Elder on another’s Irene makes her harvest for both (EV-17.12)', () => {
    const s = turnOf('specialists mireille', { b: irene, middle: 'northern-lakes:\n  spots spirit-bog' });
    s.answer('A', turnEffect('mireille'), discover('spirit-bog'));
    expect([has(s), has(s, 'B'), s.player('A').elders]).toEqual([{ herb: 1 }, {}, 3]);
    expect(s.names(s.player('A').borrowed)).toEqual(['irene']);
    const owner = turnOf('passed\nspecialists mireille\nborrowed irene', {
      turn: 'B',
      b: 'specialists irene',
      middle: 'northern-lakes:\n  spots spirit-bog',
    });
    owner.answer('B', discover('spirit-bog'));
    expect([has(owner), has(owner, 'B')]).toEqual([{}, { herb: 1 }]);
  });
  test('Mireille the Mimic as Specialist: the Elder goes home at Round End (EV-15.3, EV-17.12)', () => {
    const s = roundEndOf(1, 'specialists mireille\nborrowed irene', { b: 'specialists irene' });
    expect([s.player('A').elders, s.player('A').borrowed]).toEqual([4, []]);
  });
  test('Mireille the Mimic as Specialist: a borrowed turn effect works once, its owner is free of it (EV-A.35)', () => {
    const b = 'passed\nspecialists hoja turned\nouter ruin';
    const s = turnOf('outer hermits-loft\nspecialists mireille', { b }).answer('A', turnEffect('mireille'));
    // Turned by its owner, and still of use to the one who copies it.
    s.answer('A', turnEffect('hoja'));
    expect([has(s), s.can('A', turnEffect('hoja'))]).toEqual([{ knowledge: 1 }, false]);
    const upright = turnOf('outer hermits-loft\nspecialists mireille turned\nborrowed hoja', {
      b: 'outer foggy-ford\nspecialists hoja',
    });
    upright.answer('A', turnEffect('hoja'), token);
    expect([has(upright).knowledge, upright.asked()]).toEqual([2, [{ who: 'B', verb: 'takeTurn' }]]);
    expect(has(upright.answer('B', turnEffect('hoja')), 'B')).toEqual({ mana: 1 });
  });
  test('Mireille the Mimic as Specialist: rules and triggers of the copied card hold too (EV-17.12)', () => {
    const bao = 'resources 2 herb 1 potion\nouter ruin\nspecialists mireille\nborrowed bao\nhand golden-cauldron';
    expect(turnOf(bao, { b: 'passed\nspecialists bao' }).can('A', play('golden-cauldron'))).toBe(true);
    const wen = turnOf('specialists mireille\nborrowed wen', { b: 'hand irene\nspecialists wen' }).answer('A', pass);
    expect([has(wen), has(wen, 'B')]).toEqual([{ mana: 2 }, { cards: 1 }]);
    // For whoever copies Nila, her owner is one of the others.
    const nila = turnOf('passed\nspecialists mireille\nborrowed nila', { turn: 'B', b: 'specialists nila' });
    expect(has(nila.answer('B', token))).toEqual({ cards: 1 });
  });
  test('Mireille the Mimic as Specialist: Battle effects of the copied card, too (EV-11.10, EV-17.12)', () => {
    const setting = { b: 'specialists tadeo, ilse', middle: 'northern-lakes: witches A 1' };
    const dial = battlesOf('mana 3\nspecialists mireille\nborrowed tadeo', setting).answer('B', decline).answer('A', 1);
    expect([isAsked(dial, 'adjustDial'), dial.options('A')]).toEqual([true, [0, 1, 2, 3]]);
    const elders = battlesOf('specialists mireille\nborrowed ilse', setting);
    expect(elders.asked()).toEqual([{ who: 'A', verb: 'putElders' }]);
    elders.answer('A', toRegion(NL), toRegion(NL));
    expect(elders.asked()).toEqual([{ who: 'B', verb: 'putElders' }]);
  });
  test('Mireille the Mimic as Specialist: no points and no keywords of the copied card (EV-A.35, EV-A.57)', () => {
    const s = scoringOf('specialists mireille\ncouncil zuri\nborrowed oskar', { b: 'specialists oskar' });
    expect(pointsOf(s)).toBe(1);
  });
  test('Mireille the Mimic as Specialist: not on her own double, not on one’s own, not without Elders (EV-A.35)', () => {
    const other = turnOf('specialists mireille, oskar', { b: "passed\nspecialists mireille'\ncouncil irene" });
    other.answer('A', turnEffect('mireille'));
    expect([other.player('A').borrowed, other.player('A').elders]).toEqual([[], 4]);
    const none = turnOf('witches 4\nelders 0\nspecialists mireille', { b: irene }).answer('A', turnEffect('mireille'));
    expect(none.player('A').borrowed).toEqual([]);
    const choice = turnOf('specialists mireille', { b: 'passed\nspecialists irene, bao' });
    choice.answer('A', turnEffect('mireille'));
    expect(choice.options('A')).toEqual([card('irene'), card('bao')]);
  });
});

describe('Hanna the Conjurer', () => {
  test('Hanna the Conjurer as Specialist: 2 Potions and 2 Knowledge, Familiar, 3 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('hanna', { potion: 2, knowledge: 2 }, ['familiar'], 3));
  test('Hanna the Conjurer as Specialist: a Free Action, once a round (EV-11.11)', () =>
    expectTurnEffect('hanna', '', [decline]));

  test('Hanna the Conjurer as Specialist: may put an Elder into a Region; 1 Mana (EV-11.11, EV-14.3)', () => {
    const s = turnOf('specialists hanna').answer('A', turnEffect('hanna'));
    expect(s.options('A')).toEqual([decline, toRegion(NL), toRegion(CM)]);
    s.answer('A', toRegion(NL));
    expect([has(s), s.player('A').elders, s.state.table.regions[NL].elders[0]]).toEqual([{ mana: 1 }, 3, 1]);
    const none = turnOf('specialists hanna').answer('A', turnEffect('hanna'), decline);
    expect([has(none), none.player('A').elders]).toEqual([{ mana: 1 }, 4]);
    const empty = turnOf('witches 4\nelders 0\nspecialists hanna').answer('A', turnEffect('hanna'));
    expect(has(empty)).toEqual({ mana: 1 });
  });
});

describe('Hoja, Scythe of Harvest', () => {
  test('Hoja, Scythe of Harvest as Specialist: 2 Herbs and 2 Knowledge, Artifact, 1 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('hoja', { herb: 2, knowledge: 2 }, ['artifact'], 1));
  test('Hoja, Scythe of Harvest as Specialist: a Free Action, once a round (EV-11.11)', () =>
    expectTurnEffect('hoja', 'outer hermits-loft', []));

  test('Hoja, Scythe of Harvest as Specialist: harvests a Place of either circle, with Scythes (EV-10.3)', () => {
    const a = 'outer hermits-loft with energy-pillar 2 scythe, ruin\ninner sanctum\nspecialists hoja';
    const s = turnOf(a, { b: 'passed\nouter cavern' }).answer('A', turnEffect('hoja'));
    expect(s.options('A')).toEqual([card('ruin'), card('hermits-loft'), card('sanctum')]);
    expect(has(s.answer('A', card('hermits-loft')))).toEqual({ knowledge: 3 });
    expect(has(turnOf(a).answer('A', turnEffect('hoja'), card('sanctum')))).toEqual({ points: 1 });
  });
  test('Hoja, Scythe of Harvest as Specialist: without a Place nothing happens (EV-A.64)', () => {
    const s = turnOf('specialists hoja').answer('A', turnEffect('hoja'));
    expect([has(s), isAsked(s, 'takeTurn')]).toEqual([{}, true]);
  });
});

describe('Corvin the Gleaner', () => {
  const b = 'passed\nouter spirit-bog with energy-pillar 1 scythe\ninner sanctum';
  test('Corvin the Gleaner as Specialist: 1 Potion and 3 Knowledge, Familiar, 0 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('corvin', { potion: 1, knowledge: 3 }, ['familiar'], 0));
  test('Corvin the Gleaner as Specialist: a Free Action, once a round (EV-11.11)', () =>
    expectTurnEffect('corvin', '', [card('sanctum')], { b }));

  test('Corvin the Gleaner as Specialist: harvests a Place in another clan, either circle (EV-10.5, EV-A.55)', () => {
    const s = turnOf('outer cavern\nspecialists corvin', { b }).answer('A', turnEffect('corvin'));
    expect(s.options('A')).toEqual([card('spirit-bog'), card('sanctum')]);
    s.answer('A', card('spirit-bog'));
    expect([has(s), has(s, 'B')]).toEqual([{ herb: 2 }, {}]);
  });
});

describe('Matilda the Bookbinder', () => {
  test('Matilda the Bookbinder as Specialist: 1 Potion and 2 Knowledge, Enchantment, 2 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('matilda', { potion: 1, knowledge: 2 }, ['enchantment'], 2));
  test('Matilda the Bookbinder as Specialist: a Free Action, once a round (EV-11.11)', () =>
    expectTurnEffect('matilda', 'hand irene', [kind('knowledge')]));

  test('Matilda the Bookbinder as Specialist: a discarded card for any 2 (EV-11.11, EV-A.19)', () => {
    const s = turnOf('specialists matilda\nhand irene, bao').answer('A', turnEffect('matilda'));
    s.answer('A', card('bao'), kind('herb'), kind('knowledge'));
    expect(has(s)).toEqual({ herb: 1, knowledge: 1, cards: 1 });
    expect(s.names(s.state.table.discards)).toEqual(['bao']);
    expect(turnOf('resources 9 herb\nspecialists matilda').can('A', turnEffect('matilda'))).toBe(false);
  });
  test('Matilda the Bookbinder as Specialist: it is a discard for effects that wait for one (EV-17.8)', () => {
    const s = turnOf('specialists matilda\ncouncil tadeo\nhand irene').answer('A', turnEffect('matilda'));
    expect(pointsOf(s)).toBe(1);
  });
});

describe('Sefu the Ferryman', () => {
  test('Sefu the Ferryman as Specialist: 1 Herb and 2 Knowledge, no keyword, 1 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('sefu', { herb: 1, knowledge: 2 }, [], 1));
  test('Sefu the Ferryman as Specialist: a Free Action, once a round (EV-11.11)', () =>
    expectTurnEffect('sefu', 'outer hermits-loft', [decline]));

  test('Sefu the Ferryman as Specialist: carries out a Transfer and draws 1 card (EV-12.10, EV-12.11)', () => {
    const s = turnOf('outer ruin, foggy-ford with energy-pillar 1 orb\nspecialists sefu').answer(
      'A',
      turnEffect('sefu'),
    );
    expect(s.options('A')).toEqual([decline, toInner('ruin'), toInner('foggy-ford')]);
    s.answer('A', toInner('foggy-ford'));
    expect([s.names(s.player('A').outer), s.names(s.player('A').inner)]).toEqual([['ruin'], ['foggy-ford']]);
    expect(s.state.table.ritualOn[card('foggy-ford')]).toBe(card('energy-pillar'));
    // One only: the Ruin is not asked for.
    expect(has(s)).toEqual({ cards: 1 });
    const declined = turnOf('outer ruin\nspecialists sefu').answer('A', turnEffect('sefu'), decline);
    expect([has(declined), declined.names(declined.player('A').outer)]).toEqual([{ cards: 1 }, ['ruin']]);
  });
});

describe('Philippa the Hourkeeper', () => {
  const pillar = 'resources 2 herb\ninner ruin with energy-pillar 1 elder';
  test('Philippa the Hourkeeper as Specialist: 1 Herb and 2 Knowledge, Artifact, 2 VP (EV-11.6, EV-16.3)', () =>
    expectSpecialist('philippa', { herb: 1, knowledge: 2 }, ['artifact'], 2));
  test('Philippa the Hourkeeper as Specialist: a Free Action, once a round (EV-11.11)', () =>
    expectTurnEffect('philippa', 'inner ruin with energy-pillar 1 elder', [card('energy-pillar')]));

  test('Philippa the Hourkeeper as Specialist: an Elder comes back from a Ritual, whose space is free (EV-12.2)', () => {
    const s = turnOf(`${pillar}\nspecialists philippa`);
    expect([s.can('A', spaceOn('energy-pillar')), s.player('A').elders]).toEqual([false, 3]);
    s.answer('A', turnEffect('philippa'));
    expect(s.options('A')).toEqual([decline, card('energy-pillar')]);
    s.answer('A', card('energy-pillar'));
    expect([s.can('A', spaceOn('energy-pillar')), s.player('A').elders]).toEqual([true, 4]);
    expect(s.news).toContainEqual({ news: 'tookBack', seat: 0, figure: 'elder' });
    expect(
      turnOf(`${pillar}\nspecialists philippa`).answer('A', turnEffect('philippa'), decline).player('A').elders,
    ).toBe(3);
  });
  test('Philippa the Hourkeeper as Specialist: one Elder only, no Witch, none from a Region (EV-12.2)', () => {
    const many = turnOf('inner ruin with twin-scythes 1 witch 2 elder\nspecialists philippa');
    many.answer('A', turnEffect('philippa'), card('twin-scythes'));
    expect([many.player('A').witches, many.player('A').elders]).toEqual([3, 3]);
    const s = turnOf('inner ruin with energy-pillar 1 witch\nspecialists philippa', {
      middle: 'northern-lakes: elders A 1',
      b: 'passed\ninner foggy-ford with golden-cauldron 1 elder',
    }).answer('A', turnEffect('philippa'));
    expect([isAsked(s, 'takeTurn'), s.player('A').elders]).toEqual([true, 3]);
  });
  test('Philippa the Hourkeeper as Specialist: turned upright, she can be used in the next round (EV-15.5)', () => {
    const s = roundEndOf(2, 'specialists philippa turned');
    expect([has(s), s.can('A', turnEffect('philippa')), s.can('A', spaceIn(CM))]).toEqual([SCOUTED, true, true]);
  });
});
