import { AUTH_FEATURE, AUTH_LOG } from '@qrigin/domain/auth';
import { sql } from 'kysely';
import { serverFeature } from '../../feature.ts';
import { erasers } from './erasers.ts';
import { AUTH_MAILS } from './mail-kinds.ts';
import { routes } from './routes.ts';

export const auth = serverFeature(AUTH_FEATURE, {
  routes,
  erasers,
  mails: AUTH_MAILS,
  figures: [
    {
      name: 'sign_ins_locked_hour',
      help: 'Times that somebody was locked out by wrong passwords, in the last hour',
      value: sql`count_security_events(${AUTH_LOG.locked.name})`,
    },
  ],
});
