/** Whoever presses what cannot be used is told why: in random games, at every turn, for everything one sees. */
import { type Card, type Game, LANGUAGES, type Language, type Verb, type View, viewOf } from '@gloaming/engine';
import { playRandomly } from '@gloaming/engine/testing';
import * as ev from '@gloaming/evenfall';
import * as ra from '@gloaming/res-arcana';
import { expect, test } from 'vitest';
import * as evAsking from '../src/games/evenfall/asking.ts';
import * as evPointing from '../src/games/evenfall/pointing.ts';
import * as raAsking from '../src/games/res-arcana/asking.ts';
import * as raPointing from '../src/games/res-arcana/pointing.ts';
import type { Refusal, Target } from '../src/table/game.ts';
import { spare } from '../src/table/spare.ts';
import { evenfallFor, resArcanaFor } from './games.tsx';

const STEP = 5;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

interface Asked<T, V extends Verb> {
  isMain(view: View<T, V>): boolean;
  targetOf(view: View<T, V>, option: number): Target | null;
  reasons(view: View<T, V>, target: Target, language: Language, names: readonly string[]): readonly string[];
  refusals(view: View<T, V>, language: Language, names: readonly string[]): readonly Refusal[];
  things(view: View<T, V>): Target[];
}

const BROKEN = /undefined|NaN|\{|^$/;

function check<T, V extends Verb, O>(game: Game<T, V, O>, options: O, asked: Asked<T, V>): Set<string> {
  const said = new Set<string>();
  let moment = 0;
  playRandomly(game, options, { games: 4, seed: 3 }, ({ state, seat, own }) => {
    if (seat < 0 || moment++ % STEP !== 0) return;
    const view = viewOf(game, state, seat);
    const legal = new Set(own.map((option) => asked.targetOf(view, option)));
    const things = asked.isMain(view) ? asked.things(view).filter((target) => !legal.has(target)) : [];
    for (const language of LANGUAGES) {
      for (const target of things) {
        const reasons = asked.reasons(view, target, language, NAMES);
        expect(reasons, `${target} of seat ${seat}`).not.toEqual([]);
        if (language === 'en') for (const reason of reasons) said.add(reason);
      }
      // Whatever is asked, what is refused is named, and says why.
      for (const { text, reasons } of asked.refusals(view, language, NAMES)) {
        expect(reasons, text).not.toEqual([]);
        for (const sentence of [text, ...reasons]) expect(sentence).not.toMatch(BROKEN);
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

test.each([
  [1, 'sun'],
  [2, 'sun'],
  [2, 'moon'],
  [4, 'moon'],
] as const)('Evenfall for %i, %s', (players, side) => {
  const said = check(
    ev.evenfall,
    { ...evenfallFor(players), side },
    {
      ...evAsking,
      ...evPointing,
      things: ({ table, seat }) => {
        const places = table.players.flatMap(({ outer, inner }) => [...outer, ...inner]);
        return [
          ...cards(table.players[seat].hand),
          ...cards(table.regions.flatMap(({ spots }) => spots)),
          ...cards(places),
          ...cards(places.map((place) => table.ritualOn[place])),
          ...cards(table.players.flatMap(({ specialists, council }) => [...specialists, ...council])),
          ...table.regions.map((_, i) => `region:${i}` as const),
          'token',
        ];
      },
    },
  );
  expect(said).toContain('Needs 1 Witch more in your reserve.');
  expect(said).toContain('Your Main Action is done.');
  expect(said).toContain('The Action Space is taken.');
  expect(said).toContain('Your Clan Token has been activated in this round.');
  expect(said).toContain('It has been discovered already.');
  if (players > 1) expect(said).toContain('It belongs to Bo.');
});

test('a payment is proposed from what there is most of, and spares what is worth more', () => {
  expect(spare([1, 5, 2], [0, 0, 0], 3, 3, [1, 1, 1])).toEqual([1, 1, 1]);
  expect(spare([1, 1, 6], [0, 0, 0], 2, 2, [1, 1, 6])).toEqual([0, 1]);
  expect(spare([3, 0, 1], [2, 0, 2], 0, 3, [1, 1, 1])).toEqual([0, 0, 2]);
  expect(spare([1, 0, 0], [0, 0, 0], 2, 2, [1, 1, 1])).toEqual([]);
});
