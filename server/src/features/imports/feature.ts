import { IMPORTS_FEATURE } from '@qrigin/domain/imports';
import { serverFeature } from '../../feature.ts';
import { erasers } from './erasers.ts';
import { exported } from './exported.ts';
import { routes } from './routes.ts';

export const imports = serverFeature(IMPORTS_FEATURE, {
  routes,
  exported,
  erasers,
  jobs: () => import('./jobs.ts'),
});
