import { page, type Shot } from '../../shot.ts';
import { dynamic } from '../../world/product-scenes.ts';

export const SHOTS: readonly Shot[] = [
  page('product-scan-view', '/dashboard/:orgId/:product/setup/scan-view', dynamic),
  page('product-code-editor', '/dashboard/:orgId/:product/setup/scan-view/code-editor/:roleId', dynamic),
  page('product-form-editor', '/dashboard/:orgId/:product/setup/scan-view/form-editor/:roleId', dynamic),
];
