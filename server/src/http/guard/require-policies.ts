import { PERMISSION_TYPES } from '@qrigin/domain/features';
import { API_BASE } from '@qrigin/domain/http';
import type { FastifyInstance } from 'fastify';
import { PAGE_ROUTES } from '../pages/pages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Why a page or a file of a feature needs no policy; only what puts those on the air says it. */
    unguarded?: string;
  }
}

/** What the engine itself serves without a contract, and why that is safe: it reads nothing but what anyone may see. */
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
  `${API_BASE}/openapi.json`,
  '*', // CORS preflights
  ...PAGE_ROUTES.map(({ route }) => route),
]);
const DOCS = `${API_BASE}/docs`;

/** A route that is neither an endpoint with a policy, nor says why it needs none, nor is on the list above stops the server from starting. */
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
    if (config?.unguarded !== undefined) return;
    if (PLATFORM_ROUTES.has(url) || url === DOCS || url.startsWith(`${DOCS}/`)) return;
    throw new Error(`${String(method)} ${url} has no policy`);
  });
}
