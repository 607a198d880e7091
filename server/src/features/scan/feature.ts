import { SCAN_FEATURE } from '@qrigin/domain/scan';
import { serverFeature } from '../../feature.ts';
import { erasers } from './erasers.ts';
import { exported } from './events/exported.ts';
import { routes } from './routes.ts';

export const scan = serverFeature(SCAN_FEATURE, {
  routes,
  exported,
  jobs: () => import('./jobs.ts'),
  erasers,
});
