import { PASSWORD } from './people.ts';

export type Request = { method: 'GET' | 'POST'; path: string; body?: object; token?: string };

/** A question whose answer must not depend on whether the address has an account. */
export type Probe = { name: string; request(email: string): Request };

const WRONG = 'not the password';
const TICKET = `lt_${'A'.repeat(22)}`;

const signIn = (password: string, code?: string) => (email: string) => ({
  method: 'POST' as const,
  path: '/signin',
  body: { email, password, code },
});
const get = (path: string) => (email: string) => ({ method: 'GET' as const, path: `${path}?email=${email}` });

/** `token` is that of someone whom no question is about. */
export function probes(token: string): Probe[] {
  return [
    { name: 'POST /signin', request: signIn(WRONG) },
    { name: 'POST /signin with a ticket', request: signIn(TICKET, '123456') },
    { name: 'POST /forgot', request: (email) => ({ ...get('/forgot')(email), method: 'POST' }) },
    { name: 'GET /email', request: get('/email') },
    {
      name: 'POST /signup',
      request: (email) => ({
        method: 'POST',
        path: '/signup',
        body: { name: 'Somebody', email, country: 'India', address: '', password_hash: PASSWORD },
      }),
    },
    { name: 'GET /2fa/isenabled', request: get('/2fa/isenabled') },
    { name: 'GET /mfa/isenabled', request: get('/mfa/isenabled') },
    {
      name: 'GET /2fa/isenabled, signed in',
      request: (email) => ({ ...get('/2fa/isenabled')(email), token }),
    },
    {
      name: 'GET /verifyOtp',
      request: (email) => ({ method: 'GET', path: `/verifyOtp?email=${email}&otp=271828` }),
    },
  ];
}
