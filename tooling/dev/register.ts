import { cookiesOf } from './cookies-of.ts';

/** The browser that people use, so that the activity of their account names one. */
export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

type NewPerson = { name: string; email: string; country: string; address: string; password_hash: string };

async function answerOf(request: Promise<Response>): Promise<Response> {
  const response = await request;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Registers and enters the code from the email in the same browser, as a person does; returns the token. */
export async function register(
  apiUrl: string,
  person: NewPerson,
  mailedCode: () => Promise<string>,
): Promise<string> {
  const signedUp = await answerOf(
    fetch(`${apiUrl}/api/signup`, {
      method: 'POST',
      headers: { 'user-agent': BROWSER, 'content-type': 'application/json' },
      body: JSON.stringify(person),
    }),
  );
  const query = new URLSearchParams({ email: person.email, otp: await mailedCode() });
  const headers = { 'user-agent': BROWSER, cookie: cookiesOf(signedUp.headers) };
  const verified = await answerOf(fetch(`${apiUrl}/api/verifyOtp?${query.toString()}`, { headers }));
  const { token }: { token: string } = await verified.json();
  return token;
}
