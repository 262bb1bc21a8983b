/** How fast something went, and how long one waited for it. */
export interface Rate {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  most: number;
  /** Of the server's process, in milliseconds for each. */
  cpu: number;
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** `times` in milliseconds; `seconds` by the clock; `cpu` in seconds. */
export function paceOf(times: readonly number[], seconds: number, cpu: number): Rate {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    most: percentile(sorted, 1),
    cpu: (cpu * 1000) / times.length,
  };
}
