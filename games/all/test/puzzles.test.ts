/** The puzzles that come with the program: by the rules of today each is still what it was found to be. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { choiceOf, Refused } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import { GAME_NAMES, withGame } from '../src/index.ts';
import { difficultyOf, FINDERS, type Puzzle, parsePuzzles, posed, THEMES, writePuzzles } from '../src/puzzles.ts';

const fileOf = (name: string): string => join(import.meta.dirname, '../puzzles', `${name}.jsonl`);
const textOf = (name: string): string => readFileSync(fileOf(name), 'utf8');
const puzzlesOf = (name: string): readonly Puzzle[] => parsePuzzles(textOf(name)).puzzles;

/** So many of each game, spread evenly over all. */
const SAMPLE = 30;
const sampleOf = (name: string): readonly Puzzle[] => {
  const all = puzzlesOf(name);
  const n = Math.min(SAMPLE, all.length);
  return Array.from({ length: n }, (_, i) => all[Math.floor((i * all.length) / n)]);
};
const TOGETHER = 600_000;
/** One answer is at least ten points ahead; both chances are rounded. */
const LEAD = 9;

test('they take no more room than they may', () => {
  expect(GAME_NAMES.reduce((sum, name) => sum + statSync(fileOf(name)).size, 0)).toBeLessThan(TOGETHER);
});

describe.each(GAME_NAMES)('%s', (name) => {
  const puzzles = puzzlesOf(name);

  test('each has a name of its own, a theme, one to three moves, and somebody who found it or not', () => {
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(({ hash }) => hash)).size).toBe(puzzles.length);
    for (const puzzle of puzzles) {
      expect(THEMES).toContain(puzzle.theme);
      expect(puzzle.moves.length).toBeGreaterThan(0);
      expect(puzzle.moves.length).toBeLessThan(4);
      expect(Object.keys(puzzle.found)).toEqual([...FINDERS]);
      expect([1, 2, 3, 4, 5]).toContain(difficultyOf(puzzle));
    }
  });

  test.each(sampleOf(name))('$hash leads to its moment, and its answers are far ahead of all others', (puzzle) =>
    withGame(name, (entry) => {
      expect(puzzle.rules).toBeLessThanOrEqual(entry.game.rules);
      const session = posed(entry, puzzle);
      for (const { answer, chances } of puzzle.moves) {
        const options = session.options(puzzle.seat);
        expect(chances.length).toBe(options.length);
        const at = options.indexOf(answer);
        expect(choiceOf(entry.game, session.view(puzzle.seat), puzzle.seat, answer)).not.toBeNull();
        for (const [i, chance] of chances.entries())
          if (i !== at) expect(chances[at] - chance).toBeGreaterThanOrEqual(LEAD);
        session.answer(puzzle.seat, answer);
      }
    }),
  );

  test('rules that lead elsewhere are noticed', () =>
    withGame(name, (entry) => {
      const [puzzle] = puzzles;
      const refusal = (changed: Partial<Puzzle>): string => {
        try {
          posed(entry, { ...puzzle, ...changed });
        } catch (error) {
          if (error instanceof Refused) return error.code;
          throw error;
        }
        return 'accepted';
      };
      expect(refusal({})).toBe('accepted');
      // The same answers in another game, as other rules would make it.
      const [first] = puzzle.key;
      expect(refusal({ key: `${first === '0' ? '1' : '0'}${puzzle.key.slice(1)}` })).not.toBe('accepted');
      expect(refusal({ hash: '00000000' })).toBe('hash-differs');
      expect(refusal({ before: `${puzzle.before}A` })).toBe('bad-record');
      expect(refusal({ key: 'nothing' })).toBe('bad-key');
    }));

  test('their file is read as it was written, and nothing else is', () => {
    expect(writePuzzles(parsePuzzles(textOf(name)))).toBe(textOf(name));
    for (const text of ['', '{}', 'nothing', '[1]\n', `${textOf(name)}{"rules":`, '{"gloaming":"arena"}\n'])
      expect(() => parsePuzzles(text), text.slice(0, 40)).toThrow(Refused);
  });
});
