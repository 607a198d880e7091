import { Client } from 'pg';
import { expect } from './world.ts';

/** As if the year that was paid for in this organisation were over: what would have been done then is done now. */
export async function letPlanEnd(org: string): Promise<void> {
  const url = new URL(String(process.env['E2E_DATABASE_URL']));
  // No one who works for the product may move a day that was paid for.
  url.username = 'postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  const paid = await client.query(
    `update payment set starts_at = starts_at - interval '1 year', ends_at = now()
     where org_id = $1 and status = 'paid' and ends_at is not null`,
    [org],
  );
  const due = await client.query(
    `update graphile_worker._private_jobs job set run_at = now()
     from graphile_worker._private_tasks task
     where task.id = job.task_id and task.identifier = 'payments.end-plan' and job.payload ->> 'orgId' = $1`,
    [org],
  );
  await client.end();
  expect([paid.rowCount, due.rowCount]).toEqual([1, 1]);
}
