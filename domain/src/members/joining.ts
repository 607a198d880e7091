import { z } from 'zod';
import { endpoint, Id, listQuery, pageOf } from '../http/index.ts';
import { ROLE } from '../roles/feature.ts';
import { JOIN_REQUEST, MEMBER, MEMBERS } from './feature.ts';

export const JOIN_DAYS = 30;
export const JOINS_OPEN_MAX = 5;
export const JOIN_PAUSE_HOURS = 24;
export const JOIN_STATES = ['pending', 'approved', 'rejected', 'cancelled', 'expired'] as const;

const Named = z.object({ id: Id, name: z.string() });
const inOrg = z.object({ org: Id });

/** What can be done to a request. The other words mean one of these three. */
const JOIN_ACTIONS = {
  approve: ['approve', 'approved', 'accept', 'accepted'],
  reject: ['reject', 'rejected', 'decline', 'deny'],
  cancel: ['cancel'],
} as const;
export type JoinAction = keyof typeof JOIN_ACTIONS;

const JoinActionWord = z
  .enum([...JOIN_ACTIONS.approve, ...JOIN_ACTIONS.reject, ...JOIN_ACTIONS.cancel])
  .transform(toJoinAction);

function toJoinAction(word: string): JoinAction {
  if (JOIN_ACTIONS.approve.some((other) => other === word)) return 'approve';
  return JOIN_ACTIONS.reject.some((other) => other === word) ? 'reject' : 'cancel';
}

export const JoinRequest = z.object({
  id: Id,
  organisation: z.object({ id: Id, name: z.string(), logo_url: z.string().nullable() }),
  user: z.object({ id: Id, name: z.string(), email: z.string() }),
  role: Named,
  /** Whom it was sent to; null once they are gone. The roles then determine who decides. */
  supervisor: Named.nullable(),
  state: z.enum(JOIN_STATES),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});
export type JoinRequest = z.output<typeof JoinRequest>;

export const listPublicRoles = endpoint({
  name: 'listPublicRoles',
  summary: 'Roles that anyone with an account can ask for',
  method: 'GET',
  path: '/:org/public-roles',
  policy: { who: 'user', rate: 'read' },
  params: inOrg,
  reads: [ROLE],
  reply: z.array(Named),
});

export const listSupervisors = endpoint({
  name: 'listSupervisors',
  summary: 'People who decide on requests for a public role and are accepting them; names only',
  method: 'GET',
  path: '/:org/admin_users/:id',
  policy: { who: 'user', rate: 'read' },
  params: z.object({ org: Id, id: Id }),
  reads: [MEMBER],
  reply: z.array(Named),
});

export const askToJoin = endpoint({
  name: 'askToJoin',
  summary: 'Ask a supervisor to approve joining an organisation with a public role',
  method: 'POST',
  path: '/:org/join',
  policy: { who: 'user', rate: 'write', idempotent: true },
  params: inOrg,
  body: z.strictObject({ roleId: Id, supervisor_id: Id }),
  changes: [JOIN_REQUEST],
  reply: JoinRequest,
  fails: ['already_member', 'join_open', 'too_many_joins', 'join_paused'],
});

export const listJoinRequests = endpoint({
  name: 'listJoinRequests',
  summary: 'Join requests: all of them for Owners and Admins; for others, the ones they can decide',
  method: 'GET',
  path: '/:org/join',
  policy: { who: 'member', permission: MEMBERS.viewRequests, rate: 'read' },
  params: inOrg,
  query: listQuery({
    sort: ['created_at', 'name', 'state'],
    search: true,
    filters: { state: z.enum(JOIN_STATES).optional() },
  }),
  reads: [JOIN_REQUEST],
  reply: pageOf(JoinRequest),
});

export const actOnJoin = endpoint({
  name: 'actOnJoin',
  summary: 'Approve or reject a request, or withdraw your own; repeating an action returns the same answer',
  method: 'PUT',
  path: '/:org/join-action',
  policy: { who: 'user', rate: 'write' },
  params: inOrg,
  body: z.strictObject({
    id: Id,
    action: JoinActionWord,
  }),
  changes: [JOIN_REQUEST, MEMBER, ROLE],
  reply: JoinRequest,
  fails: ['forbidden', 'join_decided'],
});

export const listMyJoinRequests = endpoint({
  name: 'listMyJoinRequests',
  summary: 'The caller’s own join requests, newest first: open ones and those decided in the last 30 days',
  method: 'GET',
  path: '/users/me/join-requests',
  policy: { who: 'user', rate: 'read' },
  reads: [JOIN_REQUEST],
  reply: z.array(JoinRequest),
});

/** Someone's membership of an organisation: the part they can see or set themselves. */
export const MyMembership = z.object({ takes_requests: z.boolean(), joined_at: z.iso.datetime() });
export type MyMembership = z.output<typeof MyMembership>;

export const findMyMembership = endpoint({
  name: 'findMyMembership',
  summary: 'Whether people who want to join can choose the caller to decide',
  method: 'GET',
  path: '/:org/membership',
  policy: { who: 'member', permission: MEMBERS.decideRequests, rate: 'read' },
  params: inOrg,
  reads: [MEMBER],
  reply: MyMembership,
});

export const changeMyMembership = endpoint({
  name: 'changeMyMembership',
  summary: 'Choose whether people who want to join can choose the caller; existing requests stay',
  method: 'PUT',
  path: '/:org/membership',
  policy: { who: 'member', permission: MEMBERS.decideRequests, rate: 'write' },
  params: inOrg,
  body: z.strictObject({ takes_requests: z.boolean() }),
  changes: [MEMBER],
  reply: MyMembership,
});
