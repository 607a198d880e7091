import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';

export const SWEEP = 'engine.sweep';

/** Ends or removes what has served its time, so that addresses and traces of sign-ins are not kept for ever. */
export async function sweep({ kysely }: Database): Promise<void> {
  await sql`delete from idempotency_key where created_at < now() - interval '7 days'`.execute(kysely);
  await sql`delete from session where expires_at < now() - interval '30 days'`.execute(kysely);
  await sql`delete from login_ticket where expires_at < now()`.execute(kysely);
  await sql`delete from one_time_code where expires_at < now() - interval '1 day'`.execute(kysely);
  await sql`delete from mail where created_at < now() - interval '30 days'`.execute(kysely);
  // Row security shows the worker only those whose time is up.
  await sql`update join_request set state = 'expired', decided_at = expires_at
    where state = 'pending' and expires_at <= now()`.execute(kysely);
  await sql`delete from subdomain where released_at < now() - interval '180 days'`.execute(kysely);
  await sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`.execute(kysely);
}
