import { page, type Shot } from '../../shot.ts';
import { dynamic } from '../../world/product-scenes.ts';

export const SHOTS: readonly Shot[] = [
  page('product-recalls', '/dashboard/:orgId/:product/product-recalls', dynamic),
];
