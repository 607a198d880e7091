import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/connection.ts';
import { addSecurityMetrics, type CountedByNetwork } from './security-metrics.ts';
import type { OpenStreams } from './serve-stream-open.ts';

/** Where the figures come from. */
type Sources = { streams: Pick<OpenStreams, 'count'>; byNetwork: CountedByNetwork; database: Database };

function isSame(given: string, wanted: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(wanted);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `/metrics` for Prometheus, behind a token of its own; without a token in the configuration it does not exist. */
export function serveMetrics(
  app: FastifyInstance,
  token: string | undefined,
  { streams, byNetwork, database }: Sources,
): void {
  if (token === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const openStreams: Gauge = new Gauge({
    name: 'open_streams',
    help: 'Streams of notices that are open',
    registers: [registry],
    collect: () => openStreams.set(streams.count()),
  });
  addSecurityMetrics(registry, byNetwork, database);
  // Finding the counter of a route by its labels costs more than counting.
  const counters = new Map<string, { observe(value: number): void }>();
  app.addHook('onResponse', (request, reply, done) => {
    // How long a stream was open is not how long its answer took.
    if (request.routeOptions.config.endpoint?.streams && reply.statusCode === 200) {
      done();
      return;
    }
    const labels = [request.method, request.routeOptions.url ?? 'none', String(reply.statusCode)] as const;
    const key = labels.join(' ');
    const counter = counters.get(key) ?? seconds.labels(...labels);
    counters.set(key, counter);
    counter.observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
