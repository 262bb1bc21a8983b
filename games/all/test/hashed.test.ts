/**
 * What only bots need can change without new rules. Res Arcana 2 and 3 are the same game, but for what bots are told of cards that were
 * put back unseen; that was part of the hash, so it took another number. Where a game says what its hash covers, it does not.
 */
import { join } from 'node:path';
import { answer, type Game, hashOf, noteAnswer, record, replay, start, type Verb } from '@gloaming/engine';
import { keptGames } from '@gloaming/engine/testing';
import { expect, test } from 'vitest';
import { fetchRules } from '../src/index.ts';

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
