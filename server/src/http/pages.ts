import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { FAILURES } from '@qrigin/domain/errors';
import { API_BASE } from '@qrigin/domain/http';
import { PAGES } from '@qrigin/domain/site';
import type { FastifyInstance } from 'fastify';

const BUILD = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const YEAR = 31_536_000;

/** The built site. Files under `assets/` carry a hash of their content in their name and never change. */
export async function servePages(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(`${BUILD}index.html`);
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith(`${API_BASE}/`);
    if (isPage && isBuilt)
      return reply.code(404).header('Cache-Control', 'no-cache').sendFile('index.html', { maxAge: 0 });
    return reply.code(404).send({ error: FAILURES.not_found.text, code: 'not_found' });
  });
  // In development the site comes from its own server.
  if (!isBuilt) return;

  await app.register(fastifyStatic, { root: BUILD, serve: false, preCompressed: true });
  const options = { schema: { hide: true } };
  for (const path of PAGES) {
    app.get(path, options, (_request, reply) => reply.sendFile('index.html', { maxAge: 0 }));
  }
  app.get('/assets/*', options, (request, reply) =>
    reply.sendFile(request.url.slice(1).split('?')[0] ?? '', { maxAge: YEAR * 1000, immutable: true }),
  );
}
