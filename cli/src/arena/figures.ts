/** What results say about strength, and how sure that is. The deal is the unit: its games share their luck. */

/** Of 95 %. */
export const Z = 1.96;
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

/**
 * Wilson's 95 % interval, for as many games as these are worth: games of one deal say less than as many of different deals
 * where they go the same way, and more where the luck of one is evened out by the other.
 */
export function shareOf(deals: readonly (readonly number[])[]): Share {
  const games = deals.reduce((sum, shares) => sum + shares.length, 0);
  if (games === 0) return { games: 0, deals: 0, share: 0, low: 0, high: 1 };
  const most = Math.max(...deals.map((shares) => shares.length));
  const share = deals.flat().reduce((sum, each) => sum + each, 0) / games;
  const worth = games / effect(deals, games, share, most);
  const spread = (Z * Z) / worth;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / worth + spread / worth / 4);
  // Nothing and everything are themselves the ends, which rounding would miss.
  const low = share === 0 ? 0 : Math.max(0, middle - reach);
  const high = share === 1 ? 1 : Math.min(1, middle + reach);
  return { games, deals: deals.length, share, low, high };
}

/** By how much the spread of deals is more (or less) than that of as many games on their own; at most a deal's games. */
function effect(deals: readonly (readonly number[])[], games: number, share: number, most: number): number {
  const single = share * (1 - share);
  if (deals.length < 2 || single === 0) return most;
  const squares = deals.reduce((sum, shares) => {
    const off = shares.reduce((all, each) => all + each - share, 0);
    return sum + off * off;
  }, 0);
  const seen = ((squares / games) * (deals.length / (deals.length - 1))) / single;
  return (Math.min(most, seen) * deals.length + most * DOUBT) / (deals.length + DOUBT);
}

/** By how many points of Elo one is stronger who wins this share alone against so many. Infinite at 0 and 1. */
export function eloOf(share: number, against: number): number {
  return ELO * Math.log((share * against) / (1 - share));
}
