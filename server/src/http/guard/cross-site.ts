import { Failure } from '@qrigin/domain/errors';
import type { FastifyRequest } from 'fastify';

/**
 * Calls are made by our pages and by programs, never by following a link: some of the specification's GETs change
 * something, so what a browser says is a navigation, a prefetch or another host's doing is refused. A sibling host of the
 * same site counts as any other: cookies reach ours from there. Programs send none of these headers.
 */
export function refuseForeignPages(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-purpose': purpose, origin } = request.headers;
  const isElsewhere = site === 'cross-site' || site === 'same-site';
  const isForeign = isElsewhere && !(origin !== undefined && allowedOrigins.includes(origin));
  const isPrefetch = typeof purpose === 'string' && purpose.includes('prefetch');
  if (isForeign || mode === 'navigate' || isPrefetch) throw new Failure('cross_site');
}
