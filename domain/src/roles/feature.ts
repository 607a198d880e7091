import { event, feature, permissions, securityKind, thing } from '../declaration/index.ts';

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

export const ROLE_LOG = {
  given: securityKind('role.given', { showsDetail: true }),
  removed: securityKind('role.removed', { showsDetail: true }),
};

export const ROLES_FEATURE = feature({
  name: 'roles',
  level: 2,
  things: [ROLE],
  permissions: ROLES,
  events: ROLE_EVENTS,
  logs: ROLE_LOG,
  pages: [{ path: '/dashboard/:orgId/roles', may: [ROLES.view] }],
});
