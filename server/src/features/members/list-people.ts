import { Failure } from '@qrigin/domain/errors';
import type { Colleague } from '@qrigin/domain/members';
import { rolesBelowPerson } from '@qrigin/domain/roles';
import type { Listed, MemberCtx, OrgCtx } from '../../db/index.ts';
import { loadTree } from '../roles/index.ts';
import { listedPeople, peopleOf, withRole } from './people-queries.ts';

export function listColleagues({ db, orgId }: OrgCtx): Promise<Listed<Colleague>> {
  return listedPeople(db, orgId, peopleOf(db, orgId));
}

/** Everyone who holds the role, also those who are suspended; a role that is not below the caller is not there. */
export async function listPeopleOfRole(
  { db, orgId, userId, member }: MemberCtx,
  id: string,
): Promise<Listed<Colleague>> {
  const roleId = id.toLowerCase();
  const roleIds = member.roles.map((role) => role.id);
  const below = rolesBelowPerson(await loadTree(db, orgId), { id: userId, status: 'active', roleIds });
  if (!below.some((role) => role.id === roleId)) throw new Failure('not_found');
  return listedPeople(db, orgId, withRole(peopleOf(db, orgId), roleId));
}
