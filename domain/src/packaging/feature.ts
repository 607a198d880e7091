import { event, feature, permissions, thing } from '../declaration/index.ts';

export const PACKAGING = thing('packaging', {
  naming: { named: 'name' },
  ceiling: { of: 'packaging structures', max: 1000, failure: 'too_many_packagings' },
});

export const PACKAGINGS = permissions(
  { row: 'packaging', at: 3 },
  {
    view: { name: 'packaging.view', cell: 'see', from: 'qr_operator' },
    edit: { name: 'packaging.edit', cell: 'change', from: 'member' },
    delete: { name: 'packaging.delete', cell: 'delete', from: 'supervisor' },
  },
);

export const PACKAGING_EVENTS = {
  created: event('packaging.create', { about: PACKAGING }),
  changed: event('packaging.change', { about: PACKAGING }),
  deleted: event('packaging.delete', { about: PACKAGING }),
};

export const PACKAGING_FEATURE = feature({
  name: 'packaging',
  level: 7,
  things: [PACKAGING],
  permissions: PACKAGINGS,
  events: PACKAGING_EVENTS,
  pages: [
    { path: '/dashboard/:orgId/:product/setup/packaging/create-structure', may: [PACKAGINGS.edit] },
    { path: '/dashboard/:orgId/:product/setup/packaging/:packaging/edit', may: [PACKAGINGS.edit] },
  ],
});
