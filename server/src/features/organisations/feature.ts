import { ORGANISATIONS_FEATURE } from '@qrigin/domain/organisations';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { ORGANISATION_MAILS } from './mail-kinds.ts';
import { noticeWords } from './notice-words.ts';
import { routes } from './routes.ts';

export const organisations = serverFeature(ORGANISATIONS_FEATURE, {
  routes,
  exported,
  operator: () => import('./operator.ts'),
  mails: ORGANISATION_MAILS,
  noticeWords,
});
