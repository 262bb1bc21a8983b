/** RA-7.11 to RA-7.17: what powers do. */
import { describe, expect, test } from 'vitest';
import type { CardName } from '../../src/index.ts';
import { card, duel, kind, leaveIt, lookAtMonuments, noKind, ofKind, use } from '../scene.ts';
import { table } from './tables.ts';

describe('effects on three cards', () => {
  test.each<CardName>(['hawk', 'seer', 'oracle'])('RA-7.11 %s puts the top three back in any order', (name) => {
    const s = duel(`pool nothing\nplay ${name}\nhand prism\ndeck vault, treant, crypt, mermaid`);
    s.answer('A', use(name), card('vault'), card('crypt'));
    expect(s.deck('A')).toEqual(['treant', 'crypt', 'vault', 'mermaid']);
  });

  test.each<CardName>(['hawk', 'seer', 'oracle'])('RA-7.11 %s: or those of the monument deck', (name) => {
    const middle = 'monument-deck colossus, temple, library, obelisk';
    const s = duel(`pool nothing\nplay ${name}\nhand prism\ndeck vault, treant`, undefined, middle);
    s.answer('A', use(name), lookAtMonuments, card('colossus'), card('temple'));
    const now = (['obelisk', 'colossus', 'temple', 'library'] as const).map(card);
    expect(s.state.table.monumentDeck).toEqual(now);
    expect(s.deck('A')).toEqual(['vault', 'treant']);
  });

  test("RA-7.11 never a rival's deck", () => {
    const s = duel('pool nothing\nplay seer\nhand prism', 'passed, pool nothing\ndeck vault, treant');
    s.answer('A', use('seer'));
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });

  test('RA-7.11 with fewer than three the discards are shuffled in below first', () => {
    const s = duel('pool nothing\nplay seer\nhand prism\ndeck vault\ndiscards treant, crypt, mermaid');
    s.answer('A', use('seer'));
    expect(s.discards('A')).toEqual([]);
    expect(s.deck('A')).toHaveLength(4);
    expect(s.options('A')).toHaveLength(3);
    expect(s.options('A')).toContain(card('vault'));
  });

  test('RA-7.11 with fewer than three in all, those there are', () => {
    const s = duel('pool nothing\nplay seer\nhand prism\ndeck vault\ndiscards treant').answer('A', use('seer'));
    expect(s.options('A')).toEqual([card('treant'), card('vault')]);
    s.answer('A', card('vault'));
    expect(s.deck('A')).toEqual(['treant', 'vault']);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
  });

  test('RA-7.11 the monument deck is never reshuffled: two of it, one of it, none of it', () => {
    const two = duel('pool nothing\nplay seer\nhand prism', undefined, 'monument-deck colossus, temple');
    two.answer('A', use('seer'), card('colossus'));
    expect(two.state.table.monumentDeck).toEqual([card('colossus'), card('temple')]);
    for (const middle of ['monument-deck colossus', '']) {
      const s = duel('pool nothing\nplay seer\nhand prism', undefined, middle).answer('A', use('seer'));
      expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
      expect(s.isTurned('seer')).toBe(true);
    }
  });

  test('RA-7.11 Divination draws to the hand and discards as many of the whole hand', () => {
    const s = duel('pool nothing\nplay divination\nhand prism\ndeck vault, treant, crypt').answer(
      'A',
      use('divination'),
    );
    expect(s.hand('A')).toEqual(['crypt', 'prism', 'treant', 'vault']);
    s.answer('A', card('prism'), card('vault'), card('treant'));
    expect([s.hand('A'), s.discards('A')]).toEqual([['crypt'], ['prism', 'vault', 'treant']]);
    const two = duel('pool nothing\nplay divination\nhand prism\ndeck vault\ndiscards treant');
    two.answer('A', use('divination'), card('prism'), card('vault'));
    expect([two.hand('A'), two.discards('A')]).toEqual([['treant'], ['prism', 'vault']]);
  });
});

