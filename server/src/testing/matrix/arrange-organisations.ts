import { randomBytes } from 'node:crypto';
import { readMe } from '@qrigin/domain/auth';
import { type Permission } from '@qrigin/domain/features';
import { whoami } from '@qrigin/domain/organisations';
import { newOrganisation } from '../people/organisation.ts';
import { peopleOf } from '../people/people.ts';
import type { TestApi } from '../test-api.ts';
import type { Arrange } from './arranged.ts';
import type { Tenant } from './rows.ts';

/** The caller, if they belong to the organisation and may do this there. */
async function memberWith(api: TestApi, token: string | undefined, { id }: Tenant, permission: Permission) {
  if (token === undefined) return undefined;
  const { status, body } = await api.ask(whoami, { params: { org: id }, token });
  return status === 200 && body.permissions.includes(permission) ? body : undefined;
}

/** Whose token it is, if it is good for anything. */
async function personOf(api: TestApi, token: string | undefined): Promise<{ id: string } | undefined> {
  const answer = token === undefined ? undefined : await api.ask(readMe, { token });
  return answer?.status === 200 ? answer.body : undefined;
}

/** Another organisation, in which the caller is an Owner too. */
async function anotherOf(api: TestApi, person: { id: string }) {
  const org = await newOrganisation(api, `Another ${randomBytes(6).toString('hex')}`);
  await peopleOf(api).join(org.id, person, 'owner');
  const { rows } = await api.database.superuser.query<{ name: string }>(
    'select name from organisation where id = $1',
    [org.id],
  );
  return { ...org, name: rows[0]!.name };
}

/**
 * An open offer in place of any other, made under the same lock as the api makes one. In the fuzzer someone may leave
 * meanwhile; then the id is no one's.
 */
async function insertOffer(api: TestApi, orgId: string, [from, to]: readonly string[]): Promise<string> {
  const { superuser } = api.database;
  await superuser.query('begin');
  try {
    await superuser.query('select from organisation where id = $1 for no key update', [orgId]);
    await superuser.query(
      "update ownership_offer set outcome = 'ended', answered_at = now() where org_id = $1 and outcome is null",
      [orgId],
    );
    const { rows } = await superuser.query<{ id: string }>(
      `with here as (select user_id from membership where org_id = $1 and user_id in ($2, $3) for key share)
       insert into ownership_offer (org_id, from_user_id, to_user_id, expires_at)
       select $1, $2, $3, now() + interval '1 hour' where (select count(*) from here) = 2 returning id`,
      [orgId, from ?? null, to ?? null],
    );
    return rows[0]?.id ?? crypto.randomUUID();
  } finally {
    await superuser.query('commit');
  }
}

/** Two people who work in the organisation, the caller the first of them where they are one. */
async function twoOf(api: TestApi, { id }: Tenant, first: string | undefined): Promise<string[]> {
  const { rows } = await api.database.superuser.query<{ user_id: string }>(
    `select user_id from membership where org_id = $1 and status = 'active'
     order by (user_id = $2) is true desc, created_at, user_id limit 2`,
    [id, first ?? null],
  );
  return rows.map(({ user_id }) => user_id);
}

export const ARRANGE_ORGANISATIONS: Record<string, Arrange> = {
  // One group, and nothing in the body that would have to name the call's own session.
  saveDetails: async () => ({
    body: {
      businessDetails: { website: 'hill-farm.example' },
      verificationDetails: undefined,
      additionalDetails: undefined,
      token: undefined,
      orgId: undefined,
    },
  }),
  // No one is called so: what is found by its name is no secret of anyone.
  findOrganisations: async () => ({ params: { name: randomBytes(12).toString('hex'), page: '1' } }),

  // The organisation of the matrix is still needed: who may do it at all does it to another one.
  leaveOrganisation: async (api, token, home) => {
    const person = await memberWith(api, token, home, 'org.view');
    return person ? { params: { org: (await anotherOf(api, person)).id } } : {};
  },
  closeOrganisation: async (api, token, home) => {
    const person = await memberWith(api, token, home, 'org.delete');
    if (!person) return {};
    const { id, name } = await anotherOf(api, person);
    return { params: { org: id }, body: { name } };
  },

  offerOwnership: async (api, token, home) => {
    const person = await personOf(api, token);
    const [, other] = await twoOf(api, home, person?.id);
    return { body: { user_id: other ?? crypto.randomUUID() } };
  },
  withdrawOffer: async (api, token, home) => {
    const person = await personOf(api, token);
    await insertOffer(api, home.id, await twoOf(api, home, person?.id));
    return {};
  },
  answerOffer: async (api, token) => {
    const person = await personOf(api, token);
    if (!person) return { params: { id: crypto.randomUUID() } };
    const { id, owner } = await anotherOf(api, person);
    return { params: { id: await insertOffer(api, id, [owner.id, person.id]) } };
  },

  addSubdomain: async () => ({ body: { subdomain: `s${randomBytes(12).toString('hex')}` } }),
  checkSubdomain: async () => ({ query: { subdomain: `s${randomBytes(12).toString('hex')}` } }),
};
