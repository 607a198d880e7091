import { createOrganisation as createOrganisationCall } from '@qrigin/domain/organisations';
import { Client } from 'pg';
import { ENVIRONMENTS } from '../../server/src/env.ts';
import { createTokens } from '../../server/src/http/guard/token.ts';
import { clientAt } from '../../server/src/testing/client.ts';

const HOUR_MS = 3_600_000;

/** An organisation with an Owner who writes and an Admin who gets the notifications. Its name is one word. */
export async function createOrganisation(
  superuserUrl: string,
  apiUrl: string,
  tokenKeys: string,
  name = 'Chaos',
) {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const people = await client.query<{ id: string }>(
      `insert into app_user (name, email, verified_at)
       values ('Owner', 'owner@' || $1, now()), ('Admin', 'admin@' || $1, now()) returning id`,
      [`${name.toLowerCase()}.example`],
    );
    const [owner, admin] = people.rows.map((row) => row.id);
    const expiresAt = new Date(Date.now() + HOUR_MS);
    const session = await client.query<{ id: string }>(
      "insert into session (kind, user_id, expires_at) values ('user', $1, $2) returning id",
      [owner, expiresAt],
    );
    const tokens = await createTokens(ENVIRONMENTS.api.shape.TOKEN_KEYS.parse(tokenKeys));
    const token = await tokens.sign({ sid: session.rows[0]?.id ?? '', kind: 'user', expiresAt });

    const { id: orgId } = await clientAt(apiUrl).call(createOrganisationCall, { token, body: { name } });
    await client.query('insert into membership (org_id, user_id) values ($1, $2)', [orgId, admin]);
    await client.query(
      "insert into role_assignment (org_id, user_id, role_id) select org_id, $2, id from role where org_id = $1 and built_in = 'admin'",
      [orgId, admin],
    );
    return { orgId, token };
  } finally {
    await client.end();
  }
}
