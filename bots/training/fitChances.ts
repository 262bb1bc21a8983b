/**
 * Learns the network that rates positions. The chances to win are a softmax over the players' scores, and stochastic gradient
 * descent minimises the cross-entropy with who won: a conditional logit model (McFadden 1974) whose score is a small network.
 */
import { forward, makeNet, type Net } from '@gloaming/bots';
import { type Dice, makeDice } from '@gloaming/engine';
import type { ChancesSample, PlayerSample } from './chancesGames.ts';
import { shuffle } from './shuffle.ts';

const EPOCHS = 6;
const RATE = 0.03;
/** The linear term learns faster than the hidden layer. */
const DIRECT_RATE = 0.12;

const WEIGHT_DECAY = 0.002;
/** Weights start at random within these bounds, so that no two hidden units are alike. */
const HIDDEN_START = 0.15;
const OUTPUT_START = 0.1;
/** One game in so many is held out to measure the loss. */
const HELD_OUT = 10;

export interface Chances {
  readonly net: Net;
  /** The cross-entropy on the held-out games, and that of a model that gives all players the same chance. */
  readonly loss: number;
  readonly even: number;
}

export function fitChances(games: readonly (readonly ChancesSample[])[], features: number, hidden: number): Chances {
  const heldOut = games.filter((_, i) => i % HELD_OUT === 0).flat();
  const samples = games.filter((_, i) => i % HELD_OUT !== 0).flat();
  const dice = makeDice(1);
  const trainer = makeTrainer(features, hidden, samples, dice);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(samples, dice);
    for (const sample of samples) trainer.update(sample);
  }
  let loss = 0;
  let even = 0;
  for (const sample of heldOut) {
    const chances = trainer.predict(sample);
    sample.forEach(({ share }, player) => {
      loss -= share * Math.log(chances[player] + 1e-12);
      even += share * Math.log(sample.length);
    });
  }
  return { net: trainer.net, loss: loss / heldOut.length, even: even / heldOut.length };
}

const FINE = 1_000_000;

/** Gradient descent with a step for each weight (AdaGrad; Duchi, Hazan and Singer 2011): `squares` adds up its squared gradients. */
function makeTrainer(features: number, hidden: number, samples: readonly ChancesSample[], dice: Dice) {
  const net = makeNet(features, hidden);
  const squares = makeNet(features, hidden);
  const { direct, hiddenWeights, hiddenBias, outputWeights } = net;
  const about = (size: number): number => size * (dice(2 * FINE + 1) / FINE - 1);
  // The weights of features that never occur stay zero.
  for (const sample of samples)
    for (const { at } of sample)
      for (const number of at) {
        if (squares.direct[number] === 1) continue;
        squares.direct[number] = 1;
        for (let k = 0; k < hidden; k++) hiddenWeights[number * hidden + k] = about(HIDDEN_START);
      }
  for (let k = 0; k < hidden; k++) outputWeights[k] = about(OUTPUT_START);
  squares.hiddenWeights.fill(1);
  squares.hiddenBias.fill(1);
  squares.outputWeights.fill(1);

  const sums: Float64Array[] = [];
  const hiddenErrors = new Float64Array(hidden);
  const predict = (sample: ChancesSample): number[] => {
    const scores = sample.map((features, player) => {
      sums[player] ??= new Float64Array(hidden);
      return forward(net, features, sums[player]);
    });
    const most = Math.max(...scores);
    const each = scores.map((score) => Math.exp(score - most));
    const sum = each.reduce((a, b) => a + b, 0);
    return each.map((one) => one / sum);
  };

  const descend = (list: Float64Array, by: Float64Array, at: number, gradient: number, rate: number): void => {
    by[at] += gradient * gradient;
    list[at] -= (rate * gradient) / Math.sqrt(by[at]);
  };
  const backpropagate = ({ at, value, n }: PlayerSample, own: Float64Array, error: number): void => {
    for (let k = 0; k < hidden; k++) {
      hiddenErrors[k] = own[k] > 0 ? error * outputWeights[k] : 0;
      descend(
        outputWeights,
        squares.outputWeights,
        k,
        error * Math.max(0, own[k]) + WEIGHT_DECAY * outputWeights[k],
        RATE,
      );
      descend(hiddenBias, squares.hiddenBias, k, hiddenErrors[k], RATE);
    }
    for (let i = 0; i < n; i++) {
      const x = value[i];
      const first = at[i] * hidden;
      descend(direct, squares.direct, at[i], error * x + WEIGHT_DECAY * direct[at[i]], DIRECT_RATE);
      for (let k = 0; k < hidden; k++)
        descend(
          hiddenWeights,
          squares.hiddenWeights,
          first + k,
          hiddenErrors[k] * x + WEIGHT_DECAY * hiddenWeights[first + k],
          RATE,
        );
    }
  };
  const update = (sample: ChancesSample): void => {
    const chances = predict(sample);
    sample.forEach((each, player) => {
      backpropagate(each, sums[player], chances[player] - each.share);
    });
  };
  return { net, predict, update };
}
