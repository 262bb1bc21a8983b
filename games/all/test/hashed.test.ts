/**
 * What only bots need can change without new rules. Res Arcana 2 and 3 are the same game, but for what bots are told of cards that were
 * put back unseen; that was part of the hash, so it took another number. Where a game says what its hash covers, it does not.
 */
import { join } from 'node:path';
import {
  answer,
  type Game,
  hashOf,
  noteAnswer,
  record,
  replay,
  type State,
  start,
  stateHash,
  type Verb,
} from '@gloaming/engine';
import { keptGames } from '@gloaming/engine/testing';
import { expect, test } from 'vitest';
import { fetchRules, GAME_NAMES, type GameName, withGame } from '../src/index.ts';

const GAMES = keptGames<never>(join(import.meta.dirname, 'kept/res-arcana-2'));

interface WithPlayers {
  readonly batch: unknown;
  readonly players: readonly Readonly<Record<string, unknown>>[];
}
/** The rules' part of a state: without who knows what, from which shuffle cards come, and what was looked at. */
const ruled = <T, V extends Verb, O>(game: Game<T, V, O>): Game<T, V, O> => ({
  ...game,
  rules: 2,
  hashed({ known: _, seen: __, table, ...rest }) {
    const { batch: ___, players, ...open } = table as WithPlayers;
    return { ...rest, ...open, players: players.map(({ looked, sure, ...player }) => player) };
  },
});

test('games that were written down before the change replay to their hashes after it, answer by answer', async () => {
  const by = (rules: number) =>
    fetchRules('res-arcana', rules, ({ game }) => ruled(game as unknown as Game<never, Verb, never>));
  const [before, after] = [await by(2), await by(3)];
  let differing = 0;
  for (const [, { options, key, answers }] of GAMES) {
    const written = record(before, options, key);
    const state = start(before, options, key);
    for (const { seat, option } of answers) {
      answer(before, state, seat, option);
      noteAnswer(before, written, state, seat, option);
    }
    const again = replay(after, written);
    if (hashOf(again) !== hashOf(state)) differing++;
  }
  // Every state has the new lines in it, so a hash of everything differs in every game.
  expect(differing).toBe(GAMES.length);
  expect(GAMES.length).toBeGreaterThan(24);
});

/** What each game keeps track of for views and bots, at the table and of a player. */
const BOOKKEEPING: Readonly<Record<GameName, readonly [readonly string[], readonly string[]]>> = {
  'res-arcana': [
    ['batch', 'drafted', 'looked'],
    ['looked', 'sure', 'shuffles'],
  ],
  evenfall: [['batch', 'shuffles'], []],
};
type Open = Record<string, unknown> & { players: Record<string, unknown>[]; round: number };

test.each(GAME_NAMES)('%s: nothing that only views or bots need is in its hash, and all else is', (name) =>
  withGame(name, ({ game, options }) => {
    const fresh = (): State<Open, Verb> =>
      start(game, options.parse(2, {}), [1, 2, 3, 4]) as unknown as State<Open, Verb>;
    const hashAfter = (change: (s: State<Open, Verb>) => void): string => {
      const s = fresh();
      change(s);
      return stateHash(game as unknown as Game<Open, Verb, never>, s);
    };
    const before = hashAfter(() => {});
    const [ofTable, ofPlayer] = BOOKKEEPING[name];
    expect(
      hashAfter((s) => {
        s.known = [];
        s.seen = [];
        for (const key of ofTable) s.table[key] = 'another';
        for (const player of s.table.players) for (const key of ofPlayer) player[key] = 'another';
      }),
    ).toBe(before);
    const { table } = fresh();
    const { players } = table;
    const left = (found: object, without: readonly string[]) =>
      Object.entries(found).flatMap(([key, value]) => (without.includes(key) || value === undefined ? [] : [key]));
    for (const key of left(table, [...ofTable, 'players']))
      expect(
        hashAfter((s) => (s.table[key] = 'another')),
        key,
      ).not.toBe(before);
    for (const key of left(players[0], ofPlayer))
      expect(
        hashAfter((s) => (s.table.players[0][key] = 'another')),
        key,
      ).not.toBe(before);
  }),
);
