import { msg } from '@lingui/core/macro';
import type { FILES_FEATURE } from '@qrigin/domain/files';
import { type EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

export const EVENT_WORDS: EventWords<typeof FILES_FEATURE> = {
  kinds: { file: msg`Files` },
  audit: {
    'file.upload': [msg`${who} uploaded ${what}`, msg`${who} uploaded a file`],
  },
  notices: {},
  mailed: {},
};
