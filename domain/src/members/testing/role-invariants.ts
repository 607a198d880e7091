import type { Permission } from '../../features/index.ts';
import type { Person, RoleNode } from '../../roles/index.ts';
import type { OrganisationState } from './role-command.ts';

/** What must be true of every organisation, seen from its rows alone: the lines that are not. */
export function brokenIn({ roles, people }: OrganisationState): string[] {
  const byId = new Map(roles.map((role) => [role.id, role]));
  const parentOf = (role: RoleNode) => (role.parentId === null ? undefined : byId.get(role.parentId));
  const broken = roles.flatMap((role) => {
    const above = setOf(parentOf(role)?.permissions ?? role.permissions);
    return [
      ...(role.permissions.every((permission) => above.has(permission))
        ? []
        : [`${role.id} may more than its parent`]),
      ...(role.parentId === null || parentOf(role) ? [] : [`${role.id} has lost its parent`]),
      ...(stepsUp(role, parentOf) <= 6 ? [] : [`${role.id} is too deep or in a circle`]),
    ];
  });
  const owner = roles.find(({ builtIn }) => builtIn === 'owner');
  const isOwned = people.some(
    ({ status, roleIds }) => status === 'active' && owner && roleIds.includes(owner.id),
  );
  return [
    ...broken,
    ...(roles.length <= 100 ? [] : ['too many roles']),
    ...(isOwned ? [] : ['nobody owns the organisation']),
    ...people.flatMap(({ id, roleIds }) =>
      roleIds.every((roleId) => byId.has(roleId)) ? [] : [`${id} holds a role that is gone`],
    ),
  ];
}

/** Eight for a circle. */
function stepsUp(role: RoleNode, parentOf: (role: RoleNode) => RoleNode | undefined): number {
  let steps = 0;
  for (let at = parentOf(role); at && steps < 8; at = parentOf(at)) steps += 1;
  return steps;
}

/** Permissions that someone has now, had not before, and that the actor did not have to give. */
export function ungivenIn(before: OrganisationState, after: OrganisationState, actorId: string): string[] {
  const given = heldBy(before, actorId);
  return after.people.flatMap(({ id }) => {
    const had = [...heldBy(before, id), ...given];
    return heldBy(after, id)
      .filter((now) => !had.includes(now))
      .flatMap((now) => [...now].filter((permission) => !had.some((set) => set.has(permission))))
      .map((permission) => `${id} gained ${permission}, which ${actorId} lacked`);
  });
}

/** What each role lets this person do; nothing while they are suspended. */
function heldBy({ roles, people }: OrganisationState, personId: string): ReadonlySet<Permission>[] {
  const isThem = ({ id, status }: Person) => id === personId && status === 'active';
  const roleIds = people.find(isThem)?.roleIds ?? [];
  return roles.filter(({ id }) => roleIds.includes(id)).map(({ permissions }) => setOf(permissions));
}

/** Kept, because most roles stay as they are from one command to the next. */
const sets = new WeakMap<readonly Permission[], ReadonlySet<Permission>>();
function setOf(permissions: readonly Permission[]): ReadonlySet<Permission> {
  const set = sets.get(permissions) ?? new Set(permissions);
  sets.set(permissions, set);
  return set;
}
