import { EXPORTS_FEATURE } from '@qrigin/domain/exports';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { noticeWords } from './notice-words.ts';
import { routes } from './routes.ts';

export const exports = serverFeature(EXPORTS_FEATURE, {
  routes,
  exported,
  jobs: () => import('./jobs.ts'),
  noticeWords,
});
