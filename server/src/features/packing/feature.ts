import { PACKING_FEATURE } from '@qrigin/domain/packing';
import { serverFeature } from '../../feature.ts';
import { routes } from './routes.ts';

export const packing = serverFeature(PACKING_FEATURE, { routes });
