import closeWithGrace from 'close-with-grace';
import { connect, refusePowerfulRole } from './db/connect/connection.ts';
import { ENVIRONMENTS, readEnv } from './env.ts';
import { CHORES, FEATURES, jobsOf, MAIL_KINDS } from './features/index.ts';
import { createLog } from './http/watch/log.ts';
import { mailJobs } from './mail/mail-job.ts';
import { connectMail } from './outside/smtp.ts';
import { connectionsFor, jobContext, runWorker } from './queue/run-worker.ts';

const DRAIN_MS = 30_000;

const env = readEnv(ENVIRONMENTS.worker);
const log = createLog(env.LOG_LEVEL);
const database = connect(env.WORKER_DATABASE_URL, connectionsFor(env.WORKER_CONCURRENCY));
await refusePowerfulRole('WORKER_DATABASE_URL', database);

const transport = connectMail({ url: env.SMTP_URL, from: env.MAIL_FROM });
const closing: (() => Promise<void>)[] = [];
const { register } = jobContext(database);
const jobs = [
  ...(await jobsOf(FEATURES, { env, log, register, onClose: (work) => closing.push(work) })),
  ...mailJobs({ transport, kinds: MAIL_KINDS, appOrigin: env.APP_ORIGIN }),
];
const runner = await runWorker({ database, jobs, chores: CHORES, concurrency: env.WORKER_CONCURRENCY, log });

closeWithGrace({ delay: DRAIN_MS, logger: log }, async ({ err }) => {
  if (err) log.error({ err }, 'stopping');
  await runner.stop();
  await Promise.all(closing.map((work) => work()));
  await database.close();
});
// Not before: who reads this line may already ask the process to stop.
log.info({ jobs: jobs.map(({ job }) => job.name) }, 'working');

// Ends when the queue is lost for good; whoever runs this process starts it again.
await runner.promise;
