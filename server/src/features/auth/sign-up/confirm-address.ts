import { NAME_MAX, Profile } from '@qrigin/domain/auth';
import { sql } from 'kysely';
import type { Caller, Db } from '../../../db/index.ts';
import type { LiveCode } from '../mailed-codes/one-time-code.ts';
import type { AccountRow } from '../queries.ts';
import { browserHash } from '../sign-in/asking-browser.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import { endSessions } from '../sign-in/sessions.ts';
import { countAttempts, findAttempt } from './sign-up-attempt.ts';

/** What a person is called until they say so: the address before the @, as far as they could have chosen it themselves. */
function nameFrom(email: string): string {
  return Profile.name.safeParse(email.slice(0, email.indexOf('@')).slice(0, NAME_MAX)).data ?? 'New member';
}

/**
 * What the account begins with. The browser that gives the code is its owner's, so what was chosen there counts, the
 * password too. Elsewhere there is no password, and the details are those of the browser that asked for this code, if it
 * is the only one that registered. Else no one's details are taken: they may be a stranger's.
 */
async function chosenDetails(db: Db, { id, email }: AccountRow, code: LiveCode, caller: Caller) {
  const own = await findAttempt(db, id, browserHash(caller));
  if (own) return { ...own, password_hash: code.purpose === 'verify' ? own.password_hash : null };
  const asked =
    (await countAttempts(db, id)) === 1 ? await findAttempt(db, id, code.browser_hash) : undefined;
  const nameless = { name: nameFrom(email), country: '', address: '', language: caller.language };
  return { ...(asked ?? nameless), password_hash: null };
}

/** Whoever came before had only claimed the address: nothing that they set up or opened lives on. */
async function dropClaims(db: Db, userId: string): Promise<void> {
  await endSessions(db, userId);
  for (const table of [
    'sign_up',
    'known_device',
    'login_ticket',
    'authenticator',
    'recovery_code',
  ] as const) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}

export type Confirmed = {
  /** Whether there is a password to sign in with, chosen in this browser. */
  hasPassword: boolean;
};

/** Makes the account that of whoever gave the code, in the browser that gave it; `undefined` when it was before. */
export async function confirmAddress(
  db: Db,
  account: AccountRow,
  code: LiveCode,
  caller: Caller,
): Promise<Confirmed | undefined> {
  const details = await chosenDetails(db, account, code, caller);
  const confirmed = await db
    .updateTable('app_user')
    .set({ ...details, verified_at: sql<Date>`now()` })
    .where('id', '=', account.id)
    .where('verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!confirmed) return undefined;
  await dropClaims(db, account.id);
  await rememberDevice(db, account.id, caller);
  return { hasPassword: details.password_hash !== null };
}
