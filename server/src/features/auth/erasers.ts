import { sql } from 'kysely';
import { keptSince } from '../../db/index.ts';
import { type Chore, eraser } from '../../queue/erase.ts';

/** With an account goes all that names it. */
const ACCOUNTS_BATCH = 200;

const eraseAttempts = eraser('sign_up', sql`created_at < ${keptSince('unverifiedAccounts')}`);

/** Counted from the last time that someone registered the address; not under the hands of a person who has just asked for another code. */
const eraseUnconfirmed = eraser(
  'app_user',
  sql`verified_at is null and deleted_at is null and created_at < ${keptSince('unverifiedAccounts')}
    and not exists (select from sign_up where user_id = app_user.id)
    and not exists (select from one_time_code where user_id = app_user.id and expires_at > now())`,
  ACCOUNTS_BATCH,
);

export const erasers = {
  securityLog: eraser('security_event', sql`at < ${keptSince('securityLog')}`),
  unverifiedAccounts: async (db) => (await eraseAttempts(db)) || eraseUnconfirmed(db),
  guestSessions: eraser('session', sql`kind = 'guest' and created_at < ${keptSince('guestSessions')}`),
  sessions: eraser('session', sql`expires_at < ${keptSince('sessions')}`),
  // Its cookie has run out by then.
  devices: eraser('known_device', sql`last_seen_at < ${keptSince('devices')}`),
  mailedCodes: eraser('one_time_code', sql`expires_at < ${keptSince('mailedCodes')}`),
  loginTickets: eraser('login_ticket', sql`expires_at < ${keptSince('loginTickets')}`),
} satisfies Record<string, Chore>;
