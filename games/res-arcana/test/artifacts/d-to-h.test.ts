import { describe, expect, test } from 'vitest';
import { CARD_NAMES } from '../../src/index.ts';
import {
  at,
  card,
  discardFor,
  duel,
  kind,
  lookAtDeck,
  lookAtMonuments,
  lose,
  react,
  type Scene,
  theFirst,
  use,
} from '../scene.ts';
import { expectCollect, expectOffered, expectPlacing, turnOf } from './trying.ts';

const BUT_GOLD = [kind('elan'), kind('life'), kind('calm'), kind('death')];

/** Three players: A acts, B has passed, C has not. */
const three = (a: string, b: string, c: string): Scene =>
  at(`res-arcana standard, 3 players\nround 1, actions, turn A, first A\nA: ${a}\nB: passed, ${b}\nC: ${c}\n`);

describe('Dancing Sword', () => {
  test('Dancing Sword: placed for 1 elan and 1 gold (RA-5.2, RA-6.2)', () =>
    expectPlacing('dancing-sword', { elan: 1, gold: 1 }));

  test('Dancing Sword: collects 1 death and 1 elan (RA-4.1)', () =>
    expectCollect('dancing-sword', { elan: 1, death: 1 }));

  test('Dancing Sword: 1 elan ignores a loss and puts 1 death on it, turned too, every time (RA-7.5)', () => {
    const s = duel(
      'pool nothing\nplay elvish-bow, fire-dragon',
      'pool 2 elan 3 life\nplay dancing-sword turned\nhand prism, hawk',
    ).answer('A', use('elvish-bow'));
    expect(s.options('B')).toEqual([lose, react('dancing-sword')]);
    s.answer('B', react('dancing-sword'));
    expect(s.pool('B')).toEqual({ elan: 1, life: 3 });
    expect(s.on('dancing-sword')).toEqual({ death: 1 });
    s.answer('B', discardFor('prism'), theFirst).answer('A', use('fire-dragon')).answer('B', react('dancing-sword'));
    expect(s.pool('B')).toEqual({ life: 3, gold: 1 });
    expect(s.on('dancing-sword')).toEqual({ death: 2 });
    expect(s.isTurned('dancing-sword')).toBe(true);
  });

  test('Dancing Sword: does not help without elan in the pool (RA-1.4)', () => {
    const s = duel('pool nothing\nplay elvish-bow', 'pool 3 life 1 gold\nplay dancing-sword 3 elan');
    expect(s.answer('A', use('elvish-bow')).pool('B')).toEqual({ life: 2, gold: 1 });
  });
});

describe('Dwarven Pickaxe', () => {
  test('Dwarven Pickaxe: placed for 1 elan (RA-5.2, RA-6.2)', () => expectPlacing('dwarven-pickaxe', { elan: 1 }));

  test('Dwarven Pickaxe: turn and 1 elan give 1 gold (RA-7.1)', () => {
    expectOffered('dwarven-pickaxe', 1, { elan: 1 });
    const s = turnOf('pool 2 elan\nplay dwarven-pickaxe').answer('A', use('dwarven-pickaxe'));
    expect(s.pool('A')).toEqual({ elan: 1, gold: 1 });
    expect(s.isTurned('dwarven-pickaxe')).toBe(true);
  });
});

describe('Elemental Spring', () => {
  test('Elemental Spring: placed for 2 elan, 1 life and 1 calm (RA-5.2, RA-6.2)', () =>
    expectPlacing('elemental-spring', { elan: 2, life: 1, calm: 1 }));

  test('Elemental Spring: collects 1 calm, 1 life and 1 elan (RA-4.1, RA-4.2)', () =>
    expectCollect('elemental-spring', { elan: 1, life: 1, calm: 1 }));

  test('Elemental Spring: 1 calm ignores a loss, turned too, every time (RA-7.5)', () => {
    const s = duel(
      'pool nothing\nplay elvish-bow, bone-dragon',
      'pool 3 life 2 calm\nplay elemental-spring turned\nhand prism, hawk',
    ).answer('A', use('elvish-bow'));
    expect(s.options('B')).toEqual([lose, react('elemental-spring')]);
    s.answer('B', react('elemental-spring'), discardFor('prism'), theFirst);
    s.answer('A', use('bone-dragon')).answer('B', react('elemental-spring'));
    expect(s.pool('B')).toEqual({ life: 3, gold: 1 });
    expect(s.on('elemental-spring')).toEqual({});
    expect(s.isTurned('elemental-spring')).toBe(true);
    const dry = duel('pool nothing\nplay elvish-bow', 'pool 3 life 9 elan\nplay elemental-spring');
    expect(dry.answer('A', use('elvish-bow')).pool('B')).toEqual({ elan: 9, life: 2 });
  });
});

