import { z } from 'zod';
import { PERSON } from '../declaration/index.ts';
import { endpoint } from '../http/index.ts';
import { ACTIVITY, SESSION } from './feature.ts';
import { Email, OneTimeCode, Password, Profile, RecoveryCode } from './fields.ts';

/** Answered to everyone alike, so that no one learns which addresses have an account. */
const Sent = z.object({ email: z.string() });
const byEmail = z.strictObject({ email: Email });
const anybody = { who: 'public', rate: 'auth' } as const;

export const signUp = endpoint({
  name: 'signUp',
  summary: 'Create an account and email a one-time code to its address',
  method: 'POST',
  path: '/signup',
  policy: anybody,
  body: z.strictObject({ ...Profile, email: Email, password_hash: Password }),
  reply: Sent,
  fails: ['weak_password'],
});

export const signIn = endpoint({
  name: 'signIn',
  summary:
    'Sign in with a password and, if two-factor authentication is on, a code from the authenticator app',
  method: 'POST',
  path: '/signin',
  policy: anybody,
  body: z.strictObject({
    email: Email,
    // A password of any length may be tried; this field also takes a login ticket.
    password: z.string().min(1).max(1000),
    code: z.union([OneTimeCode, RecoveryCode, z.literal('')]).optional(),
  }),
  /** With two-factor authentication on and no code, the answer is a ticket to come back with, not a token. */
  reply: z.object({ token: z.string().optional(), ticket: z.string().optional() }),
  fails: ['invalid_credentials', 'wrong_code', 'account_locked'],
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Email a one-time code for setting a new password',
  method: 'POST',
  path: '/forgot',
  policy: anybody,
  query: byEmail,
  reply: Sent,
});

export const sendCode = endpoint({
  name: 'sendCode',
  summary: 'Email a new one-time code to an address that is not verified yet',
  method: 'GET',
  path: '/email',
  policy: anybody,
  query: byEmail,
  reply: Sent,
});

export const verifyOtp = endpoint({
  name: 'verifyOtp',
  summary: 'Verify the one-time code from the email; returns a token for the code’s purpose',
  method: 'GET',
  path: '/verifyOtp',
  policy: anybody,
  query: z.strictObject({ email: Email, otp: OneTimeCode }),
  reply: z.object({ token: z.string(), purpose: z.enum(['verify', 'reset']) }),
  fails: ['invalid_code'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Set a new password, with a reset token or shortly after signing in; ends all other sessions',
  method: 'PUT',
  path: '/users/password',
  policy: { who: 'user', rate: 'auth', stepUp: 'everybody', orReset: true },
  body: z.strictObject({ password: Password }),
  changes: [SESSION, ACTIVITY],
  reply: Sent,
  fails: ['weak_password'],
});

export const setUpTwoFactor = endpoint({
  name: 'setUpTwoFactor',
  summary: 'Start setting up an authenticator app; it is on once its first code has been verified',
  method: 'GET',
  path: '/2fa/setup',
  policy: { who: 'user', rate: 'auth', stepUp: 'everybody' },
  reply: z.object({ secret: z.string(), otpauth_url: z.string() }),
  fails: ['two_factor_on'],
});

export const verifyTwoFactor = endpoint({
  name: 'verifyTwoFactor',
  summary:
    'Verify a code from the authenticator app; the first one turns it on and returns the recovery codes',
  method: 'POST',
  path: '/2fa/verify',
  policy: { who: 'user', rate: 'auth' },
  body: z.strictObject({ code: OneTimeCode }),
  changes: [PERSON, ACTIVITY],
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  fails: ['wrong_code', 'account_locked'],
});

export const removeTwoFactor = endpoint({
  name: 'removeTwoFactor',
  summary: 'Turn off the authenticator app',
  method: 'DELETE',
  path: '/users/me/2fa',
  policy: { who: 'user', rate: 'auth', stepUp: 'everybody' },
  changes: [PERSON, ACTIVITY],
  reply: z.object({ enabled: z.literal(false) }),
});

const Enabled = z.object({ enabled: z.boolean() });

export const isTwoFactorEnabled = endpoint({
  name: 'isTwoFactorEnabled',
  summary:
    'Whether two-factor authentication is on; true only for callers who have passed the password step or are signed in',
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
