/** What results say about strength, and how sure that is. The deal is the unit: its games share their luck. */
import { wilson } from '../base/interval.ts';

export const ELO = 400 / Math.LN10;

export interface Share {
  readonly games: number;
  readonly deals: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** As if so many deals had been seen whose games all went the same way: few deals are never taken for certainty. */
const DOUBT = 2;

/** What is kept of deals, so that their share can be told, and how sure it is, however many there are. */
export interface Sums {
  deals: number;
  games: number;
  /** Of the deal with the most games. */
  most: number;
  wins: number;
  /** Over deals: what was won, squared; times the number of games; and that number, squared. */
  squares: number;
  crossed: number;
  sizes: number;
}
export const emptySums = (): Sums => ({ deals: 0, games: 0, most: 0, wins: 0, squares: 0, crossed: 0, sizes: 0 });

/** One deal more: what was won of each of its games. */
export function addDeal(sums: Sums, shares: readonly number[]): void {
  const won = shares.reduce((sum, each) => sum + each, 0);
  const n = shares.length;
  sums.deals++;
  sums.games += n;
  sums.most = Math.max(sums.most, n);
  sums.wins += won;
  sums.squares += won * won;
  sums.crossed += won * n;
  sums.sizes += n * n;
}

/**
 * Wilson's 95 % interval, for as many games as these are worth: games of one deal say less than as many of different deals
 * where they go the same way, and more where the luck of one is evened out by the other.
 */
export function shareFrom(sums: Sums): Share {
  const { deals, games, wins } = sums;
  if (games === 0) return { games: 0, deals: 0, share: 0, low: 0, high: 1 };
  const share = wins / games;
  const worth = games / effect(sums, share);
  return { games, deals, share, ...wilson(share * worth, worth) };
}

export function shareOf(deals: readonly (readonly number[])[]): Share {
  const sums = emptySums();
  for (const shares of deals) addDeal(sums, shares);
  return shareFrom(sums);
}

/** By how much the spread of deals is more (or less) than that of as many games on their own; at most a deal's games. */
function effect({ deals, games, most, squares, crossed, sizes }: Sums, share: number): number {
  const single = share * (1 - share);
  if (deals < 2 || single === 0) return most;
  const off = Math.max(0, squares - 2 * share * crossed + share * share * sizes);
  const seen = ((off / games) * (deals / (deals - 1))) / single;
  return (Math.min(most, seen) * deals + most * DOUBT) / (deals + DOUBT);
}

/** By how many points of Elo one is stronger who wins this share alone against so many. Infinite at 0 and 1. */
export function eloOf(share: number, against: number): number {
  return ELO * Math.log((share * against) / (1 - share));
}
