import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connect/connection.ts';

export type Readiness = { isStopping: boolean };

/** `/healthz`: the process lives. `/readyz`: it can answer, proven by a real query, and is not about to stop. */
export function serveHealth(app: FastifyInstance, { kysely }: Database, readiness: Readiness): void {
  const options = { schema: { hide: true } };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    if (readiness.isStopping) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`select from organisation limit 1`.execute(kysely);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
