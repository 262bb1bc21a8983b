/** RA-6: costs and discounts. */
import { describe, expect, test } from 'vitest';
import { card, claim, duel, kind, leaveIt, pass, place, use } from '../scene.ts';

describe('costs', () => {
  test('RA-6.1 the essences named go back from the pool to the supply', () => {
    const s = duel('pool 3 elan 2 life 1 gold\nhand elvish-bow, prism').answer('A', place('elvish-bow'));
    expect(s.pool('A')).toEqual({ elan: 1, life: 1, gold: 1 });
  });

  test('RA-6.1 "any" is paid in any mix, gold included', () => {
    const s = duel('pool 2 elan 1 life 1 calm 2 gold\nhand tree-of-life, prism');
    s.answer('A', place('tree-of-life'));
    expect(s.options('A')).toEqual([kind('elan'), kind('calm'), kind('gold')]);
    s.answer('A', kind('calm'));
    expect(s.pool('A')).toEqual({ elan: 2, gold: 1 });
    const gold = duel('pool 1 life 3 gold\nhand tree-of-life').answer('A', place('tree-of-life'));
    expect(gold.pool('A')).toEqual({ gold: 1 });
  });

  test('RA-6.1 what is named is set aside before "any" is paid', () => {
    // 2 death are for the cost itself, so that only 1 of 3 is left for "any".
    const s = duel('pool 3 death 2 calm\nhand crypt, prism').answer('A', place('crypt'));
    expect(s.pool('A')).toEqual({});
    expect(duel('pool 4 death\nhand crypt').can('A', place('crypt'))).toBe(false);
    expect(duel('pool 1 death 9 gold\nhand crypt').can('A', place('crypt'))).toBe(false);
  });

  test('RA-6.2 what cannot be paid in full is not offered', () => {
    const s = duel('pool 1 elan 9 gold\nhand flaming-pit, treant\nplay mermaid, duelist, alchemists-tower');
    expect(s.can('A', place('flaming-pit'))).toBe(false);
    expect(s.can('A', place('treant'))).toBe(false);
    expect(s.can('A', use('duelist'))).toBe(false);
    expect(s.can('A', use('alchemists-tower'))).toBe(false);
  });

  test('RA-6.2 an artifact of cost 0 is placed for nothing, and that was the action', () => {
    for (const name of ['magical-shard', 'prism'] as const) {
      const s = duel(`pool nothing\nhand ${name}, hawk`, 'pool nothing\nhand vault').answer('A', place(name));
      expect(s.inPlay('A')).toEqual([name]);
      expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
    }
  });
});

