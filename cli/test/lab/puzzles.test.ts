/** The finder of puzzles: its judge, and the file it collects them in. The search itself is long; here it is short. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWLEDGE } from '@gloaming/bots';
import { makeDice } from '@gloaming/engine';
import { GAME_NAMES, type GameName, withGame } from '@gloaming/games';
import { type Puzzle, parsePuzzles, posed, writePuzzles } from '@gloaming/games/puzzles';
import { describe, expect, test } from 'vitest';
import { verdictOn } from '../../src/lab/puzzles/check.ts';
import { effortsOf } from '../../src/lab/puzzles/efforts.ts';
import { isTrivial } from '../../src/lab/puzzles/finders.ts';
import { type Effort, judge, leadOf } from '../../src/lab/puzzles/judge.ts';
import { askedIn, isPromising } from '../../src/lab/puzzles/moves.ts';
import { ownPuzzles } from '../../src/lab/puzzles/results.ts';
import { folder, gloaming } from '../quiet.ts';

const kept = (name: GameName): readonly Puzzle[] => parsePuzzles(readFileSync(ownPuzzles(name), 'utf8')).puzzles;

/** Of the first answer, in percent. */
function leadIn({ moves: [{ chances }] }: Puzzle): number {
  const [best, next] = chances.toSorted((a, b) => b - a);
  return best - next;
}
/** Those that a short search is most likely to be sure of, too: with one move, and with the greatest leads. */
const plainest = (name: GameName, n: number): readonly Puzzle[] =>
  kept(name)
    .filter(({ moves }) => moves.length === 1)
    .toSorted((a, b) => leadIn(b) - leadIn(a))
    .slice(0, n);
/** So short a race is run to its end. */
const short = (name: GameName): Effort => ({
  together: 120,
  alone: 220,
  care: { ...effortsOf(name).long.care, hopeless: Number.POSITIVE_INFINITY, sure: Number.POSITIVE_INFINITY },
});
/** The same dice in every run. */
const SEED = 11;

describe.each(GAME_NAMES)('%s', (name) => {
  test('has one of one move', () => expect(plainest(name, 1)).toHaveLength(1));

  test.each(plainest(name, 2))('$hash: a short search finds the same answer far ahead', (puzzle) =>
    withGame(name, (entry, known) => {
      expect(verdictOn(entry, known, puzzle, makeDice(SEED), short(known))).toBe('holds');
      const [{ answer, chances }] = puzzle.moves;
      const other = answer === 0 ? 1 : 0;
      const wrong = { ...puzzle, moves: [{ answer: other, chances }] };
      expect(verdictOn(entry, known, wrong, makeDice(SEED), short(known))).toBe('fails');
      expect(verdictOn(entry, known, { ...puzzle, hash: '00000000' }, makeDice(SEED), short(known))).toBe('astray');
    }),
  );
});

test.each(GAME_NAMES)('%s: an answer is looked at for long only where a quick search finds that it leads', (game) =>
  withGame(game, (entry, name) => {
    const [puzzle] = plainest(name, 1);
    const asked = askedIn(posed(entry, puzzle), KNOWLEDGE[name].guide, puzzle.seat) ?? expect.fail(puzzle.hash);
    const [{ answer }] = puzzle.moves;
    for (const option of asked.options)
      expect(isPromising(asked, option, makeDice(SEED), short(name)), `${option}`).toBe(option === answer);
  }),
);

test('a deep answer, which seems worth nothing at first, is not given up', () =>
  withGame('res-arcana', (entry, name) => {
    const puzzle = kept(name).find(({ hash }) => hash === DEEP) ?? expect.fail(DEEP);
    const asked = askedIn(posed(entry, puzzle), KNOWLEDGE[name].guide, puzzle.seat) ?? expect.fail(DEEP);
    const effort = { together: 0, alone: 2000, care: effortsOf(name).long.care };
    for (const seed of [1, 2, 3, 4]) {
      const { at, lead } = leadOf(judge(asked, makeDice(seed), effort, 0.1));
      expect(asked.options[at], `${seed}`).toBe(puzzle.moves[0].answer);
      expect(lead).toBeGreaterThan(0.1);
    }
  }));
/** Only Master finds it, one time in four. */
const DEEP = '3cf3e5eb';

test('the lead is that over the next best', () => {
  expect(leadOf([0.25, 0.75, 0.5])).toEqual({ at: 1, lead: 0.25 });
  expect(leadOf([0.5, 0.5])).toEqual({ at: 0, lead: 0 });
});

test('what all but Novice find every time is trivial, unless there is much to choose from', () => {
  const found = { random: 50, greedy: 100, novice: 17, adept: 100, master: 100 };
  expect(isTrivial(found)).toBe(true);
  expect(isTrivial({ ...found, random: 33 })).toBe(false);
  expect(isTrivial({ ...found, master: 75 })).toBe(false);
});

test('a search that is over says what it found, and goes on with nothing else', async () => {
  const [puzzle] = kept('res-arcana');
  const file = join(folder(), 'found.jsonl');
  const text = writePuzzles({ game: 'res-arcana', seed: 1, played: 9, puzzles: [puzzle] });
  writeFileSync(file, text);
  const ask = `puzzles --game res-arcana --games 9 --resume ${file}`;
  const over = await gloaming(ask);
  expect(over.text).toContain('Res Arcana: 1 puzzle in 9 games.');
  expect(over.code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(text);
  for (const other of [`${ask} --seed 2`, ask.replace('res-arcana --games', 'evenfall --games')])
    expect((await gloaming(other)).code).not.toBe(0);
  writeFileSync(file, `${text}{"torn`);
  expect((await gloaming(ask)).code).not.toBe(0);
  expect((await gloaming(`puzzles --check 1 --resume ${file}x`)).code).not.toBe(0);
});
