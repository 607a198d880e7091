import { msg } from '@lingui/core/macro';
import type { DETAILS_FEATURE } from '@qrigin/domain/details';
import { type EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

export const EVENT_WORDS: EventWords<typeof DETAILS_FEATURE> = {
  kinds: { details: msg`Product information` },
  audit: {
    'details.publish': [
      msg`${who} published the information about ${what}`,
      msg`${who} published information about a product`,
    ],
    'details.restore': [
      msg`${who} restored an earlier version of the information about ${what}`,
      msg`${who} restored an earlier version of information about a product`,
    ],
  },
  notices: {},
  mailed: {},
};
