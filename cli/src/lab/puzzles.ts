/** Puzzles: moments with one answer far ahead of all others, found in games of strong bots, and searched again. */
import { threadMs } from '@gloaming/bots/node';
import { makeDice } from '@gloaming/engine';
import { expectGame, withGame } from '@gloaming/games';
import { difficultyOf, type Puzzle, type PuzzleFile, type Theme } from '@gloaming/games/puzzles';
import { STOPPED } from '../base/terminal.ts';
import { type Context, say } from '../support/context.ts';
import { clock } from './base/progress.ts';
import { PUZZLES } from './base/words.ts';
import { verdictOn } from './puzzles/check.ts';
import { findIn } from './puzzles/find.ts';
import { openPuzzles, ownPuzzles, readPuzzles, savePuzzles } from './puzzles/results.ts';

export interface PuzzleOptions {
  game: string;
  games: number;
  /** Of all games, so that the same command goes on from there. */
  goal: number | undefined;
  seed: number;
  /** Where they are collected; those of the program where nothing is said. */
  file: string | undefined;
  check: number | undefined;
}

const fileFor = ({ game, file }: PuzzleOptions): string => file ?? ownPuzzles(expectGame(game));

export async function puzzles(context: Context, options: PuzzleOptions): Promise<number> {
  return options.check === undefined ? find(context, options) : check(context, options, options.check);
}

async function find(context: Context, options: PuzzleOptions): Promise<number> {
  const { terminal } = context;
  const { game, games, seed, goal = Number.POSITIVE_INFINITY } = options;
  const file = fileFor(options);
  return withGame(game, async (entry, name) => {
    let found: PuzzleFile = openPuzzles(terminal, file, name, seed);
    const before = found.puzzles.length;
    const stop = terminal.stopping();
    const began = threadMs();
    const isDone = (): boolean => found.played >= games || found.puzzles.length >= goal;
    while (!isDone() && !stop.aborted) {
      const { puzzles: known, played } = found;
      const puzzles = findIn(entry, name, seed, played, isWantedAmong(known)).reduce(withOneMore, known);
      found = { ...found, played: found.played + 1, puzzles };
      savePuzzles(terminal, file, found);
      terminal.progress(PUZZLES.progress(found.played, found.puzzles.length));
      await terminal.pause(0);
    }
    terminal.progress(null);
    const seconds = (threadMs() - began) / 1000;
    const news = found.puzzles.length - before;
    say(context, PUZZLES.found(entry.texts.en.title, found.puzzles.length, found.played));
    if (news > 0) say(context, PUZZLES.rate(news, clock(seconds), Math.round((news * 3600) / seconds)));
    for (const [what, of] of KINDS) say(context, `${what}: ${tally(found.puzzles, of)}`);
    return isDone() ? 0 : STOPPED;
  });
}

/** Of one theme never more than this share, beyond the first few: there is more to a game than paying. */
const MOST_OF_A_THEME = 0.22;
const FIRST_FEW = 8;

function isWantedAmong(puzzles: readonly Puzzle[]): (theme: Theme) => boolean {
  return (theme) => {
    const alike = puzzles.filter((puzzle) => puzzle.theme === theme).length;
    return alike < Math.max(FIRST_FEW, MOST_OF_A_THEME * puzzles.length);
  };
}
const withOneMore = (puzzles: readonly Puzzle[], more: Puzzle): readonly Puzzle[] =>
  isWantedAmong(puzzles)(more.theme) ? [...puzzles, more] : puzzles;

const KINDS: readonly (readonly [string, (puzzle: Puzzle) => string | number])[] = [
  ['theme', ({ theme }) => theme],
  ['moves', ({ moves }) => moves.length],
  ['difficulty', difficultyOf],
];

/** How many there are of each kind, most first. */
function tally(puzzles: readonly Puzzle[], of: (puzzle: Puzzle) => string | number): string {
  const counts = new Map<string | number, number>();
  for (const puzzle of puzzles) counts.set(of(puzzle), (counts.get(of(puzzle)) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, n]) => `${kind} ${n}`)
    .join(', ');
}

/** Some of all, spread evenly over them; another seed takes others, with other dice. */
async function check(context: Context, options: PuzzleOptions, many: number): Promise<number> {
  const { terminal } = context;
  const file = fileFor(options);
  const { puzzles } = readPuzzles(terminal, file);
  return withGame(options.game, async (entry, name) => {
    const dice = makeDice(options.seed + 7);
    const from = dice(Math.max(1, puzzles.length));
    const n = Math.min(many, puzzles.length);
    const chosen = Array.from({ length: n }, (_, i) => (from + Math.floor((i * puzzles.length) / n)) % puzzles.length);
    const verdicts = { holds: 0, fails: 0, astray: 0 };
    const stop = terminal.stopping();
    for (const at of chosen) {
      if (stop.aborted) return STOPPED;
      const verdict = verdictOn(entry, name, puzzles[at], dice);
      verdicts[verdict]++;
      if (verdict !== 'holds') say(context, PUZZLES.broken(at + 2, verdict));
      terminal.progress(`${verdicts.holds}/${n}`);
      await terminal.pause(0);
    }
    terminal.progress(null);
    say(context, PUZZLES.checked(entry.texts.en.title, verdicts.holds, n));
    return verdicts.holds === n ? 0 : 1;
  });
}
