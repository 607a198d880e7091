import closeWithGrace from 'close-with-grace';
import { connect, refusePowerfulRole } from './db/connect/connection.ts';
import { withNobody } from './db/tenancy/with-org.ts';
import { ENVIRONMENTS, readEnv } from './env.ts';
import { startSealing } from './features/audit/seal/start-sealing.ts';
import { chooseIsolation, jobsOf, noteIsolation, removeLeftFolders } from './features/jobs.ts';
import { MAIL_KINDS } from './features/mails.ts';
import { createLog } from './http/watch/log.ts';
import { mailJobs } from './mail/mail-job.ts';
import { connectScanner } from './outside/clamav.ts';
import { connectMail } from './outside/smtp.ts';
import { connectStore } from './outside/store.ts';
import { connectionsFor, runWorker } from './queue/run-worker.ts';
// Loaded for the jobs and emails that its features declare: whatever the api can send, this process must be
// able to do.
import './features/index.ts';

const DRAIN_MS = 30_000;
const MB = 1024 * 1024;

const env = readEnv(ENVIRONMENTS.worker);
const log = createLog(env.LOG_LEVEL);
const database = connect(env.WORKER_DATABASE_URL, connectionsFor(env.WORKER_CONCURRENCY));
await refusePowerfulRole('WORKER_DATABASE_URL', database);

const transport = connectMail({ url: env.SMTP_URL, from: env.MAIL_FROM });
const store = connectStore(env);
const scanner = env.CLAMAV_HOST === undefined ? undefined : connectScanner(env.CLAMAV_HOST);
const appOrigin = env.APP_ORIGIN;
await removeLeftFolders();
const isolation = await chooseIsolation(appOrigin, log);
await withNobody(database, (db) => noteIsolation(db, isolation));
const jobs = [
  ...jobsOf({ store, scanner, appOrigin, log, quotaBytes: env.FILE_QUOTA_MB * MB, ...isolation }),
  ...mailJobs({ transport, kinds: MAIL_KINDS, appOrigin }),
];
const runner = await runWorker({ database, jobs, concurrency: env.WORKER_CONCURRENCY, log });
const stopSealing = startSealing({ register: (work) => withNobody(database, work), log });

closeWithGrace({ delay: DRAIN_MS, logger: log }, async ({ err }) => {
  if (err) log.error({ err }, 'stopping');
  await Promise.all([runner.stop(), stopSealing()]);
  store.close();
  await database.close();
});
// Not before: who reads this line may already ask the process to stop.
log.info({ jobs: jobs.map(({ job }) => job.name) }, 'working');

// Ends when the queue is lost for good; whoever runs this process starts it again.
await runner.promise;
