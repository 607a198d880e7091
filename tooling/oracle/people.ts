import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { hashSecret } from '../../server/src/features/auth/password/hashing.ts';

export const PASSWORD = 'cardamom and slow trains';
const CODE = '314159';

/** All of one length, so that answers that repeat them are of one length too. */
export function newAddresses(howMany: number): string[] {
  return Array.from({ length: howMany }, () => `${randomBytes(8).toString('hex')}@people.example`);
}

/**
 * Accounts for the addresses: a third each unverified, verified, and verified with two-factor authentication
 * on. All of them wait for a code to verify the address and one for a new password.
 */
export async function createAccounts(database: Client, addresses: string[]): Promise<void> {
  await database.query(
    `insert into app_user (name, email, password_hash, verified_at)
     select 'Somebody', email, $2, case when n % 3 > 0 then now() end
     from unnest($1::text[]) with ordinality as given (email, n)`,
    [addresses, await hashSecret(PASSWORD)],
  );
  await database.query(
    `insert into sign_up (user_id, browser_hash, name, password_hash)
     select id, 'x', name, password_hash from app_user where email = any ($1) and verified_at is null`,
    [addresses],
  );
  await database.query(
    `insert into authenticator (user_id, secret, confirmed_at)
     select app_user.id, 'x', now() from unnest($1::text[]) with ordinality as given (email, n)
     join app_user using (email) where n % 3 = 2`,
    [addresses],
  );
  await database.query(
    `insert into one_time_code (user_id, purpose, code_hash, expires_at)
     select id, purpose, $2, now() + interval '1 hour'
     from app_user, unnest(array['verify', 'reset']) as purpose where email = any ($1)`,
    [addresses, await hashSecret(CODE)],
  );
}
