import { connect } from '../../db/connect/connection.ts';
import { createLog } from '../../http/watch/log.ts';
import type { HandledJob, JobCtx } from '../../queue/handle.ts';
import { connectionsFor, jobContext, runWorker } from '../../queue/run-worker.ts';
import type { TestDatabase } from './database.ts';

type Of = { database: Pick<TestDatabase, 'url'> };

/** Works as a job does: with the worker's own role. No statement is waited for longer, where that is said. */
export async function asWorker(
  { database }: Of,
  work: (ctx: JobCtx) => Promise<void>,
  longestMs?: number,
): Promise<void> {
  const url = database.url('app_worker');
  const worker = longestMs
    ? connect(url, 2, `-c statement_timeout=${longestMs}`, longestMs)
    : connect(url, 2);
  await work(jobContext(worker)).finally(() => worker.close());
}

/** A worker with these jobs and no others. */
export async function startWorker({ database }: Of, jobs: readonly HandledJob[]) {
  const worker = connect(database.url('app_worker'), connectionsFor(2));
  const runner = await runWorker({ database: worker, jobs, concurrency: 2, log: createLog('silent') });
  return {
    async stop() {
      await runner.stop();
      await worker.close();
    },
  };
}