describe('Fiery Whip', () => {
  test('Fiery Whip: placed for 2 elan and 2 death (RA-5.2, RA-6.2)', () =>
    expectPlacing('fiery-whip', { elan: 2, death: 2 }));

  test('Fiery Whip: turn gives 3 elan, and 1 to each rival, passed or not (RA-7.14)', () => {
    expectOffered('fiery-whip', 1, {});
    const s = three('pool nothing\nplay fiery-whip', 'pool nothing', 'pool 1 life');
    s.answer('A', use('fiery-whip', 1));
    expect([s.pool('A'), s.pool('B'), s.pool('C')]).toEqual([{ elan: 3 }, { elan: 1 }, { elan: 1, life: 1 }]);
    expect(s.isTurned('fiery-whip')).toBe(true);
  });

  test('Fiery Whip: destroys another artifact for its cost and 2 more, any but gold (RA-7.8, RA-7.16)', () => {
    expectOffered('fiery-whip', 2, {}, ', vault');
    const a = 'pool nothing\nplay fiery-whip, prism, sea-serpent turned 1 gold, witch, library';
    const s = turnOf(a, 'passed, pool nothing\nplay hawk').answer('A', use('fiery-whip', 2));
    expect(s.options('A')).toEqual([card('prism'), card('sea-serpent')]);
    s.answer('A', card('prism'));
    // The Prism costs nothing, so there are just the 2.
    expect(s.options('A')).toEqual(BUT_GOLD);
    s.answer('A', kind('life'), kind('death'));
    expect(s.pool('A')).toEqual({ life: 1, death: 1 });
    expect(s.discards('A')).toEqual(['prism']);
    expect(s.isTurned('fiery-whip')).toBe(true);
    const big = turnOf(a).answer('A', use('fiery-whip', 2), card('sea-serpent'));
    big.answer('A', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(() => kind('calm')), kind('death'));
    expect(big.pool('A')).toEqual({ calm: 10, death: 1 });
    expect(big.on('sea-serpent')).toEqual({});
  });

  test('Fiery Whip: never itself (RA-7.17)', () =>
    expect(turnOf('pool 9 elan\nplay fiery-whip, druid, library').can('A', use('fiery-whip', 2))).toBe(false));
});

describe('Flaming Pit', () => {
  test('Flaming Pit: placed for 2 elan (RA-5.2, RA-6.2)', () => expectPlacing('flaming-pit', { elan: 2 }));

  test('Flaming Pit: collects 1 elan (RA-4.1)', () => expectCollect('flaming-pit', { elan: 1 }));

  test('Flaming Pit: turn and 1 life give 1 elan and 1 death (RA-7.1)', () => {
    expectOffered('flaming-pit', 1, { life: 1 });
    const s = turnOf('pool 2 life\nplay flaming-pit').answer('A', use('flaming-pit'));
    expect(s.pool('A')).toEqual({ elan: 1, life: 1, death: 1 });
    expect(s.isTurned('flaming-pit')).toBe(true);
  });
});

describe('Fountain of Youth', () => {
  test('Fountain of Youth: placed for 1 calm and 1 death (RA-5.2, RA-6.2)', () =>
    expectPlacing('fountain-of-youth', { calm: 1, death: 1 }));

  test('Fountain of Youth: collects 1 life (RA-4.1)', () => expectCollect('fountain-of-youth', { life: 1 }));

  test('Fountain of Youth: 2 death put 2 calm and 1 life on it, again and again (RA-7.3, RA-7.4)', () => {
    expectOffered('fountain-of-youth', 1, { death: 2 });
    const twice = [use('fountain-of-youth'), use('fountain-of-youth')];
    const s = turnOf('pool 5 death\nplay fountain-of-youth').answer('A', ...twice);
    expect(s.pool('A')).toEqual({ death: 1 });
    expect(s.on('fountain-of-youth')).toEqual({ calm: 4, life: 2 });
    expect(s.isTurned('fountain-of-youth')).toBe(false);
  });
});

