import { CERTIFICATES_FEATURE } from '@qrigin/domain/certificates';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { noticeWords } from './notice-words.ts';
import { routes } from './routes.ts';

export const certificates = serverFeature(CERTIFICATES_FEATURE, {
  routes,
  exported,
  noticeWords,
  jobs: () => import('./jobs.ts'),
  operator: () => import('./operator.ts'),
});
