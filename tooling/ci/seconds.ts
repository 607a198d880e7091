export type Timed = { name: string; seconds: number };

/** What a run of everything may take, in minutes, on two cores. Over it is told and no failure: machines differ. */
const BUDGET_MIN = 37;

/** Where the time went: a line a step, the longest first, with its share of the whole. */
export function secondsTable(steps: readonly Timed[]): string[] {
  const whole = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  return steps
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ name, seconds }) => {
      const share = whole === 0 ? 0 : Math.round((100 * seconds) / whole);
      return `${seconds.toFixed(1).padStart(8)} s ${String(share).padStart(3)} %  ${name}`;
    });
}

/** The last word about time; `isWhole` when every step ran. */
export function secondsTotal(steps: readonly Timed[], isWhole: boolean): string {
  const minutes = steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const total = `all steps took ${minutes.toFixed(1)} min (${Math.round(minutes * 60)} s)`;
  if (!isWhole) return total;
  const spare = Math.round((BUDGET_MIN - minutes) * 60);
  return spare >= 0
    ? `${total}, ${spare} s below ${BUDGET_MIN} min`
    : `${total}, ${-spare} s OVER ${BUDGET_MIN} min`;
}
