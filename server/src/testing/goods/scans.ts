import type { TestApi } from '../test-api.ts';

type Scan = {
  run: number;
  idx: number;
  /** Days before today. */
  ago?: number;
  country?: string | null;
  /** So often, a second apart. */
  times?: number;
};

/** Scans as shoppers made them, on any day; days before yesterday have no tables of their own. */
export async function addScans({ database }: TestApi, org: string, scans: readonly Scan[]): Promise<void> {
  for (const { run, idx, ago = 0, country = 'IN', times = 1 } of scans)
    await database.superuser.query(
      `insert into scan_event (org_id, day, id, run_id, idx, received_at, country)
       select $1, ((now() - $4 * interval '1 day') at time zone 'UTC')::date, gen_random_uuid(), $2, $3,
         now() - $4 * interval '1 day' + n * interval '1 second', $5
       from generate_series(0, $6 - 1) as n`,
      [org, run, idx, ago, country, times],
    );
}

/** As if all codes of the organisation had been issued earlier: codes are not scanned before they are issued. */
export async function issueEarlier({ database }: TestApi, org: string, days: number): Promise<void> {
  // Runs cannot be changed, except where triggers do not count.
  await database.superuser.query(`begin; set local session_replication_role = replica;
    update code_run set created_at = created_at - ${days} * interval '1 day' where org_id = '${org}'; commit`);
}
