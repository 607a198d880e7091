import { signUp, verifyOtp } from '@qrigin/domain/auth';
import type { z } from 'zod';
import { clientAt } from '../../../server/src/testing/client.ts';
import { cookiesOf } from '../cookies-of.ts';

/** Says which browser people use, so that the activity of their account names one. */
export const AS_BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
};

type NewPerson = z.input<typeof signUp.body>;

/** Registers and enters the code from the email in the same browser, as a person does; returns the token. */
export async function register(
  apiUrl: string,
  person: NewPerson,
  mailedCode: () => Promise<string>,
): Promise<string> {
  const client = clientAt(apiUrl, { headers: AS_BROWSER });
  const signedUp = await client.ask(signUp, { body: person });
  if (signedUp.status !== signUp.status)
    throw new Error(`signing up was answered ${signedUp.status}: ${signedUp.text}`);
  const query = { email: person.email, otp: await mailedCode() };
  const headers = { cookie: cookiesOf(signedUp.headers) };
  return (await client.call(verifyOtp, { query, headers })).token;
}
