/** Training games in worker threads. */
import { availableParallelism } from 'node:os';
import { spread } from '@gloaming/bots/node';
import type { ChancesGames, ChancesSample } from './chancesGames.ts';
import type { PolicyGames, PolicySample } from './policyGames.ts';

/** One game: of which games it is one, and which. */
export type Task = { readonly number: number } & (
  | { readonly policyGames: PolicyGames }
  | { readonly chancesGames: ChancesGames }
);

/** Usually one a core. */
export const JOBS = String(availableParallelism());

export const playPolicyGames = (
  policyGames: PolicyGames,
  jobs: number,
  heard: (games: number) => void,
): Promise<PolicySample[][]> => playAll(policyGames.games, (number) => ({ policyGames, number }), jobs, heard);
export const playChancesGames = (
  chancesGames: ChancesGames,
  jobs: number,
  heard: (games: number) => void,
): Promise<ChancesSample[][]> => playAll(chancesGames.games, (number) => ({ chancesGames, number }), jobs, heard);

async function playAll<G>(
  many: number,
  taskOf: (number: number) => Task,
  threads: number,
  heard: (games: number) => void,
): Promise<G[]> {
  const games: G[] = [];
  let played = 0;
  const worker = new URL('./worker.ts', import.meta.url);
  await spread<number, Task, G>([...new Array(many).keys()], { worker, threads }, async (number, run) => {
    games[number] = await run(taskOf(number));
    heard(++played);
  });
  return games;
}
