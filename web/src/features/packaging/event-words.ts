import { msg } from '@lingui/core/macro';
import type { PACKAGING_FEATURE } from '@qrigin/domain/packaging';
import { type EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

export const EVENT_WORDS: EventWords<typeof PACKAGING_FEATURE> = {
  kinds: { packaging: msg`Packaging` },
  audit: {
    'packaging.create': [msg`${who} added the packaging ${what}`, msg`${who} added packaging`],
    'packaging.change': [msg`${who} changed the packaging ${what}`, msg`${who} changed packaging`],
    'packaging.delete': [msg`${who} deleted the packaging ${what}`, msg`${who} deleted packaging`],
  },
  notices: {},
  mailed: {},
};
