import { AUDIT_FEATURE } from '@qrigin/domain/audit';
import { sql } from 'kysely';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { routes } from './routes.ts';

export const audit = serverFeature(AUDIT_FEATURE, {
  routes,
  exported,
  jobs: () => import('./jobs.ts'),
  operator: () => import('./operator.ts'),
  figures: [
    {
      name: 'audit_unsealed_seconds',
      help: 'How long the oldest audit entry without a seal has waited',
      value: sql`audit_unsealed_seconds()`,
    },
  ],
});
