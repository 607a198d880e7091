import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { dice } from '../../server/src/testing/fuzz/breaks/dice.ts';
import { type Checks, createChecks } from './checks.ts';
import { createFresh } from './fresh.ts';
import { createHands } from './hands.ts';
import { beginHistory, type History, timesDone } from './history.ts';
import { createEyes } from './look.ts';
import { closeAll, lookAtAll, neverDone, WRITES, writeAtOnce, writeInTurn } from './phases.ts';
import { seedMakers } from './seed-makers.ts';
import { startTwoApis } from './two-apis.ts';
import { CLOSING } from './writes/write-makers.ts';

/**
 * `npm run nothing-stale -- --writes 2000 --seed 7`: writes of every kind that a scan shows, through two
 * processes on one database, and with the answer of each at once scans at both. Fails when a scan shows
 * anything that is not true any more. With `--mute product` (or batch, organisation, block, recall, vendor) changes
 * in that table are not announced, and it must fail.
 */
const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '120' },
    seed: { type: 'string' },
    mute: { type: 'string' },
  },
});
const COUNT = Number(values.writes);
const SEED = Number(values.seed ?? randomInt(2 ** 31));
/** So many of the writes are done while others write and scan. */
const AT_ONCE = Math.floor(COUNT / 4);

function report(histories: readonly History[], { counts, faults }: Checks, seconds: number): void {
  const kinds = [...WRITES, CLOSING].map((write) => [write.name, timesDone(histories, write)] as const);
  console.table(Object.fromEntries(kinds.map(([kind, writes]) => [kind, { writes }])));
  for (const fault of faults) console.log(fault);
  console.log(
    [
      `writes ${kinds.reduce((sum, [, writes]) => sum + writes, 0)}`,
      `scans ${counts.scans}`,
      `pages ${counts.pages}`,
      `overlapped by a write ${counts.overlapped}`,
      `by several and left out ${counts.unjudged}`,
      `wrong ${counts.wrong}`,
      `seed ${SEED}`,
      `${seconds.toFixed(1)} s`,
    ].join(', '),
  );
}

const began = performance.now();
const apis = await startTwoApis(values.mute);
const histories: History[] = [];
const moment = () => histories.reduce((sum, { begun, answered }) => sum + begun + answered, 0);
const fresh = await createFresh(apis.env, moment);
const hands = createHands(apis);
try {
  const makers = await seedMakers(apis, hands);
  const [roll, rollOfEyes, ...own] = fc.sample(dice, { seed: SEED, numRuns: 2 + makers.length });
  if (!roll || !rollOfEyes) throw new Error('there are no dice');
  // Each throws dice of its own: whose call is answered first changes nothing of what they do.
  histories.push(...makers.map((maker, at) => beginHistory(maker, hands, own[at] ?? roll)));
  const checks = createChecks({ eyes: createEyes(apis.urls, rollOfEyes), fresh });
  const phase = { histories, checks, roll };
  await lookAtAll(phase);
  await writeInTurn(phase, COUNT - AT_ONCE);
  await writeAtOnce(phase, AT_ONCE);
  await closeAll(phase);
  report(histories, checks, (performance.now() - began) / 1000);
  const never = neverDone(histories).map(({ name }) => name);
  if (never.length > 0) console.log(`too few writes, never: ${never.join(', ')}`);
  if (checks.counts.wrong + never.length > 0) process.exitCode = 1;
} finally {
  await hands.close();
  await fresh.close();
  await apis.stop();
}
