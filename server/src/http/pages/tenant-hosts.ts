import type { FastifyInstance } from 'fastify';
import type { ApiEnv } from '../../env.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The page or call answers on the hosts of organisations too; nothing else does. */
    onTenantHosts?: true;
  }
  interface FastifyRequest {
    /** The subdomain that was asked, on a host of organisations; '' for their domain itself. */
    tenantName: string | undefined;
  }
}

const CLOSED = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** Says nothing about who holds the name, or whether anyone does. */
const NOTHING_HERE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Nothing here</title>
<style>:root { color-scheme: light dark; }
body { max-width: 480px; margin: 0 auto; padding: 48px 16px; font: 18px/1.45 system-ui, sans-serif; }
h1 { font-size: 28px; line-height: 1.15; }</style>
<main>
<h1>Nothing here</h1>
<p>This address only opens printed codes.</p>
</main>
</html>
`;

/** The host without its port and without the dot that a full name may end with. */
export function hostOf(text: string): string {
  return text.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** The name below the domain, '' for the domain itself, `undefined` for every other host. Ports do not matter. */
export function tenantNameOf(host: string, domain: string): string | undefined {
  const [asked, ours] = [hostOf(host), hostOf(domain)];
  if (asked === ours) return '';
  return asked.endsWith(`.${ours}`) ? asked.slice(0, -ours.length - 1) : undefined;
}

/**
 * On the hosts of organisations no app and no sign-in answers, so that no one can pass their subdomain off as
 * the platform. Only what says so itself is served there: the page of a code, which receives the requested
 * name, and the call by which that page is counted.
 */
export function closeTenantHosts(
  app: FastifyInstance,
  { TENANT_DOMAIN }: Pick<ApiEnv, 'TENANT_DOMAIN'>,
): void {
  app.decorateRequest('tenantName', undefined);
  if (TENANT_DOMAIN === undefined) return;
  app.addHook('onRequest', (request, reply, done) => {
    request.tenantName = tenantNameOf(request.host, TENANT_DOMAIN);
    const isOpen = request.tenantName === undefined || request.routeOptions.config.onTenantHosts;
    if (isOpen) {
      done();
      return;
    }
    // Written past the framework, because a plugin's own hook could put its headers over these.
    reply.hijack();
    reply.raw.writeHead(404, CLOSED).end(request.method === 'HEAD' ? undefined : NOTHING_HERE);
  });
}
