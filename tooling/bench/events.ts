import { parseArgs } from 'node:util';
import { cpuOf, postgresCpu } from './cpu.ts';
import { startEventsDatabase } from './events-database.ts';
import { appendToFile, inGroups, type Method, oneByOne } from './events-methods.ts';
import { runSlice, type Slice, WAITING } from './events-slice.ts';
import { figure, type Goal, judge, median, tableOf } from './table.ts';

/**
 * `npm run bench:events`: how many scan events a second become durable, and what one costs, beside the limit of the disk
 * and beside an INSERT for each. The methods take turns, so that what else the machine does touches all of them alike.
 */
const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } });
const ROUNDS = values.small ? 5 : 9;
const SLICE_MS = values.small ? 300 : 1000;
const FIGURES = ['perSecond', 'p50', 'cpu'] as const;

/** What each method did, round by round; every second round goes backwards, the first is only to warm up. */
async function takeTurns(methods: readonly Method[], run: (method: Method) => Promise<Slice>) {
  const slices = new Map(methods.map((method) => [method, Array<Slice>()]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const method of round % 2 ? methods.toReversed() : methods) {
      slices.get(method)?.push(await run(method));
    }
  }
  return (method: Method) => slices.get(method) ?? [];
}

/** The middle of one figure over the rounds, as a part of the same figure of another method in the same round. */
function ratio(figure: 'perSecond' | 'cpu', ours: Slice[], theirs: Slice[]): number {
  return median(ours.slice(1).map((slice, at) => slice[figure] / (theirs[at + 1]?.[figure] ?? Number.NaN)));
}

const database = await startEventsDatabase();
try {
  const file = await appendToFile(database.dir);
  const groups = inGroups(database.ingestUrl);
  const inserts = [8, 64].map((connections) => oneByOne(database.ingestUrl, connections));
  const methods = [file, groups, ...inserts];
  const cpu = () => cpuOf(process.pid) + postgresCpu(database.pid);
  const slicesOf = await takeTurns(methods, (method) =>
    runSlice(method, SLICE_MS, { orgIds: database.orgIds, cpu }),
  );
  for (const method of methods) await method.stop();

  const rows = methods.map((method) => {
    const slices = slicesOf(method).slice(1);
    const middles = FIGURES.map((name) => figure(median(slices.map((slice) => slice[name]))));
    return [method.name, ...middles];
  });
  console.log(`${ROUNDS} rounds of ${SLICE_MS} ms, ${WAITING} events waiting, medians\n`);
  console.log(`${tableOf([['', 'events/s', 'p50 ms', 'CPU us/event'], ...rows])}\n`);

  const sent = [groups, ...inserts].flatMap(slicesOf).reduce((sum, { events }) => sum + events, 0);
  const goals: Goal[] = [
    {
      needsQuiet: true,
      what: 'events/s, as a part of the file',
      value: ratio('perSecond', slicesOf(groups), slicesOf(file)),
      atLeast: 0.3,
    },
    ...inserts.map((method) => ({
      needsQuiet: true as const,
      what: `CPU, as a part of ${method.name}`,
      value: ratio('cpu', slicesOf(groups), slicesOf(method)),
      atMost: 0.2,
    })),
    { what: 'stored, as a part of acknowledged', value: (await database.count()) / sent, atLeast: 1 },
  ];
  process.exitCode = judge(goals, values.small);
} finally {
  await database.stop();
}
