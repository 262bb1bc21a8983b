/** What RULES.md says, rule by rule. */
import { readFileSync } from 'node:fs';
import { answer, deciders, optionsOf, start, unavailableOf } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { ACTIONS, type Choice, LAST, NAMES, nightwick, OVER, pointsOf, type State } from '../src/index.ts';

const cards = (...names: readonly string[]): number[] => names.map((name) => NAMES.indexOf(name));

/** Seat A's first turn, with these cards in hand, these lit, and so much oil. */
function scene(hand: readonly string[], lit: readonly string[], oil: number, players = 2): State {
  const s = start(nightwick, { players }, [1, 2, 3, 4]);
  const mine = cards(...hand, ...lit);
  const others = [...s.table.deck, ...s.table.players.flatMap((p) => p.hand)].filter((card) => !mine.includes(card));
  s.table.players.forEach((p, seat) => {
    p.hand = seat === 0 ? cards(...hand) : others.splice(0, 3).sort((a, b) => a - b);
  });
  s.table.players[0].lit = cards(...lit);
  s.table.players[0].oil = oil;
  s.table.deck = others;
  return s;
}
const optionOf = (does: Choice['does'], name?: string): number =>
  ACTIONS.first[does] + (name === undefined ? 0 : NAMES.indexOf(name));
function act(s: State, does: Choice['does'], name?: string): void {
  answer(nightwick, s, deciders(s)[0], optionOf(does, name));
}
const whyNot = (s: State, does: Choice['does'], name: string): unknown =>
  unavailableOf(nightwick, s, 0).find(
    ({ choice }) => choice.does === does && 'card' in choice && NAMES[choice.card] === name,
  )?.why;

test('NW-1.1 there are four kinds of lights at each of six places', () => {
  expect(NAMES).toHaveLength(24);
  expect(new Set(NAMES).size).toBe(24);
});

test.each([2, 3, 4])('NW-1.2 each of %i players has three cards and two oil', (players) => {
  const { table } = start(nightwick, { players }, [1, 2, 3, 4]);
  expect(table.players.map(({ hand, oil }) => [hand.length, oil])).toEqual(Array(players).fill([3, 2]));
});

test('NW-2.1 lights are turned for oil or for a card, each once, and the turn goes on', () => {
  const s = scene([], ['mill-candle', 'inn-lantern', 'inn-hearth', 'tower-beacon'], 0);
  act(s, 'turn', 'mill-candle');
  act(s, 'turn', 'inn-lantern');
  expect(s.table.players[0].oil).toBe(3);
  act(s, 'turn', 'inn-hearth');
  expect(s.table.players[0].hand).toHaveLength(1);
  expect(deciders(s)).toEqual([0]);
  expect(whyNot(s, 'turn', 'mill-candle')).toEqual([{ reason: 'isTurned' }]);
  expect(whyNot(s, 'turn', 'tower-beacon')).toEqual([{ reason: 'bringsNothing' }]);
});

test('NW-2.2 a light costs its oil and ends the turn; with too little it is told how much is missing', () => {
  const s = scene(['mill-lantern', 'tower-beacon'], [], 4);
  expect(whyNot(s, 'light', 'tower-beacon')).toEqual([{ reason: 'lacksOil', n: 1 }]);
  act(s, 'light', 'mill-lantern');
  expect(s.table.players[0]).toMatchObject({ oil: 1, hand: cards('tower-beacon'), lit: cards('mill-lantern') });
  expect(deciders(s)).toEqual([1]);
});

test('NW-2.3 to rest straightens all lights, brings an oil and a card, and ends the turn', () => {
  const s = scene([], ['mill-candle', 'inn-lantern'], 0);
  act(s, 'turn', 'mill-candle');
  act(s, 'rest');
  expect(s.table.turned).not.toContain(1);
  expect(s.table.players[0]).toMatchObject({ oil: 2 });
  expect(s.table.players[0].hand).toHaveLength(1);
  expect(deciders(s)).toEqual([1]);
});

test('NW-2.4 turns go round', () => {
  const s = scene([], [], 0, 3);
  for (const seat of [0, 1, 2, 0]) {
    expect(deciders(s)).toEqual([seat]);
    act(s, 'rest');
  }
  expect(s.table.round).toBe(2);
});

test('NW-3.1 whoever could light nothing is asked all the same: nobody learns it', () => {
  const s = scene(['tower-beacon'], [], 0);
  expect(optionsOf(nightwick, s, 0)).toEqual([optionOf('rest')]);
  expect(deciders(s)).toEqual([0]);
});

test('NW-4.1 with a sixth light the round is the last', () => {
  const lit = ['mill-candle', 'inn-candle', 'forge-candle', 'ferry-candle', 'tower-candle'];
  const s = scene(['chapel-candle'], lit, 1);
  act(s, 'light', 'chapel-candle');
  expect(s.table.ending).toBe(LAST);
  act(s, 'rest');
  expect(s.table.ending).toBe(OVER);
  expect(nightwick.result(s.table)).toEqual({ points: [12, 0], winners: [0] });
});

test('NW-4.1 with the last card the round is the last', () => {
  const s = scene([], [], 0);
  s.table.deck.splice(1);
  act(s, 'rest');
  expect(s.table.ending).toBe(LAST);
});

test('NW-4.2 only straight lights are points, and each place with one is a point more', () => {
  const { table } = scene([], ['mill-candle', 'mill-lantern', 'tower-beacon'], 0);
  expect(pointsOf(table, 0)).toBe(1 + 2 + 5 + 2);
  table.turned[NAMES.indexOf('tower-beacon')] = 1;
  expect(pointsOf(table, 0)).toBe(1 + 2 + 1);
});

test('NW-4.3 of several with the most points whoever has most oil wins, or else all of them', () => {
  const { table } = scene([], [], 3);
  table.ending = OVER;
  expect(nightwick.result(table)?.winners).toEqual([0]);
  table.players[1].oil = 3;
  expect(nightwick.result(table)?.winners).toEqual([0, 1]);
});

test('every rule is named by a test', () => {
  const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
  const rules = [...read('../RULES.md').matchAll(/^- (NW-\d+\.\d+)/gm)].map(([, rule]) => rule);
  const named = [...read('rules.test.ts').matchAll(/'(NW-\d+\.\d+) /g)].map(([, rule]) => rule);
  expect([...new Set(named)]).toEqual(rules);
});
