import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { FAILURES } from '@qrigin/domain/errors';
import { PAGES } from '@qrigin/domain/features';
import { API_BASE } from '@qrigin/domain/http';
import type { FastifyInstance } from 'fastify';
import type { ApiEnv } from '../../env.ts';
import { checkoutHeaders } from './headers.ts';
import { loadWebsiteDocuments, sendDocument } from './website-documents.ts';

const BUILD = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
const DAY_MS = 86_400_000;

/** Files that others look for at a fixed place. */
const FIXED_FILES = ['/favicon.ico', '/share-card.png', '/apple-touch-icon.png'];

/** What takes the place of an id must look like one: with any other word there is no page. */
export const PAGE_ROUTES = PAGES.map(({ path, opensCheckout = false }) => ({
  path,
  opensCheckout,
  route: path.replaceAll(/:\w+/g, '$&(^[0-9a-fA-F-]{36}$)'),
}));

/** Below the dashboard the browser itself says that there is no such page, inside the frame. */
const missing = (url: string) => (url.startsWith('/dashboard/') ? '/dashboard' : '/404');

/** The built website. Files under `assets/` carry a hash of their content in their name and never change. */
export async function servePages(app: FastifyInstance, env: ApiEnv, build = BUILD): Promise<void> {
  const isBuilt = existsSync(`${build}index.html`);
  const documents = isBuilt ? await loadWebsiteDocuments(build, env.APP_ORIGIN) : undefined;
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith(`${API_BASE}/`);
    if (isPage && documents)
      return sendDocument(request, reply.code(404), documents.page(missing(request.url)));
    return reply.code(404).send({ error: FAILURES.not_found.text, code: 'not_found' });
  });
  // In development the website comes from its own server.
  if (!documents) return;

  await app.register(fastifyStatic, { root: build, serve: false, preCompressed: true });
  const options = { schema: { hide: true } };
  const checkout = checkoutHeaders(env);
  for (const { path, route, opensCheckout } of PAGE_ROUTES) {
    const page = documents.page(path);
    app.get(route, options, (request, reply) =>
      sendDocument(request, opensCheckout ? reply.headers(checkout) : reply, page),
    );
  }
  app.get('/robots.txt', options, (request, reply) => sendDocument(request, reply, documents.robots));
  app.get('/sitemap.xml', options, (request, reply) => sendDocument(request, reply, documents.sitemap));
  for (const path of FIXED_FILES) {
    app.get(path, options, (_request, reply) => reply.sendFile(path.slice(1), { maxAge: DAY_MS }));
  }
  app.get('/assets/*', options, (request, reply) =>
    reply.sendFile(request.url.slice(1).split('?')[0] ?? '', { maxAge: 365 * DAY_MS, immutable: true }),
  );
}
