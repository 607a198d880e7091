import type { OrganisationState, RoleCommand } from './role-command.ts';
import * as model from './role-model.ts';

/** The model in the state that a history starts from. */
export function modelOf({ roles, people }: OrganisationState): model.RoleModel {
  const made = roles.map(
    ({ id, builtIn, isPublic, permissions }): model.ModelRole => ({
      id,
      parent: null,
      builtIn,
      isPublic,
      may: new Set(permissions),
    }),
  );
  const find = (id: string | null) => made.find((role) => role.id === id);
  made.forEach((role, at) => {
    role.parent = find(roles[at]?.parentId ?? null) ?? null;
  });
  return {
    roles: made,
    people: people.map(({ id, status, roleIds }) => ({
      id,
      isActive: status === 'active',
      roles: new Set(roleIds.flatMap((roleId) => find(roleId) ?? [])),
    })),
    wishes: [],
  };
}

/** Every reason of the model against the command; none means that it is done. */
export function tell(all: model.RoleModel, command: RoleCommand): string[] {
  const { roles, people, wishes } = all;
  const role = (id: string) => found(roles.find((one) => one.id === id));
  const person = (id: string) => found(people.find((one) => one.id === id));
  if (command.kind === 'ask')
    return model.ask(all, command.actorId, role(command.roleId), command.supervisorId);
  const actor = person(command.actorId);
  switch (command.kind) {
    case 'make': {
      const { parentId, permissions, isPublic } = command;
      return model.make(all, actor, command.roleId, {
        parent: role(parentId),
        may: new Set(permissions),
        isPublic,
      });
    }
    case 'change': {
      const { parentId, permissions, isPublic } = command.change;
      return model.change(all, actor, role(command.roleId), {
        ...(parentId === undefined ? {} : { parent: role(parentId) }),
        ...(permissions === undefined ? {} : { may: new Set(permissions) }),
        ...(isPublic === undefined ? {} : { isPublic }),
      });
    }
    case 'delete':
      return model.erase(all, actor, role(command.roleId), command.scanPages);
    case 'assign':
      return model.assign(actor, person(command.personId), role(command.roleId));
    case 'remove':
      return model.remove(actor, person(command.personId), role(command.roleId));
    case 'suspend':
    case 'reinstate':
      return model.setActive(actor, person(command.personId), command.kind === 'reinstate');
    case 'transfer':
      return model.transfer(all, actor, person(command.personId));
    case 'leave':
      return model.leave(all, actor);
    case 'approve':
      return model.decide(all, actor, found(wishes[command.wish]), 'approved');
    case 'reject':
      return model.decide(all, actor, found(wishes[command.wish]), 'rejected');
    default:
      return command satisfies never;
  }
}

/** Commands name only what is there. */
function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('a command names something that is not there');
  return thing;
}
