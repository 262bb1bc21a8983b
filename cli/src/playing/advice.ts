/** What the search would answer: the best few, with their chances. */
import type { Advised, Following } from '@gloaming/bots';
import { openNodeThread } from '@gloaming/bots/node';
import type { Verb, View } from '@gloaming/engine';
import type { Playable } from '@gloaming/engine/session';
import { wrap } from '../base/page.ts';
import type { Budget } from '../opponents/botSpec.ts';
import { type Context, print, say } from '../support/context.ts';

/** Enough for a good hint within a second or so; the same on every machine. */
const USUAL_ITERATIONS = 2000;
const NO_END = 1e9;
const FEW = 5;

/** Thought of in a thread of its own; called off, it is what was found by then. */
export async function adviseOn<T, V extends Verb>(
  { name: game, rules }: Pick<Playable<T, V, never>['game'], 'name' | 'rules'>,
  view: View<T, V>,
  options: readonly number[],
  { ms, iterations = ms === undefined ? USUAL_ITERATIONS : NO_END }: Budget,
  following: Following,
): Promise<Advised> {
  const thread = openNodeThread();
  try {
    const found = await thread.think({ game, rules, view, options, seed: 0, iterations, ms }, following);
    return { ...found, advice: found.advice.slice(0, FEW) };
  } finally {
    thread.close();
  }
}

export function showAdvice<T, V extends Verb, O>(
  context: Context,
  { texts }: Playable<T, V, O>,
  view: View<T, V>,
  names: readonly string[],
  { iterations, advice, why }: Advised,
): void {
  const { hint } = context.words;
  const whole = (share: number): string => String(Math.round(share * 100));
  say(context, iterations === 0 ? hint.only : hint.best(iterations));
  for (const { option, chance, low, high, visits } of advice) {
    const label = texts[context.language].option(view, option, names);
    const chances = visits === 0 ? '' : `${whole(chance)} %`;
    const sure = visits === 0 ? '' : `(${whole(low)}–${whole(high)})`;
    print(
      context,
      wrap(`${context.paint('cyan', chances.padStart(6))}  ${sure.padEnd(8)}  ${label}`, context.terminal.width, 18),
    );
  }
  if (why !== null) print(context, wrap(why[context.language], context.terminal.width, 2));
}
