/** A thread that plays its part of the games to learn from. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Part, Played } from './class.ts';
import { playLesson } from './games.ts';
import { playStandings } from './standings.ts';

const { lessons, standings, first, jobs } = workerData as Part;

function playPart<G>(games: number, play: (number: number) => G): void {
  for (let number = first; number < games; number += jobs) {
    const played: Played<G> = { number, game: play(number) };
    parentPort?.postMessage(played);
  }
}

if (lessons !== undefined) playPart(lessons.games, (number) => playLesson(lessons, number));
if (standings !== undefined) playPart(standings.games, (number) => playStandings(standings, number));
