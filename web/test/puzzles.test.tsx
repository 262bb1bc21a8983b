// @vitest-environment happy-dom
/** A puzzle in the browser: what the page is given is what its seat sees, and what is said to its answers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imagine, LANGUAGES, makeDice, Refused } from '@gloaming/engine';
import { RecordedSession } from '@gloaming/engine/session';
import { GAME_NAMES, withGame } from '@gloaming/games';
import { type Puzzle, parsePuzzles, posed } from '@gloaming/games/puzzles';
import { beforeEach, describe, expect, test } from 'vitest';
import { notePuzzle, puzzleOutcomes, puzzleRecord } from '../src/base/solvedPuzzles.ts';
import { ANY, idOf, nextPuzzle } from '../src/puzzles/puzzleSet.ts';
import { openRiddle } from '../src/puzzles/riddle.ts';
import { PUZZLE_WORDS } from '../src/puzzles/words.ts';
import { localTable } from '../src/record/localTable.ts';

const puzzlesOf = (name: string): readonly Puzzle[] =>
  parsePuzzles(readFileSync(join(import.meta.dirname, `../../games/all/puzzles/${name}.jsonl`), 'utf8')).puzzles;
const VOICE = { language: 'en', names: ['You', 'Rival', 'Rival 2', 'Rival 3'] } as const;

beforeEach(() => localStorage.clear());

describe.each(GAME_NAMES)('%s', (name) => {
  const some = puzzlesOf(name).slice(0, 12);

  test.each(some)('$hash: nothing that its seat does not see leaves its table', (puzzle) =>
    withGame(name, (entry) => {
      const { seat, chosen } = puzzle;
      const session = posed(entry, puzzle);
      const setting = { id: 'one', seat, chosen };
      const shown = localTable(entry, session, setting).present(VOICE);
      // Another world that looks the same to the seat: what is shown must be the same.
      for (const seed of [1, 2, 3]) {
        const world = imagine(entry.game, session.view(seat), makeDice(seed));
        const other = localTable(entry, new RecordedSession(entry, world), setting).present(VOICE);
        const version = { version: shown.version, table: shown.table, question: shown.question };
        expect({ ...other, ...version }).toEqual(shown);
        expect(other.question?.options).toEqual(shown.question?.options);
      }
      const told = JSON.stringify([shown, localTable(entry, session, setting).entries(VOICE)]);
      expect(told).not.toContain(puzzle.key);
      for (const word of session.state.chance.key) expect(told).not.toContain(String(word));
    }),
  );

  test.each(some)('$hash: what is wrong changes nothing, and what is right leads to the end', async (puzzle) => {
    const riddle = await openRiddle(name, puzzle);
    const before = riddle.table.present(VOICE);
    const wrong = riddle.table.options(puzzle.seat).find((option) => option !== riddle.answer()) ?? -1;
    const verdict = riddle.give(wrong);
    expect(verdict.kind).toBe('wrong');
    if (verdict.kind === 'wrong') expect(verdict.less).toBeGreaterThan(0);
    const { version, question, view } = riddle.table.present(VOICE);
    expect(view).toEqual(before.view);
    expect(question?.options).toEqual(before.question?.options);
    // What was begun of the answer is forgotten: the question is asked anew.
    expect(question?.since).toBeGreaterThan(before.question?.since ?? 0);
    expect(question?.since).toBeLessThanOrEqual(version);
    for (const [i, { answer }] of puzzle.moves.entries()) {
      expect(riddle.answer()).toBe(answer);
      expect(riddle.give(answer)).toEqual({ kind: 'right', isSolved: i === puzzle.moves.length - 1 });
    }
    expect(riddle.isSolved).toBe(true);
    expect(riddle.misses).toBe(1);
    expect(riddle.table.present(VOICE).version).toBeGreaterThan(before.version);
    expect(() => riddle.give(999_999)).toThrow(Refused);
  });

  test('the easiest that is neither solved nor shown comes next, and in the end one of them again', () => {
    const all = puzzlesOf(name);
    const known: Record<string, 'solved'> = {};
    const seen: string[] = [];
    let last: Puzzle | null = null;
    for (const _ of all) {
      last = nextPuzzle(all, ANY, known, last);
      if (last === null) break;
      seen.push(idOf(last));
      known[idOf(last)] = 'solved';
    }
    expect(new Set(seen).size).toBe(all.length);
    if (all.length > 1) expect(nextPuzzle(all, ANY, known, last)).not.toBe(last);
    const [{ theme }] = all;
    expect(nextPuzzle(all, { ...ANY, theme }, {}, null)?.theme).toBe(theme);
  });
});

test('what was solved first stands, and what was shown is not solved', () => {
  notePuzzle('res-arcana', 'a', 'first-try');
  notePuzzle('res-arcana', 'a', 'shown');
  notePuzzle('res-arcana', 'b', 'shown');
  notePuzzle('res-arcana', 'b', 'solved');
  notePuzzle('evenfall', 'c', 'solved');
  expect(puzzleRecord('res-arcana')).toEqual({ solved: 1, atOnce: 1, shown: 1 });
  expect(puzzleRecord('evenfall')).toEqual({ solved: 1, atOnce: 0, shown: 0 });
  expect(puzzleOutcomes('nothing')).toEqual({});
  for (const damaged of ['', 'x', '[]', '7', 'null']) {
    localStorage.clear();
    localStorage.setItem('gloaming.puzzles', damaged);
    expect(puzzleRecord('res-arcana').solved).toBe(0);
  }
});

test('languages say different things', () => {
  const { en, ...others } = PUZZLE_WORDS;
  expect(LANGUAGES.every((language) => PUZZLE_WORDS[language].about !== '')).toBe(true);
  for (const other of Object.values(others)) expect(other.about).not.toBe(en.about);
});
