import { sql } from 'kysely';
import type { Database } from '../db/connect/connection.ts';

type FailedJob = {
  id: string;
  task_identifier: string;
  attempts: number;
  updated_at: Date;
  last_error: string;
};

/** Jobs that used up their tries. The text of the error is cut: it may quote what the job worked on. */
export async function failedJobs({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<FailedJob>`
    select id, task_identifier, attempts, updated_at, coalesce(split_part(last_error, E'\n', 1), '') as last_error
    from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
    order by updated_at desc limit 200`.execute(kysely);
  if (rows.length === 0) return ['no failed jobs'];
  return rows.map(
    (job) =>
      `${job.id}  ${job.updated_at.toISOString()}  ${job.task_identifier}  ${job.attempts} tries  ${job.last_error.slice(0, 120)}`,
  );
}
