import { PAYMENTS_FEATURE } from '@qrigin/domain/payments';
import { serverFeature } from '../../feature.ts';
import { erasers } from './erasers.ts';
import { exported } from './exported.ts';
import { receiptMail } from './mail-kinds.ts';
import { noticeWords } from './notice-words.ts';
import { routes } from './routes.ts';

export const payments = serverFeature(PAYMENTS_FEATURE, {
  routes,
  exported,
  erasers,
  jobs: () => import('./jobs.ts'),
  mails: [receiptMail],
  noticeWords,
});
