import { page, type Shot } from '../../shot.ts';
import { typical } from '../../world/organisation-scenes.ts';
import { dynamic } from '../../world/product-scenes.ts';

export const SHOTS: readonly Shot[] = [
  page('organisation-templates', '/dashboard/:orgId/templates', typical),
  page('product-labels', '/dashboard/:orgId/:product/setup/label', dynamic),
  page('product-edit-label', '/dashboard/:orgId/:product/setup/label/edit/:labelId', dynamic),
];
