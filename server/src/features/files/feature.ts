import { FILES_FEATURE } from '@qrigin/domain/files';
import { serverFeature } from '../../feature.ts';
import { routes } from './routes.ts';

export const files = serverFeature(FILES_FEATURE, {
  routes,
  operator: () => import('./operator.ts'),
  jobs: () => import('./jobs.ts'),
});
