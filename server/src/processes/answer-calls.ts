import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { connect, refusePowerfulRole, refusePowerfulUrl } from '../db/connect/connection.ts';
import type { ApiEnv } from '../env.ts';
import { FIGURES, routes } from '../features/index.ts';
import { buildApi } from '../http/build-api.ts';
import { shareOfEnv } from '../http/limits/share.ts';
import { createLog } from '../http/watch/log.ts';
import { VERSION } from '../version.ts';
import { DRAIN_MS } from './drain.ts';
import { joinMetrics } from './join-metrics.ts';

/** Whoever ends a program sends one of these, often to all of its processes at once. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'] as const;

/** One process that answers calls, alone or beside others of the same program. */
export async function answerCalls(whole: ApiEnv): Promise<void> {
  const env = shareOfEnv(whole);
  const log = cluster.worker
    ? createLog(env.LOG_LEVEL).child({ process: cluster.worker.id })
    : createLog(env.LOG_LEVEL);
  const database = connect(env.DATABASE_URL, env.DATABASE_POOL);
  await refusePowerfulRole('DATABASE_URL', database);
  for (const setting of ['SCAN_DATABASE_URL', 'INGEST_DATABASE_URL'] as const) {
    await refusePowerfulUrl(setting, env[setting]);
  }

  const readiness = { isStopping: false };
  const metrics = cluster.isWorker ? { joinMetrics } : {};
  const app = await buildApi({
    env,
    database,
    log,
    version: VERSION,
    readiness,
    routes,
    figures: FIGURES,
    ...metrics,
  });
  const address = await app.listen({ host: env.HOST, port: env.PORT });
  log.info({ address }, 'listening');

  // Told to stop: say 'not ready' until the balancer has noticed, then finish what is under way.
  const grace = { delay: env.SHUTDOWN_DELAY_MS + DRAIN_MS, logger: log };
  const skip = cluster.isWorker ? [...STOP_SIGNALS] : [];
  const { close } = closeWithGrace({ ...grace, skip }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping');
    readiness.isStopping = true;
    if (!err) await sleep(env.SHUTDOWN_DELAY_MS);
    await app.close();
    await database.close();
  });
  if (cluster.isWorker) onFirstSignal(close);
}

/**
 * For one of several: the same request to stop may come from a terminal and once more from the primary, so
 * the second is no sign of impatience. Anyone impatient ends the primary, and that ends this process at once.
 */
function onFirstSignal(stop: () => unknown): void {
  let isTold = false;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (!isTold) stop();
      isTold = true;
    });
  }
}
