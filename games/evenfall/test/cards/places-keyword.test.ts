/** Places whose Binding Bonus depends on a keyword. */
import { describe, expect, test } from 'vitest';
import { card, play } from '../scene.ts';
import { expectBinding, expectDiscovery, expectHarvest, expectInner } from './expecting.ts';
import { has, turnOf } from './trying.ts';

describe('Fox Earth', () => {
  test('Fox Earth: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('fox-earth', 2));
  test('Fox Earth: harvest 1 card and 1 Mana (EV-10.3, EV-10.4)', () =>
    expectHarvest('fox-earth', { cards: 1, mana: 1 }));
  test('Fox Earth: binding gives nothing; with Familiar 3 VP (EV-11.3)', () =>
    expectBinding('fox-earth', {}, 'familiar', { points: 3 }));
  test('Fox Earth: Fang, 1 VP (EV-16.2, EV-16.3)', () => expectInner('fox-earth', 'fang', 1));
});

describe('Smith’s Cellar', () => {
  test('Smith’s Cellar: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('smiths-cellar', 2));
  test('Smith’s Cellar: harvest 1 Herb (EV-10.3, EV-10.4)', () => expectHarvest('smiths-cellar', { herb: 1 }));
  test('Smith’s Cellar: binding gives 1 Mana; with Artifact 3 VP more (EV-11.3)', () =>
    expectBinding('smiths-cellar', { mana: 1 }, 'artifact', { points: 3 }));
  test('Smith’s Cellar: Flame, 1 VP (EV-16.2, EV-16.3)', () => expectInner('smiths-cellar', 'flame', 1));
});

describe('Toadstool Ring', () => {
  test('Toadstool Ring: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () =>
    expectDiscovery('toadstool-ring', 2));
  test('Toadstool Ring: harvest 1 Mana and 1 VP (EV-10.3, EV-10.4)', () =>
    expectHarvest('toadstool-ring', { mana: 1, points: 1 }));
  test('Toadstool Ring: binding gives nothing; with Enchantment 3 VP (EV-11.3)', () =>
    expectBinding('toadstool-ring', {}, 'enchantment', { points: 3 }));
  test('Toadstool Ring: Wave, 1 VP (EV-16.2, EV-16.3)', () => expectInner('toadstool-ring', 'wave', 1));
});

describe('Spirit Bog', () => {
  test('Spirit Bog: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('spirit-bog', 2));
  test('Spirit Bog: harvest 1 Herb (EV-10.3, EV-10.4)', () => expectHarvest('spirit-bog', { herb: 1 }));
  test('Spirit Bog: binding gives 1 Herb; with Artifact 2 VP more (EV-11.3)', () =>
    expectBinding('spirit-bog', { herb: 1 }, 'artifact', { points: 2 }));
  test('Spirit Bog: Wave, 1 VP (EV-16.2, EV-16.3)', () => expectInner('spirit-bog', 'wave', 1));
});

describe('Cavern', () => {
  test('Cavern: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('cavern', 2));
  test('Cavern: harvest 1 Potion (EV-10.3, EV-10.4)', () => expectHarvest('cavern', { potion: 1 }));
  test('Cavern: binding gives 1 Potion; with Familiar 2 VP more (EV-11.3)', () =>
    expectBinding('cavern', { potion: 1 }, 'familiar', { points: 2 }));
  test('Cavern: Wave, 1 VP (EV-16.2, EV-16.3)', () => expectInner('cavern', 'wave', 1));
});

describe('Archive', () => {
  test('Archive: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('archive', 2));
  test('Archive: harvest 1 Knowledge (EV-10.3, EV-10.4)', () => expectHarvest('archive', { knowledge: 1 }));
  test('Archive: binding gives 1 Knowledge; with Enchantment 2 VP more (EV-11.3)', () =>
    expectBinding('archive', { knowledge: 1 }, 'enchantment', { points: 2 }));
  test('Archive: Eye, 1 VP (EV-16.2, EV-16.3)', () => expectInner('archive', 'eye', 1));
});

describe('Rookery Tower', () => {
  test('Rookery Tower: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('rookery-tower', 2));
  test('Rookery Tower: harvest 1 card and 1 VP (EV-10.3, EV-10.4)', () =>
    expectHarvest('rookery-tower', { cards: 1, points: 1 }));
  test('Rookery Tower: binding gives nothing; with Familiar 3 VP (EV-11.3)', () =>
    expectBinding('rookery-tower', {}, 'familiar', { points: 3 }));
  test('Rookery Tower: Eye, 0 VP (EV-16.2, EV-16.3)', () => expectInner('rookery-tower', 'eye', 0));
});

describe('a Binding Bonus', () => {
  test('Spirit Bog: two keywords of a Ritual do not make its bonus come twice (EV-11.3)', () => {
    const s = turnOf('resources 1 potion 2 knowledge\nouter spirit-bog\nhand candle-of-forgetting');
    expect(has(s.answer('A', play('candle-of-forgetting')))).toEqual({ herb: 1, points: 2 });
  });

  test('Archive: cannot help to pay for the Ritual that brings it (EV-A.42)', () => {
    const a = 'resources 1 herb 1 potion\nouter archive\nhand whispered-accord';
    expect(turnOf(a).can('A', play('whispered-accord'))).toBe(false);
  });

  test('Cavern: of two free Places only the one that is bound gives its bonus (EV-11.1, EV-11.3)', () => {
    const s = turnOf('resources 2 herb 1 potion\nouter cavern, archive\nhand mystic-elephant');
    expect(has(s.answer('A', play('mystic-elephant'), card('archive')))).toEqual({ knowledge: 1 });
  });
});
