import { MEMBERS_FEATURE } from '@qrigin/domain/members';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { endOverdueRequests } from './joining/end-overdue.ts';
import { noticeWords } from './notice-words.ts';
import { routes } from './routes.ts';

export const members = serverFeature(MEMBERS_FEATURE, {
  routes,
  exported,
  noticeWords,
  chores: { joinRequests: endOverdueRequests },
});