describe('straightening, changing, counting', () => {
  test('RA-7.12 straightening makes powers usable again; the Druid readies creatures only', () => {
    const s = duel('pool 9 elan\nplay druid, hawk turned, solomons-mine turned, chalice-of-fire\nhand prism');
    s.answer('A', use('druid'), card('hawk'));
    expect([s.isTurned('hawk'), s.isTurned('solomons-mine')]).toEqual([false, true]);
    s.answer('A', use('chalice-of-fire'));
    expect(s.options('A')).toEqual([card('chalice-of-fire'), card('druid'), card('solomons-mine'), leaveIt]);
    s.answer('A', card('solomons-mine'));
    expect(s.can('A', use('solomons-mine'))).toBe(true);
  });

  test("RA-7.12 never a rival's component", () => {
    const s = duel('pool 2 elan\nplay witch, hawk turned\nhand prism', 'passed, pool nothing\nplay temple turned');
    s.answer('A', use('witch'));
    expect(s.options('A')).toEqual([card('hawk'), card('witch'), leaveIt]);
  });

  test.each<[CardName, number, string]>([
    ['athanor', 2, 'athanor 6 elan'],
    ['philosophers-stone', 1, 'philosophers-stone'],
  ])('RA-7.13 %s: any number of one kind, from the pool, becomes as much gold', (name, power, play) => {
    const extra = name === 'philosophers-stone' ? 2 : 0;
    const s = duel(`pool ${3 + extra} elan 4 death\nplay ${play}\nhand prism`).answer('A', use(name, power));
    if (extra > 0) s.answer('A', kind('elan'), kind('elan'));
    expect(s.options('A')).toEqual([0, ofKind('elan'), ofKind('death')]);
    s.answer('A', ofKind('death'));
    expect(s.options('A')).toEqual([1, 2, 3, 4]);
    s.answer('A', 3);
    expect(s.pool('A')).toEqual({ elan: 3, death: 1, gold: 3 });
  });

  test('RA-7.13 Prism: gold may go in, but does not come out', () => {
    const s = duel('pool 3 gold 1 elan\nplay prism\nhand hawk').answer('A', use('prism', 2), ofKind('gold'), 2);
    expect(s.options('A')).toEqual([kind('elan'), kind('life'), kind('calm'), kind('death')]);
    s.answer('A', kind('calm'));
    expect(s.pool('A')).toEqual({ elan: 1, calm: 2, gold: 1 });
  });

  test('RA-7.13 Prism: the kind that was paid does not come out, however much of it', () => {
    for (const n of [1, 3]) {
      const s = duel('pool 3 elan 1 calm\nplay prism\nhand hawk').answer('A', use('prism', 2), ofKind('elan'), n);
      expect(s.options('A')).toEqual([kind('life'), kind('calm'), kind('death')]);
      expect(s.answer('A', kind('life')).pool('A')).toMatchObject({ life: n, calm: 1 });
    }
  });

  test('RA-7.13 gold does not become gold', () => {
    const s = duel('pool 2 elan 3 gold\nplay athanor 6 elan\nhand prism').answer('A', use('athanor', 2));
    expect(s.options('A')).toEqual([0, ofKind('elan')]);
    const gold = duel('pool 3 gold\nplay athanor 6 elan\nhand prism', 'pool nothing\nhand hawk');
    expect(gold.answer('A', use('athanor', 2)).asked()).toEqual([{ who: 'B', verb: 'act' }]);
  });

  test('RA-7.13 the number may be nothing', () => {
    const s = duel('pool 1 elan\nplay athanor 6 elan\nhand prism').answer('A', use('athanor', 2), noKind);
    expect(s.pool('A')).toEqual({ elan: 1 });
    expect(s.on('athanor')).toEqual({});
    expect(s.isTurned('athanor')).toBe(true);
  });

  test.each<[CardName, 'elan' | 'life' | 'death', number]>([
    ['fiery-whip', 'elan', 3],
    ['hand-of-glory', 'death', 2],
    ['jeweled-statuette', 'death', 3],
    ['tree-of-life', 'life', 3],
  ])('RA-7.14 %s gives %s to every rival, also to who has passed', (name, essence, n) => {
    const s = table('round 1, actions, turn B, first A', [
      'passed, pool nothing',
      `pool nothing\nplay ${name}\nhand prism`,
      'pool 1 calm\nhand hawk',
      'passed, pool 1 calm',
    ]);
    s.answer('B', use(name, 1));
    expect(s.pool('B')).toEqual({ [essence]: n });
    expect(s.pool('A')).toEqual({ [essence]: 1 });
    for (const rival of ['C', 'D'] as const) expect(s.pool(rival)).toEqual({ calm: 1, [essence]: 1 });
  });

  test.each<[CardName, 'elan' | 'calm', 'elan' | 'death']>([
    ['treant', 'elan', 'death'],
    ['hypnotic-basin', 'calm', 'elan'],
  ])("RA-7.15 %s gives %s for the %s in any rival's pool, who keeps it", (name, gain, per) => {
    const s = table('round 1, actions, turn A, first A', [
      `pool 9 gold\nplay ${name}\nhand prism`,
      `pool 2 ${per}\nhand hawk`,
      `passed, pool 4 ${per}\nplay cursed-skull 3 ${per}`,
    ]);
    s.answer('A', use(name));
    expect(s.options('A')).toEqual([1, 2]);
    s.answer('A', 2);
    expect(s.pool('A')).toEqual({ gold: 9, [gain]: 4 });
    expect(s.pool('C')).toEqual({ [per]: 4 });
  });

  test('RA-7.15 nothing, where the rival has none', () => {
    const s = duel('pool nothing\nplay treant\nhand prism', 'passed, pool 3 elan').answer('A', use('treant'));
    expect(s.pool('A')).toEqual({});
    expect(s.isTurned('treant')).toBe(true);
  });
});

