import { PRODUCTS_FEATURE } from '@qrigin/domain/products';
import { serverFeature } from '../../feature.ts';
import { routes } from './routes.ts';

export const products = serverFeature(PRODUCTS_FEATURE, { routes });
