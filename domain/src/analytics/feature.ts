import { feature } from '../declaration/index.ts';

export const ANALYTICS_FEATURE = feature({
  name: 'analytics',
  level: 11,
  pages: [{ path: '/dashboard/reports' }, { path: '/dashboard/:orgId/statistics' }],
});
