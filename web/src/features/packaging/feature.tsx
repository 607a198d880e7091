import { msg } from '@lingui/core/macro';
import { PACKAGING_FEATURE } from '@qrigin/domain/packaging';
import { Boxes } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const packaging = webFeature(PACKAGING_FEATURE, {
  pages: {
    '/dashboard/:orgId/:product/setup/packaging/create-structure': async () =>
      (await import('./create-structure-page.tsx')).CreateStructurePage,
    '/dashboard/:orgId/:product/setup/packaging/:packaging/edit': async () =>
      (await import('./edit-structure-page.tsx')).EditStructurePage,
  },
  permissions: {
    lines: [{ words: msg`Packaging`, Icon: Boxes }],
    words: {
      'packaging.view': msg`See how packs go into boxes and boxes into cartons`,
      'packaging.edit': msg`Set how packs go into boxes and boxes into cartons`,
      'packaging.delete': msg`Delete packaging that has no codes yet`,
    },
  },
  events: async () => (await import('./event-words.ts')).EVENT_WORDS,
});
