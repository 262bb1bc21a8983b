/** RA-5: the actions. */
import { viewOf } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import { resArcana } from '../../src/index.ts';
import {
  card,
  claim,
  claimUnseen,
  discardFor,
  duel,
  kind,
  type Name,
  pass,
  place,
  theFirst,
  theSecond,
  use,
} from '../scene.ts';
import { table } from './tables.ts';

const HANDS = ['prism, magical-shard, vault', 'hawk, treant, crypt', 'mermaid, athanor', 'guard-dog, hand-of-glory'];
const NAMES: readonly Name[] = ['A', 'B', 'C', 'D'];

describe('turns', () => {
  test.each([2, 3, 4])('RA-5.1 each of %d does one action in turn, clockwise from the first player', (n) => {
    const s = table(
      'round 1, collect, first B',
      HANDS.slice(0, n).map((hand) => `pool nothing\nhand ${hand}`),
    );
    const order: string[] = [];
    for (let i = 0; i < 2 * n; i++) {
      const [{ who }] = s.asked();
      order.push(who);
      const name = who as Name;
      s.answer(name, discardFor(s.hand(name)[0]), theFirst);
    }
    const clockwise = NAMES.slice(0, n).map((_, i) => NAMES[(i + 1) % n]);
    expect(order).toEqual([...clockwise, ...clockwise]);
  });

  test('RA-5.1 whoever has passed is skipped, and the last one left goes on alone', () => {
    const s = table('round 1, actions, turn A, first A', [
      'pool nothing\nhand prism, magical-shard, vault',
      'passed, pool nothing\nhand hawk',
      'pool nothing\nhand mermaid, athanor',
    ]);
    s.answer('A', discardFor('vault'), theFirst);
    expect(s.asked()).toEqual([{ who: 'C', verb: 'act' }]);
    s.answer('C', pass, card('research'));
    for (const action of [place('prism'), place('magical-shard'), use('magical-shard')]) {
      expect(s.asked()).toEqual([{ who: 'A', verb: 'act' }]);
      s.answer('A', action);
    }
    s.answer('A', kind('calm'));
    expect(s.state.table.round).toBe(1);
    s.answer('A', pass, card('divination'));
    expect(s.state.table.round).toBe(2);
  });

  test('RA-5.1 nobody acts out of turn', () => {
    const s = duel('pool nothing\nhand prism', 'pool nothing\nhand hawk');
    expect(() => s.answer('B', pass)).toThrow('not-asked');
  });
});

