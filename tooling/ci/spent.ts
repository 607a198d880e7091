/** What a step took: by the clock, at a pace of 1, of the processors, and what it may take of them. */
export type Spent = { name: string; seconds: number; secondsThere: number; cpu: number; budget: number };

/** All steps together, on two cores at a pace of 1. Above it the run fails; docs/ci.md says what to do before. */
const MINUTES_MAX = 45;
/** A step this much above its budget has changed; less may be the machine. */
const OVER = 1.5;

const sum = (numbers: readonly number[]) => numbers.reduce((whole, number) => whole + number, 0);

/** A line a step, the dearest first: seconds, CPU seconds, its budget and its share of all CPU seconds. */
export function spentTable(steps: readonly Spent[]): string[] {
  const whole = sum(steps.map(({ cpu }) => cpu));
  const line = (cells: string[], name: string) =>
    `${cells.map((cell) => cell.padStart(9)).join('')}  ${name}`;
  const share = (cpu: number) => `${whole === 0 ? 0 : Math.round((100 * cpu) / whole)}%`;
  return [
    line(['seconds', 'CPU s', 'budget', 'share'], 'step'),
    ...steps
      .toSorted((one, other) => other.cpu - one.cpu)
      .map(({ name, seconds, cpu, budget }) =>
        line([seconds.toFixed(1), cpu.toFixed(1), String(budget), share(cpu)], name),
      ),
    line(
      [
        sum(steps.map(({ seconds }) => seconds)).toFixed(1),
        whole.toFixed(1),
        String(sum(steps.map(({ budget }) => budget))),
        '',
      ],
      'all steps',
    ),
  ];
}

/** The steps that took over half as much again as their budget allows. */
export function overBudget(steps: readonly Spent[]): string[] {
  return steps
    .filter(({ cpu, budget }) => cpu > OVER * budget)
    .map(({ name, cpu, budget }) => `over budget: ${name} took ${cpu.toFixed(0)} CPU s of ${budget}`);
}

const minutes = (seconds: readonly number[]) => sum(seconds) / 60;
const minutesThere = (steps: readonly Spent[]) => minutes(steps.map(({ secondsThere }) => secondsThere));

/** How long all steps took, here and at a pace of 1. */
export function clockLine(steps: readonly Spent[]): string {
  const here = minutes(steps.map(({ seconds }) => seconds));
  const there = minutesThere(steps);
  return `${here.toFixed(1)} min by the clock at a pace of ${(here / there).toFixed(2)}: ${there.toFixed(1)} min of ${MINUTES_MAX}`;
}

/** Whether a run took too long. */
export const isTooLong = (steps: readonly Spent[]): boolean => minutesThere(steps) > MINUTES_MAX;
