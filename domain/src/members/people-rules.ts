import {
  actingRoles,
  highestRank,
  isBelow,
  mayDo,
  type Person,
  type RoleTree,
  roleOf,
} from '../roles/index.ts';

type PersonFault = 'no_permission' | 'yourself' | 'person_not_below_you';

export type AssignmentFault = PersonFault | 'no_such_role' | 'owner_by_transfer' | 'role_not_below_you';

/** Why someone may not give the role to this person (R3, R4). A role that they have already may be given again. */
export function faultOfAssignment(
  tree: RoleTree,
  actor: Person,
  person: Person,
  roleId: string,
): AssignmentFault | undefined {
  if (!mayDo(tree, actor, 'member.assign')) return 'no_permission';
  if (roleOf(tree, roleId)?.builtIn === 'owner') return 'owner_by_transfer';
  return faultOfRole(tree, actor, roleId) ?? faultOfPerson(tree, actor, person);
}

export type RemovalFault = PersonFault | 'no_such_role' | 'role_not_below_you';

/** Why someone may not remove this person's role (R3). No one is above Owner, so it is never removed. */
export function checkRemoval(
  tree: RoleTree,
  actor: Person,
  person: Person,
  roleId: string,
): RemovalFault | undefined {
  if (!mayDo(tree, actor, 'member.remove')) return 'no_permission';
  return faultOfRole(tree, actor, roleId) ?? faultOfPerson(tree, actor, person);
}

/** The person without the role. Anyone who loses their last role is suspended; what they made stays. */
export function withoutRole(person: Person, roleId: string): Person {
  const roleIds = person.roleIds.filter((id) => id !== roleId);
  return { ...person, roleIds, status: roleIds.length > 0 ? person.status : 'suspended' };
}

export type SuspensionFault = PersonFault | 'role_not_below_you';

/** Why someone may not suspend this person: it takes all their roles at once, so each must be one they could take. */
export function faultOfSuspension(
  tree: RoleTree,
  actor: Person,
  person: Person,
): SuspensionFault | undefined {
  if (!mayDo(tree, actor, 'member.remove')) return 'no_permission';
  const isAnyOutOfReach = person.roleIds.some((id) => !isBelow(tree, id, actingRoles(actor)));
  return faultOfPerson(tree, actor, person) ?? (isAnyOutOfReach ? 'role_not_below_you' : undefined);
}

export type ReinstatementFault = SuspensionFault | 'has_no_role';

/** Anyone who may suspend may reinstate, but first there must be a role to come back to. */
export function faultOfReinstatement(
  tree: RoleTree,
  actor: Person,
  person: Person,
): ReinstatementFault | undefined {
  return faultOfSuspension(tree, actor, person) ?? (person.roleIds.length > 0 ? undefined : 'has_no_role');
}

export function isActiveOwner(tree: RoleTree, person: Person): boolean {
  return actingRoles(person).some((id) => roleOf(tree, id)?.builtIn === 'owner');
}

export type TransferFault = 'not_owner' | 'yourself' | 'receiver_not_active';

/** Why ownership may not pass from one to the other (R4). To be asked when it is offered and again when it is accepted. */
export function faultOfTransfer(tree: RoleTree, giver: Person, receiver: Person): TransferFault | undefined {
  // Holding `org.transfer` is not enough: a made role below Owner may hold it.
  if (!isActiveOwner(tree, giver)) return 'not_owner';
  if (receiver.id === giver.id) return 'yourself';
  return receiver.status === 'active' ? undefined : 'receiver_not_active';
}

export type LeavingFault = 'last_owner';

/** The one change of one's own roles that needs no one else, unless no one would own the organisation then (R4). */
export function faultOfLeaving(
  tree: RoleTree,
  people: readonly Person[],
  leaver: Person,
): LeavingFault | undefined {
  if (!isActiveOwner(tree, leaver)) return undefined;
  const isOwnedByOthers = people.some((other) => other.id !== leaver.id && isActiveOwner(tree, other));
  return isOwnedByOthers ? undefined : 'last_owner';
}

function faultOfRole(
  tree: RoleTree,
  actor: Person,
  roleId: string,
): 'no_such_role' | 'role_not_below_you' | undefined {
  if (!roleOf(tree, roleId)) return 'no_such_role';
  return isBelow(tree, roleId, actingRoles(actor)) ? undefined : 'role_not_below_you';
}

function faultOfPerson(
  tree: RoleTree,
  actor: Person,
  person: Person,
): 'yourself' | 'person_not_below_you' | undefined {
  if (person.id === actor.id) return 'yourself';
  const isHigher = highestRank(tree, actingRoles(actor)) < highestRank(tree, person.roleIds);
  return isHigher ? undefined : 'person_not_below_you';
}
