import closeWithGrace from 'close-with-grace';
import { connect, refusePowerfulRole } from './db/connection.ts';
import { ENVIRONMENTS, readEnv } from './env.ts';
import { JOBS } from './features/jobs.ts';
import { createLog } from './http/log.ts';
import { runWorker } from './queue/run-worker.ts';
// Loaded for the jobs that its features declare: whatever the api can send, this process must be able to do.
import './features/index.ts';

const DRAIN_MS = 30_000;

const env = readEnv(ENVIRONMENTS.worker);
const log = createLog(env.LOG_LEVEL);
const database = connect(env.WORKER_DATABASE_URL, env.WORKER_CONCURRENCY + 4);
await refusePowerfulRole(database);

const runner = await runWorker({ database, jobs: JOBS, concurrency: env.WORKER_CONCURRENCY, log });
log.info({ jobs: JOBS.map(({ job }) => job.name) }, 'working');

closeWithGrace({ delay: DRAIN_MS, logger: log }, async ({ err }) => {
  if (err) log.error({ err }, 'stopping');
  await runner.stop();
  await database.close();
});

// Ends when the queue is lost for good; whoever runs this process starts it again.
await runner.promise;
