import { sql } from 'kysely';
import type { Database } from '../db/connect/connection.ts';

export const MAKE_SCAN_EVENT_DAYS = 'engine.make-scan-event-days';

/** Makes the tables of the coming days' scan events. Without them events are stored all the same, among other days. */
export async function makeScanEventDays({ kysely }: Database): Promise<void> {
  await kysely.transaction().execute(async (db) => {
    // Two workers at once would make the same table.
    await sql`select pg_advisory_xact_lock(hashtextextended(${MAKE_SCAN_EVENT_DAYS}, 0))`.execute(db);
    await sql`select make_scan_event_days()`.execute(db);
  });
}
