import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { printCodes } from './events-codes.ts';
import { compareEvents } from './events-ledger.ts';
import { startVisitors, type Visitors } from './events-visitors.ts';
import { type System, startSystem } from './system.ts';

/**
 * `npm run chaos:events`: kills PostgreSQL and the api in turn with -9 while visitors look at codes, then compares the
 * scan events that were acknowledged with those that are stored (`-- --events 200000 --kills 20` for the long run).
 */
const { values } = parseArgs({
  options: { events: { type: 'string', default: '20000' }, kills: { type: 'string', default: '4' } },
});
const [EVENTS, KILLS] = [Number(values.events), Number(values.kills)];
const VICTIMS = ['postgres', 'api'] as const;
const VISITORS = 64;

/** Spread over the events, so that each one hits visitors under way. */
async function killInTurn({ acknowledged, done }: Visitors, kill: System['kill']): Promise<void> {
  for (let kills = 0; kills < KILLS; kills += 1) {
    const due = ((kills + 1) * EVENTS) / (KILLS + 1);
    while (acknowledged.size < due) await Promise.race([sleep(5), done]);
    await kill(VICTIMS[kills % VICTIMS.length] ?? 'api');
  }
}

const system = await startSystem();
try {
  const codes = await printCodes(system.superuserUrl, system.env.CODE_KEYS);
  const began = performance.now();
  const visitors = startVisitors({ apiUrl: system.apiUrl, codes, visitors: VISITORS, events: EVENTS });
  await Promise.all([visitors.done, killInTurn(visitors, (victim) => system.kill(victim))]);
  const seconds = (performance.now() - began) / 1000;
  const ledger = await compareEvents(system.superuserUrl, visitors.acknowledged);
  console.log(
    [
      `acknowledged ${visitors.acknowledged.size}`,
      `stored ${ledger.stored}`,
      `kills ${KILLS}`,
      `sent again ${visitors.retries}`,
      `missing ${ledger.missing}`,
      `misplaced ${ledger.misplaced}`,
      `doubled ${ledger.doubled}`,
      `never sent ${ledger.invented}`,
      `${seconds.toFixed(0)} s`,
    ].join(', '),
  );
  const faults = ledger.missing + ledger.misplaced + ledger.doubled + ledger.invented;
  // Where nothing had to be sent again, no kill has hit anyone.
  if (faults > 0 || visitors.acknowledged.size < EVENTS || (KILLS > 0 && visitors.retries === 0)) {
    process.exitCode = 1;
  }
} finally {
  await system.stop();
}
