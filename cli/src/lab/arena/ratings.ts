/** Elo ratings: one number of strength for each of several who met in pairs. */
import { Z } from '../base/interval.ts';
import { ELO } from './figures.ts';

/** The deals of a pairing. */
export interface Met {
  readonly a: number;
  readonly b: number;
  /** How many of b there were. */
  readonly against: number;
  /** Shares of a by rotation, by the number of the deal. */
  readonly deals: ReadonlyMap<number, readonly number[]>;
}
export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The strengths that fit all pairings best (Bradley and Terry 1952), their mean at 0. Each pairing counts one deal more that was
 * even, so that somebody who always wins still has a number. For the intervals, what the strengths leave unexplained is
 * added up deal by deal, over all pairings that played the deal: what a deal's games have in common is not counted twice.
 */
export function ratings(players: number, met: readonly Met[]): Rating[] {
  const strength = fit(players, met);
  const inverse = invert(information(players, met, strength));
  const variance = new Array<number>(players).fill(0);
  for (const score of scores(players, met, strength))
    apply(inverse, score).forEach((off, i) => {
      variance[i] += off * off;
    });
  return strength.map((each, i) => {
    const reach = ELO * Z * Math.sqrt(variance[i]);
    return { elo: ELO * each, low: ELO * each - reach, high: ELO * each + reach };
  });
}

const chanceOf = ({ a, b, against }: Met, strength: readonly number[]): number =>
  1 / (1 + against * Math.exp(strength[b] - strength[a]));
/** How many games the deal has that is added. */
const addedOf = ({ deals }: Met): number => {
  let most = 1;
  for (const shares of deals.values()) most = Math.max(most, shares.length);
  return most;
};

const MOST_STEPS = 200;
const NEAR_ENOUGH = 1e-9;

function fit(players: number, met: readonly Met[]): number[] {
  const strength = new Array<number>(players).fill(0);
  for (let round = 0; round < MOST_STEPS; round++) {
    const pull = new Array<number>(players).fill(0);
    for (const score of scores(players, met, strength))
      score.forEach((each, i) => {
        pull[i] += each;
      });
    const step = apply(invert(information(players, met, strength)), pull);
    const longest = Math.max(...step.map(Math.abs));
    // Far from the best fit a whole step would leap over it.
    const pace = Math.min(1, 1 / longest);
    step.forEach((each, i) => {
      strength[i] += each * pace;
    });
    if (longest < NEAR_ENOUGH) break;
  }
  return strength;
}

/** By deal: how much more each has won than was to be expected. The added deals are each won and lost in part. */
function scores(players: number, met: readonly Met[], strength: readonly number[]): number[][] {
  const byDeal = new Map<number, number[]>();
  const added: number[][] = [];
  for (const pair of met) {
    const { a, b, against, deals } = pair;
    const chance = chanceOf(pair, strength);
    const note = (score: number[], more: number): void => {
      score[a] += more;
      score[b] -= more;
    };
    for (const [deal, shares] of deals) {
      const score = byDeal.get(deal) ?? new Array<number>(players).fill(0);
      byDeal.set(deal, score);
      for (const share of shares) note(score, share - chance);
    }
    const fair = 1 / (1 + against);
    for (const more of [fair * (1 - chance), (1 - fair) * -chance]) {
      const score = new Array<number>(players).fill(0);
      note(score, more * addedOf(pair));
      added.push(score);
    }
  }
  return [...byDeal.values(), ...added];
}

/** How sharply the results set the strengths. Only differences show; the constant makes it a matrix with an inverse. */
function information(players: number, met: readonly Met[], strength: readonly number[]): number[][] {
  const matrix = Array.from({ length: players }, () => new Array<number>(players).fill(1 / players));
  for (const pair of met) {
    const { a, b, deals } = pair;
    const chance = chanceOf(pair, strength);
    const games = [...deals.values()].reduce((sum, shares) => sum + shares.length, addedOf(pair));
    const weight = games * chance * (1 - chance);
    matrix[a][a] += weight;
    matrix[b][b] += weight;
    matrix[a][b] -= weight;
    matrix[b][a] -= weight;
  }
  return matrix;
}

const apply = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, each, i) => sum + each * vector[i], 0));

/** Gauss and Jordan; the matrix is symmetric and positive, so nothing needs to be exchanged. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const pivot = rows[i][i];
    for (let j = 0; j < 2 * n; j++) rows[i][j] /= pivot;
    for (let k = 0; k < n; k++) {
      const factor = rows[k][i];
      if (k !== i && factor !== 0) for (let j = 0; j < 2 * n; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row) => row.slice(n));
}
