import {
  forgotPassword,
  isMfaEnabled,
  isTwoFactorEnabled,
  sendCode,
  signIn,
  signUp,
  verifyOtp,
} from '@qrigin/domain/auth';
import { type ApiRequest, type Endpoint, requestOf } from '@qrigin/domain/http';
import { personSample } from '../../domain/src/auth/samples.ts';
import { PASSWORD } from './people.ts';

/** A question whose answer must not depend on whether the address has an account. */
export type Probe = { name: string; request(email: string): ApiRequest };

const WRONG = 'not the password';
const TICKET = `lt_${'A'.repeat(22)}`;

const titleOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** `token` is that of someone whom no question is about. */
export function probes(token: string): Probe[] {
  return [
    {
      name: titleOf(signIn),
      request: (email) => requestOf(signIn, { body: { email, password: WRONG } }),
    },
    {
      name: `${titleOf(signIn)} with a ticket`,
      request: (email) => requestOf(signIn, { body: { email, password: TICKET, code: '123456' } }),
    },
    {
      name: titleOf(forgotPassword),
      request: (email) => requestOf(forgotPassword, { query: { email } }),
    },
    { name: titleOf(sendCode), request: (email) => requestOf(sendCode, { query: { email } }) },
    {
      name: titleOf(signUp),
      request: (email) => requestOf(signUp, { body: personSample(email, { password_hash: PASSWORD }) }),
    },
    {
      name: titleOf(isTwoFactorEnabled),
      request: (email) => requestOf(isTwoFactorEnabled, { query: { email } }),
    },
    {
      name: titleOf(isMfaEnabled),
      request: (email) => requestOf(isMfaEnabled, { query: { email } }),
    },
    {
      name: `${titleOf(isTwoFactorEnabled)}, signed in`,
      request: (email) => requestOf(isTwoFactorEnabled, { query: { email }, token }),
    },
    {
      name: titleOf(verifyOtp),
      request: (email) => requestOf(verifyOtp, { query: { email, otp: '271828' } }),
    },
  ];
}
