import Fastify, { type FastifyInstance } from 'fastify';
import type { ApiEnv } from '../../env.ts';
import { addSecurityHeaders } from './headers.ts';
import { createServePage, type PageRoute } from './serve-page.ts';

/** Pages as the product serves them, with its headers, but without limits, database and API: for pictures and measurements. */
export async function servePagesAlone(env: ApiEnv, routes: readonly PageRoute[]): Promise<FastifyInstance> {
  const app = Fastify();
  await addSecurityHeaders(app, env);
  const servePage = createServePage(app, { admit: async () => () => undefined });
  for (const route of routes) servePage(route);
  return app;
}
