import { feature, permissions } from '../declaration/index.ts';
import { PRODUCTS } from '../products/feature.ts';

export const VENDORS = permissions(
  { row: 'partners', at: 9 },
  {
    edit: { name: 'partner.edit', cell: 'change', from: 'supervisor' },
  },
);

export const VENDORS_FEATURE = feature({
  name: 'vendors',
  level: 6,
  permissions: VENDORS,
  pages: [{ path: '/dashboard/:orgId/vendors', may: [PRODUCTS.view] }],
});
