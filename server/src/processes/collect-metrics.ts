import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { Registry } from 'prom-client';
import { addProcessMetrics } from '../http/watch/process-metrics.ts';
import { createFiguresOfAll, type FromPrimary, type FromProcess } from './figures-of-all.ts';

/** A process that is stuck is not waited for any longer; a database that is away takes some of this time. */
const WAIT_MS = 5000;

/** One round of asking all processes. */
type Round = { missing: Set<number>; answered: Set<number>; end: () => void };

/** In the primary: asks all processes for their figures whenever one of them is asked for the metrics. */
export function collectMetrics(log: Pick<FastifyBaseLogger, 'error'>): void {
  const own = new Registry();
  addProcessMetrics(own);
  const all = createFiguresOfAll();
  const listening = new Set<Worker>();
  const rounds = new Map<number, Round>();
  let calls = 0;

  async function collect(): Promise<string> {
    calls += 1;
    const call = calls;
    const missing = new Set([...listening].map(({ id }) => id));
    const answered = new Set<number>();
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, WAIT_MS);
    rounds.set(call, { missing, answered, end: resolve });
    for (const worker of listening) tell(worker, { ask: 'figures', call });
    await promise;
    clearTimeout(timer);
    rounds.delete(call);
    return all.page(answered, await own.getMetricsAsJSON());
  }

  function hear(worker: Worker, message: FromProcess): void {
    // What it has counted is in the sum for good by then.
    if (worker.isDead()) return;
    if ('ask' in message) {
      collect().then(
        (page) => tell(worker, { page, call: message.call }),
        (err) => log.error({ err }, 'metrics'),
      );
      return;
    }
    all.heard(worker.id, message.figures);
    const round = rounds.get(message.call);
    round?.answered.add(worker.id);
    stopWaiting(round, worker.id);
  }

  cluster.on('listening', (worker) => listening.add(worker));
  cluster.on('message', hear);
  cluster.on('exit', (worker) => {
    listening.delete(worker);
    all.ended(worker.id);
    for (const round of rounds.values()) stopWaiting(round, worker.id);
  });
}

function tell(worker: Worker, message: FromPrimary): void {
  // A process that has just died can no longer receive it.
  worker.send(message, () => undefined);
}

function stopWaiting(round: Round | undefined, process: number): void {
  round?.missing.delete(process);
  if (round?.missing.size === 0) round.end();
}
