/** A search as a bot: one view, one answer. It may go on from its last thought where that leads to the new view. */
import type { Dice, Verb } from '@gloaming/engine';
import type { Bot } from '../bot.ts';
import { budgetOf, type Level } from '../levels.ts';
import { type Guide, SETTINGS, type Settings } from './guide.ts';
import type { Thought } from './think.ts';
import { makeThinker, type Thinker } from './thinker.ts';

export function levelled<T, V extends Verb>(
  guide: Guide<T, V>,
  level: Level,
  clock?: () => number,
  settings: Settings = SETTINGS,
): Bot<T, V> {
  let thinker: Thinker<T, V> | null = null;
  return (rules, view, options, dice) => {
    if (options.length === 1) return options[0];
    thinker ??= makeThinker(rules, guide, settings);
    return answerOf(thinker.now(view, options, dice, budgetOf(level, clock)), level.whim, dice);
  };
}

/** The best answer, or by whim one that looks nearly as good: the more so, the nearer it is. */
function answerOf({ answer, advice }: Thought, whim: number, dice: Dice): number {
  if (whim === 0) return answer;
  const best = advice[0].chance;
  const weights = advice.map(({ chance, visits }) => (visits === 0 ? 0 : Math.exp((chance - best) / whim)));
  let left = (dice(FINE) / FINE) * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return advice[i].option;
  }
  return answer;
}
const FINE = 1_000_000;
