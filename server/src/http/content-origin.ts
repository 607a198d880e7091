import type { FastifyInstance } from 'fastify';
import type { ApiEnv } from '../env.ts';

/**
 * The content origin is another wall: nothing of the app, no API and no page, answers there, so that what
 * organisations upload or write can never act as the platform. Files and their frames will be its only routes.
 */
export function closeContentOrigin(app: FastifyInstance, env: ApiEnv): void {
  const { host } = new URL(env.CONTENT_ORIGIN);
  app.addHook('onRequest', async (request, reply) => {
    if (request.host !== host) return;
    reply.header('Content-Security-Policy', "sandbox; default-src 'none'");
    await reply.code(404).type('text/plain; charset=utf-8').send('Not found.');
  });
}
