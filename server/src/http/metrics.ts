import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { NetworkCounts } from './network-counts.ts';
import type { OpenStreams } from './serve-stream-open.ts';

function isSame(given: string, wanted: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(wanted);
  return a.length === b.length && timingSafeEqual(a, b);
}

type Measured = {
  streams: Pick<OpenStreams, 'count'>;
  unknownCodes: Pick<NetworkCounts, 'worst' | 'total'>;
};

/** How often something happened, by network: all of it, and what the worst network did within a minute. */
function measureNetworks(
  registry: Registry,
  { name, what }: { name: string; what: string },
  counts: Pick<NetworkCounts, 'worst' | 'total'>,
): void {
  const worst: Gauge = new Gauge({
    name: `${name}_worst_network`,
    help: `${what} from one network within the last minute, the most of all networks`,
    registers: [registry],
    collect: () => worst.set(counts.worst()),
  });
  const total: Counter = new Counter({
    name: `${name}_total`,
    help: `${what} since the process started`,
    registers: [registry],
    collect() {
      total.reset();
      total.inc(counts.total());
    },
  });
}

/** `/metrics` for Prometheus, behind a token of its own; without a token in the configuration it does not exist. */
export function serveMetrics(
  app: FastifyInstance,
  token: string | undefined,
  { streams, unknownCodes }: Measured,
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
  measureNetworks(registry, { name: 'unknown_codes', what: 'Codes that nobody issued' }, unknownCodes);
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
