import { createOrganisation } from '@qrigin/domain/organisations';
import type { BuiltInRole } from '@qrigin/domain/roles';
import { type OrgClient, withinOrg } from '../client.ts';
import type { TestApi } from '../test-api.ts';
import { type Person, peopleOf } from './people.ts';

/** Its calls are those of its Owner. */
export type TestOrganisation = OrgClient & {
  id: string;
  owner: Person;
  roleIds: Record<BuiltInRole['key'], string>;
  /** A new person who holds this role here. */
  newMember(role: BuiltInRole['key'] | { id: string }, status?: 'active' | 'suspended'): Promise<Person>;
};

/** An organisation of one's own, made by a call, with its Owner. */
export async function newOrganisation(api: TestApi, name = 'Hill Farm'): Promise<TestOrganisation> {
  const people = peopleOf(api);
  const owner = await people.person();
  const { id } = await api.call(createOrganisation, { token: owner.token, body: { name } });
  const { rows } = await api.database.superuser.query<{ id: string; built_in: BuiltInRole['key'] }>(
    'select id, built_in from role where org_id = $1',
    [id],
  );
  return {
    ...withinOrg(api, { org: id, token: owner.token }),
    id,
    owner,
    roleIds: Object.fromEntries(rows.map((row) => [row.built_in, row.id])) as TestOrganisation['roleIds'],
    async newMember(role, status = 'active') {
      const person = await people.person();
      await people.join(id, person, role, status);
      return person;
    },
  };
}
