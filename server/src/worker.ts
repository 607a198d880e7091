import closeWithGrace from 'close-with-grace';
import { connect, refusePowerfulRole } from './db/connection.ts';
import { ENVIRONMENTS, readEnv } from './env.ts';
import { JOBS } from './features/jobs.ts';
import { MAIL_KINDS } from './features/mails.ts';
import { createLog } from './http/log.ts';
import { mailJobs } from './mail/mail-job.ts';
import { connectMail } from './outside/smtp.ts';
import { runWorker } from './queue/run-worker.ts';
// Loaded for the jobs and mails that its features declare: whatever the api can send, this process must be able to do.
import './features/index.ts';

const DRAIN_MS = 30_000;

const env = readEnv(ENVIRONMENTS.worker);
const log = createLog(env.LOG_LEVEL);
const database = connect(env.WORKER_DATABASE_URL, env.WORKER_CONCURRENCY + 4);
await refusePowerfulRole(database);

const transport = connectMail({ url: env.SMTP_URL, from: env.MAIL_FROM });
const jobs = [...JOBS, ...mailJobs({ transport, kinds: MAIL_KINDS, appOrigin: env.APP_ORIGIN })];
const runner = await runWorker({ database, jobs, concurrency: env.WORKER_CONCURRENCY, log });

closeWithGrace({ delay: DRAIN_MS, logger: log }, async ({ err }) => {
  if (err) log.error({ err }, 'stopping');
  await runner.stop();
  await database.close();
});
// Not before: who reads this line may already ask the process to stop.
log.info({ jobs: jobs.map(({ job }) => job.name) }, 'working');

// Ends when the queue is lost for good; whoever runs this process starts it again.
await runner.promise;
