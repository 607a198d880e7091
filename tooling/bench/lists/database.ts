import { createOrganisation } from '@qrigin/domain/organisations';
import type { Client } from 'pg';
import { bootstrap } from '../../../server/src/db/connect/bootstrap.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { ENVIRONMENTS } from '../../../server/src/env.ts';
import { createTokens } from '../../../server/src/http/guard/token.ts';
import {
  type Client as ApiClient,
  clientAt,
  type OrgClient,
  withinOrg,
} from '../../../server/src/testing/client.ts';
import { localEnv } from '../../dev/local-env.ts';
import { freePort } from '../../services/free-port.ts';
import { answers } from '../../services/process.ts';
import type { Bench } from '../scans/bench.ts';
import { seedRows } from './seed.ts';

/** One person asks for everything here. All else is as in production. */
const NO_LIMITS = {
  RATE_READ: '1000000',
  RATE_WRITE: '1000000',
  RATE_BULK: '1000000',
  IN_FLIGHT: '1000',
  LOG_LEVEL: 'info',
};

/** An organisation with so many rows in each of its lists. */
export type Filled = OrgClient & {
  rows: number;
  owner: string;
  /** The one whose batches are listed. */
  product: string;
};

/** Someone who may see everything, straight in the database: signing in takes a password and an email. */
async function newOwner(client: Client, keys: string) {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const email = 'owner@lists.example';
  const user = await client.query<{ id: string }>(
    "insert into app_user (name, email, verified_at) values ('Asha Rao', $1, now()) returning id",
    [email],
  );
  const id = user.rows[0]?.id ?? '';
  const session = await client.query<{ id: string }>(
    "insert into session (kind, user_id, expires_at) values ('user', $1, $2) returning id",
    [id, expiresAt],
  );
  const tokens = await createTokens(ENVIRONMENTS.api.shape.TOKEN_KEYS.parse(keys));
  const sid = session.rows[0]?.id ?? '';
  const token = await tokens.sign({ sid, kind: 'user', email, is_verified: true, expiresAt });
  return { id, token };
}

/** An api in front of a database of its own, with someone who may do everything that they are an Owner of. */
export async function startOwned(
  { dir, postgres, connect, start }: Bench,
  name: string,
): Promise<{ client: Client; owner: string; api: ApiClient }> {
  await bootstrap(postgres.url('postgres', 'postgres'), name);
  const postgresUrl = (role: string) => postgres.url(name, role);
  await migrate({ migrator: postgresUrl('migrator'), worker: postgresUrl('app_worker') });
  const client = await connect(postgresUrl('postgres'));
  const ports = { appPort: await freePort(), smtpPort: await freePort() };
  const env = localEnv({ postgresUrl, ...ports, secretsDir: dir, production: true });
  const url = `http://127.0.0.1:${env.PORT}`;
  await start({
    name,
    script: 'server/src/api.ts',
    env: { ...env, ...NO_LIMITS },
    isReady: () => answers(`${url}/readyz`),
  });
  const { id: owner, token } = await newOwner(client, env.TOKEN_KEYS);
  return { client, owner, api: clientAt(url, { token }) };
}

/** An api in front of a database in which organisations have lists of these lengths. */
export async function startFilled(bench: Bench, lengths: readonly number[]): Promise<Filled[]> {
  const { client, owner, api } = await startOwned(bench, 'lists');
  const filled: Filled[] = [];
  for (const rows of lengths) {
    const { id: org } = await api.call(createOrganisation, { body: { name: `Maker of ${rows}` } });
    const product = await seedRows(client, { org, owner, rows });
    filled.push({ ...withinOrg(api, { org }), rows, owner, product });
  }
  await client.query('vacuum analyze');
  return filled;
}
