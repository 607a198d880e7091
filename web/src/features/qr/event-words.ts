import { msg } from '@lingui/core/macro';
import type { QR_FEATURE } from '@qrigin/domain/qr';
import { type EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

export const EVENT_WORDS: EventWords<typeof QR_FEATURE> = {
  kinds: { qr: msg`Codes` },
  audit: {
    'qr.issue': [msg`${who} issued codes for ${what}`, msg`${who} issued codes`],
    'qr.assign': [msg`${who} assigned codes to ${what}`, msg`${who} assigned codes to a product`],
    'qr.withdraw': [msg`${who} withdrew codes for ${what}`, msg`${who} withdrew codes`],
    'qr.renew': [msg`${who} replaced the code for ${what}`, msg`${who} replaced the code for a product`],
  },
  notices: {},
  mailed: {},
};
