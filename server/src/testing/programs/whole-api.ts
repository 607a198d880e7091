import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from '../../db/connect/connection.ts';
import type { ApiEnv } from '../../env.ts';
import { FIGURES, routes } from '../../features/index.ts';
import { buildApi } from '../../http/build-api.ts';

/** An api with all features, which closes its database when it ends. */
export async function buildWholeApi(env: ApiEnv, database: Database, log: Logger): Promise<FastifyInstance> {
  const readiness = { isStopping: false };
  const app = await buildApi({
    env,
    database,
    log,
    version: '0.0.0-test',
    readiness,
    routes,
    figures: FIGURES,
  });
  app.addHook('onClose', () => database.close());
  return app;
}
