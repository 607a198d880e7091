import { sql } from 'kysely';
import type { Chore } from '../../../queue/erase.ts';

/** Row security shows the worker only those whose time is up. */
export const endOverdueRequests: Chore = async (db) => {
  const { numAffectedRows } = await sql`update join_request set state = 'expired', decided_at = expires_at
    where state = 'pending' and expires_at <= now()`.execute(db);
  return Number(numAffectedRows);
};
