import type { Swept } from '@qrigin/domain/features';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/connect/connection.ts';
import { keptSince } from '../db/kept.ts';

type Kysely = Database['kysely'];
/** Erases some of what is due and answers how many; none when all of it is gone. */
type Erase = (kysely: Kysely) => Promise<number>;

/** Few enough that a statement is over in a moment and holds no one up. */
const BATCH = 2000;
/** With an account goes all that names it. */
const ACCOUNTS_BATCH = 200;

/** The condition is asked twice: a row may have changed since it was found. */
function erase(table: string, isDue: RawBuilder<unknown>, batch = BATCH): Erase {
  const name = sql.table(table);
  return async (kysely) => {
    const { numAffectedRows } = await sql`delete from ${name} where ${isDue}
      and ctid = any (array(select ctid from ${name} where ${isDue} limit ${batch}))`.execute(kysely);
    return Number(numAffectedRows);
  };
}

const eraseOtherScans = erase('scan_event', sql`day < (${keptSince('scans')} at time zone 'UTC')::date`);

/** A day of scans goes as a whole, one day a transaction; those of days without a table of their own go by themselves. */
async function eraseScans(kysely: Kysely): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`select drop_old_scan_event_days() as dropped`.execute(
    kysely,
  );
  return rows[0]?.dropped || eraseOtherScans(kysely);
}

const eraseAttempts = erase('sign_up', sql`created_at < ${keptSince('unverifiedAccounts')}`);

/** Counted from the last time that someone registered the address; not under the hands of a person who has just asked for another code. */
const eraseUnconfirmed = erase(
  'app_user',
  sql`verified_at is null and deleted_at is null and created_at < ${keptSince('unverifiedAccounts')}
    and not exists (select from sign_up where user_id = app_user.id)
    and not exists (select from one_time_code where user_id = app_user.id and expires_at > now())`,
  ACCOUNTS_BATCH,
);

/** One line for each row of the list in `domain/src/website/retention.ts` that the sweep answers for. */
export const ERASERS: Record<Swept, Erase> = {
  scans: eraseScans,
  contactMessages: erase('contact_message', sql`created_at < ${keptSince('contactMessages')}`),
  securityLog: erase('security_event', sql`at < ${keptSince('securityLog')}`),
  unverifiedAccounts: async (kysely) => (await eraseAttempts(kysely)) || eraseUnconfirmed(kysely),
  guestSessions: erase('session', sql`kind = 'guest' and created_at < ${keptSince('guestSessions')}`),
  sessions: erase('session', sql`expires_at < ${keptSince('sessions')}`),
  // Its cookie has run out by then.
  devices: erase('known_device', sql`last_seen_at < ${keptSince('devices')}`),
  mailedCodes: erase('one_time_code', sql`expires_at < ${keptSince('mailedCodes')}`),
  loginTickets: erase('login_ticket', sql`expires_at < ${keptSince('loginTickets')}`),
  mails: erase('mail', sql`created_at < ${keptSince('mails')}`),
  requestKeys: erase('idempotency_key', sql`created_at < ${keptSince('requestKeys')}`),
  counters: erase('rate_limit', sql`expire < extract(epoch from ${keptSince('counters')}) * 1000`),
  subdomains: erase('subdomain', sql`released_at < ${keptSince('subdomains')}`),
};
