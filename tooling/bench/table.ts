/** A plain table of text: words on the left, figures to the right. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    widths
      .map((width, at) => (at === 0 ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width)))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/** 1,234,567 · 12.3 · 0.00123: three digits that count, and none that do not. */
export function figure(value: number): string {
  const maximumFractionDigits = Math.min(20, Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1))));
  return value.toLocaleString('en', { maximumFractionDigits });
}

/**
 * What a benchmark must reach. A goal that `needsQuiet` is a matter of time on a machine that may be busy: the full size
 * is judged by it, the small one, which CI runs, only prints it.
 */
export type Goal = { what: string; value: number; needsQuiet?: true } & (
  | { atLeast: number }
  | { atMost: number }
);

function isReached(goal: Goal): boolean {
  return 'atLeast' in goal ? goal.value >= goal.atLeast : goal.value <= goal.atMost;
}

/** Prints the goals; the answer is the exit code. */
export function judge(goals: readonly Goal[], isSmall: boolean): 0 | 1 {
  const rows = goals.map((goal) => [
    goal.what,
    figure(goal.value),
    'atLeast' in goal ? `≥ ${figure(goal.atLeast)}` : `≤ ${figure(goal.atMost)}`,
    isReached(goal) ? 'reached' : 'MISSED',
  ]);
  console.log(`\n${tableOf([['goal', 'measured', 'must be', ''], ...rows])}`);
  return goals.every((goal) => isReached(goal) || (isSmall && goal.needsQuiet)) ? 0 : 1;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
