import { Failure } from '@qrigin/domain/errors';
import type { JoinAction, JoinRequest } from '@qrigin/domain/members';
import { faultOfApproval, faultOfRejection, MEMBER_EVENTS } from '@qrigin/domain/members';
import { mayDo, ROLE_LOG } from '@qrigin/domain/roles';
import type { OrgCtx, UserCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { loadPeople, loadStanding, logRole } from '../../roles/index.ts';
import { insertAssignment, storeStatus } from '../queries.ts';
import { enterAsked, enterOpen } from './enter-as-guest.ts';
import { lockRequest } from './lock-request.ts';
import {
  endRequest,
  findOwnRequest,
  findRequest,
  presentRequest,
  type RequestRow,
} from './request-queries.ts';

const OUTCOME = { approve: 'approved', reject: 'rejected', cancel: 'cancelled' } as const;
const DECIDED = { approve: MEMBER_EVENTS.joinApproved, reject: MEMBER_EVENTS.joinRejected };

async function loadRequest({ db, orgId }: OrgCtx, id: string): Promise<RequestRow> {
  const request = await findRequest(db, orgId, id);
  if (!request) throw new Failure('not_found');
  return request;
}

/** Whether there is anything left to do: what was said before is answered again, and nothing else can be said now. */
function isNew({ state }: RequestRow, action: JoinAction): boolean {
  if (state === OUTCOME[action]) return false;
  if (state !== 'pending') throw new Failure('join_decided');
  return true;
}

async function end(inside: OrgCtx, request: RequestRow, action: JoinAction): Promise<void> {
  const { db, orgId } = inside;
  await endRequest(db, { orgId, id: request.id }, OUTCOME[action]);
  const { user_id: id, role_id: role } = request;
  if (action === 'cancel') await record(inside, MEMBER_EVENTS.joinCancelled, { id, role });
  else await record(inside, DECIDED[action], { id, role, join_request: request.id, people: [id] });
}

async function cancel(inside: OrgCtx, id: string): Promise<JoinRequest> {
  await lockRequest(inside, id);
  const request = await loadRequest(inside, id);
  if (isNew(request, 'cancel')) await end(inside, request, 'cancel');
  return presentRequest(await loadRequest(inside, id));
}

/** Authority first, then the state: someone who may not decide does not learn how it was decided. */
async function decide(inside: OrgCtx, id: string, action: 'approve' | 'reject'): Promise<JoinRequest> {
  const { tree, actor } = await loadStanding(inside);
  if (!mayDo(tree, actor, 'join.decide')) throw new Failure('forbidden');
  await lockRequest(inside, id);
  const request = await loadRequest(inside, id);
  const { user_id: askerId, role_id: roleId, supervisor_id } = request;
  const named = supervisor_id === null ? [askerId] : [askerId, supervisor_id];
  const people = await loadPeople(inside.db, inside.orgId, named);
  const wish = { askerId, roleId, supervisorId: supervisor_id ?? '' };
  refuse(faultOfRejection(tree, people, actor, wish));

  if (isNew(request, action)) {
    if (action === 'approve') {
      refuse(faultOfApproval(tree, people, actor, wish));
      await letIn(inside, request);
    }
    await end(inside, request, action);
  }
  return presentRequest(await loadRequest(inside, id));
}

function refuse(reason: string | undefined): void {
  if (reason) throw new Failure('forbidden', { reason });
}

/** Also who had lost their last role works again. */
async function letIn(inside: OrgCtx, { user_id, role_id }: RequestRow): Promise<void> {
  const { db, orgId, userId } = inside;
  await storeStatus(db, { orgId, userId: user_id }, 'active');
  await insertAssignment(db, { orgId, userId: user_id, roleId: role_id }, userId);
  await logRole(inside, ROLE_LOG.given, { userId: user_id, roleId: role_id });
}

export async function actOnJoin(
  ctx: UserCtx,
  org: string,
  { id, action }: { id: string; action: JoinAction },
): Promise<JoinRequest> {
  if (action !== 'cancel') return enterOpen(ctx, org, (inside) => decide(inside, id, action));
  const own = await findOwnRequest(ctx.db, id, ctx.userId);
  if (own && own.org_id === org.toLowerCase()) return enterAsked(ctx, own, (inside) => cancel(inside, id));
  // Only the person who asked can withdraw it. Members get that as the reason; to others it does not exist.
  return enterOpen(ctx, org, async (inside) => {
    await loadStanding(inside);
    await loadRequest(inside, id);
    throw new Failure('forbidden', { reason: 'not_your_request' });
  });
}
