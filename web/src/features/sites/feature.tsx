import { msg } from '@lingui/core/macro';
import { SITES_FEATURE } from '@qrigin/domain/sites';
import { MapPin } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const sites = webFeature(SITES_FEATURE, {
  pages: { '/dashboard/:orgId/sites': async () => (await import('./sites-page.tsx')).SitesPage },
  entries: [
    {
      place: 'settings',
      at: 20,
      path: '/dashboard/:orgId/sites',
      words: msg`Sites`,
      note: msg`Farms, factories, warehouses and shops`,
      Icon: MapPin,
    },
  ],
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
