import { AUTH_FEATURE } from '@qrigin/domain/auth';
import { serverFeature } from '../../feature.ts';
import { erasers } from './erasers.ts';
import { AUTH_MAILS } from './mail-kinds.ts';
import { routes } from './routes.ts';

export const auth = serverFeature(AUTH_FEATURE, { routes, erasers, mails: AUTH_MAILS });
