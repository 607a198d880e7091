import { PRODUCTS_FEATURE } from '@qrigin/domain/products';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { routes } from './routes.ts';

export const products = serverFeature(PRODUCTS_FEATURE, { routes, exported });
