import type { BuiltInRole } from '@qrigin/domain/roles';
import type { TestApi } from '../test-api.ts';
import { type Person, peopleOf } from './people.ts';

export type TestOrganisation = {
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
  const created = await api.ask('POST', '/organization', { token: owner.token, body: { name } });
  if (created.status !== 200) throw new Error(`No organisation was made: ${JSON.stringify(created.body)}`);
  const { id } = created.body as { id: string };
  const { rows } = await api.database.superuser.query<{ id: string; built_in: BuiltInRole['key'] }>(
    'select id, built_in from role where org_id = $1',
    [id],
  );
  return {
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
