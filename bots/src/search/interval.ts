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

/** The quantiles for 95 % to one side. */
const ONE_SIDED = [
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  6.314,
  2.92,
  2.353,
  2.132,
  2.015,
  1.943,
  1.895,
  1.86,
  1.833,
];
const ONE_SIDED_BEYOND = 1.833;

/** Whether results that all say the same of something speak for more than nothing, 19 times in 20 where there is nothing. */
export function isAbove(results: readonly number[]): boolean {
  const n = results.length;
  if (n < 2) return false;
  const mean = results.reduce((sum, each) => sum + each, 0) / n;
  const variance = results.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1);
  return mean > 0 && mean >= (ONE_SIDED[n] ?? ONE_SIDED_BEYOND) * Math.sqrt(variance / n);
}

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
