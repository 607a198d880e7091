import { event, feature, permissions, thing } from '../declaration/index.ts';

export const SUBDOMAIN = thing('subdomain', { naming: { named: 'name' } });

export const SUBDOMAINS = permissions(
  { row: 'subdomains', at: 24 },
  {
    view: { name: 'subdomain.view', cell: 'see', from: 'supervisor' },
    manage: { name: 'subdomain.manage', cell: 'change', from: 'admin', isNeverPublic: true },
  },
);

export const SUBDOMAIN_EVENTS = {
  added: event('subdomain.add', { about: SUBDOMAIN }),
  dropped: event('subdomain.drop', { about: SUBDOMAIN }),
};

export const SUBDOMAINS_FEATURE = feature({
  name: 'subdomains',
  level: 5,
  things: [SUBDOMAIN],
  permissions: SUBDOMAINS,
  events: SUBDOMAIN_EVENTS,
  pages: [{ path: '/dashboard/:orgId/access/subdomains', may: [SUBDOMAINS.view] }],
  keeps: { subdomains: { count: 180, unit: 'day', by: 'sweep' } },
});
