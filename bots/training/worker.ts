/** A worker thread that plays its share of the training games. */
import { parentPort, workerData } from 'node:worker_threads';
import { playChancesGame } from './chancesGames.ts';
import { playPolicyGame } from './policyGames.ts';
import type { Part, Played } from './pool.ts';

const { policyGames, chancesGames, first, jobs } = workerData as Part;

function playPart<G>(games: number, play: (number: number) => G): void {
  for (let number = first; number < games; number += jobs) {
    const played: Played<G> = { number, game: play(number) };
    parentPort?.postMessage(played);
  }
}

if (policyGames !== undefined) playPart(policyGames.games, (number) => playPolicyGame(policyGames, number));
if (chancesGames !== undefined) playPart(chancesGames.games, (number) => playChancesGame(chancesGames, number));
