import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { createOrganisation } from '../chaos/people.ts';
import { startSystem } from '../chaos/system.ts';
import { compareRuns } from './compare-runs.ts';
import { startDroppingProxy } from './dropping-proxy.ts';
import { issueRuns } from './issue-runs.ts';
import { createPackaging } from './packaging.ts';

/**
 * `npm run exactly-once -- 10000`: issues runs through a network that loses one answer in ten after the work is
 * committed, asks again until each is answered, and counts what is stored. With `--without-key` it must find doubles.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-key': { type: 'boolean', default: false } },
});
const RUNS = Number(positionals[0] ?? 1000);
const DROP_ONE_IN = 10;

const system = await startSystem();
const proxy = await startDroppingProxy({ target: system.apiUrl, dropOneIn: DROP_ONE_IN });
const superuser = new Client({ connectionString: system.superuserUrl });
try {
  await superuser.connect();
  const caller = await createOrganisation(system.superuserUrl, system.apiUrl, system.env.TOKEN_KEYS);
  const packagingId = await createPackaging({ apiUrl: system.apiUrl, ...caller });
  const began = performance.now();
  const { answered, retries } = await issueRuns({
    apiUrl: proxy.url,
    ...caller,
    packagingId,
    runs: RUNS,
    withKey: !values['without-key'],
  });
  const seconds = (performance.now() - began) / 1000;
  const { stored, doubled, missing } = await compareRuns(superuser, answered);
  console.log(
    [
      `runs asked for ${RUNS}`,
      `answered ${answered.length}`,
      `stored ${stored}`,
      `answers dropped ${proxy.dropped}`,
      `asked again ${retries}`,
      `doubled ${doubled}`,
      `missing ${missing}`,
      `${seconds.toFixed(1)} s`,
    ].join(', '),
  );
  const isWhole = answered.length === RUNS && stored === RUNS && doubled + missing === 0;
  // Where hardly an answer was lost, nothing was proven.
  if (!isWhole || proxy.dropped < RUNS / DROP_ONE_IN / 2) process.exitCode = 1;
} finally {
  await superuser.end();
  await proxy.stop();
  await system.stop();
}
