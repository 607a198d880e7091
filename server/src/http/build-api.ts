import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { connect, type Database } from '../db/connect/connection.ts';
import { connectBeside, type SideDatabase } from '../db/connect/side-database.ts';
import { withNobody } from '../db/tenancy/with-org.ts';
import type { ApiEnv } from '../env.ts';
import { createProcessTurns } from '../turns/turns.ts';
import { requirePolicies } from './guard/require-policies.ts';
import { createTokens } from './guard/token.ts';
import { createAttempts } from './limits/attempts.ts';
import { watchCallEnds } from './limits/call-ends.ts';
import { givePlacesBack } from './limits/call-place.ts';
import { limitCallsUnderWay } from './limits/calls-under-way.ts';
import { createLimits } from './limits/limits.ts';
import type { Pressure } from './limits/pressure.ts';
import { shareOf } from './limits/share.ts';
import { describeApi, serveApiDescription } from './openapi.ts';
import { closeContentOrigin, createServeContent } from './pages/content-origin.ts';
import { addSecurityHeaders } from './pages/headers.ts';
import { servePages } from './pages/pages.ts';
import { createServePage } from './pages/serve-page.ts';
import { closeTenantHosts } from './pages/tenant-hosts.ts';
import { readCountryFrom } from './request/caller-country.ts';
import { replyWithFailure } from './request/failure-reply.ts';
import { refuseUnreadable } from './request/unreadable.ts';
import { createServe, type FeatureDeps, type Serve } from './serve.ts';
import { createOpenStreams } from './streams/serve-stream-open.ts';
import { watchStreams } from './streams/serve-stream-watch.ts';
import { type Readiness, serveHealth } from './watch/health.ts';
import { logRequests } from './watch/log.ts';
import { type JoinMetrics, serveMetrics } from './watch/metrics.ts';
import type { Figure } from './watch/security-metrics.ts';

const BODY_LIMIT = 1024 * 1024;

/**
 * Counters have connections of their own: an action counts a try in the middle of its transaction, and when all callers
 * hold one connection and wait for a second, no one gets any further.
 */
const COUNTER_CONNECTIONS = 4;

export type ApiDeps = {
  env: ApiEnv;
  database: Database;
  log: FastifyBaseLogger;
  version: string;
  readiness: Readiness;
  /** Registers the endpoints of all features. */
  routes: (serve: Serve, parts: FeatureDeps) => void;
  /** What `/metrics` tells of all features from the database. */
  figures: readonly Figure[];
  /** Where several processes answer: how their figures become one page. */
  joinMetrics?: JoinMetrics;
  /** From when on calls are turned away; without it, when the event loop stays late. */
  pressure?: Pressure;
};

/** A call that was under way leaves its connection open behind it; the server would wait for that until it times out. */
function closeIdleWhileStopping(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 100).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Slow and broken clients are cut off by the time limits. */
function createApp({ env, log }: Pick<ApiDeps, 'env' | 'log'>): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    connectionTimeout: 10_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    http: { maxHeaderSize: 16 * 1024 },
    trustProxy: env.TRUSTED_PROXIES.length ? env.TRUSTED_PROXIES : false,
    genReqId: () => randomUUID(),
    // A logger for each request costs as much as all else about logging; who writes a line names the request itself.
    childLoggerFactory: (logger) => logger,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    // Addresses that the router itself refuses, before any hook or handler.
    frameworkErrors: replyWithFailure,
    clientErrorHandler: refuseUnreadable,
  });
  app.server.maxHeadersCount = 100;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(replyWithFailure);
  return app;
}

/** The whole HTTP side, ready to listen. */
export async function buildApi(parts: ApiDeps): Promise<FastifyInstance> {
  const { env, database, version, readiness, routes, figures, joinMetrics, pressure } = parts;
  const app = createApp(parts);
  requirePolicies(app);
  const underWay = limitCallsUnderWay(app.server);
  const calls = watchCallEnds(app);
  givePlacesBack(app, calls);

  const share = (whole: number, least?: number) => shareOf(whole, env.API_PROCESSES, least);
  const counters = connect(env.DATABASE_URL, share(COUNTER_CONNECTIONS, 2));
  const beside: SideDatabase[] = [];
  const limits = createLimits(env, counters, pressure);
  const streams = createOpenStreams(Date.now, env.API_PROCESSES);
  const beforeClosing = [watchStreams(streams, counters, env.DATABASE_URL)];
  // Before the server waits for its connections: a stream does not end by itself.
  const onStopping = [() => streams.close()];
  app.addHook('preClose', async () => {
    for (const stop of onStopping) stop();
  });
  closeIdleWhileStopping(app);
  app.addHook('onClose', async () => {
    limits.stop();
    await Promise.all(beforeClosing.map((work) => work()));
    await Promise.all([counters, ...beside].map((connections) => connections.close()));
  });
  readCountryFrom(app, env.COUNTRY_HEADER);
  closeContentOrigin(app, env, { database, limits });
  closeTenantHosts(app, env);
  await addSecurityHeaders(app, env);
  await describeApi(app, version);
  const metrics = serveMetrics(app, env.METRICS_TOKEN, { calls, streams, database, figures, joinMetrics });
  logRequests(app, calls);
  serveHealth(app, database, readiness);
  const tokens = await createTokens(env.TOKEN_KEYS);
  const origins = [env.APP_ORIGIN, ...env.CORS_ORIGINS];
  const attempts = createAttempts(counters);
  const serve = createServe(app, { database, attempts, limits, tokens, origins, streams, underWay });
  routes(serve, {
    env,
    tokens,
    attempts,
    register: (work) => withNobody(counters, work),
    connectBeside(options) {
      const connected = connectBeside(options);
      beside.push(connected);
      return connected;
    },
    share,
    turns: createProcessTurns(env.DATABASE_POOL),
    servePage: createServePage(app, limits),
    serveContent: createServeContent(app),
    ...metrics,
    onStopping: (work) => onStopping.push(work),
    onClose: (work) => beforeClosing.push(work),
  });
  await serveApiDescription(app);
  await servePages(app, env);
  return app;
}
