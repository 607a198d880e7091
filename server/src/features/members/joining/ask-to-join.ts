import { Failure } from '@qrigin/domain/errors';
import {
  faultOfJoining,
  JOINS_OPEN_MAX,
  type JoinFault,
  type JoinRequest,
  MEMBER_EVENTS,
} from '@qrigin/domain/members';
import type { OrgCtx, UserCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { loadPeople, loadTree } from '../../roles/index.ts';
import { enterFindable, enterOpen } from './enter-as-guest.ts';
import { lockPerson } from './lock-person.ts';
import {
  countOpen,
  endOverdue,
  findRequest,
  insertRequest,
  isWaiting,
  pausedUntil,
  presentRequest,
} from './request-queries.ts';
import { loadTakers } from './supervisors.ts';

type Wanted = { roleId: string; supervisorId: string };

/** To anyone outside, a role or a person they cannot ask for does not exist. */
function failureOf(fault: JoinFault): Failure {
  if (fault === 'already_member') return new Failure('already_member');
  // Only who suspended them, or someone above, lets them work again; asking does not help, however long they wait.
  if (fault === 'suspended') return new Failure('join_paused', { until: null });
  return new Failure('not_found');
}

async function requireWish({ db, orgId, userId }: OrgCtx, { roleId, supervisorId }: Wanted): Promise<void> {
  const tree = await loadTree(db, orgId);
  const { people } = await loadTakers(db, orgId);
  const asker = await loadPeople(db, orgId, [userId]);
  const others = people.filter(({ id }) => id !== userId);
  const fault = faultOfJoining(tree, [...others, ...asker], { askerId: userId, roleId, supervisorId });
  if (fault) throw failureOf(fault);
  await endOverdue(db, orgId, userId);
  if (await isWaiting(db, orgId, userId)) throw new Failure('join_open');
  const until = await pausedUntil(db, orgId, userId);
  if (until) throw new Failure('join_paused', { until: until.toISOString() });
}

async function ask(inside: OrgCtx, wanted: Wanted): Promise<JoinRequest> {
  const { db, orgId, userId } = inside;
  const id = await insertRequest(db, { orgId, userId, ...wanted });
  if (id === undefined) throw new Failure('join_open');
  const { roleId: role, supervisorId } = wanted;
  await record(inside, MEMBER_EVENTS.joinAsked, {
    id: userId,
    role,
    join_request: id,
    people: [supervisorId],
  });
  const request = await findRequest(db, orgId, id);
  if (!request) throw new Error('the request that was just made is not there');
  return presentRequest(request);
}

/** A person's own requests are made one after the other, so that no two of them count the same ones. */
export async function askToJoin(
  ctx: UserCtx,
  org: string,
  body: { roleId: string; supervisor_id: string },
): Promise<JoinRequest> {
  const wanted = { roleId: body.roleId.toLowerCase(), supervisorId: body.supervisor_id.toLowerCase() };
  await lockPerson(ctx);
  await enterFindable(ctx, org, (inside) => requireWish(inside, wanted));
  if ((await countOpen(ctx.db, ctx.userId)) >= JOINS_OPEN_MAX) throw new Failure('too_many_joins');
  return enterOpen(ctx, org, (inside) => ask(inside, wanted));
}
