/** Rituals with an Action Space that gives goods. */
import { describe, expect, test } from 'vitest';
import { FIRST_RITUAL } from '../../src/index.ts';
import { card, elder, kind, play, spaceOn, witch } from '../scene.ts';
import { expectOnTable, expectRitual, expectSpace, withElder } from './expecting.ts';
import { has, isAsked, roundEndOf, turnOf } from './trying.ts';

describe('Transmutation Chalice', () => {
  test('Transmutation Chalice: 1 Herb and 2 Potions, Artifact (EV-11.1, EV-11.3)', () =>
    expectRitual('transmutation-chalice', { herb: 1, potion: 2 }, ['artifact']));
  test('Transmutation Chalice: 1 building space, 2 VP (EV-13.1, EV-16.3)', () =>
    expectOnTable('transmutation-chalice', 1, 2));
  test('Transmutation Chalice: its space needs 2 resources (EV-12.3, EV-12.4, EV-A.19)', () =>
    expectSpace('transmutation-chalice', 'resources 1 herb 1 knowledge', ['resources 1 potion', 'mana 9']));

  test('Transmutation Chalice: a Witch pays any 2 for any 3 and 1 VP (EV-12.5, EV-17.15)', () => {
    const s = turnOf('resources 2 herb 2 knowledge\nouter spirit-bog with transmutation-chalice');
    s.answer('A', spaceOn('transmutation-chalice'), kind('herb'), kind('knowledge'));
    s.answer('A', kind('herb'), kind('potion'), kind('knowledge'));
    expect(has(s)).toEqual({ herb: 2, potion: 1, knowledge: 2, points: 1 });
    expect([s.player('A').witches, s.player('A').elders]).toEqual([3, 4]);
    expect(s.can('A', spaceOn('transmutation-chalice'))).toBe(false);
  });
  test('Transmutation Chalice: an Elder does the same in the Inner Circle (EV-12.4, EV-17.15)', () => {
    const s = withElder('transmutation-chalice', 'resources 2 potion').answer('A', kind('knowledge'));
    expect(has(s)).toEqual({ knowledge: 3, points: 1 });
  });
  test('Transmutation Chalice: free again in the next round (EV-15.3)', () => {
    const s = roundEndOf(1, 'inner ruin with transmutation-chalice 1 elder');
    expect([s.player('A').elders, s.can('A', spaceOn('transmutation-chalice'))]).toEqual([4, true]);
  });
});

describe('Energy Pillar', () => {
  test('Energy Pillar: 1 Herb and 2 Potions, Enchantment (EV-11.1, EV-11.3)', () =>
    expectRitual('energy-pillar', { herb: 1, potion: 2 }, ['enchantment']));
  test('Energy Pillar: 2 building spaces, 2 VP (EV-13.1, EV-16.3)', () => expectOnTable('energy-pillar', 2, 2));
  test('Energy Pillar: its space needs a resource (EV-12.3, EV-12.4, EV-A.19)', () =>
    expectSpace('energy-pillar', 'resources 1 knowledge', ['mana 9']));

  test('Energy Pillar: any 1 for 4 Mana, with a Witch and with an Elder (EV-12.5)', () => {
    const s = turnOf('mana 1\nresources 1 herb 1 potion\nouter ruin with energy-pillar');
    expect(has(s.answer('A', spaceOn('energy-pillar'), kind('potion')))).toEqual({ herb: 1, mana: 5 });
    expect(has(withElder('energy-pillar', 'resources 1 knowledge'))).toEqual({ mana: 4 });
  });
  test('Energy Pillar: Mana beyond 20 is lost (EV-A.3)', () =>
    expect(has(withElder('energy-pillar', 'mana 18\nresources 1 herb'))).toEqual({ mana: 20 }));
});

describe('Twin Scythes', () => {
  test('Twin Scythes: 2 Herbs and 1 Potion, Artifact (EV-11.1, EV-11.3)', () =>
    expectRitual('twin-scythes', { herb: 2, potion: 1 }, ['artifact']));
  test('Twin Scythes: 1 building space, 2 VP (EV-13.1, EV-16.3)', () => expectOnTable('twin-scythes', 1, 2));
  test('Twin Scythes: its space needs a Herb, and is never full (EV-12.2, EV-12.4, EV-A.19)', () =>
    expectSpace('twin-scythes', 'resources 1 herb', ['resources 9 potion 9 knowledge', 'mana 9'], true));

  test('Twin Scythes: 1 Herb for 3 VP, each time with a further figure (EV-12.2)', () => {
    const s = turnOf('witches 1\nelders 2\nresources 4 herb\ninner ruin with twin-scythes');
    const use = spaceOn('twin-scythes');
    // With Elders alone in the reserve nobody asks which figure.
    s.answer('A', use, witch).answer('A', use).answer('A', use);
    expect(has(s)).toEqual({ herb: 1, points: 9 });
    expect([s.player('A').witches, s.player('A').elders, s.can('A', use)]).toEqual([0, 0, false]);
  });
});

describe('Golden Cauldron', () => {
  test('Golden Cauldron: 2 Herbs and 2 Potions, Artifact (EV-11.1, EV-11.3)', () =>
    expectRitual('golden-cauldron', { herb: 2, potion: 2 }, ['artifact']));
  test('Golden Cauldron: 1 building space, 4 VP (EV-13.1, EV-16.3)', () => expectOnTable('golden-cauldron', 1, 4));
  test('Golden Cauldron: its space needs a Potion (EV-12.3, EV-12.4, EV-A.19)', () =>
    expectSpace('golden-cauldron', 'resources 1 potion', ['resources 9 herb 9 knowledge', 'mana 9']));

  test('Golden Cauldron: 1 Potion for 4 VP, with a Witch and with an Elder (EV-12.5)', () => {
    const s = turnOf('resources 2 potion 1 herb\nouter ruin with golden-cauldron');
    expect(has(s.answer('A', spaceOn('golden-cauldron')))).toEqual({ potion: 1, herb: 1, points: 4 });
    expect(has(withElder('golden-cauldron', 'resources 1 potion'))).toEqual({ points: 4 });
  });
});

