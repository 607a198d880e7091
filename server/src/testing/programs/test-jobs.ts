import { ENVIRONMENTS, readEnv } from '../../env.ts';
import type { FileJobDeps } from '../../features/files/deps.ts';
import { fileJobs } from '../../features/files/jobs.ts';
import { FEATURES, jobsOf } from '../../features/index.ts';
import { createLog } from '../../http/watch/log.ts';
import type { HandledJob, JobCtx } from '../../queue/handle.ts';
import { testSettings } from '../test-env.ts';

/** The jobs of all features; those of files are done with what the test brings. */
export async function testJobs(files: FileJobDeps, { register }: JobCtx): Promise<HandledJob[]> {
  const url = 'postgres://app_worker@127.0.0.1/none';
  const env = readEnv(ENVIRONMENTS.worker, {
    ...testSettings(url),
    WORKER_DATABASE_URL: url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Qrigin <no-reply@qrigin.example>',
  });
  const others = FEATURES.filter(({ name }) => name !== 'files');
  const deps = { env, register, log: createLog('silent'), onClose: () => undefined };
  return [...fileJobs(files), ...(await jobsOf(others, deps))];
}
