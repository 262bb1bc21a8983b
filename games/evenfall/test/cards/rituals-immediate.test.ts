/** Rituals that do something once, when they are played. */
import { describe, expect, test } from 'vitest';
import { FIRST_RITUAL, type RitualName } from '../../src/index.ts';
import {
  CM,
  card,
  decline,
  kind,
  NL,
  play,
  type Scene,
  spaceIn,
  spaceOn,
  theFirst,
  toInner,
  toRegion,
} from '../scene.ts';
import { expectOnTable, expectRitual } from './expecting.ts';
import { battlesOf, has, isAsked, type Setting, strengthOf, turnOf } from './trying.ts';

const COSTS = {
  'spacial-distortion': 'resources 2 potion 2 knowledge',
  'choir-of-beasts': 'resources 2 herb 1 potion',
  'lamp-of-hidden-trails': 'resources 2 herb 1 knowledge',
  'whispered-accord': 'resources 1 herb 1 potion 1 knowledge',
  'inward-procession': 'resources 1 herb 2 potion 1 knowledge',
  'sickle-dance': 'resources 2 potion',
  'stag-escort': 'resources 3 herb 1 potion',
  'obelisk-of-dusk': 'resources 2 herb 1 potion 1 knowledge',
  'litany-of-sigils': 'resources 2 potion 2 knowledge',
  'barter-by-moonlight': 'resources 2 herb 1 potion',
} as const satisfies Partial<Record<RitualName, string>>;
/** Played on the Foggy Ford, with just what it costs; `more` are other lines of the player. */
function played(name: keyof typeof COSTS, more = '', setting: Setting = {}): Scene {
  const outer = /outer (.*)/.exec(more)?.[1];
  const rest = more.replace(/outer .*/, '');
  const zones = `outer foggy-ford${outer === undefined ? '' : `, ${outer}`}\nhand ${name}`;
  const s = turnOf(`${COSTS[name]}\n${rest}\n${zones}`, setting).answer('A', play(name));
  return isAsked(s, 'bind') ? s.answer('A', card('foggy-ford')) : s;
}

describe('Spacial Distortion', () => {
  test('Spacial Distortion: 2 Potions and 2 Knowledge, Enchantment (EV-11.1, EV-11.3)', () =>
    expectRitual('spacial-distortion', { potion: 2, knowledge: 2 }, ['enchantment']));
  test('Spacial Distortion: 2 building spaces, 2 VP (EV-13.1, EV-16.3)', () =>
    expectOnTable('spacial-distortion', 2, 2));

  const outer = 'outer ruin with twin-scythes 2 witch 1 elder, sanctum with energy-pillar 1 elder';
  test('Spacial Distortion: 2 Mana, and all figures of one Ritual go to a Region (EV-17.4, EV-A.37)', () => {
    const s = played('spacial-distortion', outer);
    // An order: of several Rituals one is chosen, and not none of them.
    expect(s.options('A')).toEqual([card('energy-pillar'), card('twin-scythes')]);
    s.answer('A', card('twin-scythes'));
    expect(s.options('A')).toEqual([NL, CM]);
    s.answer('A', CM);
    const { witches, elders, space } = s.state.table.regions[CM];
    expect([witches[0], elders[0], space]).toEqual([2, 1, []]);
    // Nothing of the Region is gained, and its Action Space is free; so is the Ritual's.
    expect([has(s), s.can('A', spaceIn(CM))]).toEqual([{ mana: 2 }, true]);
    expect(s.state.table.witchesOn[card('twin-scythes') - FIRST_RITUAL]).toBe(0);
    expect(s.state.table.eldersOn[card('energy-pillar') - FIRST_RITUAL]).toBe(1);
    // They did not come back to the reserve.
    expect([s.player('A').witches, s.player('A').elders]).toEqual([2, 2]);
  });
  test('Spacial Distortion: the space of the Ritual can be used again (EV-17.4)', () => {
    const s = turnOf(`resources 2 potion 2 knowledge 1 herb\nouter foggy-ford, ruin with energy-pillar 1 witch
hand spacial-distortion`).answer('A', play('spacial-distortion'), NL);
    expect(has(s.answer('A', spaceOn('energy-pillar')))).toEqual({ mana: 6 });
  });
  test('Spacial Distortion: figures on a single Ritual go without being asked for (EV-17.4)', () => {
    const s = played('spacial-distortion', 'outer ruin with twin-scythes 1 witch 1 elder');
    expect([isAsked(s, 'moveFiguresTo'), s.options('A')]).toEqual([true, [NL, CM]]);
  });
  test('Spacial Distortion: without figures only 2 Mana (EV-A.37)', () => {
    const none = played('spacial-distortion', 'outer ruin with twin-scythes', {
      b: 'passed\nouter sanctum with energy-pillar 1 witch',
    });
    expect([isAsked(none, 'takeTurn'), has(none)]).toEqual([true, { mana: 2 }]);
  });
  test('Spacial Distortion: the moved figures add to strength (EV-14.5, EV-17.4)', () => {
    const s = battlesOf('mana 1\nouter ruin', { middle: 'central-mountains: witches A 2, elders A 1' }).answer('A', 1);
    expect(strengthOf(s, 'A', CM)).toBe(4);
  });
});

