import { PACKAGING_FEATURE } from '@qrigin/domain/packaging';
import { serverFeature } from '../../feature.ts';
import { copyPackagings } from './copy-packagings.ts';
import { exported } from './exported.ts';
import { routes } from './routes.ts';

export const packaging = serverFeature(PACKAGING_FEATURE, {
  routes,
  exported,
  copiedWithProduct: { part: 'packaging', copy: copyPackagings },
});
