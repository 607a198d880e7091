import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import closeWithGrace from 'close-with-grace';
import type { ApiEnv } from '../env.ts';
import { createLog } from '../http/watch/log.ts';
import { collectMetrics } from './collect-metrics.ts';
import { DRAIN_MS } from './drain.ts';
import { closeLostConnection } from './lost-connection.ts';

/** Each process ends itself when its time is over; only one that is stuck makes the primary wait longer. */
const STUCK_MS = 2000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** A process that has run so long did not end for the reason that ended the one before. */
const STEADY_MS = 60_000;

/** Before a process is started again, when so many have ended in its place soon after their start. */
export function pauseAfter(ends: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (ends - 1), LONGEST_PAUSE_MS);
}

/**
 * The primary of several processes: starts them, starts those again that end unasked, and ends them all. It answers no
 * calls; it takes connections in and hands each to the next process in turn.
 */
export function keepRunning(env: ApiEnv): void {
  const log = createLog(env.LOG_LEVEL);
  const running = new Set<Worker>();
  let hasServed = false;
  let isStopping = false;

  function start(endsBefore: number): Worker {
    const worker = cluster.fork();
    const began = performance.now();
    running.add(worker);
    closeLostConnection(worker, () => isStopping);
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      if (isStopping) return;
      const ended = { process: worker.id, exitCode: code, signal };
      if (!hasServed) giveUp(ended);
      const ends = performance.now() - began > STEADY_MS ? 1 : endsBefore + 1;
      const pauseMs = pauseAfter(ends);
      log.error({ ...ended, pauseMs }, 'a process ended, another is started');
      setTimeout(() => {
        if (!isStopping) start(ends);
      }, pauseMs);
    });
    return worker;
  }

  /** Nothing has worked yet, so nothing is gained by trying again; the process itself has said why. */
  function giveUp(ended: object): never {
    log.error(ended, 'the first process ended before it could answer');
    process.exit(1);
  }

  // Figures are not always numbers that JSON knows.
  cluster.setupPrimary({ serialization: 'advanced' });
  if (env.METRICS_TOKEN !== undefined) collectMetrics(log);
  process.once('exit', () => {
    for (const worker of running) worker.process.kill('SIGKILL');
  });
  closeWithGrace({ delay: env.SHUTDOWN_DELAY_MS + DRAIN_MS + STUCK_MS, logger: log }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping');
    isStopping = true;
    await Promise.all([...running].map(stop));
  });
  // What is wrong with the settings or the database is said by one process, once.
  start(0).once('listening', () => {
    hasServed = true;
    if (isStopping) return;
    for (let more = 1; more < env.API_PROCESSES; more += 1) start(0);
  });
}

/** Waits until it has finished its calls; throws when it could not. */
async function stop(worker: Worker): Promise<void> {
  const exited = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const [code, signal] = await exited;
  // One that was only starting ends by the signal itself.
  if (code !== 0 && signal !== 'SIGTERM') throw new Error(`process ${worker.id} did not end in order`);
}