describe('Choir of Beasts', () => {
  test('Choir of Beasts: 2 Herbs and 1 Potion, Familiar and Enchantment (EV-11.1, EV-11.3)', () =>
    expectRitual('choir-of-beasts', { herb: 2, potion: 1 }, ['familiar', 'enchantment']));
  test('Choir of Beasts: 1 building space, 2 VP (EV-13.1, EV-16.3)', () => expectOnTable('choir-of-beasts', 1, 2));

  test('Choir of Beasts: 1 VP for each visible Familiar, itself too, no Council Member (EV-17.5, EV-A.57)', () => {
    const a = 'specialists irene, hanna, sefu\ncouncil corvin\ninner sanctum with marsh-stork';
    const s = played('choir-of-beasts', `${a}\nouter ruin with living-chest, archive with energy-pillar`, {
      b: "passed\nspecialists dragomir\nouter foggy-ford' with owl-courier",
    });
    expect(has(s)).toEqual({ points: 5 });
    expect(has(played('choir-of-beasts'))).toEqual({ points: 1 });
  });
});

describe('Lamp of Hidden Trails', () => {
  test('Lamp of Hidden Trails: 2 Herbs and 1 Knowledge, no keyword (EV-11.1, EV-11.3)', () =>
    expectRitual('lamp-of-hidden-trails', { herb: 2, knowledge: 1 }, []));
  test('Lamp of Hidden Trails: 1 building space, 0 VP (EV-13.1, EV-16.3)', () =>
    expectOnTable('lamp-of-hidden-trails', 1, 0));

  const middle = `northern-lakes:\n  spots ruin, none, archive\ncentral-mountains:\n  spots none, none, sanctum
place-deck spirit-bog, cavern, story-hearth`;
  test('Lamp of Hidden Trails: fills the empty spots of one Region, then any Place there (EV-17.6, EV-A.20)', () => {
    const s = played('lamp-of-hidden-trails', 'witches 0\nelders 4', { middle });
    expect(s.options('A')).toEqual([NL, CM]);
    s.answer('A', NL);
    expect(s.options('A')).toEqual([card('ruin'), card('spirit-bog'), card('archive')]);
    s.answer('A', card('spirit-bog'));
    expect(s.names(s.player('A').outer)).toEqual(['foggy-ford', 'spirit-bog']);
    // Without Witches, and the spot stays empty.
    expect(s.state.table.regions[NL].witches[0]).toBe(0);
    expect(s.state.table.regions.map(({ spots }) => s.names(spots))).toEqual([
      ['ruin', 'none', 'archive'],
      ['none', 'none', 'sanctum'],
    ]);
  });
  test('Lamp of Hidden Trails: is a discovery for effects that wait for one (EV-9.5, EV-A.60)', () => {
    const s = played('lamp-of-hidden-trails', 'specialists irene\ncouncil hanna', { middle });
    expect(has(s.answer('A', NL, card('spirit-bog')))).toEqual({ herb: 1, points: 2 });
  });
  test('Lamp of Hidden Trails: with the Place deck empty a spot stays empty (EV-A.18)', () => {
    const few = 'northern-lakes:\n  spots none, none, archive\nplace-deck ruin';
    const s = played('lamp-of-hidden-trails', '', { middle: few }).answer('A', NL);
    expect(s.options('A')).toEqual([card('ruin'), card('archive')]);
    const none = played('lamp-of-hidden-trails', '', { middle: few }).answer('A', CM);
    // The last Place went to the Mountains, and is taken without asking.
    expect(none.names(none.player('A').outer)).toEqual(['foggy-ford', 'ruin']);
  });
});

