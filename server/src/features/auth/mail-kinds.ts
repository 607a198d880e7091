import { z } from 'zod';
import type { Db } from '../../db/index.ts';
import { mailKind, mailLimit } from '../../mail/mail-kind.ts';
import { CODE_MINUTES, makeCode } from './mailed-codes/one-time-code.ts';
import { accountExists } from './mails/account-exists.ts';
import { newDevice } from './mails/new-device.ts';
import { passwordChanged } from './mails/password-changed.ts';
import { recoveryCodeUsed } from './mails/recovery-code-used.ts';
import { resetCode } from './mails/reset-code.ts';
import { twoFactorChanged } from './mails/two-factor-changed.ts';
import { verifyCode } from './mails/verify-code.ts';
import { countRecoveryCodes, findAccount } from './queries.ts';

/** Which browser asked, by the hash of its cookie. */
const ASKED = z.object({ browser: z.string() });

type Asked = { facts: z.output<typeof ASKED>; createdAt: Date };

/** Anyone can ask for these with anyone's address, so the asking is counted (`request-code.ts`) and they all go out. */
const COUNTED_WHEN_ASKED = null;

/**
 * Each kind is counted by itself: someone inside an account who causes many of one kind must not drown out
 * another kind. After this many of the same, one more says nothing new.
 */
const SECURITY_PER_HOUR = 20;

/**
 * After an outage old requests are dropped: each new code ends the one before, so late emails would only
 * mislead.
 */
async function freshCode(db: Db, userId: string, purpose: 'verify' | 'reset', { facts, createdAt }: Asked) {
  if (Date.now() - createdAt.getTime() > CODE_MINUTES * 60_000) return undefined;
  const browser = Buffer.from(facts.browser, 'base64url');
  return { code: await makeCode(db, { userId, purpose, browser }), minutes: CODE_MINUTES };
}

/** Only to addresses that are still to be verified. */
export const verifyMail = mailKind({
  name: 'auth.verify-code',
  facts: ASKED,
  limit: COUNTED_WHEN_ASKED,
  async prepare(db, mail) {
    const account = await findAccount(db, mail.address);
    if (!account || account.verified_at) return undefined;
    return freshCode(db, account.id, 'verify', mail);
  },
  render: verifyCode,
});

/** After a sign-up: the code, or the news that the address has an account already. */
export const signUpMail = mailKind({
  name: 'auth.sign-up',
  facts: ASKED,
  limit: COUNTED_WHEN_ASKED,
  async prepare(db, mail) {
    const account = await findAccount(db, mail.address);
    if (!account) return undefined;
    return account.verified_at ? 'account exists' : freshCode(db, account.id, 'verify', mail);
  },
  render: (params, language) =>
    params === 'account exists' ? accountExists({}, language) : verifyCode(params, language),
});

export const resetMail = mailKind({
  name: 'auth.reset-code',
  facts: ASKED,
  limit: COUNTED_WHEN_ASKED,
  async prepare(db, mail) {
    const account = await findAccount(db, mail.address);
    return account && freshCode(db, account.id, 'reset', mail);
  },
  render: resetCode,
});

export const passwordChangedMail = mailKind({
  name: 'auth.password-changed',
  facts: z.object({ timezone: z.string() }),
  limit: mailLimit(SECURITY_PER_HOUR),
  prepare: async (_db, { facts, createdAt }) => ({ at: createdAt, ...facts }),
  render: passwordChanged,
});

export const twoFactorChangedMail = mailKind({
  name: 'auth.two-factor-changed',
  facts: z.object({ state: z.enum(['on', 'off']), timezone: z.string() }),
  limit: mailLimit(SECURITY_PER_HOUR),
  prepare: async (_db, { facts, createdAt }) => ({ at: createdAt, ...facts }),
  render: twoFactorChanged,
});

export const recoveryCodeUsedMail = mailKind({
  name: 'auth.recovery-code-used',
  facts: z.object({ timezone: z.string() }),
  limit: mailLimit(SECURITY_PER_HOUR),
  async prepare(db, { address, facts, createdAt }) {
    const account = await findAccount(db, address);
    return account && { at: createdAt, ...facts, left: await countRecoveryCodes(db, account.id) };
  },
  render: recoveryCodeUsed,
});

export const newDeviceMail = mailKind({
  name: 'auth.new-device',
  facts: z.object({ device: z.string(), timezone: z.string() }),
  limit: mailLimit(SECURITY_PER_HOUR),
  prepare: async (_db, { facts, createdAt }) => ({ at: createdAt, ...facts }),
  render: newDevice,
});

export const AUTH_MAILS = [
  verifyMail,
  signUpMail,
  resetMail,
  passwordChangedMail,
  twoFactorChangedMail,
  recoveryCodeUsedMail,
  newDeviceMail,
];
