import { TRACING_FEATURE } from '@qrigin/domain/tracing';
import { serverFeature } from '../../feature.ts';
import { routes } from './routes.ts';

export const tracing = serverFeature(TRACING_FEATURE, { routes });
