/** A pool of worker threads: thread i of n plays every n-th game from the i-th on, so the result does not depend on n. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ChancesGames, ChancesSample } from './chancesGames.ts';
import type { PolicyGames, PolicySample } from './policyGames.ts';

/** A worker's share: what is played, its first game, and how many threads there are. */
export interface Part {
  readonly policyGames?: PolicyGames;
  readonly chancesGames?: ChancesGames;
  readonly first: number;
  readonly jobs: number;
}
export interface Played<G> {
  readonly number: number;
  readonly game: G;
}

/** Usually one a core. */
export const JOBS = String(availableParallelism());

export const playPolicyGames = (
  policyGames: PolicyGames,
  jobs: number,
  heard: (games: number) => void,
): Promise<PolicySample[][]> => playAll({ policyGames }, jobs, heard);
export const playChancesGames = (
  chancesGames: ChancesGames,
  jobs: number,
  heard: (games: number) => void,
): Promise<ChancesSample[][]> => playAll({ chancesGames }, jobs, heard);

async function playAll<G>(what: Partial<Part>, jobs: number, heard: (games: number) => void): Promise<G[]> {
  const games: G[] = [];
  let played = 0;
  const hear = ({ number, game }: Played<G>): void => {
    games[number] = game;
    heard(++played);
  };
  await Promise.all(Array.from({ length: jobs }, (_, first) => play({ ...what, first, jobs }, hear)));
  return games;
}

function play<G>(part: Part, hear: (played: Played<G>) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: part });
    worker.on('message', hear);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}.`))));
  });
}
