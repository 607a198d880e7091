import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';

export const SWEEP = 'engine.sweep';

/** Removes what has served its time: old idempotency keys, sessions long over, rate counters of past minutes. */
export async function sweep({ kysely }: Database): Promise<void> {
  await sql`delete from idempotency_key where created_at < now() - interval '7 days'`.execute(kysely);
  await sql`delete from session where expires_at < now() - interval '30 days'`.execute(kysely);
  await sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`.execute(kysely);
}
