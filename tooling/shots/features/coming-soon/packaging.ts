import { page, type Shot } from '../../shot.ts';
import { dynamic } from '../../world/product-scenes.ts';

export const SHOTS: readonly Shot[] = [
  page('product-packaging', '/dashboard/:orgId/:product/setup/packaging', dynamic),
  page('product-create-structure', '/dashboard/:orgId/:product/setup/packaging/create-structure', dynamic),
  page('product-create-blank-qr', '/dashboard/:orgId/:product/setup/packaging/create-blank-qr', dynamic),
];
