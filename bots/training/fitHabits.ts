/** Habits from answers: a weight for every option of every verb, so that what was taken is as likely as it can be. */
import { makeDice } from '@gloaming/engine';
import type { Taken } from './games.ts';
import { mix } from './mix.ts';

/** How far the game has come, in as many steps. */
const MOMENTS = 4;
const EPOCHS = 12;
const STEP = 0.3;
const LAST_STEP = 0.02;
/** How strongly weights are drawn to nothing, and those of a moment to those of the whole game. */
const DRAW = 1e-3;
const DRAW_MOMENT = 4e-3;
/** What was offered less often than this is not worth remembering. */
const SELDOM = 3;
/** One answer in so many is kept aside, to see how well the others teach it. */
const ASIDE = 12;

interface Weight {
  seen: number;
  whole: number;
  readonly at: Float64Array;
  /** How far each has been moved so far (AdaGrad). */
  wholeMoved: number;
  readonly atMoved: Float64Array;
}
const makeWeight = (): Weight => ({
  seen: 0,
  whole: 0,
  at: new Float64Array(MOMENTS),
  wholeMoved: 0.01,
  atMoved: new Float64Array(MOMENTS).fill(0.01),
});

export interface Fit {
  readonly text: string;
  /** Of the answers kept aside: how unlikely they seemed, and how many were the likeliest. */
  readonly loss: number;
  readonly right: number;
}

export function fitHabits(taken: readonly Taken[]): Fit {
  const weights = new Map<string, Map<number, Weight>>();
  const dice = makeDice(1);
  const aside = taken.filter((_, i) => i % ASIDE === 0);
  const lessons = taken.filter((_, i) => i % ASIDE !== 0);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    mix(lessons, dice);
    const step = STEP * (1 - epoch / EPOCHS) + LAST_STEP;
    for (const one of lessons) learn(one, weightsOf(weights, one), step);
  }
  let loss = 0;
  let right = 0;
  for (const one of aside) {
    const chances = likely(one, weightsOf(weights, one));
    loss -= Math.log(chances[one.at]);
    if (chances[one.at] === Math.max(...chances)) right++;
  }
  return { text: write(weights), loss: loss / aside.length, right: right / aside.length };
}

function weightsOf(weights: Map<string, Map<number, Weight>>, { verb, options }: Taken): Weight[] {
  const byOption = weights.get(verb) ?? new Map<number, Weight>();
  weights.set(verb, byOption);
  return options.map((option) => {
    const weight = byOption.get(option) ?? makeWeight();
    byOption.set(option, weight);
    return weight;
  });
}

function likely({ moment }: Taken, weights: readonly Weight[]): number[] {
  const logs = weights.map(({ whole, at }) => whole + at[moment]);
  const most = Math.max(...logs);
  const each = logs.map((log) => Math.exp(log - most));
  const sum = each.reduce((a, b) => a + b, 0);
  return each.map((one) => one / sum);
}

function learn(one: Taken, weights: readonly Weight[], step: number): void {
  const { moment } = one;
  const chances = likely(one, weights);
  weights.forEach((weight, i) => {
    const wrong = chances[i] - (i === one.at ? 1 : 0);
    const whole = wrong + DRAW * weight.whole;
    const at = wrong + DRAW_MOMENT * weight.at[moment];
    weight.seen++;
    weight.wholeMoved += whole * whole;
    weight.atMoved[moment] += at * at;
    weight.whole -= (step * whole) / Math.sqrt(weight.wholeMoved);
    weight.at[moment] -= (step * at) / Math.sqrt(weight.atMoved[moment]);
  });
}

const short = (n: number): number => Number(n.toFixed(2));

function write(weights: Map<string, Map<number, Weight>>): string {
  const table = [...weights].map(([verb, byOption]) => {
    const known = [...byOption].filter(([, { seen }]) => seen >= SELDOM * EPOCHS).sort(([a], [b]) => a - b);
    return [
      verb,
      Object.fromEntries(known.map(([option, { whole, at }]) => [option, Array.from(at, (n) => short(whole + n))])),
    ];
  });
  return JSON.stringify(Object.fromEntries(table));
}
