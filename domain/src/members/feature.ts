import { event, feature, notice, PERSON, permissions, securityKind, thing } from '../declaration/index.ts';
import { ROLE } from '../roles/feature.ts';

/** Someone's place in the organisation, with their roles. */
export const MEMBER = thing('member', { table: 'membership' });

export const JOIN_REQUEST = thing('join_request', { naming: { namedBy: [['user_id', PERSON]] } });

export const MEMBERS = permissions(
  { row: 'people', at: 21 },
  {
    view: { name: 'member.view', cell: 'see', from: 'supervisor', isNeverPublic: true },
    assign: { name: 'member.assign', cell: 'change', from: 'supervisor', isNeverPublic: true },
    remove: { name: 'member.remove', cell: 'delete', from: 'supervisor', isNeverPublic: true },
    viewRequests: { name: 'join.view', cell: 'see', from: 'supervisor', isNeverPublic: true },
    decideRequests: { name: 'join.decide', cell: 'use', from: 'supervisor', isNeverPublic: true },
  },
);

const ofPerson = { about: PERSON, values: { role: ROLE } } as const;
const DECIDED = notice('join.decided', { about: JOIN_REQUEST, to: 'named', mailed: {} });

export const MEMBER_EVENTS = {
  assigned: event('member.assign', {
    ...ofPerson,
    notice: notice('member.assign', { about: ROLE, to: 'named' }),
  }),
  removed: event('member.remove', {
    ...ofPerson,
    notice: notice('member.remove', { about: ROLE, to: 'named' }),
  }),
  suspended: event('member.suspend', { about: PERSON, notice: notice('member.suspend', { to: 'named' }) }),
  reinstated: event('member.reinstate', {
    about: PERSON,
    notice: notice('member.reinstate', { to: 'named' }),
  }),
  left: event('member.leave', { about: PERSON }),
  requestsChosen: event('member.requests', { about: PERSON }),
  joinAsked: event('join.ask', {
    ...ofPerson,
    notice: notice('join.asked', {
      about: JOIN_REQUEST,
      to: 'named',
      mailed: { onceADay: 'from one person' },
    }),
  }),
  joinApproved: event('join.approve', { ...ofPerson, notice: DECIDED }),
  joinRejected: event('join.reject', { ...ofPerson, notice: DECIDED }),
  joinCancelled: event('join.cancel', ofPerson),
};

export const MEMBER_LOG = {
  suspended: securityKind('member.suspended'),
  reinstated: securityKind('member.reinstated'),
};

export const MEMBERS_FEATURE = feature({
  name: 'members',
  level: 3,
  things: [PERSON, MEMBER, JOIN_REQUEST],
  permissions: MEMBERS,
  events: MEMBER_EVENTS,
  logs: MEMBER_LOG,
  pages: [{ path: '/dashboard/:orgId/access', may: [MEMBERS.view, MEMBERS.viewRequests] }],
});
