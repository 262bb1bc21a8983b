/** Places without a Binding Bonus. */
import { describe, test } from 'vitest';
import { expectBinding, expectDiscovery, expectHarvest, expectInner } from './expecting.ts';

describe('Cavern (plain)', () => {
  test('Cavern (plain): discovered with 1 Witch (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('cavern-plain', 1));
  test('Cavern (plain): harvest 1 Potion (EV-10.3)', () => expectHarvest('cavern-plain', { potion: 1 }));
  test('Cavern (plain): no Binding Bonus (EV-11.3)', () => expectBinding('cavern-plain', {}));
  test('Cavern (plain): Fang, 0 VP (EV-16.2, EV-16.3)', () => expectInner('cavern-plain', 'fang', 0));
});

describe('Ruin', () => {
  test('Ruin: discovered with 1 Witch (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('ruin', 1));
  test('Ruin: harvest 1 card (EV-10.3, EV-10.4)', () => expectHarvest('ruin', { cards: 1 }));
  test('Ruin: no Binding Bonus (EV-11.3)', () => expectBinding('ruin', {}));
  test('Ruin: Flame, 1 VP (EV-16.2, EV-16.3)', () => expectInner('ruin', 'flame', 1));
});

describe('Thistle Meadow', () => {
  test('Thistle Meadow: discovered with 1 Witch (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('thistle-meadow', 1));
  test('Thistle Meadow: harvest 1 Herb (EV-10.3, EV-10.4)', () => expectHarvest('thistle-meadow', { herb: 1 }));
  test('Thistle Meadow: no Binding Bonus (EV-11.3)', () => expectBinding('thistle-meadow', {}));
  test('Thistle Meadow: Fang, 0 VP (EV-16.2, EV-16.3)', () => expectInner('thistle-meadow', 'fang', 0));
});

describe('Hermit’s Loft', () => {
  test('Hermit’s Loft: discovered with 1 Witch (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('hermits-loft', 1));
  test('Hermit’s Loft: harvest 1 Knowledge (EV-10.3, EV-10.4)', () => expectHarvest('hermits-loft', { knowledge: 1 }));
  test('Hermit’s Loft: no Binding Bonus (EV-11.3)', () => expectBinding('hermits-loft', {}));
  test('Hermit’s Loft: Eye, 0 VP (EV-16.2, EV-16.3)', () => expectInner('hermits-loft', 'eye', 0));
});

describe('Foggy Ford', () => {
  test('Foggy Ford: discovered with 1 Witch (EV-9.1, EV-9.2, EV-9.4)', () => expectDiscovery('foggy-ford', 1));
  test('Foggy Ford: harvest 1 Mana (EV-10.3, EV-10.4)', () => expectHarvest('foggy-ford', { mana: 1 }));
  test('Foggy Ford: no Binding Bonus (EV-11.3)', () => expectBinding('foggy-ford', {}));
  test('Foggy Ford: Wave, 1 VP (EV-16.2, EV-16.3)', () => expectInner('foggy-ford', 'wave', 1));
});

describe('Weathered Milestone', () => {
  test('Weathered Milestone: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () =>
    expectDiscovery('weathered-milestone', 2));
  test('Weathered Milestone: harvest 2 VP (EV-10.3, EV-10.4)', () =>
    expectHarvest('weathered-milestone', { points: 2 }));
  test('Weathered Milestone: no Binding Bonus (EV-11.3)', () => expectBinding('weathered-milestone', {}));
  test('Weathered Milestone: Eye, 2 VP (EV-16.2, EV-16.3)', () => expectInner('weathered-milestone', 'eye', 2));
});

describe('Apothecary Terraces', () => {
  test('Apothecary Terraces: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () =>
    expectDiscovery('apothecary-terraces', 2));
  test('Apothecary Terraces: harvest 1 Herb and 1 Potion (EV-10.3, EV-10.4)', () =>
    expectHarvest('apothecary-terraces', { herb: 1, potion: 1 }));
  test('Apothecary Terraces: no Binding Bonus (EV-11.3)', () => expectBinding('apothecary-terraces', {}));
  test('Apothecary Terraces: Fang, 0 VP (EV-16.2, EV-16.3)', () => expectInner('apothecary-terraces', 'fang', 0));
});

describe('Scholars’ Orchard', () => {
  test('Scholars’ Orchard: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () =>
    expectDiscovery('scholars-orchard', 2));
  test('Scholars’ Orchard: harvest 1 Herb and 1 Knowledge (EV-10.3, EV-10.4)', () =>
    expectHarvest('scholars-orchard', { herb: 1, knowledge: 1 }));
  test('Scholars’ Orchard: no Binding Bonus (EV-11.3)', () => expectBinding('scholars-orchard', {}));
  test('Scholars’ Orchard: Fang, 0 VP (EV-16.2, EV-16.3)', () => expectInner('scholars-orchard', 'fang', 0));
});

describe('Alembic Grotto', () => {
  test('Alembic Grotto: discovered with 2 Witches (EV-9.1, EV-9.2, EV-9.4)', () =>
    expectDiscovery('alembic-grotto', 2));
  test('Alembic Grotto: harvest 1 Potion and 1 Knowledge (EV-10.3, EV-10.4)', () =>
    expectHarvest('alembic-grotto', { potion: 1, knowledge: 1 }));
  test('Alembic Grotto: no Binding Bonus (EV-11.3)', () => expectBinding('alembic-grotto', {}));
  test('Alembic Grotto: Eye, 0 VP (EV-16.2, EV-16.3)', () => expectInner('alembic-grotto', 'eye', 0));
});