describe('Whispered Accord', () => {
  test('Whispered Accord: 1 Herb, 1 Potion and 1 Knowledge, Enchantment (EV-11.1, EV-11.3)', () =>
    expectRitual('whispered-accord', { herb: 1, potion: 1, knowledge: 1 }, ['enchantment']));
  test('Whispered Accord: 1 building space, 1 VP (EV-13.1, EV-16.3)', () => expectOnTable('whispered-accord', 1, 1));

  test('Whispered Accord: a step on the Coven track, with its bonus (EV-13.5, EV-13.6)', () => {
    const s = played('whispered-accord');
    expect([has(s), s.player('A').coven]).toEqual([{ mana: 2 }, 1]);
    expect(has(played('whispered-accord', 'coven 1'))).toEqual({ points: 3 });
    // Step 3 is a Transfer, step 4 harvests one of one's own Places.
    const third = played('whispered-accord', 'coven 2');
    expect(third.options('A')).toEqual([decline, toInner('foggy-ford')]);
    expect(has(played('whispered-accord', 'coven 3'))).toEqual({ mana: 1 });
  });
  test('Whispered Accord: over the top 2 VP for the step (EV-13.7)', () => {
    expect(has(played('whispered-accord', 'coven 5'))).toEqual({ points: 5 });
    expect(has(played('whispered-accord', 'coven 6'))).toEqual({ points: 2 });
  });
  test('Whispered Accord: of a "/" on the track one side is chosen (EV-18.2)', () => {
    const s = played('whispered-accord', '', { side: 'moon', clan: 'cross' });
    expect(s.asked()).toEqual([{ who: 'A', verb: 'choose' }]);
    expect(has(s.answer('A', theFirst))).toEqual({ mana: 3 });
  });
});

describe('Inward Procession', () => {
  test('Inward Procession: 1 Herb, 2 Potions and 1 Knowledge, no keyword (EV-11.1, EV-11.3)', () =>
    expectRitual('inward-procession', { herb: 1, potion: 2, knowledge: 1 }, []));
  test('Inward Procession: 1 building space, 3 VP (EV-13.1, EV-16.3)', () => expectOnTable('inward-procession', 1, 3));

  test('Inward Procession: 2 Transfers, of its own Place too (EV-12.10)', () => {
    const s = played('inward-procession', 'outer ruin, sanctum');
    s.answer('A', toInner('sanctum'));
    expect(s.options('A')).toEqual([decline, toInner('ruin'), toInner('foggy-ford')]);
    s.answer('A', toInner('foggy-ford'));
    expect([s.names(s.player('A').outer), s.names(s.player('A').inner)]).toEqual([['ruin'], ['sanctum', 'foggy-ford']]);
    // Two only: the Ruin is not asked for.
    expect(has(s)).toEqual({});
  });
  test('Inward Procession: each Transfer may be declined (EV-12.11)', () => {
    const one = played('inward-procession', 'outer ruin').answer('A', toInner('ruin'), decline);
    expect(one.names(one.player('A').outer)).toEqual(['foggy-ford']);
    expect(played('inward-procession').answer('A', decline).player('A').inner).toEqual([]);
  });
});

describe('Sickle Dance', () => {
  const scythes = (s: Scene, name: RitualName): number => s.state.table.scythes[card(name) - FIRST_RITUAL];
  test('Sickle Dance: 2 Potions, Enchantment (EV-11.1, EV-11.3)', () =>
    expectRitual('sickle-dance', { potion: 2 }, ['enchantment']));
  test('Sickle Dance: 1 building space, 0 VP (EV-13.1, EV-16.3)', () => expectOnTable('sickle-dance', 1, 0));

  test('Sickle Dance: a Scythe without paying, on any of one’s Rituals (EV-13.1, EV-13.3)', () => {
    const s = played('sickle-dance', 'outer ruin with golden-cauldron, sanctum with bell-of-assembly 1 orb', {
      b: 'passed\nouter archive with energy-pillar',
    });
    expect(s.options('A')).toEqual([decline, card('golden-cauldron'), card('sickle-dance')]);
    s.answer('A', card('golden-cauldron'));
    expect([scythes(s, 'golden-cauldron'), scythes(s, 'sickle-dance'), has(s)]).toEqual([1, 0, {}]);
  });
  test('Sickle Dance: on itself, or none (EV-13.1)', () => {
    const own = played('sickle-dance').answer('A', card('sickle-dance'));
    expect([scythes(own, 'sickle-dance'), isAsked(own, 'takeTurn')]).toEqual([1, true]);
    // One only, however many building spaces are free.
    const one = played('sickle-dance', 'outer ruin with weaver-spider');
    expect(has(one.answer('A', card('weaver-spider')))).toEqual({ points: 1 });
    expect(scythes(played('sickle-dance').answer('A', decline), 'sickle-dance')).toBe(0);
  });
});

