import { msg } from '@lingui/core/macro';
import type { VENDORS_FEATURE } from '@qrigin/domain/vendors';
import { type EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

export const EVENT_WORDS: EventWords<typeof VENDORS_FEATURE> = {
  kinds: { vendor: msg`Vendors` },
  audit: {
    'vendor.create': [msg`${who} added the vendor ${what}`, msg`${who} added a vendor that no longer exists`],
    'vendor.change': [
      msg`${who} changed the vendor ${what}`,
      msg`${who} changed a vendor that no longer exists`,
    ],
    'vendor.delete': [msg`${who} deleted the vendor ${what}`, msg`${who} deleted a vendor`],
  },
  notices: {},
  mailed: {},
};
