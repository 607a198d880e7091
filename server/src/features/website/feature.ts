import { WEBSITE_FEATURE } from '@qrigin/domain/website';
import { serverFeature } from '../../feature.ts';
import { erasers } from './erasers.ts';
import { SITE_MAILS } from './mail-kinds.ts';
import { routes } from './routes.ts';

export const website = serverFeature(WEBSITE_FEATURE, {
  routes,
  operator: () => import('./operator.ts'),
  erasers,
  mails: SITE_MAILS,
});
