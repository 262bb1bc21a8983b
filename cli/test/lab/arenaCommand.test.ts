/** What the arena asks of its threads, and what it shows meanwhile. No deal is played here. */
import { expect, test, vi } from 'vitest';
import { emptyAccount } from '../../src/base/botTroubles.ts';
import type { DealResult, DealTask, Setup } from '../../src/lab/arena/match.ts';
import { run } from '../../src/program.ts';
import { quiet } from '../quiet.ts';

const CORES = 7;
vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  availableParallelism: () => CORES,
}));

/** Who was to play what, on how many threads. */
const asked: { silent: readonly number[] | undefined; deals: number[]; jobs: number }[] = [];
vi.mock('../../src/lab/arena/pool.ts', () => ({
  playDeals: async (
    { silent }: Setup,
    tasks: readonly DealTask[],
    jobs: number,
    each: (result: DealResult) => void,
  ): Promise<void> => {
    asked.push({ silent, deals: tasks.map(({ deal }) => deal), jobs });
    const accounts = [
      { ...emptyAccount(), decisions: 5 },
      { ...emptyAccount(), decisions: 5, instead: 5 },
    ] as const;
    for (const { pair, deal } of tasks) each({ pair, deal, shares: [1, 0], points: [9, 8], unfinished: 0, accounts });
  },
}));

async function arena(line: string): Promise<{ asked: typeof asked; shown: (string | null)[] }> {
  asked.length = 0;
  const shown: (string | null)[] = [];
  const terminal = { ...quiet(), progress: (text: string | null) => void shown.push(text) };
  expect(await run(['arena', ...line.split(' ')], terminal)).toBe(0);
  return { asked: asked.filter(({ deals }) => deals.length > 0), shown };
}

test('all cores play, or as many threads as one wants', async () => {
  const usual = await arena('--bots greedy,random --games 6');
  expect(usual.asked).toEqual([{ silent: [], deals: [0, 1, 2], jobs: CORES }]);
  const three = await arena('--bots greedy,random --games 6 --jobs 3');
  expect(three.asked).toEqual([{ silent: [], deals: [0, 1, 2], jobs: 3 }]);
});

test('a bar shows how far it has come and how long it will take, and is cleared away', async () => {
  const { shown } = await arena('--bots greedy,random --games 6');
  const bars = shown.map((line) => /^\[(█*)░*\] (\d+\/6)( [\d:]+)?$/.exec(line ?? ''));
  expect(bars.map((bar) => bar?.[2])).toEqual(['0/6', '2/6', '4/6', '6/6', undefined]);
  expect(bars.map((bar) => bar?.[1].length)).toEqual([0, 13, 26, 40, undefined]);
  expect(bars.map((bar) => bar?.[3] !== undefined)).toEqual([false, true, true, true, false]);
  expect(shown.at(-1)).toBeNull();
});

test('the first deal of programs is over before the others begin: who never answered is left out there', async () => {
  const { asked: parts } = await arena('--bots greedy,cmd:x --games 6');
  expect(parts).toEqual([
    { silent: [], deals: [0], jobs: CORES },
    { silent: [1], deals: [1, 2], jobs: CORES },
  ]);
});
