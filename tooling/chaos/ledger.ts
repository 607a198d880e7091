import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { notifyHolders } from '../../server/src/features/notifications/queue.ts';

export type Ledger = {
  sites: string[];
  /** Audit entries of created sites; each was stored together with its job. */
  jobsEnqueued: number;
  /** Notices to the Admin; each was written by a job. */
  jobsRun: number;
  jobsLeft: number;
  /** Sites, audit entries or notices of which there are two. */
  doubled: number;
};

/** Of the queue only what a new site asks for: there is no object store here, and the job that prepares it is tried again. */
const COUNTS = `
  with entries as (select id, subject_id from audit_entry where action = 'site.create'),
       notices as (select audit_entry_id from notification where kind = 'site.create')
  select (select count(*) from entries)::int as enqueued,
    (select count(*) from notices)::int as run,
    (select count(*) from graphile_worker.jobs where task_identifier = '${notifyHolders.name}')::int as left_over,
    (select count(*) - count(distinct lower(name)) from site)::int
      + (select count(*) - count(distinct subject_id) from entries)::int
      + (select count(*) - count(distinct audit_entry_id) from notices)::int as doubled`;

/** What is really stored, read above row security once the queue is empty (or after the patience is over). */
export async function readLedger(superuserUrl: string, patienceMs: number): Promise<Ledger> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const { rows } = await client.query(COUNTS);
      const { enqueued, run, left_over: left, doubled } = rows[0];
      if (left === 0 || performance.now() > deadline) {
        const sites = await client.query<{ name: string }>('select name from site');
        return {
          sites: sites.rows.map((row) => row.name),
          jobsEnqueued: enqueued,
          jobsRun: run,
          jobsLeft: left,
          doubled,
        };
      }
      await sleep(250);
    }
  } finally {
    await client.end();
  }
}
