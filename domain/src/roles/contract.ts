import { z } from 'zod';
import { PERMISSIONS } from '../features/index.ts';
import { endpoint, Id, nameText } from '../http/index.ts';
import { ROLE, ROLES } from './feature.ts';

export const ROLE_NAME_MAX = 60;
export const ROLES_MAX = 100;
/** The owner is depth 0; a chain of supervision longer than this helps no one. */
export const ROLE_DEPTH_MAX = 6;

const PermissionName = z.enum(PERMISSIONS);

export const Role = z.object({
  id: Id,
  name: z.string(),
  parent_role_id: Id.nullable(),
  built_in: z.boolean(),
  is_public: z.boolean(),
  permissions: z.array(PermissionName),
});
export type Role = z.output<typeof Role>;

/** A role and how many active people hold it. */
export const CountedRole = Role.extend({ people: z.int().nonnegative() });
export type CountedRole = z.output<typeof CountedRole>;

const inOrg = z.object({ org: Id });
const oneRole = z.object({ org: Id, id: Id });

export const listRoles = endpoint({
  name: 'listRoles',
  summary: 'The roles of the organisation, highest first',
  method: 'GET',
  path: '/:org/roles',
  policy: { who: 'member', permission: ROLES.view, rate: 'read' },
  params: inOrg,
  reads: [ROLE],
  reply: z.array(CountedRole),
});

export const createRole = endpoint({
  name: 'createRole',
  summary: 'Create a role below another one',
  method: 'POST',
  path: '/:org/roles',
  policy: { who: 'member', permission: ROLES.manage, rate: 'write', idempotent: true },
  params: inOrg,
  body: z.strictObject({
    name: nameText(ROLE_NAME_MAX),
    parent_role_id: Id,
    is_public: z.boolean().optional(),
    permissions: z.array(PermissionName).max(PERMISSIONS.length).optional(),
  }),
  changes: [ROLE],
  reply: Role,
  fails: ['forbidden', 'name_taken', 'too_many_roles'],
});

export const changeRole = endpoint({
  name: 'changeRole',
  summary: 'Change a role; roles below it lose any permission it loses',
  method: 'PUT',
  path: '/:org/roles/:id',
  policy: { who: 'member', permission: ROLES.manage, rate: 'write' },
  params: oneRole,
  body: z.strictObject({
    name: nameText(ROLE_NAME_MAX),
    is_public: z.boolean(),
    permissions: Role.shape.permissions.max(PERMISSIONS.length),
  }),
  changes: [ROLE],
  reply: Role,
  ids: { id: ROLE },
  fails: ['forbidden', 'name_taken'],
});

export const deleteRole = endpoint({
  name: 'deleteRole',
  summary: 'Delete a role that no one has and that has no roles below it',
  method: 'DELETE',
  path: '/:org/roles/:id',
  policy: { who: 'member', permission: ROLES.manage, rate: 'write' },
  params: oneRole,
  changes: [ROLE],
  reply: Role,
  ids: { id: ROLE },
  fails: ['forbidden', 'role_in_use'],
});
