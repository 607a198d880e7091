import { parseArgs } from 'node:util';
import { packTree, runSize } from '../../domain/src/qr/index.ts';
import { type CipherSizes, measureCipher } from './codes/cipher.ts';
import { copyRows, writeRows } from './codes/copy.ts';
import { startCodesDatabase } from './codes/database.ts';
import { figure, type Goal, judge, median, tableOf } from './table.ts';

/**
 * `npm run bench:codes`: what it costs to write, read and issue codes, beside a reference library and beside COPY of a
 * row a code. All take turns, so that what else the machine does touches them alike. `-- --small` takes seconds.
 */
const { values } = parseArgs({ options: { small: { type: 'boolean', default: false } } });
const ROUNDS = 3;
const SIZES: CipherSizes = values.small
  ? { written: 500_000, byReference: 1500, read: 10_000 }
  : { written: 2_000_000, byReference: 3000, read: 50_000 };

const pallets = (count: number) =>
  packTree(
    [
      { name: 'pallet', count: 1 },
      { name: 'carton', count: 40 },
      { name: 'box', count: 25 },
      { name: 'unit', count: 10 },
    ],
    count,
  );
const issued = pallets(100);
const tenMillion = packTree(
  [
    { name: 'box', count: 1 },
    { name: 'unit', count: 9 },
  ],
  1_000_000,
);
/** The small size stores a tenth of the rows, so issuing all codes may take ten times the part of its time. */
const stored = values.small ? pallets(10) : issued;
const PART_OF_COPY = 0.01 * (runSize(issued) / runSize(stored));

async function measure() {
  const database = await startCodesDatabase();
  try {
    const path = writeRows(database, stored);
    // Warm up: compiled code, a connection that knows its tables.
    measureCipher({ ...SIZES, byReference: 100 });
    await database.issue(issued);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        cipher: measureCipher(SIZES),
        issue: await database.issue(issued),
        issueMore: await database.issue(tenMillion),
        copy: await copyRows(database, path),
      });
    }
    return rounds;
  } finally {
    await database.stop();
  }
}

const rounds = await measure();
type Round = (typeof rounds)[number];
const middle = (of: (round: Round) => number) => median(rounds.map(of));
const row = (what: string, of: (round: Round) => number, unit: string) => [what, figure(middle(of)), unit];
const codes = (tree: typeof issued) => `${figure(runSize(tree))} codes`;

const goals: Goal[] = [
  {
    needsQuiet: true,
    what: 'codes written a second',
    value: middle(({ cipher }) => cipher.ours),
    atLeast: 1_000_000,
  },
  {
    what: 'times as fast as the reference',
    value: middle(({ cipher }) => cipher.ours / cipher.reference),
    atLeast: 120,
  },
  {
    what: `issuing ${codes(issued)}, part of the time of COPY of ${figure(runSize(stored))} rows`,
    value: middle(({ issue, copy }) => issue.ms / copy.ms),
    atMost: PART_OF_COPY,
  },
  {
    what: 'rows written by one issuing, at most',
    value: Math.max(...rounds.flatMap(({ issue, issueMore }) => [issue.rows, issueMore.rows])),
    atMost: 9,
  },
  {
    what: `issuing ${codes(tenMillion)}, milliseconds`,
    value: middle(({ issueMore }) => issueMore.ms),
    atMost: 100,
  },
  {
    needsQuiet: true,
    what: 'microseconds to read a code',
    value: middle(({ cipher }) => cipher.readMicroseconds),
    atMost: 20,
  },
];

console.log(`${ROUNDS} rounds, medians; codes are written and read by one core, in its processor time\n`);
console.log(
  tableOf([
    row('write codes, batches of 10,000', ({ cipher }) => cipher.ours, 'codes/s'),
    row('write codes, reference library', ({ cipher }) => cipher.reference, 'codes/s'),
    row('read one code', ({ cipher }) => cipher.readMicroseconds, 'µs'),
    row(`issue ${codes(issued)}`, ({ issue }) => issue.ms, 'ms'),
    row('', ({ issue }) => issue.rows, 'rows'),
    row(`issue ${codes(tenMillion)}`, ({ issueMore }) => issueMore.ms, 'ms'),
    row('', ({ issueMore }) => issueMore.rows, 'rows'),
    row(`COPY ${codes(stored)}, a row each`, ({ copy }) => copy.ms, 'ms'),
    row('', ({ copy }) => copy.rows, 'rows'),
    row('', ({ copy }) => copy.megabytes, 'MB'),
  ]),
);
process.exitCode = judge(goals, values.small);
