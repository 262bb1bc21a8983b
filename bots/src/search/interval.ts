/** What several independent results say together: their mean, and where the truth lies 19 times in 20 (Student's t). */

/** The quantiles for 95 %, by the number of results: of fewer than two nothing is known. */
const STUDENT = [
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  12.706,
  4.303,
  3.182,
  2.776,
  2.571,
  2.447,
  2.365,
  2.306,
  2.262,
];
/** Of more: a little too wide is honest. */
const BEYOND = 2.262;

/**
 * So many times as wide as for one that was not chosen. Chances, and differences between them, lie between `least` and 1; where there is
 * no least, anything is possible.
 */
export function intervalOf(
  results: readonly number[],
  wider: number,
  least: 0 | -1 | null,
): { mean: number; low: number; high: number } {
  const n = results.length;
  const mean = n === 0 ? 0 : results.reduce((sum, each) => sum + each, 0) / n;
  const [from, to] = least === null ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : [least, 1];
  if (n < 2) return { mean, low: from, high: to };
  const variance = results.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1);
  const reach = wider * (STUDENT[n] ?? BEYOND) * Math.sqrt(variance / n);
  return { mean, low: Math.max(from, mean - reach), high: Math.min(to, mean + reach) };
}
