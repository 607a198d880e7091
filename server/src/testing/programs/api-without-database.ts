import type { FastifyInstance } from 'fastify';
import { freePort } from '../../../../tooling/services/free-port.ts';
import { connect } from '../../db/connect/connection.ts';
import { createTokens, type Tokens } from '../../http/guard/token.ts';
import { createLog } from '../../http/watch/log.ts';
import { testEnv } from '../test-env.ts';
import { buildWholeApi } from './whole-api.ts';

export type ApiWithoutDatabase = { app: FastifyInstance; tokens: Tokens; logLines: string[] };

/** An api whose database is away: no one listens where it looks for it. */
export async function apiWithoutDatabase(): Promise<ApiWithoutDatabase> {
  const env = testEnv(`postgres://app_rw@127.0.0.1:${await freePort()}/qrigin`);
  const database = connect(env.DATABASE_URL, 2);
  const logLines: string[] = [];
  const log = createLog('info', { write: (line) => logLines.push(line) });
  const app = await buildWholeApi(env, database, log);
  return { app, tokens: await createTokens(env.TOKEN_KEYS), logLines };
}
