import { msg } from '@lingui/core/macro';
import { listSites, SITES_FEATURE } from '@qrigin/domain/sites';
import { MapPin } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { finder } from '../../feature/finder.ts';

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
  finders: [
    finder(listSites, {
      words: msg`Sites`,
      Icon: MapPin,
      hitOf: ({ id, name, address }, org) => ({
        id,
        name,
        note: address,
        to: `/dashboard/${org}/sites?${new URLSearchParams({ search: name })}`,
      }),
    }),
  ],
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
