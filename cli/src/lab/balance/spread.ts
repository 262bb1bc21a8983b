/** The games of a line, in several threads; the counts are the same however many there are. */
import { availableParallelism } from 'node:os';
import { spread } from '@gloaming/bots/node';
import { type CountingTask, countGame } from './counting.ts';
import { add, emptyTally, type Line, type Tally } from './tally.ts';

/** So many games are worth a thread. */
const WORTH_A_THREAD = 20;
const WORKER = new URL('./worker.ts', import.meta.url);

/** `each` is told after every game. */
export async function countLine(line: Line, games: number, seed: number, each: () => void): Promise<Tally> {
  const sum = emptyTally(line.players);
  const early = new Map<number, Tally>();
  let next = 0;
  /** Games are added in their order: shared victories are fractions, and their sum depends on it. */
  const count = (game: number, tally: Tally): void => {
    early.set(game, tally);
    for (let one = early.get(next); one !== undefined; one = early.get(++next)) {
      early.delete(next);
      add(sum, one);
    }
    each();
  };
  const all = Array.from({ length: games }, (_, game): CountingTask => ({ line, seed, game }));
  const threads = Math.min(availableParallelism(), Math.floor(games / WORTH_A_THREAD));
  if (threads < 2) for (const task of all) count(task.game, countGame(task));
  else
    await spread<CountingTask, CountingTask, Tally>(all, { worker: WORKER, threads }, async (task, run) =>
      count(task.game, await run(task)),
    );
  return sum;
}
