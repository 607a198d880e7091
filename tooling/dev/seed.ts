import { Client } from 'pg';
import { ENVIRONMENTS } from '../../server/src/env.ts';
import { createTokens } from '../../server/src/http/token.ts';
import { DEMO_ORGANISATIONS, type DemoOrganisation } from './demo.ts';

type Options = { apiUrl: string; migratorUrl: string; tokenKeys: string };
type Call = <Reply>(method: string, path: string, body?: unknown) => Promise<Reply>;

const DEMO_PERSON = { name: 'Demo Person', email: 'demo@qrigin.example' };
const WEEK_MS = 7 * 24 * 3_600_000;

/** Signing in is not part of the API yet, so the demo person gets a session straight from the database. */
async function openSession({ migratorUrl, tokenKeys }: Options): Promise<string> {
  const client = new Client({ connectionString: migratorUrl });
  await client.connect();
  try {
    const person = await client.query<{ id: string }>(
      `insert into app_user (name, email, verified_at) values ($1, $2, now())
       on conflict (lower(email)) do update set name = excluded.name returning id`,
      [DEMO_PERSON.name, DEMO_PERSON.email],
    );
    const expiresAt = new Date(Date.now() + WEEK_MS);
    const session = await client.query<{ id: string }>(
      "insert into session (kind, user_id, device, expires_at) values ('user', $1, 'npm run dev', $2) returning id",
      [person.rows[0]?.id, expiresAt],
    );
    const tokens = await createTokens(ENVIRONMENTS.api.shape.TOKEN_KEYS.parse(tokenKeys));
    const sid = session.rows[0]?.id ?? '';
    return await tokens.sign({ sid, kind: 'user', email: DEMO_PERSON.email, is_verified: true, expiresAt });
  } finally {
    await client.end();
  }
}

function caller(apiUrl: string, token: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${apiUrl}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
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
  const token = await openSession(options);
  const call = caller(options.apiUrl, token);
  const mine = await call<unknown[]>('GET', '/fetch-Organizations');
  if (mine.length === 0) {
    for (const organisation of DEMO_ORGANISATIONS) await fill(call, organisation);
  }
  return {
    lines: [
      '',
      `demo sign-in  ${DEMO_PERSON.email}; on the API page choose 'Authorize' and paste this token:`,
      token,
    ],
  };
}
