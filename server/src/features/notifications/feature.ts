import { NOTIFICATIONS_FEATURE } from '@qrigin/domain/notifications';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { NOTIFICATION_MAILS } from './mail-kinds.ts';
import { routes } from './routes.ts';

export const notifications = serverFeature(NOTIFICATIONS_FEATURE, {
  routes,
  exported,
  jobs: () => import('./jobs.ts'),
  mails: NOTIFICATION_MAILS,
});
