import { timingSafeEqual } from 'node:crypto';
import { bearer } from '@qrigin/domain/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../db/connect/connection.ts';
import type { CallEnds } from '../limits/call-ends.ts';
import type { OpenStreams } from '../streams/serve-stream-open.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { type AddNetworkCounts, addStoredFigures, type Figure, networkCountsIn } from './security-metrics.ts';

/** Puts the figures of this process beside those of the others; what comes back writes the page of all of them. */
export type JoinMetrics = (own: Registry) => () => Promise<string>;

/** Shows a figure that is read whenever someone asks. */
export type AddGauge = (name: string, help: string, read: () => number) => void;

/** Where the figures come from. */
type Sources = {
  calls: CallEnds;
  streams: Pick<OpenStreams, 'count'>;
  database: Database;
  figures: readonly Figure[];
  joinMetrics?: JoinMetrics | undefined;
};

function isSame(given: string, wanted: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(wanted);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `/metrics` for Prometheus, behind a token of its own; without a token in the configuration it does not exist. */
export function serveMetrics(
  app: FastifyInstance,
  token: string | undefined,
  { calls, streams, database, figures, joinMetrics = (own) => () => own.metrics() }: Sources,
): { addGauge: AddGauge; addNetworkCounts: AddNetworkCounts } {
  if (token === undefined) return { addGauge: () => undefined, addNetworkCounts: () => undefined };
  const registry = new Registry();
  const registers = [registry];
  const addGauge: AddGauge = (name, help, read) => {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
  };
  addProcessMetrics(registry);
  addGauge('api_processes', 'Processes that answer calls', () => 1);
  addGauge('open_streams', 'Streams of notices that are open', () => streams.count());
  addStoredFigures(registry, database, figures);
  timeRequests(calls, registry);
  const page = joinMetrics(registry);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', bearer(token).Authorization))
      return reply.callNotFound();
    return reply.type(registry.contentType).send(await page());
  });
  return { addGauge, addNetworkCounts: networkCountsIn(registry) };
}

type Route = FastifyRequest['routeOptions'];

/** How long the answers of one method and status of a route took. */
type Timed = { method: string; status: number; counter: { observe(value: number): void } };

function timeRequests(calls: CallEnds, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  // Finding the counter of a route by its labels costs more than counting.
  const timed = new WeakMap<object, Timed[]>();
  function counterOf(method: string, { config, url = 'none' }: Route, status: number) {
    const ofRoute = timed.get(config) ?? [];
    const known = ofRoute.find((one) => one.status === status && one.method === method);
    if (known) return known.counter;
    const counter = seconds.labels(method, url, String(status));
    timed.set(config, [...ofRoute, { method, status, counter }]);
    return counter;
  }
  calls.onEnd((request, reply, status) => {
    const route = request.routeOptions;
    // How long a stream was open is not how long its answer took.
    if (!route.config.endpoint?.streams || status !== 200)
      counterOf(request.method, route, status).observe(reply.elapsedTime / 1000);
  });
}
