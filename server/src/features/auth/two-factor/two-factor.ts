import { createHash, randomBytes } from 'node:crypto';
import { AUTH_LOG, RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@qrigin/domain/auth';
import { Failure } from '@qrigin/domain/errors';
import { sql } from 'kysely';
import { generateSecret, generateURI, verify } from 'otplib';
import { type Db, logSecurity, type UserCtx } from '../../../db/index.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { CODE } from '../counters.ts';
import type { AuthDeps } from '../deps.ts';
import { twoFactorChangedMail } from '../mail-kinds.ts';
import { findPerson } from '../queries.ts';
import { lockedOut } from '../sign-in/locked-out.ts';
import { dropTickets } from '../sign-in/login-ticket.ts';

const PERIOD_S = 30;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const hashOf = (code: string) => createHash('sha256').update(code).digest();

function findAuthenticator(db: Db, userId: string) {
  return db
    .selectFrom('authenticator')
    .select([
      'secret',
      'confirmed_at',
      sql<boolean>`created_at > now() - interval '10 minutes'`.as('is_recent'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Begins, or shows again for ten minutes, a set-up that counts only once its first code was given. */
export async function setUpTwoFactor(ctx: UserCtx, { vault }: AuthDeps) {
  const { db, userId } = ctx;
  const present = await findAuthenticator(db, userId);
  if (present?.confirmed_at) throw new Failure('two_factor_on');
  const secret = present?.is_recent ? (await vault.open(present.secret, userId)).secret : generateSecret();
  if (!present?.is_recent) {
    const sealed = await vault.seal(secret, userId);
    await db
      .insertInto('authenticator')
      .values({ user_id: userId, secret: sealed })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret: sealed, created_at: sql<Date>`now()`, last_step: 0 }),
      )
      .execute();
  }
  const { email } = await findPerson(db, userId);
  return { secret, otpauth_url: generateURI({ issuer: 'Qrigin', label: email, secret }) };
}

/** Whether the code is right now and was not used before: only a later time step than the last one is accepted. */
export async function acceptCode(
  db: Db,
  { vault }: AuthDeps,
  userId: string,
  code: string,
): Promise<boolean> {
  const authenticator = await findAuthenticator(db, userId);
  if (!authenticator) return false;
  const { secret, isOldKey } = await vault.open(authenticator.secret, userId);
  const epoch = Math.floor(Date.now() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: [PERIOD_S, 0] });
  if (!result.valid) return false;
  const step = Math.floor(epoch / PERIOD_S) + result.delta;
  const accepted = await db
    .updateTable('authenticator')
    .set({ last_step: step, ...(isOldKey ? { secret: await vault.seal(secret, userId) } : {}) })
    .where('user_id', '=', userId)
    .where('last_step', '<', String(step))
    .returning('user_id')
    .executeTakeFirst();
  return accepted !== undefined;
}

/** A recovery code replaces the app and works once. */
export async function acceptRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const used = await db
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

async function replaceRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => BASE32[byte % BASE32.length]).join(''),
  );
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

/**
 * The first correct code turns two-factor authentication on and returns the recovery codes, this one time. A
 * wrong one is answered, not thrown: that it was given is stored.
 */
export async function verifyTwoFactor(ctx: UserCtx, parts: AuthDeps, code: string) {
  const { db, userId, sessionId, caller } = ctx;
  const remaining = await parts.attempts.take(CODE, userId);
  if (remaining === undefined) throw lockedOut();
  if (!(await acceptCode(db, parts, userId, code))) {
    await logSecurity(db, { kind: AUTH_LOG.codeFailed, userId, sessionId, caller });
    if (remaining === 0) await logSecurity(db, { kind: AUTH_LOG.locked, userId, sessionId, caller });
    return new Failure('wrong_code', { remaining_attempts: remaining });
  }
  await parts.attempts.forget(CODE, userId);

  const confirmed = await db
    .updateTable('authenticator')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!confirmed) return { recovery_codes: [] };
  await tellOwner(ctx, 'on');
  return { recovery_codes: await replaceRecoveryCodes(db, userId) };
}

export async function removeTwoFactor(ctx: UserCtx) {
  const { db, userId } = ctx;
  const removed = await db
    .deleteFrom('authenticator')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await dropTickets(db, userId);
  if (removed?.confirmed_at) await tellOwner(ctx, 'off');
  return { enabled: false as const };
}

async function tellOwner(ctx: UserCtx, state: 'on' | 'off'): Promise<void> {
  const { db, userId, sessionId, caller } = ctx;
  const kind = state === 'on' ? AUTH_LOG.twoFactorOn : AUTH_LOG.twoFactorOff;
  await logSecurity(db, { kind, userId, sessionId, caller });
  const { email, language } = await findPerson(db, userId);
  await sendMail(db, twoFactorChangedMail, {
    address: email,
    language,
    facts: { state, timezone: caller.timezone },
  });
}
