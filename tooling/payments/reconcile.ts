import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

const PATIENCE_MS = 120_000;

type Count = { count: number };

async function countOf(superuser: Client, query: string): Promise<number> {
  const { rows } = await superuser.query<Count>(query);
  return rows[0]?.count ?? 0;
}

/**
 * Until no job of payments is left; those that failed are tried again at once. One that failed while another of the same order took its
 * place has no tries left: the other one is what counts.
 */
export async function drain(superuser: Client, deadline = performance.now() + PATIENCE_MS): Promise<void> {
  const LEFT = `from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier in ('payments.settle', 'payments.refund', 'payments.look-around')
      and (job.locked_at is not null or job.attempts < job.max_attempts)`;
  while ((await countOf(superuser, `select count(*)::int ${LEFT}`)) > 0) {
    if (performance.now() > deadline) throw new Error('jobs of payments are left over');
    await superuser.query(
      `update graphile_worker._private_jobs set run_at = now() where id in (select job.id ${LEFT} and job.attempts > 0)
         and locked_at is null`,
    );
    await sleep(100);
  }
}

/**
 * Lets the worker look around until it has asked about every order, as if the ten minutes between two rounds were over each time.
 * Tells how many rounds it took.
 */
export async function reconcile(superuser: Client, open: () => Promise<number>): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS;
  await drain(superuser, deadline);
  for (let round = 0; ; round += 1) {
    if ((await open()) === 0) return round;
    if (performance.now() > deadline) throw new Error('payments were not found by the rounds');
    await superuser.query(
      `update payment set created_at = created_at - interval '10 minutes', checked_at = checked_at - interval '10 minutes'
       where status = 'open'`,
    );
    await superuser.query("select graphile_worker.add_job('payments.look-around', '{}')");
    await drain(superuser, deadline);
  }
}
