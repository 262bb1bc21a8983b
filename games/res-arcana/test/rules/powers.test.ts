/** RA-7: paying for powers, reactions, destroying and drawing; what powers do and what attacks do have files of their own. */
import { makeState, parseState } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import { type CardName, makePosition, parsePosition, resArcana } from '../../src/index.ts';
import {
  card,
  duel,
  kind,
  lose,
  ofKind,
  pass,
  payPrice,
  place,
  react,
  type Scene,
  scene,
  takeAll,
  use,
} from '../scene.ts';
import { collecting, opening, passOn, table } from './tables.ts';

describe('costs and turning', () => {
  test('RA-7.1 every part of the cost is paid before the effect', () => {
    const s = duel('pool 3 life\nplay flaming-pit\nhand prism').answer('A', use('flaming-pit'));
    expect(s.isTurned('flaming-pit')).toBe(true);
    expect(s.pool('A')).toEqual({ elan: 1, life: 2, death: 1 });
    // Each part alone is not enough.
    expect(duel('pool nothing\nplay flaming-pit\nhand prism').can('A', use('flaming-pit'))).toBe(false);
    expect(duel('pool 3 life\nplay flaming-pit turned\nhand prism').can('A', use('flaming-pit'))).toBe(false);
  });

  test('RA-7.1 what an effect gives cannot pay for it', () => {
    const s = duel('pool nothing\nplay prism\nhand hawk');
    expect(s.can('A', use('prism', 1))).toBe(false);
  });

  test('RA-7.2 a turned component is used again once it is straightened', () => {
    const s = duel('pool 2 elan\nplay solomons-mine, chalice-of-fire\nhand prism').answer('A', use('solomons-mine'));
    expect(s.can('A', use('solomons-mine'))).toBe(false);
    s.answer('A', use('chalice-of-fire'), card('solomons-mine'), use('solomons-mine'));
    expect(s.pool('A')).toEqual({ elan: 1, gold: 2 });
  });

  test('RA-7.2 a power without turning needs a straight component, too', () => {
    const mine =
      'play dragon-egg turned, jeweled-statuette turned, sacrificial-dagger turned, fountain-of-youth turned';
    const s = duel(`pool 9 elan 9 death 9 life\n${mine}\nhand fire-dragon, prism`);
    expect(s.can('A', use('dragon-egg'))).toBe(false);
    expect(s.can('A', use('jeweled-statuette', 2))).toBe(false);
    expect(s.can('A', use('sacrificial-dagger', 2))).toBe(false);
    expect(s.can('A', use('fountain-of-youth'))).toBe(false);
  });

  test('RA-7.1 RA-7.2 Guard Dog straightens itself, also while it is turned; straight, it is used for nothing', () => {
    const s = duel('pool 2 elan\nplay guard-dog\nhand prism', 'pool nothing\nhand hawk').answer('A', use('guard-dog'));
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
    expect([s.isTurned('guard-dog'), s.pool('A')]).toEqual([false, { elan: 1 }]);
    expect(duel('pool 9 gold\nplay guard-dog\nhand prism').can('A', use('guard-dog'))).toBe(false);
    const turned = duel('pool 2 elan\nplay guard-dog turned\nhand prism', 'pool nothing\nhand hawk');
    turned.answer('A', use('guard-dog'));
    expect(turned.isTurned('guard-dog')).toBe(false);
    expect(turned.pool('A')).toEqual({ elan: 1 });
    // It was an action.
    expect(turned.asked()).toEqual([{ who: 'B', verb: 'act' }]);
  });

  test('RA-7.3 a power without turning may be used again and again, an action each', () => {
    const s = duel('pool 4 life\nplay ring-of-midas\nhand prism', 'pool nothing\nhand hawk, vault');
    s.answer('A', use('ring-of-midas', 1));
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
    s.answer('B', pass, card('research'));
    s.answer('A', use('ring-of-midas', 1), use('ring-of-midas', 2));
    expect(s.on('ring-of-midas')).toEqual({ gold: 3 });
    expect(s.pool('A')).toEqual({});
    expect(s.isTurned('ring-of-midas')).toBe(true);
  });

  test('RA-7.4 what is placed on a component is not in the pool until it is collected', () => {
    const s = duel('pool 2 calm\nplay chalice-of-life\nhand prism').answer('A', use('chalice-of-life'));
    expect(s.on('chalice-of-life')).toEqual({ life: 1, calm: 2 });
    expect(s.pool('A')).toEqual({});
    passOn(s).answer('A', takeAll);
    expect(s.pool('A')).toEqual({ life: 1 + 1, calm: 2 + 1 });
  });

  test('RA-7.4 from the pool where the card says so', () => {
    const s = duel('pool 1 gold\nplay windup-man\nhand prism').answer('A', use('windup-man'));
    expect(s.on('windup-man')).toEqual({ gold: 1 });
    expect(s.pool('A')).toEqual({});
  });
});

