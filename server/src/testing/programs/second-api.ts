import { connect } from '../../db/connect/connection.ts';
import { createLog } from '../../http/watch/log.ts';
import { type Client, clientAt } from '../client.ts';
import type { TestApi } from '../test-api.ts';
import { testEnv } from '../test-env.ts';
import { buildWholeApi } from './whole-api.ts';

/** Another api on the same database, as after a restart or beside the first. */
export async function startSecondApi(
  api: TestApi,
  changes: Record<string, string> = {},
): Promise<Client & { url: string; stop(): Promise<void> }> {
  const env = testEnv(api.database.url('app_rw'), changes);
  const database = connect(env.DATABASE_URL, env.DATABASE_POOL);
  const log = createLog('silent');
  const app = await buildWholeApi(env, database, log);
  const url = await app.listen({ host: env.HOST, port: env.PORT });
  return { ...clientAt(url), url, stop: () => app.close() };
}
