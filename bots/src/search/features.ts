/**
 * A sparse feature vector that describes one player: the numbers of the features that are not zero, and their values. Their
 * weights are learned.
 */
export interface Features {
  readonly at: Int32Array;
  readonly value: Float64Array;
  n: number;
}
const MOST_FEATURES = 512;
export const makeFeatures = (): Features => ({
  at: new Int32Array(MOST_FEATURES),
  value: new Float64Array(MOST_FEATURES),
  n: 0,
});

/** Appends a feature; a value of zero is left out. */
export function setFeature(features: Features, at: number, value: number): void {
  if (value === 0) return;
  features.at[features.n] = at;
  features.value[features.n++] = value;
}

/** Hands out the numbers of features in blocks, one after the other; an empty block is how many there are by then. */
export function makeBlocks(): (n: number) => number {
  let count = 0;
  return (n) => {
    count += n;
    return count - n;
  };
}
