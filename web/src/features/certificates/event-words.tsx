import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CERTIFICATES_FEATURE } from '@qrigin/domain/certificates';
import { CalendarClock } from 'lucide-react';
import type { EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

const place = (organisation: string) => ({
  to: `${organisation}/certificates`,
  words: msg`Open Certificates`,
});

/** Certificates end by the clock, so no one did that. */
export const EVENT_WORDS: EventWords<typeof CERTIFICATES_FEATURE> = {
  kinds: { provider: msg`Certificate providers`, certificate: msg`Certificates` },
  audit: {
    'provider.create': [
      msg`${who} added the certificate provider ${what}`,
      msg`${who} added a certificate provider that no longer exists`,
    ],
    'provider.change': [
      msg`${who} changed the certificate provider ${what}`,
      msg`${who} changed a certificate provider that no longer exists`,
    ],
    'provider.delete': [
      msg`${who} deleted the certificate provider ${what}`,
      msg`${who} deleted a certificate provider`,
    ],
    'certificate.create': [
      msg`${who} added the certificate ${what}`,
      msg`${who} added a certificate that no longer exists`,
    ],
    'certificate.change': [
      msg`${who} changed the certificate ${what}`,
      msg`${who} changed a certificate that no longer exists`,
    ],
    'certificate.delete': [msg`${who} deleted the certificate ${what}`, msg`${who} deleted a certificate`],
    'certificate.end-in-60-days': [
      msg`People were reminded that the certificate ${what} ends within 60 days`,
      msg`People were reminded that a certificate ends within 60 days`,
    ],
    'certificate.end-in-30-days': [
      msg`People were reminded that the certificate ${what} ends within 30 days`,
      msg`People were reminded that a certificate ends within 30 days`,
    ],
    'certificate.end-in-7-days': [
      msg`People were reminded that the certificate ${what} ends within 7 days`,
      msg`People were reminded that a certificate ends within 7 days`,
    ],
  },
  notices: {
    'certificate.end-in-60-days': {
      Icon: CalendarClock,
      words: ({ what: certificate }) =>
        certificate ? (
          <Trans>The certificate {certificate} ends within 60 days</Trans>
        ) : (
          <Trans>A certificate ends within 60 days</Trans>
        ),
      place,
    },
    'certificate.end-in-30-days': {
      Icon: CalendarClock,
      words: ({ what: certificate }) =>
        certificate ? (
          <Trans>The certificate {certificate} ends within 30 days</Trans>
        ) : (
          <Trans>A certificate ends within 30 days</Trans>
        ),
      place,
    },
    'certificate.end-in-7-days': {
      Icon: CalendarClock,
      words: ({ what: certificate }) =>
        certificate ? (
          <Trans>The certificate {certificate} ends within 7 days</Trans>
        ) : (
          <Trans>A certificate ends within 7 days</Trans>
        ),
      place,
    },
  },
  mailed: {
    'certificate.end-in-60-days': msg`A certificate ends within 60 days`,
    'certificate.end-in-30-days': msg`A certificate ends within 30 days`,
    'certificate.end-in-7-days': msg`A certificate ends within 7 days`,
  },
};
