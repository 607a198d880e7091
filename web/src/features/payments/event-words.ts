import { msg } from '@lingui/core/macro';
import type { PAYMENTS_FEATURE } from '@qrigin/domain/payments';
import type { EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

export const EVENT_WORDS: EventWords<typeof PAYMENTS_FEATURE> = {
  kinds: { payment: msg`Payments` },
  audit: {
    'payment.beta': [
      msg`${who} activated the product ${what} for free`,
      msg`${who} activated a product for free`,
    ],
  },
  notices: {},
  mailed: {},
};
