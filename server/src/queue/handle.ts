import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Db, ExportedTable } from '../db/index.ts';
import type { WorkerEnv } from '../env.ts';
import type { Job } from './job.ts';

export type JobCtx = {
  /** One transaction in the organisation that the job is about. */
  inOrg: <T>(orgId: string, work: (db: Db) => Promise<T>) => Promise<T>;
  /** One that sees all of the organisation as it was at one moment, and writes nothing. */
  inSnapshot: <T>(orgId: string, work: (db: Db) => Promise<T>) => Promise<T>;
  /** One transaction on the platform's register: no organisation's and no person's rows can be seen, but what a sweep removes. */
  register: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** The same on a connection of its own, for statements that may take longer than any that someone waits for. */
  registerPatiently: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};

/** What the jobs of a feature may be made with. */
export type JobDeps = Pick<JobCtx, 'register'> & {
  env: WorkerEnv;
  log: Logger;
  /** What features give to the export of an organisation. */
  exported: readonly ExportedTable[];
  /** Runs once no job is under way any more. */
  onClose: (work: () => Promise<void>) => void;
};

export type HandledJob = { job: Job; run: (ctx: JobCtx, payload: unknown) => Promise<void> };

/** Binds a job to the code that does it. It may run twice and must not mind. */
export function handle<Payload extends z.ZodObject>(
  job: Job<Payload>,
  work: (ctx: JobCtx, payload: z.output<Payload>) => Promise<void>,
): HandledJob {
  return { job, run: (ctx, payload) => work(ctx, job.payload.parse(payload)) };
}
