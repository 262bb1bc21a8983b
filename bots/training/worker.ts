/** A worker thread that plays training games. */
import { type ChancesSample, playChancesGame } from './chancesGames.ts';
import { type PolicySample, playPolicyGame } from './policyGames.ts';
import type { Task } from './pool.ts';

export default (task: Task): PolicySample[] | ChancesSample[] =>
  'policyGames' in task
    ? playPolicyGame(task.policyGames, task.number)
    : playChancesGame(task.chancesGames, task.number);
