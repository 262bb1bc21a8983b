/**
 * Learns the policy by imitation: multinomial logistic regression with a weight for every verb, option and phase, fitted by stochastic
 * gradient descent with AdaGrad to the teacher's answers.
 */
import { makeDice } from '@gloaming/engine';
import type { PolicySample } from './policyGames.ts';
import { shuffle } from './shuffle.ts';

const PHASES = 4;
const EPOCHS = 12;
const RATE = 0.3;
const LAST_RATE = 0.02;
/** Weight decay: of a weight of the whole game, and of what a phase adds to it. */
const WEIGHT_DECAY = 1e-3;
const PHASE_DECAY = 4e-3;
/** Options that were offered less often than this are left out. */
const SELDOM = 3;
/** One answer in so many is held out to measure the loss. */
const HELD_OUT = 12;

interface Weight {
  seen: number;
  whole: number;
  readonly byPhase: Float64Array;
  /** Sums of squared gradients (AdaGrad). */
  wholeSquares: number;
  readonly phaseSquares: Float64Array;
}
const makeWeight = (): Weight => ({
  seen: 0,
  whole: 0,
  byPhase: new Float64Array(PHASES),
  wholeSquares: 0.01,
  phaseSquares: new Float64Array(PHASES).fill(0.01),
});

export interface Fit {
  readonly text: string;
  /** On the held-out answers: the cross-entropy, and how often the likeliest option was the one taken. */
  readonly loss: number;
  readonly accuracy: number;
}

export function fitPolicy(all: readonly PolicySample[]): Fit {
  const weights = new Map<string, Map<number, Weight>>();
  const dice = makeDice(1);
  const heldOut = all.filter((_, i) => i % HELD_OUT === 0);
  const samples = all.filter((_, i) => i % HELD_OUT !== 0);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(samples, dice);
    const rate = RATE * (1 - epoch / EPOCHS) + LAST_RATE;
    for (const sample of samples) update(sample, weightsOf(weights, sample), rate);
  }
  let loss = 0;
  let right = 0;
  for (const sample of heldOut) {
    const chances = predict(sample, weightsOf(weights, sample));
    loss -= Math.log(chances[sample.taken]);
    if (chances[sample.taken] === Math.max(...chances)) right++;
  }
  return { text: write(weights), loss: loss / heldOut.length, accuracy: right / heldOut.length };
}

function weightsOf(weights: Map<string, Map<number, Weight>>, { verb, options }: PolicySample): Weight[] {
  const byOption = weights.get(verb) ?? new Map<number, Weight>();
  weights.set(verb, byOption);
  return options.map((option) => {
    const weight = byOption.get(option) ?? makeWeight();
    byOption.set(option, weight);
    return weight;
  });
}

/** A softmax over the options' weights. */
function predict({ phase }: PolicySample, weights: readonly Weight[]): number[] {
  const logs = weights.map(({ whole, byPhase }) => whole + byPhase[phase]);
  const most = Math.max(...logs);
  const each = logs.map((log) => Math.exp(log - most));
  const sum = each.reduce((a, b) => a + b, 0);
  return each.map((one) => one / sum);
}

function update(sample: PolicySample, weights: readonly Weight[], rate: number): void {
  const { phase, taken } = sample;
  const chances = predict(sample, weights);
  weights.forEach((weight, i) => {
    const error = chances[i] - (i === taken ? 1 : 0);
    const whole = error + WEIGHT_DECAY * weight.whole;
    const ofPhase = error + PHASE_DECAY * weight.byPhase[phase];
    weight.seen++;
    weight.wholeSquares += whole * whole;
    weight.phaseSquares[phase] += ofPhase * ofPhase;
    weight.whole -= (rate * whole) / Math.sqrt(weight.wholeSquares);
    weight.byPhase[phase] -= (rate * ofPhase) / Math.sqrt(weight.phaseSquares[phase]);
  });
}

const short = (n: number): number => Number(n.toFixed(2));

function write(weights: Map<string, Map<number, Weight>>): string {
  const table = [...weights].map(([verb, byOption]) => {
    const known = [...byOption].filter(([, { seen }]) => seen >= SELDOM * EPOCHS).sort(([a], [b]) => a - b);
    return [
      verb,
      Object.fromEntries(
        known.map(([option, { whole, byPhase }]) => [option, Array.from(byPhase, (n) => short(whole + n))]),
      ),
    ];
  });
  return JSON.stringify(Object.fromEntries(table));
}
