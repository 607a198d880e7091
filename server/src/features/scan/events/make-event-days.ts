import { sql } from 'kysely';
import type { JobCtx } from '../../../queue/handle.ts';
import { makeEventDays as job } from '../queue.ts';

/** Makes the tables of the coming days' scan events. Without them events are stored all the same, among other days. */
export function makeEventDays(ctx: Pick<JobCtx, 'register'>): Promise<void> {
  return ctx.register(async (db) => {
    // Two workers at once would make the same table.
    await sql`select pg_advisory_xact_lock(hashtextextended(${job.name}, 0))`.execute(db);
    await sql`select make_scan_event_days()`.execute(db);
  });
}
