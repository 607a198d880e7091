import { allCpu, middle, ratio, type Slice } from './scans/slice.ts';
import { figure, type Goal } from './table.ts';

export const HEADINGS = [
  '',
  'a second',
  'app µs',
  'PostgreSQL µs',
  'statements',
  'of pgbench',
  'PostgreSQL CPU ×',
  'all CPU ×',
  'MB',
];

const perSecond = (slice: Slice) => slice.perSecond;
const postgresCpu = (slice: Slice) => slice.postgresCpu;

export type Measured = { name: string; slices: Slice[]; megabytes?: number };

/** One row of the table: what was measured, and as a multiple of pgbench in the same round. */
export function rowOf({ name, slices, megabytes }: Measured, bare: Slice[]): string[] {
  return [
    name,
    figure(middle(perSecond, slices)),
    figure(middle(({ appCpu }) => appCpu, slices)),
    figure(middle(postgresCpu, slices)),
    middle(({ statements }) => statements, slices).toFixed(3),
    ratio(perSecond, slices, bare).toFixed(2),
    ratio(postgresCpu, slices, bare).toFixed(2),
    ratio(allCpu, slices, bare).toFixed(2),
    megabytes === undefined ? '' : figure(megabytes),
  ];
}

/** The rounds of everything that is judged. */
export type Rounds = {
  bare: Slice[];
  smallest: Slice[];
  largest: Slice[];
  lookUp: Slice[];
  /** Where the api can run as several processes. */
  twoProcesses?: Slice[];
};

export function goalsOf({ bare, smallest, largest, lookUp, twoProcesses }: Rounds): Goal[] {
  const timed = (what: string, value: number) => ({ needsQuiet: true as const, what, value });
  return [
    { ...timed('scans a second, one process, of pgbench', ratio(perSecond, largest, bare)), atLeast: 0.24 },
    ...(twoProcesses
      ? [
          {
            ...timed('scans a second, two processes, of pgbench', ratio(perSecond, twoProcesses, bare)),
            atLeast: 0.35,
          },
        ]
      : []),
    {
      ...timed('scans a second, of node:http + look-up (aim 0.8)', ratio(perSecond, largest, lookUp)),
      atLeast: 0.65,
    },
    { ...timed('PostgreSQL CPU a scan, × pgbench', ratio(postgresCpu, largest, bare)), atMost: 0.5 },
    { ...timed('all CPU a scan, × pgbench', ratio(allCpu, largest, bare)), atMost: 4 },
    { ...timed('largest × smallest, all CPU', ratio(allCpu, largest, smallest)), atMost: 1.2 },
    { what: 'statements a scan', value: middle(({ statements }) => statements, largest), atMost: 1 },
  ];
}
