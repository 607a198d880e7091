import { randomBytes, randomInt } from 'node:crypto';
import { setUpTwoFactor, signIn as signInCall, verifyOtp, verifyTwoFactor } from '@qrigin/domain/auth';
import { generate } from 'otplib';
import { withNobody } from '../../db/tenancy/with-org.ts';
import { makeCode } from '../../features/auth/mailed-codes/one-time-code.ts';
import { hashSecret } from '../../features/auth/password/hashing.ts';
import { hashOfCookie } from '../../http/guard/binding.ts';
import type { TestApi } from '../test-api.ts';

export const PASSWORD = 'cardamom and slow trains';
/** Made once: hashing is slow on purpose. */
const PASSWORD_HASH = hashSecret(PASSWORD);

/** Settings under which a test says where it calls from: see `network()`. */
export const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1', IN_FLIGHT: '10000' };

/** Headers of a call from another network than all calls before. */
export function network(): Record<string, string> {
  const parts = Array.from({ length: 3 }, () => randomInt(256));
  return { 'x-forwarded-for': `10.${parts.join('.')}` };
}

export function newEmail(): string {
  return `${randomBytes(6).toString('hex')}@people.example`;
}

/** What a token says, read as the browser reads it: without looking at the signature. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
}

/** The browser in which the accounts of these tests registered and asked for their codes. */
const OWN_BROWSER = 'own-browser'.padEnd(43, '-');

/** Headers of a call from that browser, on another network than all calls before. */
export function fromOwnBrowser(): Record<string, string> {
  return { ...network(), cookie: `__Host-qrigin-browser=${OWN_BROWSER}` };
}

export type Account = { id: string; email: string };

/** People who sign in by calls, and what only their emails and authenticator apps would show. */
export function accountsOf(api: TestApi) {
  const { superuser, app } = api.database;

  async function newAccount({ verified = true, name = 'Asha' } = {}): Promise<Account> {
    const email = newEmail();
    const { rows } = await superuser.query<{ id: string }>(
      'insert into app_user (name, email, password_hash, verified_at) values ($1, $2, $3, $4) returning id',
      [name, email, verified ? await PASSWORD_HASH : null, verified ? new Date() : null],
    );
    const id = rows[0]!.id;
    if (!verified) {
      await superuser.query(
        'insert into sign_up (user_id, browser_hash, name, password_hash) values ($1, $2, $3, $4)',
        [id, hashOfCookie(OWN_BROWSER), name, await PASSWORD_HASH],
      );
    }
    return { id, email };
  }

  function signIn(email: string, asked: { password?: string; code?: string; headers?: object } = {}) {
    const { password = PASSWORD, code, headers } = asked;
    const body = { email, password, ...(code === undefined ? {} : { code }) };
    return api.ask(signInCall, { body, headers: { ...network(), ...headers } });
  }

  async function tokenOf(email: string, password = PASSWORD): Promise<string> {
    const answer = await signIn(email, { password });
    const { token } = answer.body;
    if (token === undefined) throw new Error(`not signed in: ${answer.text}`);
    return token;
  }

  /** Turns two-factor authentication on and forgets the code this took, so that no test waits it out. */
  async function turnOnTwoFactor(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
    const setUp = await api.ask(setUpTwoFactor, { token });
    const { secret } = setUp.body;
    const body = { code: await codeOf(secret) };
    const answer = await api.ask(verifyTwoFactor, { token, body });
    await superuser.query(
      'update authenticator set last_step = 0 from session where session.user_id = authenticator.user_id and session.id = $1',
      [claimsOf(token)['sid']],
    );
    return { secret, recoveryCodes: answer.body.recovery_codes };
  }

  /** Makes a session look as if the password had been given so many minutes ago. */
  async function age(token: string, minutes: number): Promise<void> {
    await superuser.query(
      `update session set created_at = created_at - make_interval(mins => $2),
         authenticated_at = authenticated_at - make_interval(mins => $2) where id = $1`,
      [claimsOf(token)['sid'], minutes],
    );
  }

  /** The code an email for this purpose would contain, requested in the tests' own browser or in another. */
  const codeFor = (userId: string, purpose: 'verify' | 'reset', cookie = OWN_BROWSER) =>
    withNobody(app, (db) => makeCode(db, { userId, purpose, browser: hashOfCookie(cookie) }));

  const guess = (email: string, otp: string, headers = fromOwnBrowser()) =>
    api.ask(verifyOtp, { query: { email, otp }, headers });

  async function signedIn(): Promise<Account & { token: string }> {
    const account = await newAccount();
    return { ...account, token: await tokenOf(account.email) };
  }

  async function withSecondFactor() {
    const person = await signedIn();
    return { ...person, ...(await turnOnTwoFactor(person.token)) };
  }

  return {
    newAccount,
    signIn,
    tokenOf,
    signedIn,
    turnOnTwoFactor,
    withSecondFactor,
    age,
    codeFor,
    guess,
  };
}

/** What the authenticator app shows, so many time steps from now. */
export function codeOf(secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}

/** A code of six digits that is wrong now and in the steps around. */
export async function wrongCodeOf(secret: string): Promise<string> {
  const near = await Promise.all([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!;
}
