import { SUBDOMAINS_FEATURE } from '@qrigin/domain/subdomains';
import { serverFeature } from '../../feature.ts';
import { erasers } from './erasers.ts';
import { exported } from './exported.ts';
import { routes } from './routes.ts';

export const subdomains = serverFeature(SUBDOMAINS_FEATURE, { routes, exported, erasers });