describe('placing, claiming, discarding', () => {
  test('RA-5.2 an artifact is placed from the hand for its cost', () => {
    const s = duel('pool 3 elan 1 death\nhand dragon-teeth, hawk').answer('A', place('dragon-teeth'));
    expect(s.pool('A')).toEqual({ elan: 2 });
    expect(s.inPlay('A')).toEqual(['dragon-teeth']);
    expect(s.hand('A')).toEqual(['hawk']);
    expect(s.isTurned('dragon-teeth')).toBe(false);
  });

  test('RA-5.2 not from the deck, the discards or somebody else', () => {
    const s = duel('pool 9 elan 9 life 9 calm\nhand prism\ndeck hawk\ndiscards treant', 'pool nothing\nhand guard-dog');
    for (const name of ['hawk', 'treant', 'guard-dog'] as const) expect(s.can('A', place(name))).toBe(false);
  });

  const MIDDLE = 'monuments colossus, temple\nmonument-deck library, oracle';
  test('RA-5.3 a face-up monument is taken for 4 gold and replaced at once', () => {
    const s = duel('pool 5 gold\nhand prism', undefined, MIDDLE).answer('A', claim('temple'));
    expect(s.pool('A')).toEqual({ gold: 1 });
    expect(s.inPlay('A')).toEqual(['temple']);
    expect(s.state.table.monuments).toEqual([card('colossus'), card('library')]);
    expect(s.state.table.monumentDeck).toEqual([card('oracle')]);
    expect(viewOf(resArcana, s.state, 1).table.monuments).toEqual([card('colossus'), card('library')]);
  });

  test('RA-5.3 what it gives is chosen before the table sees what takes its place', () => {
    const s = duel('pool 4 gold\nhand prism', undefined, 'monuments obelisk, temple\nmonument-deck library, oracle');
    s.answer('A', claim('obelisk'));
    for (let n = 0; n < 6; n++) {
      expect(s.asked()).toEqual([{ who: 'A', verb: 'gainAny' }]);
      expect(s.state.table.monuments).toEqual([card('temple')]);
      expect(viewOf(resArcana, s.state, 0).table.monumentDeck.every((c) => c < 0)).toBe(true);
      s.answer('A', kind('death'));
      if (s.asked()[0].verb === 'act') break;
    }
    expect(s.pool('A')).toEqual({ death: 6 });
    expect(s.state.table.monuments).toEqual([card('library'), card('temple')]);
  });

  test('RA-5.3 or the top of the deck unseen, and the two stay', () => {
    const s = duel('pool 4 gold\nhand prism', undefined, MIDDLE);
    expect(viewOf(resArcana, s.state, 0).table.monumentDeck.every((c) => c < 0)).toBe(true);
    s.answer('A', claimUnseen);
    expect(s.inPlay('A')).toEqual(['library']);
    expect(s.pool('A')).toEqual({});
    expect(s.state.table.monuments).toEqual([card('colossus'), card('temple')]);
    expect(viewOf(resArcana, s.state, 1).table.players[0].inPlay).toEqual([card('library')]);
  });

  test('RA-5.3 three gold are not enough, whatever else there is', () => {
    const s = duel('pool 3 gold 9 elan\nhand prism', undefined, MIDDLE);
    for (const option of [claim('temple'), claim('colossus'), claimUnseen]) expect(s.can('A', option)).toBe(false);
  });

  test('RA-5.3 with an empty deck nothing is replaced, nothing is claimed unseen, and nothing comes back', () => {
    const s = duel('pool 13 gold\nhand prism', undefined, 'monuments colossus, temple\nmonument-deck library');
    s.answer('A', claim('colossus'));
    expect(s.state.table.monuments).toEqual([card('library'), card('temple')]);
    expect(s.can('A', claimUnseen)).toBe(false);
    s.answer('A', claim('library'), claim('temple'));
    expect([s.state.table.monuments, s.state.table.monumentDeck]).toEqual([[], []]);
    expect(s.pool('A')).toEqual({ gold: 1 });
  });

  test('RA-5.3 the last face-down one may be claimed unseen', () => {
    const s = duel('pool 4 gold', undefined, 'monuments colossus, temple\nmonument-deck library');
    expect(s.answer('A', claimUnseen).inPlay('A')).toContain('library');
  });

  test('RA-5.4 a Place of Power is claimed for its cost, and then nobody else can claim it', () => {
    const s = duel('pool 9 gold\nhand prism', 'pool 9 gold\nhand hawk', 'places alchemists-tower');
    s.answer('A', claim('alchemists-tower'));
    expect(s.pool('A')).toEqual({ gold: 6 });
    expect(s.inPlay('A')).toEqual(['alchemists-tower']);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
    expect(s.can('B', claim('alchemists-tower'))).toBe(false);
  });

  test('RA-5.4 one player may claim all five, with the same action each', () => {
    const places = [
      'alchemists-tower',
      'catacombs-of-the-dead',
      'dwarven-mines',
      'sunken-reef',
      'dragons-lair',
    ] as const;
    const s = duel('pool 9 elan 7 life 8 calm 12 death 4 gold\nhand prism', undefined, `places ${places.join(', ')}`);
    s.answer('A', ...places.map(claim));
    expect(s.inPlay('A')).toEqual(expect.arrayContaining([...places]));
    expect(s.pool('A')).toEqual({});
  });

  test('RA-5.5 a card from the hand is discarded for 1 gold', () => {
    const s = duel('pool nothing\nhand treant, hawk').answer('A', discardFor('treant'), theFirst);
    expect(s.pool('A')).toEqual({ gold: 1 });
    expect(s.hand('A')).toEqual(['hawk']);
    expect(s.discards('A')).toEqual(['treant']);
  });

  test('RA-5.5 or for any 2 essences but gold, alike or different', () => {
    const s = duel('pool nothing\nhand treant, hawk').answer('A', discardFor('treant'), theSecond);
    expect(s.options('A')).toEqual([kind('elan'), kind('life'), kind('calm'), kind('death')]);
    expect(s.answer('A', kind('elan'), kind('life')).pool('A')).toEqual({ elan: 1, life: 1 });
    s.answer('A', discardFor('hawk'), theSecond, kind('calm'), kind('calm'));
    expect(s.pool('A')).toEqual({ elan: 1, life: 1, calm: 2 });
  });
});

describe('powers and passing', () => {
  test('RA-5.6 one power of one own straight component', () => {
    const s = duel(
      'pool nothing\nplay hand-of-glory, horn-of-plenty turned\nhand prism',
      'pool nothing\nplay solomons-mine\nhand hawk',
    );
    expect(s.can('A', use('horn-of-plenty', 2))).toBe(false);
    expect(s.can('A', use('solomons-mine'))).toBe(false);
    s.answer('A', use('hand-of-glory'));
    expect(s.pool('A')).toEqual({ death: 2 });
    expect(s.asked()).toEqual([{ who: 'B', verb: 'act' }]);
  });

  test('RA-5.7 passing is always possible, and whoever can do nothing else passes', () => {
    const s = duel('pool 9 gold\nhand prism, hawk\nplay solomons-mine', 'pool nothing');
    expect(s.can('A', pass)).toBe(true);
    s.answer('A', place('prism'));
    expect(s.state.table.players[1].passed).toBe(1);
    expect(s.asked()).toEqual([{ who: 'B', verb: 'swapItem' }]);
  });
});
