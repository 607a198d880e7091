export type Sample = { n: number; mean: number; variance: number };

/** Mean and variance of what was measured. */
export function summarise(values: readonly number[]): Sample {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return { n, mean, variance };
}

/** Welch's t: how many standard errors lie between two means, whatever their spreads are. */
export function welch(one: Sample, other: Sample): number {
  return (one.mean - other.mean) / Math.sqrt(one.variance / one.n + other.variance / other.n);
}
