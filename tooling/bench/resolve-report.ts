import { figure, type Goal, median } from './table.ts';

/** What one scan, or one transaction of pgbench, took: processor time in millionths of a second. */
export type Slice = { perSecond: number; appCpu: number; postgresCpu: number; statements: number };

/** The median of each figure by itself. */
export function middleOf(slices: readonly Slice[]): Slice {
  const of = (key: keyof Slice) => median(slices.map((slice) => slice[key]));
  return {
    perSecond: of('perSecond'),
    appCpu: of('appCpu'),
    postgresCpu: of('postgresCpu'),
    statements: of('statements'),
  };
}

const allCpu = ({ appCpu, postgresCpu }: Slice) => appCpu + postgresCpu;

export const HEADINGS = [
  '',
  'a second',
  'app µs',
  'PostgreSQL µs',
  'statements',
  'of pgbench',
  'PostgreSQL CPU ×',
  'all CPU ×',
];

/** One row of the table: what was measured, and as a multiple of pgbench. */
export function rowOf(name: string, slice: Slice, bare: Slice): string[] {
  return [
    name,
    figure(slice.perSecond),
    figure(slice.appCpu),
    figure(slice.postgresCpu),
    slice.statements.toFixed(3),
    (slice.perSecond / bare.perSecond).toFixed(2),
    (slice.postgresCpu / bare.postgresCpu).toFixed(2),
    (allCpu(slice) / allCpu(bare)).toFixed(2),
  ];
}

/** `scans` from the smallest number of issued codes to the largest, which is judged. */
export function goalsOf(scans: readonly Slice[], bare: Slice): Goal[] {
  const [smallest = bare, largest = bare] = [scans[0], scans.at(-1)];
  const timed = (what: string, value: number) => ({ needsQuiet: true as const, what, value });
  return [
    { ...timed('scans a second, of pgbench', largest.perSecond / bare.perSecond), atLeast: 0.35 },
    { ...timed('PostgreSQL CPU a scan, × pgbench', largest.postgresCpu / bare.postgresCpu), atMost: 0.5 },
    { ...timed('all CPU a scan, × pgbench', allCpu(largest) / allCpu(bare)), atMost: 4 },
    { ...timed('largest × smallest, all CPU', allCpu(largest) / allCpu(smallest)), atMost: 1.3 },
    { what: 'statements a scan', value: largest.statements, atMost: 1 },
  ];
}
