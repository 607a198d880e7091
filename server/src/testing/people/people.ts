import { randomBytes } from 'node:crypto';
import type { BuiltInRole } from '@qrigin/domain/roles';
import type { TestApi } from '../test-api.ts';

export type Person = { id: string; email: string; token: string; sessionId: string };

const HOUR_MS = 3_600_000;

/** Makes people and sessions straight in the database, until signing in can be called. */
export function peopleOf({ database: { superuser }, tokens }: TestApi) {
  async function signIn(user: { id: string; email: string }, { expired = false, verified = true } = {}) {
    const expiresAt = new Date(Date.now() + (expired ? -HOUR_MS : HOUR_MS));
    const { rows } = await superuser.query<{ id: string }>(
      "insert into session (kind, user_id, expires_at) values ('user', $1, $2) returning id",
      [user.id, expiresAt],
    );
    const sessionId = rows[0]!.id;
    const token = await tokens.sign({
      sid: sessionId,
      kind: 'user',
      email: user.email,
      is_verified: verified,
      expiresAt,
    });
    return { ...user, token, sessionId };
  }

  return {
    async person(options: { name?: string; expired?: boolean; verified?: boolean } = {}): Promise<Person> {
      const email = `${randomBytes(6).toString('hex')}@people.example`;
      const { rows } = await superuser.query<{ id: string }>(
        'insert into app_user (name, email, verified_at) values ($1, $2, $3) returning id',
        [options.name ?? 'Test Person', email, options.verified === false ? null : new Date()],
      );
      return signIn({ id: rows[0]!.id, email }, options);
    },

    async guest(): Promise<string> {
      const expiresAt = new Date(Date.now() + HOUR_MS);
      const { rows } = await superuser.query<{ id: string }>(
        "insert into session (kind, expires_at) values ('guest', $1) returning id",
        [expiresAt],
      );
      return tokens.sign({ sid: rows[0]!.id, kind: 'guest', expiresAt });
    },

    async join(
      orgId: string,
      person: { id: string },
      role: BuiltInRole['key'] | { id: string },
      status = 'active',
    ) {
      await superuser.query('insert into membership (org_id, user_id, status) values ($1, $2, $3)', [
        orgId,
        person.id,
        status,
      ]);
      await superuser.query(
        `insert into role_assignment (org_id, user_id, role_id)
         select org_id, $2, id from role where org_id = $1 and ($3::uuid = id or built_in = $4)`,
        [orgId, person.id, typeof role === 'string' ? null : role.id, typeof role === 'string' ? role : null],
      );
    },

    signIn,
  };
}
