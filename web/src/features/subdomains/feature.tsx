import { msg } from '@lingui/core/macro';
import { SUBDOMAINS_FEATURE } from '@qrigin/domain/subdomains';
import { Globe } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

const CARD = {
  path: '/dashboard/:orgId/access/subdomains',
  words: msg`Custom Subdomains`,
  note: msg`Use your own name in the web address of your codes`,
  Icon: Globe,
} as const;

export const subdomains = webFeature(SUBDOMAINS_FEATURE, {
  pages: {
    '/dashboard/:orgId/access/subdomains': async () => (await import('./subdomains-page.tsx')).SubdomainsPage,
  },
  entries: [
    { ...CARD, place: 'access', at: 10 },
    { ...CARD, place: 'settings', at: 30 },
  ],
  permissions: {
    lines: [{ words: msg`Subdomains`, Icon: Globe }],
    words: {
      'subdomain.view': msg`See the organisation’s subdomains`,
      'subdomain.manage': msg`Add and remove the organisation’s subdomains`,
    },
  },
  events: async () => (await import('./event-words.ts')).EVENT_WORDS,
});
