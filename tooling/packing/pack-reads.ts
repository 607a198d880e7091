import { figure, type Goal, judge, median, tableOf } from '../bench/table.ts';
import { startSystem } from '../chaos/system.ts';
import { startDroppingProxy } from '../exactly-once/dropping-proxy.ts';
import { packThrough } from './bad-days.ts';
import { openCompany } from './hall.ts';
import { timeReads } from './pace.ts';
import { playTwoPhones } from './two-phones.ts';

/**
 * `npm run pack-reads -- 500 30`: how long a read takes at eight a second, beside an empty call; two phones on one pack in so many
 * random histories, a phone whose page is killed in the middle, and one behind a network that loses one answer in ten and some
 * requests, each compared with a model. Without numbers it is small.
 */
const READS = Number(process.argv[2] ?? 50);
const SEEDS = Number(process.argv[3] ?? 3);
const FULL_READS = 500;
const DROP_ONE_IN = 10;
const LOSE_ONE_IN = 12;
const KILL_ONE_IN = 8;
const MEDIAN_MS = 150;

function slowest(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;
}

const system = await startSystem({ RATE_READ: '1000000' });
const proxy = await startDroppingProxy({ target: system.apiUrl, dropOneIn: DROP_ONE_IN });
const company = await openCompany(system);
try {
  const { reads, plain } = await timeReads(company, system.apiUrl, READS);
  const played = await playTwoPhones(company, system.apiUrl, SEEDS);
  const killed = await packThrough({
    company,
    url: system.apiUrl,
    reads: READS,
    seed: SEEDS,
    killOneIn: KILL_ONE_IN,
  });
  const dropped = await packThrough({
    company,
    url: proxy.url,
    reads: READS,
    seed: SEEDS + 2,
    loseOneIn: LOSE_ONE_IN,
    killOneIn: KILL_ONE_IN * 4,
  });

  const ms = (value: number) => value.toFixed(1);
  console.log(
    tableOf([
      ['', 'median, ms', '95 of 100, ms'],
      [`${READS} reads, from the read to its outcome`, ms(median(reads)), ms(slowest(reads, 0.95))],
      ['an empty call of someone signed in', ms(median(plain)), ms(slowest(plain, 0.95))],
    ]),
  );
  console.log(`a read takes ${figure(median(reads) / median(plain))} × the empty call`);
  console.log(`two phones on one pack: ${SEEDS} histories of ${played} reads, all as the model has it`);
  for (const [what, day] of Object.entries({ 'page killed': killed, 'answers lost': dropped }))
    console.log(
      `${what}: ${Object.entries(day)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}`,
    );
  console.log(`answers dropped ${proxy.dropped}`);

  const goals: Goal[] = [
    { what: 'median from read to outcome, ms', value: median(reads), atMost: MEDIAN_MS, needsQuiet: true },
    ...[killed, dropped].flatMap(({ lost, doubled, wrong }): Goal[] => [
      { what: 'reads that were lost', value: lost, atMost: 0 },
      { what: 'reads that were doubled', value: doubled, atMost: 0 },
      { what: 'outcomes and counts that are wrong', value: wrong, atMost: 0 },
    ]),
    // Where nothing went wrong, nothing was proven.
    { what: 'pages killed', value: killed.kills, atLeast: 1 },
    { what: 'answers and requests lost', value: proxy.dropped + dropped.lostRequests, atLeast: 1 },
  ];
  process.exitCode = judge(goals, READS < FULL_READS);
} finally {
  await company.superuser.end();
  await proxy.stop();
  await system.stop();
}