describe('discounts', () => {
  test('RA-6.3 Artificer: 1 less for artifacts, never for monuments or places', () => {
    const middle = 'monuments colossus, temple\nplaces alchemists-tower, catacombs-of-the-dead';
    const s = duel('pool 3 gold 9 death\nplay artificer\nhand dragon-teeth', undefined, middle);
    expect(s.can('A', claim('colossus'))).toBe(false);
    expect(s.can('A', place('dragon-teeth'))).toBe(true);
    s.answer('A', claim('alchemists-tower'));
    expect(s.pool('A')).toEqual({ death: 9 });
    s.answer('A', claim('catacombs-of-the-dead'));
    expect(s.pool('A')).toEqual({});
  });

  test("RA-6.3 Dragon Bridle and Dragon's Lair take 3 off dragons each, and only off dragons", () => {
    expect(duel('pool 3 elan\nplay dragon-bridle\nhand fire-dragon').can('A', place('fire-dragon'))).toBe(true);
    expect(duel('pool 2 elan\nplay dragon-bridle\nhand fire-dragon').can('A', place('fire-dragon'))).toBe(false);
    const both = duel('pool nothing\nplay dragon-bridle, dragons-lair\nhand fire-dragon, hawk');
    expect(both.can('A', place('hawk'))).toBe(false);
    expect(both.answer('A', place('fire-dragon')).inPlay('A')).toContain('fire-dragon');
  });

  test('RA-6.3 they work turned', () => {
    const s = duel('pool nothing\nplay dragon-bridle turned, dragons-lair turned\nhand water-dragon');
    expect(s.can('A', place('water-dragon'))).toBe(true);
  });

  test('RA-6.3 they add up: Artificer, Bridle and Lair take 7 off the Sea Serpent', () => {
    const mine = 'play artificer, dragon-bridle, dragons-lair\nhand sea-serpent, prism';
    expect(duel(`pool 1 calm\n${mine}`).can('A', place('sea-serpent'))).toBe(false);
    expect(duel(`pool 2 elan\n${mine}`).can('A', place('sea-serpent'))).toBe(false);
    for (const [pool, left] of [
      ['2 calm 3 elan', { elan: 3 }],
      ['2 life 3 elan', { elan: 3 }],
      ['1 life 1 calm', {}],
    ] as const) {
      const s = duel(`pool ${pool}\n${mine}`).answer('A', place('sea-serpent'));
      expect(s.inPlay('A')).toContain('sea-serpent');
      expect(s.pool('A')).toEqual(left);
    }
  });

  test('RA-6.3 and with the Egg, which is destroyed for it: never below nothing', () => {
    const s = duel('pool 2 gold\nplay artificer, dragon-bridle, dragons-lair, dragon-egg\nhand fire-dragon, hawk');
    s.answer('A', use('dragon-egg'), card('fire-dragon'));
    expect(s.inPlay('A')).toContain('fire-dragon');
    expect(s.discards('A')).toEqual(['dragon-egg']);
    expect(s.pool('A')).toEqual({ gold: 2 });
  });

  test('RA-6.3 Egg and Artificer leave 4 of the 9 of the Sea Serpent', () => {
    const s = duel('pool 3 life 3 calm\nplay artificer, dragon-egg\nhand sea-serpent').answer(
      'A',
      use('dragon-egg'),
      card('sea-serpent'),
    );
    s.answer('A', kind('calm'));
    expect(s.pool('A')).toEqual({ life: 2 });
    expect(s.inPlay('A')).toContain('sea-serpent');
  });

  test('RA-6.3 the owner chooses which part shrinks, "any" included', () => {
    // Wind Dragon: 4 calm and any 4; 3 less.
    const mine = 'play dragon-bridle\nhand wind-dragon, prism';
    const calmKept = duel(`pool 4 death 4 calm\n${mine}`).answer('A', place('wind-dragon'));
    // One calm has to be paid in any case.
    calmKept.answer('A', kind('death'));
    expect(calmKept.pool('A')).toEqual({ calm: 3 });
    const anyKept = duel(`pool 4 death 4 calm\n${mine}`).answer('A', place('wind-dragon'));
    anyKept.answer('A', kind('calm'), kind('calm'), kind('calm'));
    expect(anyKept.pool('A')).toEqual({ death: 3 });
  });

  test('RA-6.3 gold may pay the "any" of a dragon that costs less', () => {
    const s = duel('pool 4 calm 1 gold\nplay dragon-bridle\nhand wind-dragon').answer('A', place('wind-dragon'));
    expect(s.pool('A')).toEqual({});
    expect(s.inPlay('A')).toContain('wind-dragon');
  });

  test('RA-6.3 Crypt takes 2 off, gold never: of gold and one other only the gold is paid', () => {
    const s = duel('pool 1 death 1 gold\nplay crypt\ndiscards athanor').answer('A', use('crypt', 2), card('athanor'));
    expect(s.inPlay('A')).toContain('athanor');
    expect(s.pool('A')).toEqual({});
    const noGold = duel('pool 9 elan 1 death\nplay crypt\ndiscards athanor\nhand prism').answer('A', use('crypt', 2));
    expect(noGold.inPlay('A')).toEqual(['crypt']);
    expect(noGold.discards('A')).toEqual(['athanor']);
    const horn = duel('pool 1 death 2 gold\nplay crypt, artificer\ndiscards horn-of-plenty').answer(
      'A',
      use('crypt', 2),
      card('horn-of-plenty'),
    );
    expect(horn.pool('A')).toEqual({});
  });

  test('RA-6.3 Crypt and Artificer take 3 off together', () => {
    const s = duel('pool 1 calm 1 death\nplay artificer, crypt\ndiscards mermaid').answer(
      'A',
      use('crypt', 2),
      card('mermaid'),
    );
    expect(s.inPlay('A')).toContain('mermaid');
    expect(s.pool('A')).toEqual({});
  });

  test('RA-6.3 Crypt counts what is paid for its power before what is paid for the card', () => {
    // The only death pays for the power, so Dragon Teeth have to be free: 2 less is all of it.
    const s = duel('pool 1 death\nplay crypt\ndiscards dragon-teeth, cursed-skull').answer('A', use('crypt', 2));
    expect(s.options('A')).toEqual([card('cursed-skull'), card('dragon-teeth'), leaveIt]);
    s.answer('A', card('cursed-skull'));
    expect(s.inPlay('A')).toContain('cursed-skull');
  });

  test("RA-6.3 Sorcerer's Bestiary: any 4 and the full cost, less abilities", () => {
    const rival = 'passed, pool nothing\ndiscards fire-dragon';
    const full = duel('pool 9 elan\nplay sorcerers-bestiary\nhand prism', rival).answer(
      'A',
      use('sorcerers-bestiary', 2),
    );
    expect(full.inPlay('A')).not.toContain('fire-dragon');
    const less = duel('pool 7 elan\nplay sorcerers-bestiary, dragon-bridle', rival);
    less.answer('A', use('sorcerers-bestiary', 2), card('fire-dragon'));
    expect(less.inPlay('A')).toContain('fire-dragon');
    expect(less.pool('A')).toEqual({});
  });

  test("RA-6.3 a rival's abilities are of no use", () => {
    const s = duel('pool 5 elan\nhand fire-dragon, prism', 'pool nothing\nplay dragon-bridle, artificer\nhand hawk');
    expect(s.can('A', place('fire-dragon'))).toBe(false);
    expect(s.can('A', pass)).toBe(true);
  });

  test('RA-6.3 a discount is for what is placed after it, not for itself', () => {
    const s = duel('pool 1 elan 1 life 1 calm\nhand dragon-bridle, prism');
    expect(s.can('A', place('dragon-bridle'))).toBe(false);
  });
});
