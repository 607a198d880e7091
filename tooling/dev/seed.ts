import { caughtCode } from './caught-mail.ts';
import { DEMO_ORGANISATIONS, type DemoOrganisation } from './demo.ts';

type Options = { apiUrl: string; mailUrl: string };
type Call = <Reply>(method: string, path: string, body?: unknown) => Promise<Reply>;

const PERSON = { name: 'Demo Person', email: 'demo@qrigin.example', country: 'India', address: '' };
const PASSWORD = 'pepper mill by the window';

function caller(apiUrl: string, token?: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${apiUrl}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

/** As a person does it: sign up, and give the code from the mail. */
async function signUp({ apiUrl, mailUrl }: Options): Promise<string> {
  const call = caller(apiUrl);
  // The mail's date has no fractions of a second.
  const since = new Date(Math.floor(Date.now() / 1000) * 1000);
  await call('POST', '/signup', { ...PERSON, password_hash: PASSWORD });
  const otp = await caughtCode(mailUrl, PERSON.email, since);
  const query = new URLSearchParams({ email: PERSON.email, otp });
  const { token } = await call<{ token: string }>('GET', `/verifyOtp?${query}`);
  return token;
}

async function signIn(options: Options): Promise<string> {
  const response = await fetch(`${options.apiUrl}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: PERSON.email, password: PASSWORD }),
  });
  if (!response.ok) return signUp(options);
  const { token }: { token: string } = await response.json();
  return token;
}

async function fill(call: Call, { name, sites, roles }: DemoOrganisation): Promise<void> {
  const org = await call<{ id: string }>('POST', '/organization', { name });
  for (const site of sites) await call('POST', `/${org.id}/sites`, site);
  const builtIn = await call<{ id: string; name: string }[]>('GET', `/${org.id}/roles`);
  for (const { below, ...role } of roles) {
    const parent = builtIn.find((candidate) => candidate.name === below);
    await call('POST', `/${org.id}/roles`, { ...role, parent_role_id: parent?.id });
  }
}

/** Fills the demo through the API, once: what a person has made or removed since then stays as it is. */
export async function seed(options: Options): Promise<{ lines: string[] }> {
  const call = caller(options.apiUrl, await signIn(options));
  const mine = await call<unknown[]>('GET', '/fetch-Organizations');
  if (mine.length === 0) {
    for (const organisation of DEMO_ORGANISATIONS) await fill(call, organisation);
  }
  return { lines: ['', `demo sign-in  ${PERSON.email}, password: ${PASSWORD}`] };
}
