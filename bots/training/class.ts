/** Games on several threads: each plays every so-manieth. What is learned does not depend on how many there are. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Lessons, Taken } from './games.ts';
import type { Moment, Standings } from './standings.ts';

/** What is played, the first game that is a thread's own, and how many threads there are. */
export interface Part {
  readonly lessons?: Lessons;
  readonly standings?: Standings;
  readonly first: number;
  readonly jobs: number;
}
export interface Played<G> {
  readonly number: number;
  readonly game: G;
}

/** Usually one a core. */
export const JOBS = String(availableParallelism());

/** Who answered what. */
export const attend = (lessons: Lessons, jobs: number, heard: (games: number) => void): Promise<Taken[][]> =>
  playAll({ lessons }, jobs, heard);
/** How everybody stood. */
export const watch = (standings: Standings, jobs: number, heard: (games: number) => void): Promise<Moment[][]> =>
  playAll({ standings }, jobs, heard);

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
    const worker = new Worker(new URL('./pupil.ts', import.meta.url), { workerData: part });
    worker.on('message', hear);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}.`))));
  });
}
