/**
 * Whether advice keeps its promise: in how many of many thoughts the chance to win lay in the interval that was named.
 *
 *     node bots/training/coverage.ts --game res-arcana --questions 50 --thoughts 10 --judges 40 --iterations 1500 --seed 1
 */
import { parseArgs } from 'node:util';
import { KNOWLEDGE } from '@gloaming/bots';
import { start } from '@gloaming/engine';
import { type EntryOf, type GameName, withGame } from '@gloaming/games';
import { type Coverage, coverageOf } from './covering.ts';
import { wholeNumber } from './wholeNumber.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'res-arcana' },
    questions: { type: 'string', default: '50' },
    thoughts: { type: 'string', default: '10' },
    judges: { type: 'string', default: '40' },
    iterations: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
  },
});
const plan = {
  questions: wholeNumber('questions', values.questions),
  thoughts: wholeNumber('thoughts', values.thoughts),
  judges: wholeNumber('judges', values.judges),
  iterations: wholeNumber('iterations', values.iterations),
  seed: wholeNumber('seed', values.seed),
};
const { thoughts, held, reach, plain, explained } = await withGame(
  values.game,
  <N extends GameName>({ game, options }: EntryOf<N>, name: N): Promise<Coverage> =>
    coverageOf(game, KNOWLEDGE[name].guide, (key) => start(game, options.parse(2, {}), [...key]), plan),
);
const share = held / thoughts;
const error = 1.96 * Math.sqrt((share * (1 - share)) / thoughts);
const percent = (n: number): string => `${(100 * n).toFixed(1)} %`;
console.log(
  `${values.game}: the interval held in ${held} of ${thoughts} thoughts, ${percent(share)} ± ${percent(error)} (wanted: 95 %), ` +
    `and reached ${percent(reach)} to either side; ${plan.iterations} iterations each, seed ${plan.seed}`,
);
console.log(
  `Of ${plain} thoughts in which the answers differ by 3 % or more, ${explained} say why: ${percent(explained / plain)}`,
);
