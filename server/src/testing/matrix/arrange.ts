import { randomBytes } from 'node:crypto';
import { readMe, setUpTwoFactor } from '@qrigin/domain/auth';
import { generate } from 'otplib';
import { withNobody } from '../../db/tenancy/with-org.ts';
import { makeCode } from '../../features/auth/mailed-codes/one-time-code.ts';
import { hashSecret } from '../../features/auth/password/hashing.ts';
import { peopleOf } from '../people/people.ts';
import type { TestApi } from '../test-api.ts';
import { ARRANGE_CERTIFICATES } from './arrange-certificates.ts';
import { ARRANGE_CODES } from './arrange-codes.ts';
import { ARRANGE_DETAILS } from './arrange-details.ts';
import { ARRANGE_FILES } from './arrange-files.ts';
import { ARRANGE_IMPORTS } from './arrange-imports.ts';
import { ARRANGE_ORGANISATIONS } from './arrange-organisations.ts';
import { ARRANGE_PAYMENTS } from './arrange-payments.ts';
import { ARRANGE_PEOPLE } from './arrange-people.ts';
import type { Arrange } from './arranged.ts';

const PASSWORD = 'cardamom and slow trains';

async function personWithPassword(api: TestApi) {
  const person = await peopleOf(api).person();
  const hash = await hashSecret(PASSWORD);
  await api.database.superuser.query('update app_user set password_hash = $2 where id = $1', [
    person.id,
    hash,
  ]);
  return person;
}

async function ownerOf(api: TestApi, token: string | undefined): Promise<string | undefined> {
  const claims = token === undefined ? undefined : await api.tokens.verify(token);
  const { rows } = await api.database.superuser.query('select user_id from session where id = $1', [
    claims?.sid ?? null,
  ]);
  return rows[0]?.user_id;
}

async function sessionOf(api: TestApi, userId: string, kind: string): Promise<string> {
  const { rows } = await api.database.superuser.query(
    "insert into session (kind, user_id, expires_at) values ($1, $2, now() + interval '1 minute') returning id",
    [kind, userId],
  );
  return rows[0].id;
}

export const ARRANGE: Record<string, Arrange> = {
  ...ARRANGE_CERTIFICATES,
  ...ARRANGE_CODES,
  ...ARRANGE_DETAILS,
  ...ARRANGE_FILES,
  ...ARRANGE_IMPORTS,
  ...ARRANGE_ORGANISATIONS,
  ...ARRANGE_PAYMENTS,
  ...ARRANGE_PEOPLE,

  signUp: async () => ({
    body: { email: `${randomBytes(6).toString('hex')}@people.example`, password_hash: PASSWORD },
  }),
  changePassword: async () => ({ body: { password: PASSWORD } }),

  signIn: async (api) => {
    const { email } = await personWithPassword(api);
    return { body: { email, password: PASSWORD, code: '' } };
  },

  verifyOtp: async (api) => {
    const { id, email } = await peopleOf(api).person({ verified: false });
    const otp = await withNobody(api.database.app, (db) =>
      makeCode(db, { userId: id, purpose: 'verify', browser: randomBytes(32) }),
    );
    return { query: { email, otp } };
  },

  verifyTwoFactor: async (api, token) => {
    const setUp = await api.ask(setUpTwoFactor, { token });
    const { secret } = (setUp.body ?? {}) as { secret?: string };
    return { body: { code: secret ? await generate({ secret }) : '000000' } };
  },

  endMySession: async (api, token) => {
    const userId = await ownerOf(api, token);
    return { params: { id: userId ? await sessionOf(api, userId, 'user') : crypto.randomUUID() } };
  },

  handOver: async (api) => {
    const { id } = await peopleOf(api).person();
    const sid = await sessionOf(api, id, 'handover');
    return {
      body: {
        token: await api.tokens.sign({ sid, kind: 'handover', expiresAt: new Date(Date.now() + 60_000) }),
      },
    };
  },

  createBatch: async () => ({ body: { lot_code: `L-${randomBytes(6).toString('hex')}` } }),
  // The batch that goes is of the tenant's own product.
  deleteBatch: async (_api, _token, { things }) => ({ params: { id: things.product } }),

  // Its type cannot be changed, and its codes are still of its level afterwards.
  changePackaging: async (_api, _token, { level }) => ({
    body: { type: 'structure', packaging: { name: level, count: 1, child: null } },
  }),

  // No one of the matrix is deleted: who may do it at all does it as someone new.
  deleteMe: async (api, token) => {
    const me = token === undefined ? undefined : await api.ask(readMe, { token });
    const body = { close_organisations: [] };
    return me?.status === 200 ? { token: (await peopleOf(api).person()).token, body } : { body };
  },
};
