/**
 * A small neural network that rates a player's position from sparse features: one hidden layer of rectified linear units (ReLU),
 * plus a linear term straight from the features to the output. All numbers are learned (bots/training/fitChances.ts).
 */
import type { Features } from './features.ts';

export interface Net {
  readonly features: number;
  /** How many hidden units there are. */
  readonly hidden: number;
  /** By feature: the linear term. */
  readonly direct: Float64Array;
  /** By feature, then by hidden unit. */
  readonly hiddenWeights: Float64Array;
  /** By hidden unit. */
  readonly hiddenBias: Float64Array;
  readonly outputWeights: Float64Array;
}

export const makeNet = (features: number, hidden: number): Net => ({
  features,
  hidden,
  direct: new Float64Array(features),
  hiddenWeights: new Float64Array(features * hidden),
  hiddenBias: new Float64Array(hidden),
  outputWeights: new Float64Array(hidden),
});

/** The forward pass. Returns the score of one player; `sums` gets the hidden units before ReLU, which training needs. */
export function forward(
  { hidden, direct, hiddenWeights, hiddenBias, outputWeights }: Net,
  { at, value, n }: Features,
  sums: Float64Array,
): number {
  let score = 0;
  for (let k = 0; k < hidden; k++) sums[k] = hiddenBias[k];
  for (let i = 0; i < n; i++) {
    const x = value[i];
    const first = at[i] * hidden;
    score += direct[at[i]] * x;
    for (let k = 0; k < hidden; k++) sums[k] += hiddenWeights[first + k] * x;
  }
  for (let k = 0; k < hidden; k++) if (sums[k] > 0) score += outputWeights[k] * sums[k];
  return score;
}

const HUNDREDTHS = 100;
const lists = ({ direct, hiddenWeights, hiddenBias, outputWeights }: Net): readonly Float64Array[] => [
  direct,
  hiddenWeights,
  hiddenBias,
  outputWeights,
];

/** As text: the numbers of features and of hidden units, then every weight in hundredths. */
export const writeNet = (net: Net): string =>
  [net.features, net.hidden, ...lists(net).flatMap((list) => Array.from(list, (x) => Math.round(x * HUNDREDTHS)))].join(
    ',',
  );

function readNet(text: string): Net {
  const [features, hidden, ...numbers] = text.split(',').map(Number);
  const net = makeNet(features, hidden);
  let at = 0;
  for (const list of lists(net)) for (let i = 0; i < list.length; i++) list[i] = numbers[at++] / HUNDREDTHS;
  return net;
}

/** Reads a network from text and returns its forward pass. */
export function evaluatorFrom(text: string): (features: Features) => number {
  const net = readNet(text);
  const sums = new Float64Array(net.hidden);
  return (features) => forward(net, features, sums);
}
