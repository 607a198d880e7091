import { msg } from '@lingui/core/macro';
import { EXPORTS_FEATURE } from '@qrigin/domain/exports';
import { PackageOpen } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const exports = webFeature(EXPORTS_FEATURE, {
  pages: { '/dashboard/:orgId/exports': async () => (await import('./exports-page.tsx')).ExportsPage },
  entries: [
    {
      place: 'settings',
      at: 90,
      path: '/dashboard/:orgId/exports',
      words: msg`Export everything`,
      note: msg`All your records, codes and files in one archive`,
      Icon: PackageOpen,
    },
  ],
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
