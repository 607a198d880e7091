import { PERMISSION_TYPES } from '@qrigin/domain/features';
import { API_BASE } from '@qrigin/domain/http';
import type { FastifyInstance } from 'fastify';
import { PAGE_ROUTES } from '../pages/pages.ts';

/** Everything that is served without a contract, and why that is safe: it reads nothing but what anyone may see. */
const PLATFORM_ROUTES = new Set<string>([
  '/healthz',
  '/readyz',
  '/metrics', // checks its own token
  '/assets/*',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/share-card.png',
  // Only on the content origin, for anyone who has the link.
  '/files/:org/:id',
  '/files/:org/:id/thumbnail',
  ...['/scan', '/SCAN', '/Scan'].flatMap((root) => [root, `${root}/:code`, `${root}/:code/`]), // counts its own calls
  `${API_BASE}/openapi.json`,
  '*', // CORS preflights
  ...PAGE_ROUTES.map(({ route }) => route),
]);
const DOCS = `${API_BASE}/docs`;

/** A route that is neither an endpoint with a policy nor on the list above stops the server from starting. */
export function requirePolicies(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    const policy = config?.endpoint?.policy;
    if (policy) {
      // The permission of a feature that is not on the list is one that no role can hold.
      if (policy.who === 'member' && !PERMISSION_TYPES.some((known) => known === policy.permission)) {
        throw new Error(`${String(method)} ${url} asks for an unknown permission`);
      }
      return;
    }
    if (PLATFORM_ROUTES.has(url) || url === DOCS || url.startsWith(`${DOCS}/`)) return;
    throw new Error(`${String(method)} ${url} has no policy`);
  });
}
