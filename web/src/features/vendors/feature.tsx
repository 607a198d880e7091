import { msg } from '@lingui/core/macro';
import { VENDORS_FEATURE } from '@qrigin/domain/vendors';
import { Handshake } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { loadSoon } from '../../feature/load-soon.tsx';

export const vendors = webFeature(VENDORS_FEATURE, {
  pages: { '/dashboard/:orgId/vendors': loadSoon(msg`Vendors`) },
  entries: [
    {
      place: 'organisation',
      at: 20,
      path: '/dashboard/:orgId/vendors',
      words: msg`Vendors`,
      Icon: Handshake,
      isSoon: true,
    },
  ],
  permissions: {
    lines: [{ words: msg`Vendors and certificates`, Icon: Handshake }],
    words: {
      'partner.edit': msg`Add and change vendors and certificate providers`,
    },
  },
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
