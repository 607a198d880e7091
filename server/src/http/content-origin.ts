import type { FastifyInstance } from 'fastify';
import type { ApiEnv } from '../env.ts';

const CLOSED = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/**
 * The content origin is another wall: nothing of the app, no API and no page, answers there, so that what
 * organisations upload or write can never act as the platform. It has no routes of its own yet.
 */
export function closeContentOrigin(app: FastifyInstance, env: ApiEnv): void {
  const { host } = new URL(env.CONTENT_ORIGIN);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.host.toLowerCase() !== host) {
      done();
      return;
    }
    // Written past the framework, because a plugin's own hook could put its headers over these.
    reply.hijack();
    reply.raw.writeHead(404, CLOSED).end('Not found.');
  });
}
