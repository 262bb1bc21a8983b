/** Whoever presses what cannot be used is told why: in random games, at every turn, for everything one could mean. */
import { type Card, type Game, LANGUAGES, type Language, type Verb, type View, viewOf } from '@gloaming/engine';
import { playRandomly } from '@gloaming/engine/testing';
import * as ev from '@gloaming/evenfall';
import * as ra from '@gloaming/res-arcana';
import { expect, test } from 'vitest';
import * as evAsking from '../src/games/evenfall/asking.ts';
import * as evPointing from '../src/games/evenfall/pointing.ts';
import * as evReasons from '../src/games/evenfall/reasons.ts';
import * as raAsking from '../src/games/res-arcana/asking.ts';
import * as raPointing from '../src/games/res-arcana/pointing.ts';
import type { Target } from '../src/table/game.ts';
import { lacking, spare } from '../src/table/lacking.ts';
import { evenfallFor, resArcanaFor } from './games.tsx';

const STEP = 5;
const NAMES = ['Ada', 'Bo'];

interface Asked<T, V extends Verb> {
  isMain(view: View<T, V>): boolean;
  targetOf(view: View<T, V>, option: number): Target | null;
  reasons(view: View<T, V>, target: Target, language: Language, names: readonly string[]): readonly string[];
  things(view: View<T, V>): Target[];
}

function check<T, V extends Verb, O>(game: Game<T, V, O>, options: O, asked: Asked<T, V>): Set<string> {
  const said = new Set<string>();
  let moment = 0;
  playRandomly(game, options, { games: 4, seed: 3 }, ({ state, seat, own }) => {
    if (seat < 0 || moment++ % STEP !== 0) return;
    const view = viewOf(game, state, seat);
    if (!asked.isMain(view)) return;
    const legal = new Set(own.map((option) => asked.targetOf(view, option)));
    for (const target of asked.things(view)) {
      if (legal.has(target)) continue;
      for (const language of LANGUAGES) {
        const reasons = asked.reasons(view, target, language, NAMES);
        expect(reasons, `${target} of seat ${seat}`).not.toEqual([]);
        for (const reason of reasons) {
          expect(reason).not.toMatch(/undefined|NaN|\{/);
          if (language === 'en') said.add(reason);
        }
      }
    }
  });
  return said;
}
const cards = (list: readonly Card[]): Target[] =>
  list.filter((card) => card >= 0).map((card) => `card:${card}` as const);

test('Res Arcana', () => {
  const said = check(ra.resArcana, resArcanaFor(2), {
    ...raAsking,
    ...raPointing,
    things: ({ table, seat }) => [
      ...cards(table.players[seat].hand),
      ...cards(table.players.flatMap(({ inPlay, discards }) => [...inPlay, ...discards])),
      ...cards([...table.places, ...table.monuments, ...table.items]),
      'deck',
    ],
  });
  expect(said).toContain('Needs 1 gold more.');
  expect(said).toContain('It is turned. The end of the round straightens it.');
  expect(said).toContain('It belongs to Bo.');
  expect(said).toContain('Magic items are swapped when you pass.');
  expect(said).toContain('It works by itself; there is nothing to use.');
});

test('Evenfall', () => {
  const options = evenfallFor(2);
  const said = check(ev.evenfall, options, {
    ...evAsking,
    ...evPointing,
    ...evReasons,
    things: ({ table, seat }) => {
      const { hand, specialists } = table.players[seat];
      // Of two copies one is offered, and is as good as the other.
      const designs = hand.filter((card, i) => i === 0 || ev.design(hand[i - 1]) !== ev.design(card));
      const spots = table.regions.flatMap((region) => region.spots);
      return [
        ...cards(designs),
        ...cards(spots),
        ...cards(specialists),
        ...table.regions.map((_, i) => `region:${i}` as const),
      ];
    },
  });
  expect(said).toContain('Needs 1 Witch more.');
  expect(said).toContain('Your Main Action is done.');
  expect(said).toContain('The Action Space is taken.');
});

test('what is missing, by kind and of any kind, and with a discount', () => {
  const none = { kinds: [0, 0, 0], any: 0 };
  expect(lacking([2, 0, 5], { fixed: [1, 0, 2], any: 2, less: 0 })).toEqual(none);
  expect(lacking([2, 0, 5], { fixed: [3, 1, 0], any: 6, less: 0 })).toEqual({ kinds: [1, 1, 0], any: 1 });
  expect(lacking([1, 0, 0], { fixed: [2, 1, 0], any: 0, less: 1 })).toEqual({ kinds: [0, 0, 0], any: 1 });
  expect(lacking([2, 0, 0], { fixed: [2, 1, 0], any: 0, less: 1 })).toEqual(none);
});

test('a payment is proposed from what there is most of, and spares what is worth more', () => {
  expect(spare([1, 5, 2], [0, 0, 0], 3, 3, [1, 1, 1])).toEqual([1, 1, 1]);
  expect(spare([1, 1, 6], [0, 0, 0], 2, 2, [1, 1, 6])).toEqual([0, 1]);
  expect(spare([3, 0, 1], [2, 0, 2], 0, 3, [1, 1, 1])).toEqual([0, 0, 2]);
  expect(spare([1, 0, 0], [0, 0, 0], 2, 2, [1, 1, 1])).toEqual([]);
});
