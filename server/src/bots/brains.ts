/** Bots think in worker threads, so that a thinking bot never delays a move or a stream. */
import { randomInt } from 'node:crypto';
import { type BotName, isBotName } from '@gloaming/bots';
import { Piscina } from 'piscina';
import type { Thought } from './worker.ts';

/** Who plays for somebody who has left, and where a table names a bot that is no longer here. */
export const SUBSTITUTE: BotName = 'adept';

export interface Brains {
  think(game: string, bot: string | null, view: unknown, options: number[]): Promise<number>;
  close(): Promise<void>;
}

/** Milliseconds from question to answer; with a second for Master, even a long queue is through by then. */
const PATIENCE = 30_000;

/** A bot that does not come back has its thread ended, and the question fails. Threads start with the first thought: where no bot plays, none are needed. They end once they have thought. */
export function openBrains(threads: number, patience = PATIENCE): Brains {
  let pool: Piscina<Thought, number> | null = null;
  const open = (): Piscina<Thought, number> =>
    new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
  return {
    think(game, bot, view, options) {
      pool ??= open();
      const known = bot !== null && isBotName(bot) ? bot : SUBSTITUTE;
      return pool.run(
        { game, bot: known, view, options, seed: randomInt(2 ** 47) },
        { signal: AbortSignal.timeout(patience) },
      );
    },
    close: async () => pool?.close(),
  };
}
