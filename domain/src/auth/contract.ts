import { z } from 'zod';
import { endpoint } from '../http/index.ts';
import { Email, OneTimeCode, Password, Profile, RecoveryCode } from './fields.ts';

/** Answered to everybody alike, so that nobody learns which addresses have an account. */
const Sent = z.object({ email: z.string() });
const byEmail = z.strictObject({ email: Email });
const anybody = { who: 'public', rate: 'auth' } as const;

export const signUp = endpoint({
  name: 'signUp',
  summary: 'Make an account; a one-time code is mailed to the address',
  method: 'POST',
  path: '/signup',
  policy: anybody,
  body: z.strictObject({ ...Profile, email: Email, password_hash: Password }),
  reply: Sent,
  fails: ['weak_password'],
});

export const signIn = endpoint({
  name: 'signIn',
  summary: 'Sign in with password and, where it is on, the code of the authenticator app',
  method: 'POST',
  path: '/signin',
  policy: anybody,
  body: z.strictObject({
    email: Email,
    // A password of any length may be tried; a login ticket stands in this field too.
    password: z.string().min(1).max(1000),
    code: z.union([OneTimeCode, RecoveryCode, z.literal('')]).optional(),
  }),
  /** With the second factor on and no code given there is no token but a ticket to come back with. */
  reply: z.object({ token: z.string().optional(), ticket: z.string().optional() }),
  fails: ['invalid_credentials', 'wrong_code', 'account_locked'],
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Mail a one-time code for a new password',
  method: 'POST',
  path: '/forgot',
  policy: anybody,
  query: byEmail,
  reply: Sent,
});

export const sendCode = endpoint({
  name: 'sendCode',
  summary: 'Mail a fresh one-time code to an address that is not verified yet',
  method: 'GET',
  path: '/email',
  policy: anybody,
  query: byEmail,
  reply: Sent,
});

export const verifyOtp = endpoint({
  name: 'verifyOtp',
  summary: 'Give the one-time code from the mail; answers a token for what the code was for',
  method: 'GET',
  path: '/verifyOtp',
  policy: anybody,
  query: z.strictObject({ email: Email, otp: OneTimeCode }),
  reply: z.object({ token: z.string(), purpose: z.enum(['verify', 'reset']) }),
  fails: ['invalid_code'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Set a new password, with a reset token or soon after signing in; ends all other sessions',
  method: 'PUT',
  path: '/users/password',
  policy: { who: 'user', rate: 'auth', stepUp: 'everybody', orReset: true },
  body: z.strictObject({ password: Password }),
  reply: Sent,
  fails: ['weak_password'],
});

export const setUpTwoFactor = endpoint({
  name: 'setUpTwoFactor',
  summary: 'Begin to set up an authenticator app; it is on only after its first code was given',
  method: 'GET',
  path: '/2fa/setup',
  policy: { who: 'user', rate: 'auth', stepUp: 'everybody' },
  reply: z.object({ secret: z.string(), otpauth_url: z.string() }),
  fails: ['two_factor_on'],
});

export const verifyTwoFactor = endpoint({
  name: 'verifyTwoFactor',
  summary: 'Give a code of the authenticator app; the first one turns it on and answers the recovery codes',
  method: 'POST',
  path: '/2fa/verify',
  policy: { who: 'user', rate: 'auth' },
  body: z.strictObject({ code: OneTimeCode }),
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  fails: ['wrong_code', 'account_locked'],
});

export const removeTwoFactor = endpoint({
  name: 'removeTwoFactor',
  summary: 'Turn the authenticator app off',
  method: 'DELETE',
  path: '/users/me/2fa',
  policy: { who: 'user', rate: 'auth', stepUp: 'everybody' },
  reply: z.object({ enabled: z.literal(false) }),
});

const Enabled = z.object({ enabled: z.boolean() });

export const isTwoFactorEnabled = endpoint({
  name: 'isTwoFactorEnabled',
  summary: 'Whether the second factor is on; true only for who has passed the password or is signed in',
  method: 'GET',
  path: '/2fa/isenabled',
  policy: anybody,
  query: byEmail,
  reply: Enabled,
});

export const isMfaEnabled = endpoint({ ...isTwoFactorEnabled, name: 'isMfaEnabled', path: '/mfa/isenabled' });

export const openGuestSession = endpoint({
  name: 'openGuestSession',
  summary: 'A token for scan pages, without an account',
  method: 'GET',
  path: '/sessions/guest',
  policy: anybody,
  reply: z.object({ token: z.string() }),
});
