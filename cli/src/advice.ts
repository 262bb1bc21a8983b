/** What the search would answer: the best few, with their chances. */
import { type Advice, GUIDES, makeThinker } from '@gloaming/bots';
import { makeDice, type Verb, type View } from '@gloaming/engine';
import type { Entry, GameName, TableOf, VerbOf } from '@gloaming/games';
import { type Desk, print, say } from './desk.ts';
import { threadMs } from './opponents/known.ts';
import type { Budget } from './opponents/spec.ts';
import { wrap } from './page.ts';

/** Enough for a good hint within a second or so; the same on every machine. */
const USUAL_ITERATIONS = 2000;
const NO_END = 1e9;
const FEW = 5;

export interface Advised {
  readonly iterations: number;
  /** The best first. */
  readonly advice: readonly Advice[];
}

export function adviseOn<N extends GameName, O>(
  { game }: Entry<TableOf<N>, VerbOf<N>, O>,
  name: N,
  view: View<TableOf<N>, VerbOf<N>>,
  options: readonly number[],
  { ms, iterations }: Budget,
): Advised {
  const thinker = makeThinker<TableOf<N>, VerbOf<N>>(game, GUIDES[name]);
  const budget =
    ms === undefined
      ? { iterations: iterations ?? USUAL_ITERATIONS }
      : { iterations: NO_END, time: { ms, clock: threadMs } };
  const { advice, iterations: thought } = thinker.now(view, options, makeDice(0), budget);
  return { iterations: thought, advice: advice.slice(0, FEW) };
}

export function showAdvice<T, V extends Verb, O>(
  desk: Desk,
  entry: Entry<T, V, O>,
  view: View<T, V>,
  names: readonly string[],
  { iterations, advice }: Advised,
): void {
  const { hint } = desk.words;
  const whole = (share: number): string => String(Math.round(share * 100));
  say(desk, iterations === 0 ? hint.only : hint.best(iterations));
  for (const { option, chance, low, high, visits } of advice) {
    const label = entry.texts[desk.language].option(view, option, names);
    const chances = visits === 0 ? '' : `${whole(chance)} %`;
    const sure = visits === 0 ? '' : `(${whole(low)}–${whole(high)})`;
    print(
      desk,
      wrap(`${desk.paint('cyan', chances.padStart(6))}  ${sure.padEnd(8)}  ${label}`, desk.terminal.width, 18),
    );
  }
}
