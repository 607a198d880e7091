import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SITES_FEATURE } from '@qrigin/domain/sites';
import { MapPin } from 'lucide-react';
import { type EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

const place = (organisation: string) => ({ to: `${organisation}/sites`, words: msg`Open Sites` });

export const EVENT_WORDS: EventWords<typeof SITES_FEATURE> = {
  kinds: { site: msg`Sites` },
  audit: {
    'site.create': [msg`${who} added the site ${what}`, msg`${who} added a site that no longer exists`],
    'site.change': [msg`${who} changed the site ${what}`, msg`${who} changed a site that no longer exists`],
    'site.delete': [msg`${who} deleted the site ${what}`, msg`${who} deleted a site`],
  },
  notices: {
    'site.create': {
      Icon: MapPin,
      words: ({ who: actor, what: site }) =>
        site ? (
          <Trans>
            {actor} added the site {site}
          </Trans>
        ) : (
          <Trans>{actor} added a site</Trans>
        ),
      place,
    },
    'site.change': {
      Icon: MapPin,
      words: ({ who: actor, what: site }) =>
        site ? (
          <Trans>
            {actor} changed the site {site}
          </Trans>
        ) : (
          <Trans>{actor} changed a site</Trans>
        ),
      place,
    },
    'site.delete': { Icon: MapPin, words: ({ who: actor }) => <Trans>{actor} deleted a site</Trans>, place },
  },
  mailed: {},
};
