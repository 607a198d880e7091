import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { connect, refusePowerfulRole, refusePowerfulUrl } from './db/connection.ts';
import { ENVIRONMENTS, readEnv } from './env.ts';
import { routes } from './features/index.ts';
import { buildApi } from './http/build-api.ts';
import { createLog } from './http/log.ts';
import { VERSION } from './version.ts';

const DRAIN_MS = 25_000;

const env = readEnv(ENVIRONMENTS.api);
const log = createLog(env.LOG_LEVEL);
const database = connect(env.DATABASE_URL, env.DATABASE_POOL);
await refusePowerfulRole('DATABASE_URL', database);
for (const setting of ['SCAN_DATABASE_URL', 'INGEST_DATABASE_URL'] as const) {
  await refusePowerfulUrl(setting, env[setting]);
}

const readiness = { isStopping: false };
const app = await buildApi({ env, database, log, version: VERSION, readiness, routes });
const address = await app.listen({ host: env.HOST, port: env.PORT });
log.info({ address }, 'listening');

// Told to stop: say 'not ready' until the balancer has noticed, then finish what is under way.
closeWithGrace({ delay: env.SHUTDOWN_DELAY_MS + DRAIN_MS, logger: log }, async ({ err, signal }) => {
  if (err) log.error({ err }, 'stopping');
  readiness.isStopping = true;
  if (signal) await sleep(env.SHUTDOWN_DELAY_MS);
  await app.close();
  await database.close();
});
