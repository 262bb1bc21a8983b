/** A thread that plays its part of the lessons. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Lesson, Part } from './class.ts';
import { playLesson } from './games.ts';

const { lessons, first, jobs } = workerData as Part;
for (let number = first; number < lessons.games; number += jobs) {
  const lesson: Lesson = { number, taken: playLesson(lessons, number) };
  parentPort?.postMessage(lesson);
}
