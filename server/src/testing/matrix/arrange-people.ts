import { randomBytes } from 'node:crypto';
import { joiningOf } from '../people/joining.ts';
import { newOrganisation } from '../people/organisation.ts';
import { type Person, peopleOf } from '../people/people.ts';
import type { TestApi } from '../test-api.ts';
import type { Arrange } from './arranged.ts';
import { makeRow, type Tenant } from './rows.ts';

async function roleId(api: TestApi, { id }: Pick<Tenant, 'id'>, key: string): Promise<string> {
  const { rows } = await api.database.superuser.query<{ id: string }>(
    'select id from role where org_id = $1 and built_in = $2',
    [id, key],
  );
  return rows[0]!.id;
}

/** Someone new who works here as a Member, and so below everyone who may change others. */
async function newMember(api: TestApi, { id }: Tenant): Promise<Person> {
  const person = await peopleOf(api).person();
  await peopleOf(api).join(id, person, 'member');
  return person;
}

const ofMember: Arrange = async (api, _token, home) => ({
  params: { user: (await newMember(api, home)).id, role: await roleId(api, home, 'member') },
});

export const ARRANGE_PEOPLE: Record<string, Arrange> = {
  // What is built in is not changed by anyone.
  changeRole: async (api, _token, home) => {
    const name = `role ${randomBytes(8).toString('hex')}`;
    return { params: { id: await makeRow(api, home, 'role', name) }, body: { name } };
  },
  listPeopleOfRole: async (api, _token, home) => ({ params: { id: await roleId(api, home, 'qr_operator') } }),
  assignRole: async (api, _token, home) => ({
    params: { user: (await newMember(api, home)).id, role: await roleId(api, home, 'qr_operator') },
  }),
  removeRole: ofMember,
  changeStatus: async (api, _token, home) => ({
    params: { user: (await newMember(api, home)).id },
    body: { status: 'suspended' },
  }),

  // The organisation of the matrix is hidden from strangers, some may not ask, and names of people hold its word.
  listPublicRoles: async (api) => ({ params: { org: (await newOrganisation(api)).id } }),
  listSupervisors: async (api) => {
    const { id, roleIds } = await newOrganisation(api);
    return { params: { org: id, id: roleIds.member } };
  },
  askToJoin: async (api, token) => {
    const { id, roleIds, owner } = await newOrganisation(api);
    // What the caller asked for before is not to make it one too many.
    const claims = token === undefined ? undefined : await api.tokens.verify(token);
    await api.database.superuser.query(
      'delete from join_request using session where session.id = $1 and session.user_id = join_request.user_id',
      [claims?.sid ?? null],
    );
    return { params: { org: id }, body: { roleId: roleIds.member, supervisor_id: owner.id } };
  },
  actOnJoin: async (api, token) => {
    const org = await newOrganisation(api);
    const asked =
      token === undefined
        ? undefined
        : await joiningOf(api).ask(org, { token }, org.roleIds.member, org.owner.id);
    const { id = crypto.randomUUID() } = (asked?.body ?? {}) as { id?: string };
    return { params: { org: org.id }, body: { id, action: 'cancel' } };
  },
};
