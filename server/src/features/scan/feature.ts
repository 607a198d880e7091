import { SCAN_FEATURE } from '@qrigin/domain/scan';
import { serverFeature } from '../../feature.ts';
import { erasers } from './erasers.ts';
import { routes } from './routes.ts';

export const scan = serverFeature(SCAN_FEATURE, { routes, jobs: () => import('./jobs.ts'), erasers });
