import { AUTH_LOG, CODE_LENGTH } from '@qrigin/domain/auth';
import { Failure } from '@qrigin/domain/errors';
import { type Db, logSecurity, type PublicCtx } from '../../../db/index.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import * as counters from '../counters.ts';
import type { AuthDeps } from '../deps.ts';
import { newDeviceMail, recoveryCodeUsedMail } from '../mail-kinds.ts';
import { isSecret } from '../password/hashing.ts';
import { type AccountRow, findAccount, isUnchanged, NOBODY } from '../queries.ts';
import { acceptCode, acceptRecoveryCode } from '../two-factor/two-factor.ts';
import { placeOf, rememberDevice } from './known-device.ts';
import { lockedOut } from './locked-out.ts';
import { logFailure } from './log-failure.ts';
import { consumeTicket, isLiveTicket, issueTicket, isTicket } from './login-ticket.ts';
import { openSession } from './sessions.ts';

type SignIn = { email: string; password: string; code?: string | undefined };
/** A try whose password was right: whose it is, what was asked, and where it was counted. */
type Judged = { account: AccountRow; asked: SignIn; taken: Try };
type Reply = { token?: string; ticket?: string };

/** Where a try was counted: at this place and, for unknown devices, for the address everywhere. */
type Try = { place: string; everywhere: string | undefined; left: number; isLast: boolean };

/** Counts the try before it is judged; the same for addresses that have no account. */
async function takeTry(
  ctx: PublicCtx,
  { attempts, vault }: AuthDeps,
  email: string,
  isKnownDevice: boolean,
): Promise<Try> {
  const alias = vault.aliasOf(email);
  const place = placeOf(ctx.caller, alias, isKnownDevice);
  const everywhere = isKnownDevice ? undefined : alias;
  const left = await attempts.take(counters.SIGN_IN, place);
  if (left === undefined) throw lockedOut();
  const leftInAll = everywhere === undefined ? left : await attempts.take(counters.ACCOUNT, everywhere);
  if (leftInAll === undefined) throw lockedOut();
  return { place, everywhere, left, isLast: left === 0 || leftInAll === 0 };
}

/** A right password uses up nothing, and being in clears this place's count. */
async function giveBackTry({ attempts }: AuthDeps, { place, everywhere }: Try, isIn: boolean) {
  await (isIn ? attempts.forget(counters.SIGN_IN, place) : attempts.giveBack(counters.SIGN_IN, place));
  if (everywhere !== undefined) await attempts.giveBack(counters.ACCOUNT, everywhere);
}

async function isPassword(
  ctx: PublicCtx,
  account: AccountRow | undefined,
  password: string,
): Promise<boolean> {
  if (!isTicket(password)) return isSecret(password, account?.password_hash);
  return ctx.transaction((db) => isLiveTicket(db, account?.id ?? NOBODY, password, ctx.caller));
}

/** What a right password earns, unless the account was confirmed or got another password while it was judged. */
function whileUnchanged<T>(
  ctx: PublicCtx,
  { account, taken }: Judged,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return ctx.transaction(async (db) => {
    if (!(await isUnchanged(db, account)))
      throw new Failure('invalid_credentials', { remaining_attempts: taken.left });
    return work(db);
  });
}

async function isSecondFactor(
  db: Db,
  ctx: PublicCtx,
  parts: AuthDeps,
  { account, asked }: Judged,
): Promise<boolean> {
  const code = asked.code ?? '';
  if (code.length === CODE_LENGTH) return acceptCode(db, parts, account.id, code);
  if (!(await acceptRecoveryCode(db, account.id, code))) return false;
  await logSecurity(db, { kind: AUTH_LOG.recoveryCodeUsed, userId: account.id, caller: ctx.caller });
  const { email: address, language } = account;
  await sendMail(db, recoveryCodeUsedMail, { address, language, facts: { timezone: ctx.caller.timezone } });
  return true;
}

type LetIn = AccountRow & { isLogged: boolean };

