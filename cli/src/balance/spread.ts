/** The games of a line, spread over the cores; the counts are the same however many there are. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { countShare, type Share } from './counting.ts';
import { add, emptyTally, type Line, type Tally } from './tally.ts';

/** So many games are worth a thread. */
const WORTH_A_THREAD = 20;
/** Whatever is tried out is soon forgotten; with more room for it, less is cleared away. */
const YOUNG_MEGABYTES = 96;

export async function countLine(line: Line, games: number, seed: number, each: () => void): Promise<Tally> {
  const step = Math.max(1, Math.min(availableParallelism(), Math.floor(games / WORTH_A_THREAD)));
  const shares = Array.from({ length: step }, (_, first): Share => ({ line, games, seed, first, step }));
  if (step === 1) return countShare(shares[0], each);
  const sum = emptyTally(line.players);
  for (const tally of await Promise.all(shares.map((share) => inThread(share, each)))) add(sum, tally);
  return sum;
}

function inThread(share: Share, each: () => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: share,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    worker.on('message', (tally: Tally | null) => {
      if (tally === null) each();
      else resolve(tally);
    });
    worker.on('error', reject);
  });
}