describe('Guard Dog', () => {
  test('Guard Dog: placed for 1 elan (RA-5.2, RA-6.2)', () => expectPlacing('guard-dog', { elan: 1 }));

  test('Guard Dog: 1 elan straightens it, also while it is turned; it can be used while it is straight, too (RA-7.1, RA-7.2)', () => {
    const offered = (a: string): boolean => turnOf(a).can('A', use('guard-dog'));
    expect(offered('pool 1 elan\nplay guard-dog turned')).toBe(true);
    expect(offered('pool 1 elan\nplay guard-dog')).toBe(true);
    for (const how of ['', ' turned']) expect(offered(`pool 9 life 9 gold\nplay guard-dog${how}`)).toBe(false);
    const s = turnOf('pool 2 elan\nplay guard-dog turned, hawk turned').answer('A', use('guard-dog'));
    expect(s.pool('A')).toEqual({ elan: 1 });
    expect(s.isTurned('guard-dog')).toBe(false);
    expect(s.isTurned('hawk')).toBe(true);
  });

  test('Guard Dog: is a creature (RA-1.5)', () => {
    const s = turnOf('pool nothing\nplay druid, guard-dog turned').answer('A', use('druid'), card('guard-dog'));
    expect(s.isTurned('guard-dog')).toBe(false);
  });

  test('Guard Dog: turns against a loss of life, and again once it has straightened itself (RA-7.5, RA-7.7)', () => {
    const b = 'pool 1 elan 3 life\nplay guard-dog\nhand hawk';
    const s = duel('pool nothing\nplay elvish-bow, earth-dragon', b).answer('A', use('elvish-bow'));
    expect(s.options('B')).toEqual([lose, react('guard-dog')]);
    s.answer('B', react('guard-dog'));
    expect(s.isTurned('guard-dog')).toBe(true);
    s.answer('B', use('guard-dog')).answer('A', use('earth-dragon')).answer('B', react('guard-dog'));
    expect(s.pool('B')).toEqual({ life: 3 });
    const turned = duel('pool nothing\nplay elvish-bow', 'pool 1 elan 3 life\nplay guard-dog turned');
    expect(turned.answer('A', use('elvish-bow')).pool('B')).toEqual({ elan: 1, life: 2 });
  });
});

describe('Hand of Glory', () => {
  test('Hand of Glory: placed for 1 life and 1 death (RA-5.2, RA-6.2)', () =>
    expectPlacing('hand-of-glory', { life: 1, death: 1 }));

  test('Hand of Glory: turn gives 2 death, and 1 to each rival, passed or not (RA-7.14)', () => {
    expectOffered('hand-of-glory', 1, {});
    const s = three('pool nothing\nplay hand-of-glory', 'pool nothing', 'pool nothing\nhand hawk');
    s.answer('A', use('hand-of-glory'));
    expect([s.pool('A'), s.pool('B'), s.pool('C')]).toEqual([{ death: 2 }, { death: 1 }, { death: 1 }]);
    expect(s.isTurned('hand-of-glory')).toBe(true);
  });
});