/** Whether the security log gets an entry of this sign-in. Not before the address is confirmed: it may be anyone. */
async function mayLog({ attempts }: AuthDeps, { id, verified_at }: AccountRow): Promise<boolean> {
  return verified_at !== null && (await attempts.take(counters.SIGN_IN_LOG, id)) !== undefined;
}

async function letIn(db: Db, ctx: PublicCtx, parts: AuthDeps, account: LetIn): Promise<string> {
  // Before the address is confirmed anyone may have registered it: nothing is remembered, and its owner not troubled.
  if (account.verified_at && (await rememberDevice(db, account.id, ctx.caller))) {
    const facts = { device: ctx.caller.device, timezone: ctx.caller.timezone };
    await sendMail(db, newDeviceMail, { address: account.email, language: account.language, facts });
  }
  const { id, email, isLogged } = account;
  const person = { id, email, isVerified: account.verified_at !== null, isLogged };
  return openSession(db, parts.tokens, person, ctx.caller);
}

/** The try that used up the last one locks the next one out, and that is written down once. */
const lockOf = (isLast: boolean) => (isLast ? [AUTH_LOG.locked] : []);

/**
 * With two-factor authentication on: a ticket when no code is given; otherwise the code is checked, and
 * counted by itself too.
 */
async function signInWithCode(ctx: PublicCtx, parts: AuthDeps, judged: Judged): Promise<Reply> {
  const { account, asked, taken } = judged;
  if (!asked.code)
    return { ticket: await whileUnchanged(ctx, judged, (db) => issueTicket(db, account.id, ctx.caller)) };
  // Whoever has only the password cannot lock out a device that has been in before.
  const counted = taken.everywhere === undefined ? taken.place : account.id;
  const codesLeft = await parts.attempts.take(counters.CODE, counted);
  if (codesLeft === undefined) throw lockedOut();
  const leftInAll = await parts.attempts.take(counters.CODE_EVERYWHERE, account.id);
  if (leftInAll === undefined) throw lockedOut();
  const isLogged = await mayLog(parts, account);
  const token = await whileUnchanged(ctx, judged, async (db) => {
    if (!(await isSecondFactor(db, ctx, parts, judged))) return undefined;
    if (isTicket(asked.password) && !(await consumeTicket(db, asked.password))) return undefined;
    return letIn(db, ctx, parts, { ...account, isLogged });
  });
  if (token === undefined) {
    if (isLogged) await parts.attempts.giveBack(counters.SIGN_IN_LOG, account.id);
    const isLast = taken.isLast || codesLeft === 0 || leftInAll === 0;
    await logFailure(ctx, parts, account.id, [AUTH_LOG.codeFailed, ...lockOf(isLast)]);
    throw new Failure('wrong_code', { remaining_attempts: taken.left });
  }
  await parts.attempts.forget(counters.CODE, counted);
  await parts.attempts.giveBack(counters.CODE_EVERYWHERE, account.id);
  return { token };
}

async function signInAtOnce(ctx: PublicCtx, parts: AuthDeps, judged: Judged): Promise<Reply> {
  const account = { ...judged.account, isLogged: await mayLog(parts, judged.account) };
  return { token: await whileUnchanged(ctx, judged, (db) => letIn(db, ctx, parts, account)) };
}

export async function signIn(ctx: PublicCtx, parts: AuthDeps, asked: SignIn): Promise<Reply> {
  const { email, password, code } = asked;
  const account = await ctx.transaction((db) => findAccount(db, email, ctx.caller));
  const taken = await takeTry(ctx, parts, email, Boolean(account?.known_device));
  const isRight = await isPassword(ctx, account, password);
  if (!isRight || !account || (isTicket(password) && !code)) {
    await logFailure(ctx, parts, account?.id, [AUTH_LOG.signInFailed, ...lockOf(taken.isLast)]);
    throw new Failure('invalid_credentials', { remaining_attempts: taken.left });
  }

  const judged = { account, asked, taken };
  const reply = await (account.two_factor_at ? signInWithCode : signInAtOnce)(ctx, parts, judged);
  await giveBackTry(parts, taken, reply.token !== undefined);
  return reply;
}