describe('gaining what a card cost', () => {
  test.each<[CardName, CardName, number]>([
    ['corrupt-altar', 'athanor', 2 + 2],
    ['corrupt-altar', 'magical-shard', 0 + 2],
    ['fiery-whip', 'wind-dragon', 8 + 2],
    ['fiery-whip', 'horn-of-plenty', 2 + 2],
  ])('RA-7.16 %s for %s: the printed cost and 2, in any mix but gold', (name, destroyed, n) => {
    // Artificer and Bridle would have made it cheaper: what counts is what is printed.
    const s = duel(`pool nothing\nplay ${name}, artificer, dragon-bridle, ${destroyed}\nhand prism`);
    s.answer('A', use(name, 2), card(destroyed));
    expect(s.options('A')).not.toContain(kind('gold'));
    s.answer('A', ...Array.from({ length: n - 1 }, () => kind('life')), kind('death'));
    expect(s.pool('A')).toEqual({ life: n - 1, death: 1 });
  });

  test('RA-7.16 Sacrificial Dagger: what the discarded card cost, nothing more', () => {
    const s = duel('pool nothing\nplay sacrificial-dagger 3 death\nhand treant').answer(
      'A',
      use('sacrificial-dagger', 2),
    );
    s.answer('A', kind('elan'), kind('elan'), kind('elan'), kind('elan'), kind('elan'));
    expect(s.pool('A')).toEqual({ elan: 5 });
    expect(s.on('sacrificial-dagger')).toEqual({});
    const free = duel('pool nothing\nplay sacrificial-dagger\nhand prism').answer('A', use('sacrificial-dagger', 2));
    expect(free.pool('A')).toEqual({});
    expect(free.discards('A')).toEqual(['sacrificial-dagger', 'prism']);
  });

  test('RA-7.16 Sacrificial Pit: as much gold', () => {
    const s = duel('pool 1 death\nplay sacrificial-pit, sea-serpent\nhand prism').answer(
      'A',
      use('sacrificial-pit', 2),
    );
    expect(s.pool('A')).toEqual({ gold: 9 });
  });

  test('RA-7.17 the Altar may destroy itself, the Whip not', () => {
    const altar = duel('pool nothing\nplay corrupt-altar 3 elan\nhand prism').answer('A', use('corrupt-altar', 2));
    altar.answer('A', ...Array.from({ length: 7 }, () => kind('elan')));
    expect(altar.pool('A')).toEqual({ elan: 7 });
    expect(altar.inPlay('A')).toEqual([]);
    expect(altar.discards('A')).toEqual(['corrupt-altar']);
    expect(duel('pool nothing\nplay fiery-whip\nhand prism').can('A', use('fiery-whip', 2))).toBe(false);
  });

  test('RA-7.17 the Dagger is destroyed and a card discarded: without a card it cannot be used so', () => {
    const s = duel('pool 1 life\nplay sacrificial-dagger');
    expect(s.can('A', use('sacrificial-dagger', 2))).toBe(false);
  });

  test('RA-7.17 Lair and Grove turn themselves and a dragon or a creature', () => {
    const s = duel('pool nothing\nplay dragons-lair, sacred-grove, sea-serpent\nhand prism');
    s.answer('A', use('dragons-lair', 2));
    expect([s.isTurned('dragons-lair'), s.isTurned('sea-serpent')]).toEqual([true, true]);
    expect(s.can('A', use('sacred-grove', 2))).toBe(false);
  });

  test('RA-7.17 Mermaid moves 1 calm, life or gold from the pool to any own component', () => {
    const mine = 'play mermaid, vault turned, seer, research, temple, sacred-grove';
    const s = duel(`pool 1 elan 1 life 1 calm 1 death 1 gold\n${mine}\nhand prism`, 'passed, pool nothing\nplay witch');
    s.answer('A', use('mermaid'));
    expect(s.options('A')).toEqual([kind('life'), kind('calm'), kind('gold')]);
    s.answer('A', kind('life'));
    const own = ['mermaid', 'vault', 'seer', 'research', 'temple', 'sacred-grove'] as const;
    expect(s.options('A')).toEqual(own.map(card));
    const before = s.points('A');
    s.answer('A', card('sacred-grove'));
    expect(s.points('A')).toBe(before + 1);
    expect(s.pool('A')).toEqual({ elan: 1, calm: 1, death: 1, gold: 1 });
    expect(duel('pool 9 elan 9 death\nplay mermaid\nhand prism').can('A', use('mermaid'))).toBe(false);
  });

  test('RA-7.17 Transmuter needs 2 and Transmutation 3, and both may give what they took', () => {
    expect(duel('pool 1 elan\nplay transmuter\nhand prism').can('A', use('transmuter'))).toBe(false);
    expect(duel('pool 2 elan\nplay transmutation\nhand prism').can('A', use('transmutation'))).toBe(false);
    const two = duel('pool 2 elan\nplay transmuter\nhand prism').answer(
      'A',
      use('transmuter'),
      kind('elan'),
      kind('elan'),
      kind('elan'),
    );
    expect(two.pool('A')).toEqual({ elan: 3 });
    const three = duel('pool 3 life\nplay transmutation\nhand prism');
    expect(three.answer('A', use('transmutation'), kind('life'), kind('life'), kind('life')).pool('A')).toEqual({
      life: 3,
    });
  });
});
