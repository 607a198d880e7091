import { FILE_LOG, FILES_FEATURE } from '@qrigin/domain/files';
import { sql } from 'kysely';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { routes } from './routes.ts';

export const files = serverFeature(FILES_FEATURE, {
  routes,
  exported,
  operator: () => import('./operator.ts'),
  jobs: () => import('./jobs.ts'),
  figures: [
    {
      name: 'file_checks_timed_out_hour',
      help: 'File checks that took too long, in the last hour',
      value: sql`count_security_events(${FILE_LOG.timedOut.name})`,
    },
  ],
});
