import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';

export const SWEEP = 'engine.sweep';

/** Whoever registered has two days to confirm the address, counted from the last time that they did. */
async function dropUnverified({ kysely }: Database): Promise<void> {
  await sql`delete from sign_up where created_at < now() - interval '48 hours'`.execute(kysely);
  await sql`with
      due as (select id from app_user where verified_at is null and deleted_at is null
        and created_at < now() - interval '48 hours' and not exists (select from sign_up where user_id = app_user.id)),
      sessions as (delete from session using due where user_id = due.id),
      codes as (delete from one_time_code using due where user_id = due.id),
      devices as (delete from known_device using due where user_id = due.id),
      tickets as (delete from login_ticket using due where user_id = due.id)
    delete from app_user using due where app_user.id = due.id`.execute(kysely);
}

/** Ends or removes what has served its time, so that addresses and traces of sign-ins are not kept for ever. */
export async function sweep(database: Database): Promise<void> {
  const { kysely } = database;
  await dropUnverified(database);
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
