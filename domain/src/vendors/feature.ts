import { event, feature, permissions, thing } from '../declaration/index.ts';
import { PRODUCTS } from '../products/feature.ts';

/** Someone who had a hand in a product: a farm, a mill, a carrier. */
export const VENDOR = thing('vendor', {
  naming: { named: 'name' },
  ceiling: { of: 'vendors', max: 10_000, failure: 'too_many_vendors' },
});

export const VENDORS = permissions(
  { row: 'partners', at: 9 },
  {
    edit: { name: 'partner.edit', cell: 'change', from: 'supervisor' },
  },
);

export const VENDOR_EVENTS = {
  created: event('vendor.create', { about: VENDOR }),
  changed: event('vendor.change', { about: VENDOR }),
  deleted: event('vendor.delete', { about: VENDOR }),
};

export const VENDORS_FEATURE = feature({
  name: 'vendors',
  level: 6,
  things: [VENDOR],
  permissions: VENDORS,
  events: VENDOR_EVENTS,
  pages: [{ path: '/dashboard/:orgId/vendors', may: [PRODUCTS.view] }],
});