describe('reactions', () => {
  test('RA-7.5 a reaction is no action, in or out of turn', () => {
    const s = duel('pool nothing\nplay elvish-bow\nhand prism', 'pool 1 calm 1 life\nplay elemental-spring\nhand hawk');
    s.answer('A', use('elvish-bow', 1)).answer('B', react('elemental-spring'));
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
    expect(s.pool('B')).toEqual({ life: 1 });
    expect(s.can('B', use('elemental-spring'))).toBe(false);
  });

  test('RA-7.5 by a turned component, unless its cost is to turn it', () => {
    const mine =
      'play dancing-sword turned, elemental-spring turned, tree-of-life turned, healer turned, temple turned';
    const s = duel('pool nothing\nplay fire-dragon\nhand prism', `pool 1 elan 1 calm 1 life\n${mine}\nhand hawk`);
    s.answer('A', use('fire-dragon'));
    const usable = (['dancing-sword', 'elemental-spring', 'tree-of-life'] as const).map(react);
    expect(s.options('B')).toEqual([lose, payPrice, ...usable]);
    s.answer('B', react('dancing-sword'));
    expect(s.on('dancing-sword')).toEqual({ death: 1 });
    expect(s.isTurned('dancing-sword')).toBe(true);
    expect(s.pool('B')).toEqual({ life: 1, calm: 1 });
  });

  test('RA-7.5 as often in a round as it can be paid', () => {
    const s = duel(
      'pool nothing\nplay elvish-bow, fire-dragon\nhand prism',
      'pool 3 life\nplay tree-of-life turned\nhand hawk, vault',
    );
    s.answer('A', use('elvish-bow', 1)).answer('B', react('tree-of-life'), pass);
    expect(s.pool('B')).toEqual({ life: 2 });
    const again = duel(
      'pool nothing\nplay elvish-bow, bone-dragon\nhand prism',
      'pool 3 life 1 gold\nplay tree-of-life\nhand hawk, vault',
    );
    again.answer('A', use('elvish-bow', 1)).answer('B', react('tree-of-life'));
    again.answer('B', use('tree-of-life'));
    again.answer('A', use('bone-dragon')).answer('B', react('tree-of-life'));
    expect(again.pool('B')).toEqual({ life: 3 - 1 + 3 - 1, gold: 1 });
  });
});

