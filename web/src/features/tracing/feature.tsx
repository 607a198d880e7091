import { msg } from '@lingui/core/macro';
import { TRACING_FEATURE } from '@qrigin/domain/tracing';
import { Route } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const tracing = webFeature(TRACING_FEATURE, {
  pages: {
    '/dashboard/:orgId/codes/:code': async () => (await import('./page/code-page.tsx')).CodePage,
    '/dashboard/:orgId/codes/:code/trace': async () =>
      (await import('./both-ways/code-trace-page.tsx')).CodeTracePage,
    '/dashboard/:orgId/batches/:batch/trace': async () =>
      (await import('./both-ways/batch-trace-page.tsx')).BatchTracePage,
  },
  batchEntries: [
    { at: 10, path: '/dashboard/:orgId/batches/:batch/trace', words: msg`Trace both ways`, Icon: Route },
  ],
});
