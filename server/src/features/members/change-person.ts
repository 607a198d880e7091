import { Failure } from '@qrigin/domain/errors';
import {
  type Colleague,
  checkRemoval,
  faultOfAssignment,
  faultOfLeaving,
  faultOfReinstatement,
  faultOfSuspension,
  isActiveOwner,
  MEMBER_EVENTS,
  MEMBER_LOG,
  withoutRole,
} from '@qrigin/domain/members';
import { type Person, ROLE_LOG } from '@qrigin/domain/roles';
import { logSecurity, type MemberCtx } from '../../db/index.ts';
import { record } from '../notifications/index.ts';
import { loadPeople, loadStanding, logRole, ownerIds, type Standing } from '../roles/index.ts';
import { findColleague } from './people-queries.ts';
import { deleteAssignment, insertAssignment, storeStatus } from './queries.ts';

/** No one gets a role who does not belong to the organisation: to these calls such a person does not exist. */
async function standingWith(ctx: MemberCtx, userId: string): Promise<Standing & { person: Person }> {
  const standing = await loadStanding(ctx, [userId]);
  const person = standing.people.find(({ id }) => id === userId);
  if (!person) throw new Failure('not_found');
  return { ...standing, person };
}

/**
 * A last Owner who tries to step down gets a failure that says what to do instead; everything else in the
 * rules is a matter of authority.
 */
async function requireOtherOwner(ctx: MemberCtx, { tree, actor, person }: Standing & { person: Person }) {
  if (person.id !== actor.id || !isActiveOwner(tree, person)) return;
  const owners = await loadPeople(ctx.db, ctx.orgId, await ownerIds(ctx.db, ctx.orgId));
  if (faultOfLeaving(tree, owners, person)) throw new Failure('last_owner');
}

function refuse(reason: string | undefined): void {
  if (reason === 'no_such_role') throw new Failure('not_found');
  if (reason) throw new Failure('forbidden', { reason });
}

async function setStatus(ctx: MemberCtx, userId: string, status: Person['status']): Promise<void> {
  const { db, orgId, userId: actorId } = ctx;
  await storeStatus(db, { orgId, userId }, status);
  const kind = status === 'suspended' ? MEMBER_LOG.suspended : MEMBER_LOG.reinstated;
  await logSecurity(db, { kind, userId, actorId, organisationId: orgId });
}

type Wanted = { user: string; role: string };
/** Ids are compared here, and people may write them large. */
const idsOf = ({ user, role }: Wanted) => ({ userId: user.toLowerCase(), roleId: role.toLowerCase() });

export async function assignRole(ctx: MemberCtx, wanted: Wanted): Promise<Colleague> {
  const { db, orgId } = ctx;
  const { userId, roleId } = idsOf(wanted);
  const { tree, actor, person } = await standingWith(ctx, userId);
  refuse(faultOfAssignment(tree, actor, person, roleId));
  const isNew = await insertAssignment(db, { orgId, userId, roleId }, ctx.userId);
  if (isNew) {
    await logRole(ctx, ROLE_LOG.given, { userId, roleId });
    await record(ctx, MEMBER_EVENTS.assigned, { id: userId, role: roleId, people: [userId] });
  }
  return findColleague(db, orgId, userId);
}

export async function removeRole(ctx: MemberCtx, wanted: Wanted): Promise<Colleague> {
  const { db, orgId } = ctx;
  const { userId, roleId } = idsOf(wanted);
  const standing = await standingWith(ctx, userId);
  const { tree, actor, person } = standing;
  if (tree.some(({ id, builtIn }) => id === roleId && builtIn === 'owner'))
    await requireOtherOwner(ctx, standing);
  refuse(checkRemoval(tree, actor, person, roleId));
  if (person.roleIds.includes(roleId)) {
    await deleteAssignment(db, { orgId, userId, roleId });
    const { status } = withoutRole(person, roleId);
    await logRole(ctx, ROLE_LOG.removed, { userId, roleId });
    if (status !== person.status) await setStatus(ctx, userId, status);
    await record(ctx, MEMBER_EVENTS.removed, { id: userId, role: roleId, people: [userId] });
  }
  return findColleague(db, orgId, userId);
}

export async function changeStatus(
  ctx: MemberCtx,
  user: string,
  status: 'active' | 'suspended',
): Promise<Colleague> {
  const { db, orgId } = ctx;
  const userId = user.toLowerCase();
  const standing = await standingWith(ctx, userId);
  const { tree, actor, person } = standing;
  const isEnd = status === 'suspended';
  if (isEnd) await requireOtherOwner(ctx, standing);
  refuse((isEnd ? faultOfSuspension : faultOfReinstatement)(tree, actor, person));
  if (person.status !== status) {
    await setStatus(ctx, userId, status);
    const { suspended, reinstated } = MEMBER_EVENTS;
    await record(ctx, isEnd ? suspended : reinstated, { id: userId, people: [userId] });
  }
  return findColleague(db, orgId, userId);
}
