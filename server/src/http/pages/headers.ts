import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { ApiEnv } from '../../env.ts';

const NONE = "'none'";
const SELF = "'self'";

/**
 * What pages of the app's own origin may load. Nothing inline but styles, which the dialog library inserts. `others` are the
 * origins of a program that is not ours.
 */
function contentPolicy(env: ApiEnv, others: readonly string[]) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: [NONE],
      scriptSrc: [SELF, "'wasm-unsafe-eval'", ...others],
      styleSrc: [SELF, "'unsafe-inline'"],
      fontSrc: [SELF],
      imgSrc: [SELF, 'data:', 'blob:', env.CONTENT_ORIGIN, ...others],
      // Files go straight to the store.
      connectSrc: [SELF, env.CONTENT_ORIGIN, env.STORE_PUBLIC_URL ?? env.STORE_URL, ...others],
      manifestSrc: [SELF],
      workerSrc: [SELF, 'blob:'],
      // Of our own the preview of a scan page, the only document that lets itself be framed.
      frameSrc: [SELF, env.CONTENT_ORIGIN, ...others],
      objectSrc: [NONE],
      baseUri: [NONE],
      formAction: [SELF],
      frameAncestors: [NONE],
      requireTrustedTypesFor: ["'script'"],
    },
  };
}

/** What the library sets, read once from an answer to no one: the same for every call, and costly to spell out anew. */
function securityHeaders(env: ApiEnv, others: readonly string[] = []) {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: contentPolicy(env, others),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: env.APP_ORIGIN.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: true,
    },
    xFrameOptions: { action: 'deny' },
    // Only browsers and plug-ins that no one has any more read these, and every answer would carry them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  });
  setHeaders(request, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders();
}

const permissions = (payers: readonly string[]) =>
  `camera=(self), geolocation=(self), microphone=(), payment=(${['self', ...payers].join(' ')}), usb=(self)`;

/**
 * For the one page that opens the checkout of the payment provider, in place of what all others have
 * (docs/decisions/0056-one-page-loads-the-checkout.md). Banks ask for their code in a window that the checkout opens; with the policy of
 * the other pages it would lose the way back.
 */
export function checkoutHeaders(env: ApiEnv): Record<string, string> {
  const origins = env.CHECKOUT_ORIGINS;
  return {
    'content-security-policy': String(securityHeaders(env, origins)['content-security-policy']),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': permissions(origins.map((origin) => `"${origin}"`)),
  };
}

/** Browsers refuse everything that is not listed here, for every answer of this process. */
export async function addSecurityHeaders(app: FastifyInstance, env: ApiEnv): Promise<void> {
  const headers = {
    ...securityHeaders(env),
    'permissions-policy': permissions([]),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.routeOptions.config.endpoint) reply.header('cache-control', 'no-store');
    done();
  });
  await app.register(cors, {
    origin: [env.APP_ORIGIN, ...env.CORS_ORIGINS],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'Accept-Language',
      'X-Timezone',
      'Idempotency-Key',
      'If-Match',
    ],
    maxAge: 600,
  });
}
