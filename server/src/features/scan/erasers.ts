import { sql } from 'kysely';
import { keptSince } from '../../db/index.ts';
import { type Chore, eraser } from '../../queue/erase.ts';

const eraseOtherScans = eraser('scan_event', sql`day < (${keptSince('scans')} at time zone 'UTC')::date`);

/** A day of scans goes as a whole, one day a transaction; those of days without a table of their own go by themselves. */
const eraseScans: Chore = async (db) => {
  const { rows } = await sql<{ dropped: number }>`select drop_old_scan_event_days() as dropped`.execute(db);
  return rows[0]?.dropped || eraseOtherScans(db);
};

export const erasers = { scans: eraseScans };
