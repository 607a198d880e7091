import { z } from 'zod';
import { csvOf, endpoint, Id, listQuery, pageOf } from '../http/index.ts';
import { ROLE } from '../roles/feature.ts';
import { CountedRole } from '../roles/index.ts';
import { MEMBER, MEMBERS } from './feature.ts';

const inOrg = z.object({ org: Id });
const oneRole = z.object({ org: Id, id: Id });
const held = z.object({ org: Id, user: Id, role: Id });

/** Someone who works in the organisation, as who looks after them sees it. */
export const Colleague = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  status: z.enum(['active', 'suspended']),
  roles: z.array(z.object({ id: Id, name: z.string() })),
  /** Depth of the highest role: the owner's is 0. Null for anyone who has none left. */
  rank: z.int().nonnegative().nullable(),
  has_second_factor: z.boolean(),
  joined_at: z.iso.datetime(),
});
export type Colleague = z.output<typeof Colleague>;

/** Searched by name, email address and the names of their roles. */
const peopleQuery = listQuery({ sort: ['name', 'joined_at'], search: true });
const peopleCsv = csvOf<Colleague>('people', {
  name: 'Name',
  email: 'Email address',
  'roles.name': 'Roles',
  status: 'Status',
  has_second_factor: 'Two-factor authentication',
  joined_at: 'Joined (UTC)',
});

export const listSubroles = endpoint({
  name: 'listSubroles',
  summary: 'The roles below the caller, which the caller can give and remove',
  method: 'GET',
  path: '/:org/access-subroles',
  policy: { who: 'member', permission: MEMBERS.view, rate: 'read' },
  params: inOrg,
  reads: [ROLE, MEMBER],
  reply: z.array(CountedRole),
});

export const listPeopleOfRole = endpoint({
  name: 'listPeopleOfRole',
  summary: 'The people who have a given role below the caller',
  method: 'GET',
  path: '/:org/access-subroles/:id/users',
  policy: { who: 'member', permission: MEMBERS.view, rate: 'read' },
  params: oneRole,
  query: peopleQuery,
  reads: [MEMBER, ROLE],
  reply: pageOf(Colleague),
  csv: peopleCsv,
  ids: { id: ROLE },
});

export const assignRole = endpoint({
  name: 'assignRole',
  summary: 'Give a member a role below the caller; repeating it changes nothing',
  method: 'POST',
  path: '/:org/users/:user/roles/:role',
  policy: { who: 'member', permission: MEMBERS.assign, rate: 'write' },
  params: held,
  changes: [MEMBER, ROLE],
  reply: Colleague,
  ids: { role: ROLE },
  fails: ['forbidden'],
});

export const removeRole = endpoint({
  name: 'removeRole',
  summary: 'Remove a role from a member; a member with no roles left is suspended',
  method: 'DELETE',
  path: '/:org/users/:user/roles/:role',
  policy: { who: 'member', permission: MEMBERS.remove, rate: 'write' },
  params: held,
  changes: [MEMBER, ROLE],
  reply: Colleague,
  ids: { role: ROLE },
  fails: ['forbidden', 'last_owner'],
});

export const changeStatus = endpoint({
  name: 'changeStatus',
  summary: 'Suspend or reinstate a member; their work stays',
  method: 'PUT',
  path: '/:org/users/:user/status',
  policy: { who: 'member', permission: MEMBERS.remove, rate: 'write' },
  params: z.object({ org: Id, user: Id }),
  body: z.strictObject({ status: z.enum(['active', 'suspended']) }),
  changes: [MEMBER, ROLE],
  reply: Colleague,
  fails: ['forbidden', 'last_owner'],
});

export const listMembers = endpoint({
  name: 'listMembers',
  summary: 'The members of the organisation',
  method: 'GET',
  path: '/:org/members',
  policy: { who: 'member', permission: MEMBERS.view, rate: 'read' },
  params: inOrg,
  query: peopleQuery,
  reads: [MEMBER],
  reply: pageOf(Colleague),
  csv: peopleCsv,
});
