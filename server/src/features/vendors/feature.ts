import { VENDORS_FEATURE } from '@qrigin/domain/vendors';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { routes } from './routes.ts';

export const vendors = serverFeature(VENDORS_FEATURE, { routes, exported });
