import { msg } from '@lingui/core/macro';
import type { SUBDOMAINS_FEATURE } from '@qrigin/domain/subdomains';
import { type EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

export const EVENT_WORDS: EventWords<typeof SUBDOMAINS_FEATURE> = {
  kinds: { subdomain: msg`Subdomains` },
  audit: {
    'subdomain.add': [msg`${who} added the subdomain ${what}`, msg`${who} added a subdomain`],
    'subdomain.drop': [msg`${who} removed the subdomain ${what}`, msg`${who} removed a subdomain`],
  },
  notices: {},
  mailed: {},
};
