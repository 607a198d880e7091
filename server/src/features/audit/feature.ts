import { AUDIT_FEATURE } from '@qrigin/domain/audit';
import { serverFeature } from '../../feature.ts';
import { routes } from './routes.ts';

export const audit = serverFeature(AUDIT_FEATURE, {
  routes,
  jobs: () => import('./jobs.ts'),
  operator: () => import('./operator.ts'),
});
