import { feature } from '../declaration/index.ts';
import { CODES } from '../qr/feature.ts';

export const TRACING_FEATURE = feature({
  name: 'tracing',
  level: 10,
  pages: [
    { path: '/dashboard/:orgId/codes/:code', may: [CODES.view] },
    { path: '/dashboard/:orgId/codes/:code/trace', may: [CODES.view] },
    { path: '/dashboard/:orgId/batches/:batch/trace', may: [CODES.view] },
  ],
});
