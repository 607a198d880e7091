import { QR_FEATURE } from '@qrigin/domain/qr';
import { serverFeature } from '../../feature.ts';
import { exported } from './exported.ts';
import { routes } from './routes.ts';

export const qr = serverFeature(QR_FEATURE, { routes, exported, operator: () => import('./operator.ts') });
