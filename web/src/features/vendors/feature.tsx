import { msg } from '@lingui/core/macro';
import { listVendors, VENDORS_FEATURE } from '@qrigin/domain/vendors';
import { Handshake } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { finder } from '../../feature/finder.ts';

export const vendors = webFeature(VENDORS_FEATURE, {
  pages: { '/dashboard/:orgId/vendors': async () => (await import('./vendors-page.tsx')).VendorsPage },
  entries: [
    {
      place: 'organisation',
      at: 20,
      path: '/dashboard/:orgId/vendors',
      words: msg`Vendors`,
      Icon: Handshake,
    },
  ],
  permissions: {
    lines: [{ words: msg`Vendors and certificates`, Icon: Handshake }],
    words: {
      'partner.edit': msg`Add and change vendors, certificates and certificate providers`,
    },
  },
  finders: [
    finder(listVendors, {
      words: msg`Vendors`,
      Icon: Handshake,
      hitOf: ({ id, name, email }, org) => ({
        id,
        name,
        note: email,
        to: `/dashboard/${org}/vendors?${new URLSearchParams({ search: name })}`,
      }),
    }),
  ],
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
