import { cookiesOf } from './cookies-of.ts';

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
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    }),
  );
  const query = new URLSearchParams({ email: person.email, otp: await mailedCode() });
  const headers = { cookie: cookiesOf(signedUp.headers) };
  const verified = await answerOf(fetch(`${apiUrl}/api/verifyOtp?${query.toString()}`, { headers }));
  const { token }: { token: string } = await verified.json();
  return token;
}
