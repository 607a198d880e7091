import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from '@qrigin/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/connect/connection.ts';
import type { Db } from '../../db/index.ts';
import { withOrg } from '../../db/tenancy/with-org.ts';
import type { ApiEnv } from '../../env.ts';
import type { Limits } from '../limits/limits.ts';
import { headerOf } from '../request/header.ts';
import { networkOf } from '../request/network.ts';
import { hostOf } from './tenant-hosts.ts';

/** What is served there, and how. */
type Content = {
  /** The same for as long as the content is. */
  tag: string;
  type: string;
  disposition: string;
  /** False: nothing on the way may keep it. */
  isPublic: boolean;
  /** Whatever was served once at its address stays the same, so that no one has to ask again while it is kept. */
  isForGood?: boolean;
  /** Undefined when it is gone; throws `RangeError` for a part that it does not have. */
  open(range: string | undefined): Promise<OpenContent | undefined>;
};
type OpenContent = { body: Readable; bytes: number; range: string | undefined };

/**
 * A path with the ids `:org` and `:id` in it, and perhaps a name. What is there is looked up in a transaction of that
 * organisation, for anyone who asks.
 */
type ContentRoute = {
  path: string;
  find: (db: Db, params: Record<string, string>, query: URLSearchParams) => Promise<Content | undefined>;
};
export type ServeContent = (route: ContentRoute) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What answers on the content origin; on every other host such a route does not exist. */
    content?: ContentRoute;
  }
}

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const CLOSED = {
  ...COMMON,
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
};

/** Whatever it is, it has no scripts, no forms, no origin and nothing to load. Pages of others may show it as a picture. */
const OPEN = {
  ...COMMON,
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Accept-Ranges': 'bytes',
};

const Uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const OneRange = /^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/;

type Deps = { database: Database; limits: Pick<Limits, 'admit'>; origin: string };

/**
 * The content origin is another wall: nothing of the app, no API and no page, answers there, so that what
 * organisations upload or write can never act as the platform. Only routes of `createServeContent()` do.
 */
export function closeContentOrigin(
  app: FastifyInstance,
  env: Pick<ApiEnv, 'CONTENT_ORIGIN'>,
  parts: Omit<Deps, 'origin'>,
): void {
  const { hostname, origin } = new URL(env.CONTENT_ORIGIN);
  app.addHook('onRequest', (request, reply, done) => {
    if (hostOf(request.host) !== hostname) {
      done();
      return;
    }
    // Written past the framework, because a plugin's own hook could put its headers over these.
    reply.hijack();
    const route = request.routeOptions.config.content;
    if (!route || !['GET', 'HEAD'].includes(request.method)) refuse(reply, 404);
    else void answer({ ...parts, origin }, route, request, reply);
  });
}

/** Registers routes that answer on the content origin alone: elsewhere they are as unknown as any other path. */
export function createServeContent(app: FastifyInstance): ServeContent {
  return (content) => {
    const config = { content, unguarded: 'only on the content origin, for anyone who has the link' };
    app.get(content.path, { schema: { hide: true }, config }, (_request, reply) => {
      reply.callNotFound();
    });
  };
}

const REFUSALS = {
  404: 'Not found.',
  416: 'No such part.',
  429: 'Too many requests.',
  451: 'We have blocked this file.',
  503: 'Try again in a moment.',
};

/** Long enough for a busy page, short enough for what is taken down to be gone everywhere soon. */
const CACHED_SECONDS = 3600;

function refuse(reply: FastifyReply, status: keyof typeof REFUSALS, more: Record<string, string> = {}): void {
  if (reply.raw.headersSent) reply.raw.destroy();
  else reply.raw.writeHead(status, { ...CLOSED, ...more }).end(REFUSALS[status]);
}

async function answer(
  parts: Deps,
  route: ContentRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  let leave = () => {};
  try {
    leave = await parts.limits.admit('scan', networkOf(request.ip));
    const content = await find(parts, route, request);
    if (content === 'blocked') refuse(reply, 451, { 'Cache-Control': 'no-store' });
    else if (content) await send(content, request, reply);
    else refuse(reply, 404);
  } catch (error) {
    if (error instanceof RangeError) refuse(reply, 416);
    else if (error instanceof Failure && error.code === 'too_often')
      refuse(reply, 429, { 'Retry-After': '10' });
    else {
      // A caller who hung up halfway is no fault of ours.
      if (!request.socket.destroyed) request.log.error({ reqId: request.id, err: error }, 'content');
      refuse(reply, 503, { 'Retry-After': '2' });
    }
  } finally {
    leave();
  }
}

async function find(
  { database, origin }: Deps,
  route: ContentRoute,
  request: FastifyRequest,
): Promise<Content | 'blocked' | undefined> {
  const params: Record<string, string> = { ...Object(request.params) };
  const { org = '', id = '' } = params;
  if (![org, id].every((value) => Uuid.test(value))) return undefined;
  const { searchParams } = new URL(request.url, origin);
  return withOrg(database, { orgId: org, userId: null }, async (db) =>
    (await isBlocked(db, [org, id])) ? 'blocked' : route.find(db, params, searchParams),
  );
}

/** Whether an operator has taken down the organisation or the thing itself, whoever has a link to it. */
async function isBlocked(db: Db, ids: string[]): Promise<boolean> {
  return (
    (await db.selectFrom('block').select('kind').where('subject', 'in', ids).executeTakeFirst()) !== undefined
  );
}

function cachingOf({ isPublic, isForGood }: Content): string {
  if (!isPublic) return 'no-store';
  return `public, max-age=${CACHED_SECONDS}${isForGood ? ', immutable' : ''}`;
}

async function send(content: Content, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { raw } = reply;
  const headers = {
    ...OPEN,
    'Content-Type': content.type,
    'Content-Disposition': content.disposition,
    ETag: `"${content.tag}"`,
    'Cache-Control': cachingOf(content),
  };
  if (content.isPublic && headerOf(request.headers, 'if-none-match') === headers.ETag) {
    raw.writeHead(304, headers).end();
    return;
  }
  const range = headerOf(request.headers, 'range');
  const opened = await content.open(OneRange.test(range) ? range : undefined);
  if (!opened) {
    refuse(reply, 404);
    return;
  }
  raw.writeHead(opened.range === undefined ? 200 : 206, {
    ...headers,
    'Content-Length': opened.bytes,
    ...(opened.range === undefined ? {} : { 'Content-Range': opened.range }),
  });
  if (request.method === 'HEAD') {
    opened.body.destroy();
    raw.end();
    return;
  }
  await pipeline(opened.body, raw);
}
