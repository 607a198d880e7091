import { ROLES_FEATURE } from '@qrigin/domain/roles';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { routes } from './routes.ts';

export const roles = serverFeature(ROLES_FEATURE, { routes, exported });
