import { NOTIFICATIONS_FEATURE } from '@qrigin/domain/notifications';
import { serverFeature } from '../../feature.ts';
import { NOTIFICATION_MAILS } from './mail-kinds.ts';
import { routes } from './routes.ts';

export const notifications = serverFeature(NOTIFICATIONS_FEATURE, {
  routes,
  jobs: () => import('./jobs.ts'),
  mails: NOTIFICATION_MAILS,
});
