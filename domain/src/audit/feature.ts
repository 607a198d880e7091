import { feature, permissions, thing } from '../declaration/index.ts';

export const AUDIT_ENTRY = thing('audit_entry');

export const AUDIT = permissions(
  { row: 'audit', at: 26 },
  {
    view: { name: 'audit.view', cell: 'see', from: 'admin', isNeverPublic: true },
  },
);

export const AUDIT_FEATURE = feature({
  name: 'audit',
  level: 11,
  things: [AUDIT_ENTRY],
  permissions: AUDIT,
  pages: [{ path: '/dashboard/:orgId/access/audit', may: [AUDIT.view] }],
});
