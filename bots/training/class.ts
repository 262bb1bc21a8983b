/** Lessons on several threads: each plays every so-manieth game. What is learned does not depend on how many there are. */
import { Worker } from 'node:worker_threads';
import type { Lessons, Taken } from './games.ts';

/** What a thread is told: whose lessons, the first game that is its own, and how many threads there are. */
export interface Part {
  readonly lessons: Lessons;
  readonly first: number;
  readonly jobs: number;
}
export interface Lesson {
  readonly number: number;
  readonly taken: readonly Taken[];
}

export async function attend(lessons: Lessons, jobs: number, heard: (lesson: Lesson) => void): Promise<Taken[]> {
  const games: (readonly Taken[])[] = [];
  const parts = Array.from({ length: jobs }, (_, first) => play({ lessons, first, jobs }, hear));
  await Promise.all(parts);
  return games.flat();

  function hear(lesson: Lesson): void {
    games[lesson.number] = lesson.taken;
    heard(lesson);
  }
}

function play(part: Part, hear: (lesson: Lesson) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pupil.ts', import.meta.url), { workerData: part });
    worker.on('message', hear);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}.`))));
  });
}
