import { page, type Shot } from '../../shot.ts';
import { typical } from '../../world/organisation-scenes.ts';

export const SHOTS: readonly Shot[] = [
  page('reports', '/dashboard/reports', { who: 'owner' }),
  page('organisation-statistics', '/dashboard/:orgId/statistics', typical),
];
