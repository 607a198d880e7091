import { PAYMENTS_FEATURE } from '@qrigin/domain/payments';
import { serverFeature } from '../../feature.ts';
import { routes } from './routes.ts';

export const payments = serverFeature(PAYMENTS_FEATURE, { routes });
