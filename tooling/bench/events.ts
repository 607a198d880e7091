import { parseArgs } from 'node:util';
import { cpuOf, postgresCpu } from './cpu.ts';
import { startEventsDatabase } from './events-database.ts';
import { appendToFile, inGroups, inGroupsLooking, type Method, oneByOne } from './events-methods.ts';
import { freshEvents, ratio, runRounds, syncTimes, tableOfRounds } from './events-rounds.ts';
import { type Entrant, runSlice, WAITING } from './events-slice.ts';
import { type Goal, judge } from './table.ts';

/**
 * `npm run bench:events`: how many scan events a second become durable, and what one costs, beside the limit of the disk
 * and beside an INSERT for each; and the same while some of them come again.
 */
const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } });
const ROUNDS = values.small ? 5 : 9;
const SLICE_MS = values.small ? 300 : 1000;

/** Retries of browsers, many; and someone who wants every group to be stored twice. */
const DUPLICATES = [
  { which: '1 % duplicates', againEvery: 100 },
  { which: 'one duplicate a group', againEvery: WAITING },
];

/**
 * A file takes bytes at its end; a row goes through another process into the log, the table and the index of its key, so it
 * cannot cost the same. Six runs on a busy machine gave 2.5 to 3.4 ×; lists in text, each event looked for first, 3.1 to 4.1 ×.
 * The two overlap, so this only stops what is clearly worse; the row that looks first tells the difference in the same run.
 */
const MOST_CPU_BESIDE_FILE = 3.5;
/** As good as equal: processor time is measured to 15 % on a machine that does other things too. */
const NO_SLOWER = 1.15;

const allNew = (method: Method): Entrant => ({
  method,
  name: method.name,
  againEvery: Number.POSITIVE_INFINITY,
});

const database = await startEventsDatabase();
try {
  const { dir, ingestUrl } = database;
  const file = allNew(await appendToFile(dir));
  const [ours, looking] = [allNew(inGroups(ingestUrl)), allNew(inGroupsLooking(ingestUrl))];
  const inserts = [8, 64].map((connections) => allNew(oneByOne(ingestUrl, connections)));
  // Each with a method of its own, which would otherwise expect the duplicates of the others.
  const again = DUPLICATES.map(({ which, againEvery }) => ({
    which,
    ours: { method: inGroups(ingestUrl), name: `${ours.name}, ${which}`, againEvery },
    looking: { method: inGroupsLooking(ingestUrl), name: `${looking.name}, ${which}`, againEvery },
  }));
  const stored = [ours, looking, ...again.flatMap((pair) => [pair.ours, pair.looking]), ...inserts];
  const entrants = [file, ...stored];

  const cpu = () => cpuOf(process.pid) + postgresCpu(database.pid);
  const setting = { orgIds: database.orgIds, cpu };
  const rounds = await runRounds(ROUNDS, dir, entrants, (entrant) => runSlice(entrant, SLICE_MS, setting));
  for (const { method } of entrants) await method.stop();

  console.log(`${ROUNDS} rounds of ${SLICE_MS} ms, ${WAITING} events waiting, medians`);
  console.log(`the disk syncs the bytes of one group in ${syncTimes(rounds)}\n`);
  console.log(`${tableOfRounds(rounds, entrants)}\n`);

  const goals: Goal[] = [
    {
      needsQuiet: true,
      what: 'events/s, as a part of the file',
      value: ratio(rounds, 'perSecond', ours, file),
      atLeast: 0.4,
    },
    {
      needsQuiet: true,
      what: 'CPU, as a part of the file',
      value: ratio(rounds, 'cpu', ours, file),
      atMost: MOST_CPU_BESIDE_FILE,
    },
    ...inserts.map((insert) => ({
      needsQuiet: true as const,
      what: `CPU, as a part of ${insert.name}`,
      value: ratio(rounds, 'cpu', ours, insert),
      atMost: 0.2,
    })),
    ...again.map((pair) => ({
      needsQuiet: true as const,
      what: `CPU with ${pair.which}, as a part of looking first`,
      value: ratio(rounds, 'cpu', pair.ours, pair.looking),
      atMost: NO_SLOWER,
    })),
    {
      what: 'new events acknowledged and not stored, or the other way round',
      value: Math.abs(freshEvents(rounds, stored) - (await database.count())),
      atMost: 0,
    },
  ];
  process.exitCode = judge(goals, values.small);
} finally {
  await database.stop();
}