describe('Pyre of Renewal', () => {
  const at = (name: 'energy-pillar' | 'pyre-of-renewal'): number => card(name) - FIRST_RITUAL;

  test('Pyre of Renewal: 1 Herb and 1 Potion, no keyword (EV-11.1, EV-11.3)', () =>
    expectRitual('pyre-of-renewal', { herb: 1, potion: 1 }, []));
  test('Pyre of Renewal: 1 building space, 0 VP (EV-13.1, EV-16.3)', () => expectOnTable('pyre-of-renewal', 1, 0));
  test('Pyre of Renewal: its space asks for no goods (EV-12.3, EV-12.4)', () => expectSpace('pyre-of-renewal', ''));

  test('Pyre of Renewal: a Ritual leaves with its Catalysts, its figures come back (EV-17.3)', () => {
    const s = turnOf('coven 1\nouter ruin with energy-pillar 1 orb 1 witch\ninner foggy-ford with pyre-of-renewal', {
      b: 'passed\nouter sanctum with golden-cauldron',
    });
    s.answer('A', spaceOn('pyre-of-renewal'), witch);
    // Rituals of one's own, in either circle; not the Cauldron of somebody else.
    expect(s.options('A')).toEqual([card('energy-pillar'), card('pyre-of-renewal')]);
    s.answer('A', card('energy-pillar'));
    expect(has(s)).toEqual({ herb: 1, potion: 1, points: 2 });
    expect(s.names(s.state.table.removed)).toEqual(['energy-pillar']);
    expect(s.names(s.state.table.discards)).toEqual([]);
    expect([s.state.table.orbs[at('energy-pillar')], s.state.table.witchesOn[at('energy-pillar')]]).toEqual([0, 0]);
    // Four Witches: one on the Pyre, and the one that came back can be used again. The step on the track is kept.
    expect([s.player('A').witches, s.player('A').coven]).toEqual([3, 1]);
  });
  test('Pyre of Renewal: an Elder may burn the Pyre itself, and comes back (EV-A.36)', () => {
    const s = turnOf('inner ruin with pyre-of-renewal 1 orb').answer('A', spaceOn('pyre-of-renewal'), elder);
    expect(has(s)).toEqual({ herb: 1, potion: 1, points: 2 });
    expect([s.player('A').witches, s.player('A').elders, s.names(s.state.table.removed)]).toEqual([
      4,
      4,
      ['pyre-of-renewal'],
    ]);
    expect(s.state.table.ritualOn[card('ruin')]).toBe(-1);
  });
  test('Pyre of Renewal: the freed Place gives its Binding Bonus again (EV-A.36)', () => {
    const a = 'resources 1 herb 2 potion\nouter spirit-bog with golden-cauldron, ruin with pyre-of-renewal';
    const s = turnOf(`${a}\nhand transmutation-chalice`).answer(
      'A',
      spaceOn('pyre-of-renewal'),
      card('golden-cauldron'),
    );
    s.answer('A', play('transmutation-chalice'));
    expect(has(s)).toEqual({ herb: 2, potion: 1, points: 4 });
  });
  test('Pyre of Renewal: a removed Ritual is no discarded card (EV-17.8)', () => {
    const s = turnOf('outer ruin with pyre-of-renewal\ncouncil tadeo').answer('A', spaceOn('pyre-of-renewal'));
    expect(has(s)).toEqual({ herb: 1, potion: 1, points: 2 });
  });
});

describe('Candle of Forgetting', () => {
  test('Candle of Forgetting: 1 Potion and 2 Knowledge, Artifact and Enchantment (EV-11.1, EV-11.3)', () =>
    expectRitual('candle-of-forgetting', { potion: 1, knowledge: 2 }, ['artifact', 'enchantment']));
  test('Candle of Forgetting: 1 building space, 2 VP (EV-13.1, EV-16.3)', () =>
    expectOnTable('candle-of-forgetting', 1, 2));
  test('Candle of Forgetting: its space needs a card (EV-12.3, EV-12.4, EV-A.19)', () =>
    expectSpace('candle-of-forgetting', 'hand irene', ['resources 9 herb']));

  test('Candle of Forgetting: removes a card for any 1 and 2 VP, with a Witch (EV-12.5)', () => {
    const s = turnOf('outer ruin with candle-of-forgetting\nhand irene, bao');
    s.answer('A', spaceOn('candle-of-forgetting'));
    expect(s.options('A')).toEqual([card('irene'), card('bao')]);
    s.answer('A', card('irene'), kind('potion'));
    expect(has(s)).toEqual({ potion: 1, points: 2, cards: 1 });
    expect([s.names(s.state.table.removed), s.state.table.discards]).toEqual([['irene'], []]);
  });
  test('Candle of Forgetting: an Elder does the same in the Inner Circle (EV-12.4)', () => {
    const s = withElder('candle-of-forgetting', 'hand irene').answer('A', kind('knowledge'));
    expect([has(s), isAsked(s, 'takeTurn')]).toEqual([{ knowledge: 1, points: 2 }, true]);
  });
  test('Candle of Forgetting: a removed card is no discarded one (EV-17.8)', () => {
    const s = turnOf('outer ruin with candle-of-forgetting\ncouncil tadeo\nhand irene');
    s.answer('A', spaceOn('candle-of-forgetting'), kind('herb'));
    expect(has(s)).toEqual({ herb: 1, points: 2 });
  });
});