describe('destroying, discarding, drawing', () => {
  test("RA-7.8 what is destroyed goes to the owner's discards, what lies on it to the supply", () => {
    const s = duel('pool nothing\nplay fiery-whip, vault turned 3 gold\nhand prism').answer('A', use('fiery-whip', 2));
    s.answer('A', kind('elan'), kind('elan'), kind('elan'), kind('elan'));
    expect(s.discards('A')).toEqual(['vault']);
    expect(s.on('vault')).toEqual({});
    expect(s.pool('A')).toEqual({ elan: 4 });
    expect(s.isTurned('vault')).toBe(false);
  });

  test('RA-7.8 a discard comes from the hand and joins the same pile', () => {
    const s = duel('pool nothing\nplay sacrificial-dagger\nhand hawk, prism\ndiscards vault');
    s.answer('A', use('sacrificial-dagger', 2), card('prism'));
    expect(s.discards('A')).toEqual(['vault', 'sacrificial-dagger', 'prism']);
    expect(s.hand('A')).toEqual(['hawk']);
  });

  test('RA-7.9 abilities work turned: collecting, discounts, scoring', () => {
    expect(collecting('pool nothing\nplay druid turned\nhand prism').pool('A')).toEqual({ life: 1 });
    expect(duel('pool nothing\nplay artificer turned\nhand guard-dog').can('A', place('guard-dog'))).toBe(true);
    const s = duel('pool nothing\nplay sorcerers-bestiary turned, fire-dragon turned, nightingale turned\nhand prism');
    expect(s.points('A')).toBe(2 + 1 + 1 + 1 + 1);
  });

  test('RA-7.10 an empty deck is made anew from the discards, shuffled', () => {
    const tops = new Set<CardName>();
    for (let seed = 0; seed < 12; seed++) {
      const s = duel(
        'pool nothing\nplay library\ndiscards hawk, vault, treant, crypt',
        undefined,
        `chance ${seed.toString(16).padStart(32, '0')} 0`,
      );
      s.answer('A', use('library'));
      tops.add(s.hand('A')[0]);
      expect(s.discards('A')).toEqual([]);
    }
    expect(tops.size).toBeGreaterThan(1);
  });

  test('RA-7.10 not before a card is needed', () => {
    const s = duel('pool nothing\nplay library, research\nhand prism\ndeck hawk\ndiscards vault');
    s.answer('A', use('library'));
    expect([s.hand('A'), s.discards('A'), s.deck('A')]).toEqual([['hawk', 'prism'], ['vault'], []]);
  });

  test('RA-7.10 with none there either nothing is drawn', () => {
    const s = duel('pool nothing\nplay library\nhand prism').answer('A', use('library'));
    expect(s.hand('A')).toEqual(['prism']);
    expect(s.isTurned('library')).toBe(true);
  });
});

describe('in the middle of an effect', () => {
  /** Both ways of writing a state down lead on to the same end. */
  function savedAndRead(s: Scene): Scene[] {
    const like = opening().state.table;
    return [scene(parsePosition(makePosition(s.state))), scene(parseState(resArcana, like, makeState(s.state)))];
  }

  test('RA-7.1 a game that is saved with a power half paid goes on where it was', () => {
    const s = duel('pool 3 elan 3 life 3 gold\nplay philosophers-stone, prism\nhand hawk');
    s.answer('A', use('philosophers-stone'), kind('elan'));
    for (const copy of savedAndRead(s)) {
      expect(copy.hash()).toBe(s.hash());
      copy.answer('A', kind('gold'), ofKind('life'), 3);
      expect(copy.pool('A')).toEqual({ elan: 2, gold: 2 + 3 });
    }
  });

  test('RA-7.7 and with one rival having answered an attack and the other not', () => {
    const s = table('round 1, actions, turn A, first A', [
      'pool nothing\nplay wind-dragon\nhand prism',
      'pool 2 life\nhand hawk, vault',
      'pool 1 life 3 gold 1 calm\nhand treant',
    ]);
    s.answer('A', use('wind-dragon')).answer('B', payPrice);
    for (const copy of savedAndRead(s)) {
      copy.answer('B', card('vault'));
      expect(copy.asked()).toEqual([{ who: 'C', verb: 'suffer' }]);
      copy.answer('C', lose, kind('calm'));
      expect([copy.pool('B'), copy.pool('C')]).toEqual([{ life: 2 }, { gold: 2 }]);
      expect(copy.asked()).toEqual([{ who: 'B', verb: 'act' }]);
    }
  });
});
