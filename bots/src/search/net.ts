/**
 * How well somebody stands, from facts: each counts by itself and, in a hidden layer, together with others. All numbers are
 * learned.
 */
import type { Facts } from './facts.ts';

export interface Net {
  readonly facts: number;
  /** How many sums of facts are looked at together; each counts as far as it is above nothing. */
  readonly hidden: number;
  /** By fact. */
  readonly alone: Float64Array;
  /** By fact, then by sum. */
  readonly together: Float64Array;
  /** By sum: where it begins, and what it is worth. */
  readonly from: Float64Array;
  readonly worth: Float64Array;
}

export const makeNet = (facts: number, hidden: number): Net => ({
  facts,
  hidden,
  alone: new Float64Array(facts),
  together: new Float64Array(facts * hidden),
  from: new Float64Array(hidden),
  worth: new Float64Array(hidden),
});

/** The sums for the facts of one player, in `sums`, and how well that player stands. */
export function standing(
  { hidden, alone, together, from, worth }: Net,
  { at, value, n }: Facts,
  sums: Float64Array,
): number {
  let stand = 0;
  for (let k = 0; k < hidden; k++) sums[k] = from[k];
  for (let i = 0; i < n; i++) {
    const much = value[i];
    const first = at[i] * hidden;
    stand += alone[at[i]] * much;
    for (let k = 0; k < hidden; k++) sums[k] += together[first + k] * much;
  }
  for (let k = 0; k < hidden; k++) if (sums[k] > 0) stand += worth[k] * sums[k];
  return stand;
}

const HUNDREDTHS = 100;
const lists = ({ alone, together, from, worth }: Net): readonly Float64Array[] => [alone, together, from, worth];

/** As text: how many facts and sums, then everything in hundredths. */
export const writeNet = (net: Net): string =>
  [net.facts, net.hidden, ...lists(net).flatMap((list) => Array.from(list, (x) => Math.round(x * HUNDREDTHS)))].join(
    ',',
  );

function readNet(text: string): Net {
  const [facts, hidden, ...numbers] = text.split(',').map(Number);
  const net = makeNet(facts, hidden);
  let at = 0;
  for (const list of lists(net)) for (let i = 0; i < list.length; i++) list[i] = numbers[at++] / HUNDREDTHS;
  return net;
}

/** How well somebody stands of whom facts are so, by what is written. */
export function judgeFrom(text: string): (facts: Facts) => number {
  const net = readNet(text);
  const sums = new Float64Array(net.hidden);
  return (facts) => standing(net, facts, sums);
}
