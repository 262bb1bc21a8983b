/**
 * How long a review's curve takes, and the look at every moment that follows, in this process's own processor time, which other programs
 * hardly touch: games of Novice against Adept, as one of them lived them.
 *
 *     node bots/training/curves.ts --game evenfall --games 3
 */
import { parseArgs } from 'node:util';
import { curveJobs, doJob, type Found, type Job, KNOWLEDGE, quickJobs } from '@gloaming/bots';
import { type EntryOf, type GameName, type TableOf, type VerbOf, withGame } from '@gloaming/games';
import { storyFor } from './reviewing.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'evenfall' },
    games: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});
/** The dice of the review. */
const DICE = 1;

const seconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};
const iterationsOf = (found: Found): number => ('judged' in found ? found.judged : found.watched).iterations;

await withGame(values.game, async <N extends GameName>(entry: EntryOf<N>, name: N): Promise<void> => {
  const { guide, looks } = KNOWLEDGE[name];
  const lookAt = async (jobs: readonly Job<TableOf<N>, VerbOf<N>>[]): Promise<string> => {
    const begun = process.cpuUsage();
    let iterations = 0;
    for (const job of jobs) iterations += iterationsOf(await doJob(entry.game, guide, job));
    return `${jobs.length} moments, ${iterations} iterations, ${seconds(begun).toFixed(1)} s`;
  };
  for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.games); seed++) {
    const story = storyFor(entry, name, seed, seed % 2);
    const quick = quickJobs(story, DICE, looks);
    const curve = curveJobs(story, quick);
    const asked = quick.filter(({ options }) => options.length > 0).length;
    const drawn = await lookAt(curve);
    const rest = await lookAt(quick.filter((job) => !curve.includes(job)));
    console.log(`${name} ${seed}: ${asked} own questions; the curve: ${drawn}; the other moments: ${rest}`);
  }
});
