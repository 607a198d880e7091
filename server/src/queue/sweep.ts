import { sql } from 'kysely';
import type { Database } from '../db/connect/connection.ts';
import { ERASERS } from './retention.ts';

export const SWEEP = 'engine.sweep';

/** Row security shows the worker only those whose time is up. */
async function endJoinRequests(kysely: Database['kysely']): Promise<number> {
  const { numAffectedRows } = await sql`update join_request set state = 'expired', decided_at = expires_at
    where state = 'pending' and expires_at <= now()`.execute(kysely);
  return Number(numAffectedRows);
}

/** What the sweep has to do, by the name used to report a failure. */
type Chores = Record<string, (kysely: Database['kysely']) => Promise<number>>;
const CHORES: Chores = { ...ERASERS, joinRequests: endJoinRequests };

/** Ends or erases what has served its time. What cannot be done does not keep the rest from being done. */
export async function sweep({ kysely }: Database): Promise<void> {
  const failures: string[] = [];
  for (const [name, chore] of Object.entries(CHORES)) {
    try {
      while ((await chore(kysely)) > 0);
    } catch (error) {
      failures.push(`${name} (${error instanceof Error ? error.message : String(error)})`);
    }
  }
  if (failures.length) throw new Error(`not swept: ${failures.join(', ')}`);
}
