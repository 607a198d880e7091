import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import type { Logger as Log } from 'pino';
import { connectPatiently, type Database } from '../db/connect/connection.ts';
import { withNobody, withOrg } from '../db/tenancy/with-org.ts';
import type { HandledJob, JobCtx } from './handle.ts';
import { freeJobsOfDeadWorkers, startHeartbeat } from './heartbeat.ts';
import { declaredJobs, type Job } from './job.ts';
import { type Chores, SWEEP, sweep } from './sweep.ts';

export type WorkerDeps = {
  database: Database;
  jobs: readonly HandledJob[];
  /** What features add to the nightly sweep. */
  chores?: Chores;
  concurrency: number;
  log: Log;
};
export type Workers = Pick<Runner, 'stop' | 'promise'>;

type OwnPool = NonNullable<Job['pool']>;
/** What is done at the same time of what is slow; a file of a stranger may take 256 MB and a whole core. */
const PLACES: Readonly<Record<OwnPool, number>> = {
  files: 2,
  pictures: 1,
  exports: 1,
  'large-exports': 1,
  imports: 1,
};
/**
 * Connections of a worker process: one for each job, and a few to hear of jobs, free them, send heartbeats and
 * seal the audit log.
 */
export const connectionsFor = (concurrency: number) =>
  concurrency + Object.values(PLACES).reduce((sum, places) => sum + places) + 10;

/** Small on purpose: what a worker has fetched ahead waits for another one when it dies. */
const FETCHED_AHEAD = 10;
const NONE_AHEAD = -1;

/** The next of jobs that run one after the other is only found by looking again. */
const POLL_MS = 500;

/**
 * Results of jobs are stored together. Besides being quicker, only this way does stopping wait until the last of them
 * is stored; one by one they are sent and not waited for.
 */
const RESULTS_IN_BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

const DAY_MS = 24 * 3_600_000;

/** Everything in the product that runs by the clock: every night, by UTC, and what jobs say of themselves. */
function clockOf(jobs: readonly HandledJob[]) {
  const ofJobs = jobs.flatMap(({ job: { name, cron } }) => (cron ? [{ task: name, match: cron }] : []));
  const options = { backfillPeriod: DAY_MS };
  const sweeping = { task: SWEEP, match: '10 3 * * *' };
  return parseCronItems([sweeping, ...ofJobs].map((item) => ({ ...item, options })));
}

/** How work that no caller asked for reaches the database. */
export function jobContext(database: Database): JobCtx {
  return {
    inOrg: (orgId, work) => withOrg(database, { orgId, userId: null }, work),
    inSnapshot: (orgId, work) => withOrg(database, { orgId, userId: null, isSnapshot: true }, work),
    register: (work) => withNobody(database, work),
    registerPatiently: async (work) => {
      const own = connectPatiently(database);
      return withNobody(own, work).finally(() => own.close());
    },
  };
}

function taskList({ database, jobs, log }: Omit<WorkerDeps, 'concurrency'>): TaskList {
  const ctx = jobContext(database);
  const tasks: TaskList = {};
  for (const { job, run: work } of jobs) {
    tasks[job.name] = async (payload, { job: { id, attempts } }) => {
      const start = performance.now();
      await work(ctx, payload);
      log.info({ job: job.name, id, attempts, ms: Math.round(performance.now() - start) }, 'job');
    };
  }
  return tasks;
}

/** graphile-worker's own lines: its failures matter, the rest is chatter. */
function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}

/** A job that can be sent but not done would wait for ever, so the worker does not start with one. */
function requireHandlers(jobs: readonly HandledJob[]): void {
  const handled = new Set(jobs.map(({ job }) => job.name));
  const missing = declaredJobs().filter((name) => !handled.has(name));
  if (missing.length) throw new Error(`no handler for ${missing.join(', ')}`);
}

type Pool = {
  tasks: TaskList;
  concurrency: number;
  cron: ReturnType<typeof parseCronItems>;
  ahead: number;
  pollInterval?: number;
};

/** Workers that take only jobs of these tasks. Each pool has a name of its own, and so a sign of life of its own. */
async function startPool({ database, log }: WorkerDeps, pool: Pool) {
  const { tasks, cron, ahead, ...pace } = pool;
  const alive = startHeartbeat(database);
  const runner = await run({
    pgPool: database.pool,
    taskList: tasks,
    parsedCronItems: cron,
    ...pace,
    noHandleSignals: true,
    logger: quietLogger(log),
    events: alive.events,
    preset: { worker: { localQueue: { size: ahead }, ...RESULTS_IN_BATCHES } },
  });
  void runner.promise.finally(() => alive.release());
  return runner;
}

/** None is fetched ahead: who comes first is decided when there is a free place. */
const ownPool = (parts: WorkerDeps, jobs: readonly HandledJob[], places: number) =>
  startPool(parts, {
    tasks: taskList({ ...parts, jobs }),
    concurrency: places,
    cron: parseCronItems([]),
    ahead: NONE_AHEAD,
    pollInterval: POLL_MS,
  });

/**
 * Does all jobs until it is stopped. Slow ones have pools of their own: however many wait there, an email
 * leaves at once.
 */
export async function runWorker(parts: WorkerDeps): Promise<Workers> {
  const { database, jobs, chores = {}, log, concurrency } = parts;
  requireHandlers(jobs);
  const freeing = freeJobsOfDeadWorkers(database, log);
  const others = jobs.filter(({ job }) => job.pool === undefined);
  const ofEngine: TaskList = { [SWEEP]: () => sweep(database, chores) };
  const main = await startPool(parts, {
    tasks: { ...ofEngine, ...taskList({ ...parts, jobs: others }) },
    concurrency,
    cron: clockOf(jobs),
    ahead: FETCHED_AHEAD,
  });
  const runners = [main];
  for (const [pool, places] of Object.entries(PLACES)) {
    const own = jobs.filter(({ job }) => job.pool === pool);
    if (own.length) runners.push(await ownPool(parts, own, places));
  }
  for (const { job } of jobs) {
    if (job.atStart) await main.addJob(job.name, {}, { jobKey: job.name, maxAttempts: job.tries });
  }
  const stop = async () => {
    freeing.stop();
    await Promise.all(runners.map((runner) => runner.stop()));
  };
  // One that ends by itself ends the others, or the process would go on and do half of its work.
  const promise = Promise.race(runners.map((runner) => runner.promise)).finally(() => freeing.stop());
  return { stop, promise };
}
