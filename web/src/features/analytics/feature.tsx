import { msg } from '@lingui/core/macro';
import { ANALYTICS_FEATURE } from '@qrigin/domain/analytics';
import { ChartNoAxesColumn } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { loadSoon } from '../../feature/load-soon.tsx';

export const analytics = webFeature(ANALYTICS_FEATURE, {
  pages: {
    '/dashboard/reports': loadSoon(msg`Reports`),
    '/dashboard/:orgId/statistics': loadSoon(msg`Statistics`),
  },
  entries: [
    {
      place: 'dashboard',
      at: 20,
      path: '/dashboard/reports',
      words: msg`Reports`,
      Icon: ChartNoAxesColumn,
      isSoon: true,
    },
    {
      place: 'organisation',
      at: 60,
      path: '/dashboard/:orgId/statistics',
      words: msg`Statistics`,
      Icon: ChartNoAxesColumn,
      isSoon: true,
    },
  ],
});
