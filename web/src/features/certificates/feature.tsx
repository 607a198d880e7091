import { msg } from '@lingui/core/macro';
import { CERTIFICATES_FEATURE, listCertificates } from '@qrigin/domain/certificates';
import { BadgeCheck } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { finder } from '../../feature/finder.ts';

export const certificates = webFeature(CERTIFICATES_FEATURE, {
  pages: {
    '/dashboard/:orgId/certificate-provider': async () =>
      (await import('./providers/providers-page.tsx')).ProvidersPage,
    '/dashboard/:orgId/certificates': async () => (await import('./certificates-page.tsx')).CertificatesPage,
    '/dashboard/:orgId/:product/setup/certificates': async () =>
      (await import('./product-certificates-page.tsx')).ProductCertificatesPage,
  },
  entries: [
    {
      place: 'setup',
      at: 17,
      path: '/dashboard/:orgId/:product/setup/certificates',
      words: msg`Certificates`,
      Icon: BadgeCheck,
    },
  ],
  finders: [
    finder(listCertificates, {
      words: msg`Certificates`,
      Icon: BadgeCheck,
      hitOf: ({ id, title, number }, org) => ({
        id,
        name: title,
        note: number,
        to: `/dashboard/${org}/certificates?${new URLSearchParams({ search: title })}`,
      }),
    }),
  ],
  security: {
    'operator.check-provider': msg`We checked a certificate provider`,
    'operator.uncheck-provider': msg`We withdrew the check of a certificate provider`,
  },
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
