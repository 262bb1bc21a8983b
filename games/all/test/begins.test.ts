/** Who goes first is chosen with the table, in the same words in every game. */
import { Refused, start } from '@gloaming/engine';
import { BEGINS, BEGINS_WORDS, describeBegins } from '@gloaming/engine/session';
import { describe, expect, test } from 'vitest';
import { GAME_NAMES, withGame } from '../src/index.ts';

describe.each(GAME_NAMES)('%s', (name) => {
  const firstOf = (players: number, begins: string, key = 1): number =>
    withGame(name, ({ game, options }) => {
      const { table } = start(game, options.parse(players, { begins }), [key, 2, 3, 4]);
      return (table as { first: number }).first;
    });

  test('by lot unless the table says otherwise; then such options are what they were before it could', () => {
    withGame(name, ({ options }) => {
      expect(options.parse(2, { begins: 'lot' })).toEqual(options.parse(2, {}));
      expect(Object.keys(options.parse(2, {}) as object)).not.toContain('first');
      expect(Object.keys(options.parse(2, {}) as object)).not.toContain('loserFirst');
    });
    const keys = Array.from({ length: 20 }, (_, key) => key);
    for (const begins of ['lot', 'loser'])
      expect(new Set(keys.map((key) => firstOf(3, begins, key)))).toEqual(new Set([0, 1, 2]));
  });

  test('a seat that is there; no other', () => {
    for (const players of [2, 3, 4])
      for (let seat = 1; seat <= 5; seat++)
        if (seat <= players) expect(firstOf(players, `seat-${seat}`)).toBe(seat - 1);
        else expect(() => firstOf(players, `seat-${seat}`)).toThrow(Refused);
    expect(() => firstOf(2, 'nobody')).toThrow(Refused);
    withGame(name, ({ options: { parse, check } }) => {
      const usual = parse(2, {}) as object;
      for (const wrong of [{ first: 2 }, { first: -1 }, { first: '0' }, { first: null }, { loserFirst: false }])
        expect(() => check({ ...usual, ...wrong })).toThrow(Refused);
    });
  });

  test('whoever lost begins the next game, and of that game it can still be said what was chosen', () => {
    withGame(name, ({ game, options: { parse, describe, next } }) => {
      const again = next?.(parse(3, { begins: 'loser' }), 2) ?? expect.unreachable();
      expect((start(game, again, [1, 2, 3, 4]).table as { first: number }).first).toBe(2);
      expect(describe(again).chosen.begins).toBe('loser');
      for (const begins of ['lot', 'seat-1']) expect(next?.(parse(3, { begins }), 2)).toEqual(parse(3, { begins }));
    });
  });
});

test('every seat of every game can be named', () => {
  const most = Math.max(...GAME_NAMES.map((name) => withGame(name, ({ game }) => game.players.max)));
  for (let first = 0; first < most; first++) expect(BEGINS.values).toContain(describeBegins({ first }));
  for (const words of Object.values(BEGINS_WORDS)) expect(new Set(Object.values(words[2])).size).toBe(most + 2);
});
