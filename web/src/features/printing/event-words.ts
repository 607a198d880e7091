import { msg } from '@lingui/core/macro';
import type { PRINTING_FEATURE } from '@qrigin/domain/printing';
import { type EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

export const EVENT_WORDS: EventWords<typeof PRINTING_FEATURE> = {
  kinds: { print: msg`Printing` },
  audit: {
    'print.queued': [
      msg`${who} queued labels of ${what} for printing`,
      msg`${who} queued labels for printing`,
    ],
    'print.printed': [msg`${who} marked labels of ${what} as printed`, msg`${who} marked labels as printed`],
  },
  notices: {},
  mailed: {},
};
