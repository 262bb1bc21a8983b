/** Answers packed into a short text: every kept game there and back, and whatever else somebody may paste there. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, deciders, makeDice, optionsOf, parseRecord, Refused, start, stateHash } from '@gloaming/engine';
import { packAnswers, unpackAnswers } from '@gloaming/engine/session';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fetchRules, GAME_NAMES, withGame } from '../src/index.ts';

const GAMES = join(import.meta.dirname, '../..');
const FILES = globSync('{*/test/replays,all/test/kept/*}/*.game', { cwd: GAMES });
const plain = ({ seat, option }: { seat: number; option: number }) => ({ seat, option });

test('the kept games are there, of every game', () => {
  for (const name of GAME_NAMES) expect(FILES.filter((file) => file.includes(name)).length, name).toBeGreaterThan(10);
});

test.each(FILES)('%s, there and back', async (file) => {
  const written = parseRecord(readFileSync(join(GAMES, file), 'utf8'));
  await fetchRules(written.game, written.rules, ({ game, options }) => {
    const begin = () => start(game, options.check(written.options), written.key);
    const answers = written.answers.map(plain);
    const packed = packAnswers(game, begin(), answers);
    const s = begin();
    expect(unpackAnswers(game, s, packed)).toEqual(answers);
    expect(stateHash(game, s)).toBe(written.end);
    expect(packed).toMatch(/^[\w-]+$/);
    // Less than a third of what the options take when they are written one after the other.
    expect(packed.length * 3).toBeLessThan(answers.map(({ option }) => ` A${option}`).join('').length);
  });
});

describe('what nobody has packed', () => {
  const KEY = [1, 2, 3, 4];
  const read = (name: string, text: string): string =>
    withGame(name, ({ game, options }) => {
      const table = options.parse(2, {});
      try {
        const answers = unpackAnswers(game, start(game, table, KEY), text);
        return packAnswers(game, start(game, table, KEY), answers);
      } catch (error) {
        if (error instanceof Refused && error.code === 'bad-record') return 'refused';
        throw error;
      }
    });
  test.each(GAME_NAMES)('%s: any text is refused, or is the one text of a game', (name) => {
    const signs = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 60 }), (text) => {
        expect(['refused', text]).toContain(read(name, text));
      }),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        if (/[^\w-]/.test(text)) expect(read(name, text)).toBe('refused');
      }),
    );
  });
  test.each(GAME_NAMES)('%s: a text with something more, something less or something else', (name) =>
    withGame(name, ({ game, options }) => {
      const begin = () => start(game, options.parse(2, {}), KEY);
      const s = begin();
      const dice = makeDice(5);
      const answers = Array.from({ length: 20 }, () => {
        const [seat] = deciders(s);
        const possible = optionsOf(game, s, seat);
        const option = possible[dice(possible.length)];
        answer(game, s, seat, option);
        return { seat, option };
      });
      const packed = packAnswers(game, begin(), answers);
      expect(read(name, packed)).toBe(packed);
      for (const text of [`${packed}A`, `${packed}b`, '_'.repeat(200), 'A', 'ABC A', '_'.repeat(100_000)])
        expect(read(name, text), text.slice(0, 80)).toBe('refused');
      expect(read(name, '')).toBe('');
    }),
  );
});
