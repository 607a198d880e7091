import { event, feature, permissions, thing } from '../declaration/index.ts';

export const ROLE = thing('role', { naming: { named: 'name' } });

export const ROLES = permissions(
  { row: 'roles', at: 22 },
  {
    view: { name: 'role.view', cell: 'see', from: 'member' },
    manage: { name: 'role.manage', cell: 'change', from: 'admin', isNeverPublic: true },
  },
);

export const ROLE_EVENTS = {
  created: event('role.create', { about: ROLE }),
  changed: event('role.change', { about: ROLE }),
  deleted: event('role.delete', { about: ROLE }),
};

export const ROLES_FEATURE = feature({
  name: 'roles',
  level: 2,
  things: [ROLE],
  permissions: ROLES,
  events: ROLE_EVENTS,
  pages: [{ path: '/dashboard/:orgId/roles', may: [ROLES.view] }],
});