describe('Stag Escort', () => {
  test('Stag Escort: 3 Herbs and 1 Potion, Familiar (EV-11.1, EV-11.3)', () =>
    expectRitual('stag-escort', { herb: 3, potion: 1 }, ['familiar']));
  test('Stag Escort: 1 building space, 3 VP (EV-13.1, EV-16.3)', () => expectOnTable('stag-escort', 1, 3));

  test('Stag Escort: a Transfer, then up to 2 Elders into Regions (EV-12.10, EV-14.3)', () => {
    const s = played('stag-escort', 'outer ruin').answer('A', toInner('foggy-ford'));
    expect(s.options('A')).toEqual([decline, toRegion(NL), toRegion(CM)]);
    s.answer('A', toRegion(NL), toRegion(CM));
    expect(s.state.table.regions.map(({ elders }) => elders[0])).toEqual([1, 1]);
    expect([s.player('A').elders, isAsked(s, 'takeTurn')]).toEqual([2, true]);
  });
  test('Stag Escort: each part may be declined; one Elder only if one is left (EV-12.11, EV-A.64)', () => {
    const none = played('stag-escort').answer('A', decline, decline);
    expect([none.player('A').inner, none.player('A').elders]).toEqual([[], 4]);
    const last = played('stag-escort', 'witches 4\nelders 1').answer('A', decline, toRegion(CM));
    expect([last.player('A').elders, isAsked(last, 'takeTurn')]).toEqual([0, true]);
  });
});

describe('Obelisk of Dusk', () => {
  test('Obelisk of Dusk: 2 Herbs, 1 Potion and 1 Knowledge, Artifact (EV-11.1, EV-11.3)', () =>
    expectRitual('obelisk-of-dusk', { herb: 2, potion: 1, knowledge: 1 }, ['artifact']));
  test('Obelisk of Dusk: 1 building space, 5 VP (EV-13.1, EV-16.3)', () => expectOnTable('obelisk-of-dusk', 1, 5));

  test('Obelisk of Dusk: draws 1 card (EV-5.6, EV-11.4)', () => {
    expect(has(played('obelisk-of-dusk'))).toEqual({ cards: 1 });
  });
});

describe('Litany of Sigils', () => {
  test('Litany of Sigils: 2 Potions and 2 Knowledge, Enchantment (EV-11.1, EV-11.3)', () =>
    expectRitual('litany-of-sigils', { potion: 2, knowledge: 2 }, ['enchantment']));
  test('Litany of Sigils: 1 building space, 2 VP (EV-13.1, EV-16.3)', () => expectOnTable('litany-of-sigils', 1, 2));

  test('Litany of Sigils: 1 VP for each visible Enchantment, itself too, no Council Member (EV-A.57)', () => {
    const a = 'specialists nila, irene\ncouncil wen\ninner sanctum with energy-pillar';
    const b = "passed\nspecialists matilda\nouter ruin' with whispered-accord";
    const s = played('litany-of-sigils', `${a}\nouter ruin with candle-of-forgetting, archive with mystic-elephant`, {
      b,
    });
    expect(has(s)).toEqual({ points: 4 });
    expect(has(played('litany-of-sigils'))).toEqual({ points: 1 });
  });
});

describe('Barter by Moonlight', () => {
  test('Barter by Moonlight: 2 Herbs and 1 Potion, no keyword (EV-11.1, EV-11.3)', () =>
    expectRitual('barter-by-moonlight', { herb: 2, potion: 1 }, []));
  test('Barter by Moonlight: 1 building space, 1 VP (EV-13.1, EV-16.3)', () =>
    expectOnTable('barter-by-moonlight', 1, 1));

  test('Barter by Moonlight: 4 resources of free choice (EV-11.4)', () => {
    const s = played('barter-by-moonlight').answer('A', kind('herb'), kind('herb'), kind('potion'), kind('knowledge'));
    expect(has(s)).toEqual({ herb: 2, potion: 1, knowledge: 1 });
    expect(has(played('barter-by-moonlight').answer('A', kind('knowledge')))).toEqual({ knowledge: 4 });
  });
});
