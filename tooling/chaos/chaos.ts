import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readLedger } from './ledger.ts';
import { createOrganisation } from './people.ts';
import { startSystem, VICTIMS } from './system.ts';
import { startWriters, type Writers } from './writers.ts';

/**
 * `npm run chaos`: kills api, worker and PostgreSQL in turn with -9 while sites are written and jobs enqueued, then
 * compares what was acknowledged with what is stored. Fails too when nothing moved: a test that only kills proves nothing.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '16' } } });
const KILLS = Number(values.kills);
const LEAST_WRITES = 500;
/** Writes that must come through before the next kill, and how long they may take. */
const WRITES_BETWEEN = Math.ceil(LEAST_WRITES / KILLS);
const PROGRESS_MS = 20_000;
/** A killed worker's jobs are freed within a minute. */
const JOBS_MS = 60_000;

async function waitForWrites({ acknowledged }: Writers, writes: number): Promise<number> {
  const before = acknowledged.length;
  const deadline = performance.now() + PROGRESS_MS;
  while (acknowledged.length < before + writes && performance.now() < deadline) await sleep(20);
  return acknowledged.length - before;
}

const system = await startSystem();
try {
  const { orgId, token } = await createOrganisation(
    system.superuserUrl,
    system.apiUrl,
    system.env.TOKEN_KEYS,
  );
  const writers = startWriters({ apiUrl: system.apiUrl, orgId, token, writers: 8 });
  let fewest = await waitForWrites(writers, WRITES_BETWEEN);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await system.kill(VICTIMS[kill % VICTIMS.length] ?? 'api');
    fewest = Math.min(fewest, await waitForWrites(writers, WRITES_BETWEEN));
  }
  await writers.stop();

  const stopped = performance.now();
  const ledger = await readLedger(system.superuserUrl, JOBS_MS);
  const stored = new Set(ledger.sites);
  const lost = writers.acknowledged.filter((name) => !stored.has(name)).length;
  const invented = ledger.sites.filter((name) => !writers.attempted.has(name)).length;
  console.log(
    [
      `acknowledged ${writers.acknowledged.length}`,
      `found ${ledger.sites.length}`,
      `kills ${KILLS}`,
      `jobs enqueued ${ledger.jobsEnqueued}`,
      `jobs run ${ledger.jobsRun}`,
      `lost ${lost}`,
      `doubled ${ledger.doubled + invented}`,
      `fewest writes between two kills ${fewest}`,
      `queue empty ${((performance.now() - stopped) / 1000).toFixed(1)} s after the last write`,
    ].join(', '),
  );
  const isWhole = lost + invented + ledger.doubled + ledger.jobsLeft === 0;
  const allJobsRan = ledger.jobsEnqueued === ledger.jobsRun && ledger.jobsEnqueued === ledger.sites.length;
  const hasMoved = writers.acknowledged.length >= LEAST_WRITES && fewest > 0;
  if (!(isWhole && allJobsRan && hasMoved)) process.exitCode = 1;
} finally {
  await system.stop();
}
