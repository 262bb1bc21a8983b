/** The search as a bot: one view in, one answer out. It may continue from the tree of its last search. */
import type { Dice, Verb, View } from '@gloaming/engine';
import type { Bot, Rules } from '../base/bot.ts';
import { type Guide, SETTINGS, type Settings } from './guide.ts';
import { budgetOf, type Level } from './levels.ts';
import type { Following, Thought } from './think.ts';
import { makeThinker, type Thinker } from './thinker.ts';

/** A bot that lets other tasks run while it thinks, reports progress and can be cancelled; it gives the same answer. */
export type SlowBot<T, V extends Verb> = (
  rules: Rules<T, V>,
  view: View<T, V>,
  options: readonly number[],
  dice: Dice,
  following?: Following,
) => Promise<number>;

interface Levelled<T, V extends Verb> {
  readonly now: Bot<T, V>;
  readonly slowly: SlowBot<T, V>;
}

export function levelled<T, V extends Verb>(
  guide: Guide<T, V>,
  level: Level,
  clock?: () => number,
  settings: Settings = SETTINGS,
): Levelled<T, V> {
  let thinker: Thinker<T, V> | null = null;
  const thinkerFor = (rules: Rules<T, V>): Thinker<T, V> => {
    thinker ??= makeThinker(rules, guide, settings);
    return thinker;
  };
  const budget = budgetOf(level, clock);
  return {
    now(rules, view, options, dice) {
      if (options.length === 1) return options[0];
      return answerOf(thinkerFor(rules).now(view, options, dice, budget), level.whim, dice);
    },
    async slowly(rules, view, options, dice, following) {
      if (options.length === 1) return options[0];
      return answerOf(await thinkerFor(rules).slowly(view, options, dice, budget, following), level.whim, dice);
    },
  };
}

/** The best answer, or one drawn from a softmax over the chances to win, with `whim` as its temperature. */
function answerOf({ answer, tried }: Thought, whim: number, dice: Dice): number {
  if (whim === 0) return answer;
  const best = tried[0].chance;
  const weights = tried.map(({ chance, visits }) => (visits === 0 ? 0 : Math.exp((chance - best) / whim)));
  let left = (dice(FINE) / FINE) * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return tried[i].option;
  }
  return answer;
}
const FINE = 1_000_000;
