/** How far a share that was counted may be from the true one. */

/** Of 95 %. */
export const Z = 1.96;

/** Wilson's 95 % interval: it stays between 0 and 1, also where everything or nothing was won. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const spread = (Z * Z) / games;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / games + spread / games / 4);
  // Nothing and everything are themselves the ends, which rounding would miss.
  return {
    low: share === 0 ? 0 : Math.max(0, middle - reach),
    high: share === 1 ? 1 : Math.min(1, middle + reach),
  };
}
