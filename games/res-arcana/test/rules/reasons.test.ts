/** What stands against something, as the rules tell it: the sentences are read in English. */
import { canonical, unavailableOf, viewOf } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/choices.ts';
import { type CardName, cardOf, resArcana, TEXTS } from '../../src/index.ts';
import { duel, kind, pass, place, type Scene, use } from '../scene.ts';

function why(s: Scene, choice: Choice): string[] {
  const view = viewOf(resArcana, s.state, 0);
  const found = unavailableOf(resArcana, view, 0).find((each) => canonical(each.choice) === canonical(choice));
  return (found?.why ?? []).map((reason) => TEXTS.en.reason?.(view, reason, ['Anna', 'Ben']) ?? '');
}
const whyPlace = (s: Scene, name: CardName): string[] => why(s, { does: 'place', card: cardOf(name) });
const whyUse = (s: Scene, name: CardName, power = 1): string[] =>
  why(s, { does: 'use', card: cardOf(name), power: power - 1 });

describe('what is missing', () => {
  test('RA-6.2 is all told at once, and nothing of what is there', () => {
    const s = duel('pool 1 elan 1 gold\nplay athanor turned\nhand crypt, windup-man');
    expect(whyPlace(s, 'windup-man')).toEqual(['Needs 1 life and 1 calm more.']);
    expect(whyPlace(s, 'crypt')).toEqual(['Needs 2 death and any 1 essence more.']);
    expect(whyUse(s, 'athanor', 1)).toEqual(['It is turned. The end of the round straightens it.']);
    expect(whyUse(s, 'athanor', 2)).toEqual([
      'It is turned. The end of the round straightens it.',
      'Needs 6 elan more on this card.',
    ]);
  });
  test('RA-6.3 is less by what an artifact costs less, and never gold', () => {
    const dragons = 'pool 1 elan 1 life\nplay dragon-bridle, artificer\nhand earth-dragon, wind-dragon, windup-man';
    const s = duel(dragons);
    // Four elan and three life, four less.
    expect(whyPlace(s, 'earth-dragon')).toEqual(['Needs 1 more, out of 3 elan and 2 life.']);
    expect(whyPlace(s, 'wind-dragon')).toEqual(['Needs any 2 essences more.']);
    expect(whyPlace(s, 'windup-man')).toEqual(['Needs 1 gold more.']);
  });
  test('RA-7.17 is another dragon or creature, if it has to be turned or destroyed', () => {
    const s = duel('pool 2 death\nplay sacred-grove, sacrificial-pit, mermaid turned, dragons-lair');
    expect(whyUse(s, 'sacred-grove', 2)).toEqual(['You have no other straight creature.']);
    expect(whyUse(s, 'dragons-lair', 2)).toEqual(['You have no other straight dragon.']);
    const none = duel('pool nothing\nplay sacrificial-pit, fiery-whip, sacrificial-dagger');
    expect(whyUse(none, 'sacrificial-pit', 2)).toEqual([
      'Needs 1 death more.',
      'You have no dragon or creature in play.',
    ]);
    expect(whyUse(none, 'sacrificial-dagger', 2)).toEqual(['You have no card in hand to discard.']);
    expect(whyUse(duel('pool nothing\nplay fiery-whip'), 'fiery-whip', 2)).toEqual([
      'You have no other artifact in play.',
    ]);
  });
});

describe('what else stands against it', () => {
  test("RA-5.6 it works by itself, only reacts, or is a rival's", () => {
    const s = duel(
      'pool nothing\nhand vault\nplay celestial-horse, protection, guard-dog',
      'passed, pool nothing\nplay hawk',
    );
    expect(whyUse(s, 'celestial-horse')).toEqual(['It works by itself; there is nothing to use.']);
    expect(whyUse(s, 'protection')).toEqual(['It only reacts; there is nothing to use.']);
    expect(whyUse(s, 'hawk')).toEqual(['It belongs to Ben.']);
    expect(whyUse(s, 'guard-dog')).toEqual(['Needs 1 elan more.']);
    expect(whyUse(s, 'alchemy')).toEqual(['Magic items are swapped when you pass.']);
  });
  test('RA-5.3 there is no monument left', () => {
    expect(why(duel('pool 3 gold\nhand hawk'), { does: 'claimUnseen' })).toEqual([
      'The monument deck is empty.',
      'Needs 1 gold more.',
    ]);
  });
  test("RA-7.12 what is straightened is turned, one's own, and what the card names", () => {
    const s = duel(
      'pool 9 life\nplay druid, chalice-of-fire, hawk turned, mermaid turned, vault turned',
      'pool nothing\nplay guard-dog turned',
    );
    s.answer('A', use('druid'));
    const whyNot = (name: CardName): string[] => why(s, { does: 'straighten', card: cardOf(name) });
    expect(whyNot('chalice-of-fire')).toEqual(['It is no creature.']);
    expect(whyNot('guard-dog')).toEqual(['It belongs to Ben.']);
    expect(whyNot('vault')).toEqual(['It is no creature.']);
    expect(whyNot('hawk')).toEqual([]);
  });
  test('RA-7.7 a component does not react to this, or its reaction costs too much', () => {
    const s = duel('pool 2 death\nplay fire-dragon', 'pool 3 life\nplay dancing-sword, vault, temple');
    s.answer('A', use('fire-dragon'));
    const view = viewOf(resArcana, s.state, 1);
    const whyNot = (choice: Choice): string[] =>
      unavailableOf(resArcana, view, 1)
        .filter((each) => canonical(each.choice) === canonical(choice))
        .flatMap((each) => each.why.map((reason) => TEXTS.en.reason?.(view, reason, ['Anna', 'Ben']) ?? ''));
    expect(whyNot({ does: 'react', card: cardOf('dancing-sword') })).toEqual(['Needs 1 elan more.']);
    expect(whyNot({ does: 'react', card: cardOf('vault') })).toEqual(['It does not react to this.']);
    expect(whyNot({ does: 'buyOff' })).toEqual(['Needs 1 calm more.']);
    expect(whyNot({ does: 'react', card: cardOf('temple') })).toEqual([]);
  });
  test('RA-8.2 the magic item is swapped for one that lies in the middle', () => {
    const s = duel('pool nothing\nplay research\nhand hawk').answer('A', pass);
    expect(s.asked()).toEqual([{ who: 'A', verb: 'swapItem' }]);
    for (const name of ['research', 'hawk'] as const)
      expect(why(s, { does: 'swap', card: cardOf(name) })).toEqual(['It has to be a magic item in the middle.']);
  });
  test('RA-6.1 kinds of essences are named in one order, and as the cost has them', () => {
    const s = duel('pool 2 elan 2 calm 1 death\nplay artificer\nhand celestial-horse, hawk');
    expect(s.can('A', place('celestial-horse'))).toBe(true);
    s.answer('A', place('celestial-horse'));
    expect(s.asked()).toEqual([{ who: 'A', verb: 'payRest' }]);
    const pay = (kind: number): string[] => why(s, { does: 'pay', kind });
    expect([0, 1, 2, 3].map(pay)).toEqual([[], ['It is no part of the cost.'], [], ['It is no part of the cost.']]);
    s.answer('A', kind('calm'));
    expect(s.state.table.players[0].pool).toEqual([2, 0, 0, 1, 0]);
  });
});
