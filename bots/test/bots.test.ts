import { answer, deciders, imagine, makeDice, optionsOf, type State, viewOf } from '@gloaming/engine';
import { resArcana as game, type Options, parsePosition, type Table, type Verb, type View } from '@gloaming/res-arcana';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { BOT_NAMES, type Bot, botNames, isBotName, KNOWLEDGE, makeBot, random, weigh } from '../src/index.ts';
import { lastPass, PASS, playOut } from './playing.ts';

/** Whole games between bots, on machines that have something else to do as well. */
vi.setConfig({ testTimeout: 120_000 });

type Player = Bot<Table, Verb>;
const GREEDY: Player = makeBot('greedy', 'res-arcana');
const OPTIONS: Options = { players: 2, deal: 'standard', match: false };

test('a bot takes a view, and by type no state', () => {
  type Given = Parameters<Player>[1];
  expectTypeOf<Given>().toEqualTypeOf<View>();
  expectTypeOf<State<Table, Verb>>().not.toExtend<Given>();
  expectTypeOf<Parameters<typeof weigh<Table, Verb>>[2]>().toEqualTypeOf<View>();
  expectTypeOf<State<Table, Verb>>().not.toExtend<View>();
});

test('bots are known by name', () => {
  expect(BOT_NAMES).toEqual(['random', 'novice', 'greedy', 'adept', 'master']);
  expect(isBotName('greedy')).toBe(true);
  expect(isBotName('toString')).toBe(false);
});

test.each([
  { players: 2, deal: 'standard', match: true },
  { players: 3, deal: 'draft', match: false },
  { players: 4, deal: 'first-game', match: false },
] satisfies Options[])('every answer is an option, and the game ends: %o', (options) => {
  const s = playOut(
    game,
    options,
    5,
    (seat) => (seat === 0 ? GREEDY : random),
    (_, __, answer, possible) => {
      expect(possible).toContain(answer);
    },
  );
  expect(game.result(s.table)).not.toBeNull();
});

/** With Coral Castle straight and 11 points, A can end the game at once. */
const winnable = (header: string): string => `res-arcana standard, 2 players${header}
round 3, actions, turn A, first A
A: pool 2 gold
  play coral-castle, great-pyramid, colossus, fire-dragon, athanor
  hand prism, hawk
B: pool nothing
  hand crypt`;
test.each(['', ', match game 1'])('RA-9.5 RA-10.2 whoever can win wins, a game of a match, too:%s', (header) => {
  const s = parsePosition(winnable(header));
  answer(game, s, 0, GREEDY(game, viewOf(game, s, 0), optionsOf(game, s, 0), makeDice(1)));
  expect(s.table.players[0].wins).toBe(1);
});

test('the same view and dice give the same answer, and the view is not changed', () => {
  let step = 0;
  playOut(
    game,
    OPTIONS,
    7,
    () => random,
    (s, seat, _, possible) => {
      if (step++ % 8 !== 0) return;
      const view = viewOf(game, s, seat);
      const before = structuredClone(view);
      for (const bot of [GREEDY, random]) {
        const answer = bot(game, view, possible, makeDice(step));
        expect(bot(game, view, possible, makeDice(step))).toBe(answer);
      }
      expect(view).toEqual(before);
    },
  );
  expect(step).toBeGreaterThan(50);
});

test('two states that look the same to a seat are answered the same', () => {
  let step = 0;
  playOut(
    game,
    { players: 3, deal: 'draft', match: false },
    9,
    () => random,
    (s, seat, _, possible) => {
      if (step++ % 8 !== 0) return;
      const other = imagine(game, viewOf(game, s, seat), makeDice(step + 1000));
      expect(deciders(other)).toContain(seat);
      const answer = GREEDY(game, viewOf(game, s, seat), possible, makeDice(step));
      expect(GREEDY(game, viewOf(game, other, seat), optionsOf(game, other, seat), makeDice(step))).toBe(answer);
    },
  );
});

test('greedy ends a game that it wins by passing, and does not end one that it loses', () => {
  const answerTo = (text: string): number => {
    const s = parsePosition(text);
    return GREEDY(game, viewOf(game, s, 0), optionsOf(game, s, 0), makeDice(1));
  };
  expect(answerTo(lastPass('great-pyramid, coral-castle, obelisk, hanging-gardens, dragon-egg, nightingale'))).toBe(
    PASS,
  );
  const s = parsePosition(lastPass('great-pyramid'));
  const values = weigh(game, KNOWLEDGE['res-arcana'].estimate, viewOf(game, s, 0), [PASS], makeDice(1));
  expect(values[0]).toBeLessThan(50);
});

test('greedy beats random clearly, in as many rounds as people need', () => {
  let wins = 0;
  let rounds = 0;
  const games = 16;
  for (let i = 0; i < games; i++) {
    const s = playOut(game, OPTIONS, 100 + (i >> 1), (seat) => (seat === i % 2 ? GREEDY : random));
    wins += s.table.winners.includes(i % 2) ? 1 : 0;
    rounds += s.table.round;
  }
  expect(wins).toBeGreaterThanOrEqual(14);
  expect(rounds / games).toBeLessThan(10);
});

test('at a table bots have other names, the same at the same table; what people are called is left to them', () => {
  const names = botNames('evenfall', 'a table', 3, []);
  expect(new Set(names).size).toBe(3);
  expect(botNames('evenfall', 'a table', 3, [])).toEqual(names);
  expect(botNames('evenfall', 'another table', 3, [])).not.toEqual(names);
  expect(botNames('evenfall', 'a table', 3, [names[0].toUpperCase()])).not.toContain(names[0]);
  expect(botNames('a game of its own', 'a table', 3, [])).toHaveLength(3);
});
