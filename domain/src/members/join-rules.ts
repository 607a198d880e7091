import type { Permission } from '../features/index.ts';
import { actingRoles, type Person, type RoleTree, rankOf, roleOf, withAncestors } from '../roles/index.ts';

const DECIDE: Permission = 'join.decide';

export type JoinWish = { askerId: string; roleId: string; supervisorId: string };
type AskerFault = 'already_member' | 'suspended';
export type JoinFault = AskerFault | 'no_such_role' | 'not_public' | 'not_a_supervisor';

/** The people who may decide on joining the role, and so the ones to choose from. */
export function supervisorsOf(tree: RoleTree, people: readonly Person[], roleId: string): Person[] {
  return people.filter((person) => Number.isFinite(decidingRank(tree, person, roleId)));
}

/** Why this wish may not be made. */
export function faultOfJoining(
  tree: RoleTree,
  people: readonly Person[],
  { askerId, roleId, supervisorId }: JoinWish,
): JoinFault | undefined {
  const fault = faultOfWantedRole(tree, roleId) ?? faultOfAsker(people, askerId);
  if (fault) return fault;
  const isOffered = supervisorsOf(tree, people, roleId).some(({ id }) => id === supervisorId);
  return isOffered ? undefined : 'not_a_supervisor';
}

export type DecisionFault = 'no_such_role' | 'yourself' | 'not_above_role' | 'not_your_request';

/** Why this person may not say no to the wish. A role that has ceased to be public can still be refused. */
export function faultOfRejection(
  tree: RoleTree,
  people: readonly Person[],
  decider: Person,
  { askerId, roleId, supervisorId }: JoinWish,
): DecisionFault | undefined {
  if (!roleOf(tree, roleId)) return 'no_such_role';
  if (decider.id === askerId) return 'yourself';
  const rank = decidingRank(tree, decider, roleId);
  if (!Number.isFinite(rank)) return 'not_above_role';
  if (decider.id === supervisorId) return undefined;
  // A supervisor who can no longer decide has no rank: anyone else who could have been chosen is above them.
  const chosen = people.find(({ id }) => id === supervisorId);
  const isAboveChosen = !chosen || rank < decidingRank(tree, chosen, roleId);
  return isAboveChosen ? undefined : 'not_your_request';
}

export type ApprovalFault = DecisionFault | AskerFault | 'not_public';

/** Why this person may not say yes. All that held when the wish was made is looked at again. */
export function faultOfApproval(
  tree: RoleTree,
  people: readonly Person[],
  decider: Person,
  wish: JoinWish,
): ApprovalFault | undefined {
  return (
    faultOfRejection(tree, people, decider, wish) ??
    faultOfWantedRole(tree, wish.roleId) ??
    faultOfAsker(people, wish.askerId)
  );
}

function faultOfWantedRole(tree: RoleTree, roleId: string): 'no_such_role' | 'not_public' | undefined {
  const role = roleOf(tree, roleId);
  if (!role) return 'no_such_role';
  return role.isPublic ? undefined : 'not_public';
}

/**
 * Joining is for people outside, and for those who lost their last role. Members of the organisation get
 * roles on the Access page; a suspended member would come back with all of their roles, which the supervisor
 * of one role may not decide.
 */
function faultOfAsker(people: readonly Person[], askerId: string): AskerFault | undefined {
  const asker = people.find(({ id }) => id === askerId);
  if (asker?.status === 'active') return 'already_member';
  return asker && asker.roleIds.length > 0 ? 'suspended' : undefined;
}

/** The highest of someone's roles that is above this one and may decide; infinite when there is none. */
function decidingRank(tree: RoleTree, person: Person, roleId: string): number {
  const [, ...above] = withAncestors(tree, roleId);
  const deciding = above.filter(
    ({ id, permissions }) => actingRoles(person).includes(id) && permissions.includes(DECIDE),
  );
  return Math.min(...deciding.map(({ id }) => rankOf(tree, id)));
}
