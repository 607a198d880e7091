import type { OrganisationState } from './role-command.ts';
import type { RoleModel } from './role-model.ts';

/** Whether both are the same organisation. Asked after every command, so it builds nothing. */
export function isSame({ roles, people, wishes }: OrganisationState, model: RoleModel): boolean {
  return (
    roles.length === model.roles.length &&
    people.length === model.people.length &&
    wishes.length === model.wishes.length &&
    roles.every((role, at) => {
      const other = model.roles[at];
      return (
        role.id === other?.id &&
        role.parentId === (other.parent?.id ?? null) &&
        role.isPublic === other.isPublic &&
        isSameSet(role.permissions, other.may)
      );
    }) &&
    people.every(({ id, status, roleIds }, at) => {
      const other = model.people[at];
      const held = new Set([...(other?.roles ?? [])].map((role) => role.id));
      return id === other?.id && (status === 'active') === other.isActive && isSameSet(roleIds, held);
    }) &&
    wishes.every((wish, at) => {
      const other = model.wishes[at];
      return wish.askerId === other?.asker && wish.roleId === other.role.id && wish.state === other.state;
    })
  );
}

function isSameSet(list: readonly string[], set: ReadonlySet<string>): boolean {
  return list.length === set.size && list.every((one) => set.has(one));
}