describe('Hawk', () => {
  const monumentDeck = (s: Scene): string[] => s.state.table.monumentDeck.toReversed().map((c) => CARD_NAMES[c]);
  const MONUMENTS = 'monument-deck oracle, library, temple, colossus';
  const DECK = 'deck vault, prism, crypt, athanor';

  test('Hawk: placed for 1 life and 1 calm (RA-5.2, RA-6.2)', () => expectPlacing('hawk', { life: 1, calm: 1 }));

  test('Hawk: collects 1 calm (RA-4.1)', () => expectCollect('hawk', { calm: 1 }));

  test('Hawk: turn looks at the top 3 of the own deck and puts them back in any order (RA-7.11)', () => {
    expectOffered('hawk', 1, {});
    const b = 'passed, pool nothing\ndeck treant, mermaid';
    const s = turnOf(`pool nothing\nplay hawk\n${DECK}`, b, MONUMENTS).answer('A', use('hawk', 1));
    expect(s.options('A')).toHaveLength(2);
    s.answer('A', lookAtDeck);
    expect(s.options('A')).toEqual([card('crypt'), card('prism'), card('vault')]);
    s.answer('A', card('vault'), card('prism'));
    expect(s.deck('A')).toEqual(['crypt', 'prism', 'vault', 'athanor']);
    expect(s.hand('A')).toEqual(['nightingale']);
    expect(s.isTurned('hawk')).toBe(true);
    expect(monumentDeck(s)).toEqual(['oracle', 'library', 'temple', 'colossus']);
  });

  test('Hawk: or at the top 3 monuments (RA-7.11)', () => {
    const s = turnOf(`pool nothing\nplay hawk\n${DECK}`, undefined, MONUMENTS).answer(
      'A',
      use('hawk', 1),
      lookAtMonuments,
    );
    expect(s.options('A')).toEqual([card('library'), card('oracle'), card('temple')]);
    s.answer('A', card('oracle'), card('temple'));
    expect(monumentDeck(s)).toEqual(['library', 'temple', 'oracle', 'colossus']);
    expect(s.deck('A')).toEqual(['vault', 'prism', 'crypt', 'athanor']);
  });

  test('Hawk: with fewer than 3 the discards are shuffled in below; else it looks at what there is (RA-7.10, RA-7.11)', () => {
    const s = turnOf('pool nothing\nplay hawk\ndeck vault\ndiscards prism, crypt').answer('A', use('hawk', 1));
    expect(s.options('A')).toEqual([card('crypt'), card('prism'), card('vault')]);
    expect(s.discards('A')).toEqual([]);
    const two = turnOf('pool nothing\nplay hawk\ndeck vault, prism').answer('A', use('hawk', 1));
    expect(two.options('A')).toEqual([card('prism'), card('vault')]);
    expect(two.answer('A', card('vault')).deck('A')).toEqual(['prism', 'vault']);
    const few = turnOf('pool nothing\nplay hawk', undefined, 'monument-deck oracle').answer('A', use('hawk', 1));
    expect(few.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect(monumentDeck(few)).toEqual(['oracle']);
  });

  test('Hawk: is a creature (RA-1.5)', () => {
    const s = turnOf('pool nothing\nplay druid, hawk turned').answer('A', use('druid'), card('hawk'));
    expect(s.isTurned('hawk')).toBe(false);
  });

  test('Hawk: turn and 2 calm draw a card (RA-7.1, RA-7.10)', () => {
    expectOffered('hawk', 2, { calm: 2 });
    const s = turnOf(`pool 3 calm\nplay hawk\n${DECK}`).answer('A', use('hawk', 2));
    expect(s.pool('A')).toEqual({ calm: 1 });
    expect(s.hand('A')).toEqual(['nightingale', 'vault']);
    expect(s.deck('A')).toEqual(['prism', 'crypt', 'athanor']);
    expect(s.isTurned('hawk')).toBe(true);
  });
});

describe('Horn of Plenty', () => {
  test('Horn of Plenty: placed for 2 gold (RA-5.2, RA-6.2)', () => expectPlacing('horn-of-plenty', { gold: 2 }));

  test('Horn of Plenty: turn gives any 3 but gold (RA-4.2, RA-7.1)', () => {
    expectOffered('horn-of-plenty', 1, {});
    const s = turnOf('pool nothing\nplay horn-of-plenty').answer('A', use('horn-of-plenty', 1));
    expect(s.options('A')).toEqual(BUT_GOLD);
    s.answer('A', kind('elan'), kind('life'), kind('life'));
    expect(s.pool('A')).toEqual({ elan: 1, life: 2 });
    expect(s.isTurned('horn-of-plenty')).toBe(true);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
    expect(s.can('A', use('horn-of-plenty', 2))).toBe(false);
  });

  test('Horn of Plenty: or turn gives 1 gold, one of the two in a turn (RA-5.6, RA-7.2)', () => {
    expectOffered('horn-of-plenty', 2, {});
    const s = turnOf('pool nothing\nplay horn-of-plenty').answer('A', use('horn-of-plenty', 2));
    expect(s.pool('A')).toEqual({ gold: 1 });
    expect(s.can('A', use('horn-of-plenty', 1))).toBe(false);
  });
});
