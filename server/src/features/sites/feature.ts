import { SITES_FEATURE } from '@qrigin/domain/sites';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { routes } from './routes.ts';

export const sites = serverFeature(SITES_FEATURE, { routes, exported });
