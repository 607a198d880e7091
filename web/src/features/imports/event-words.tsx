import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { IMPORTS_FEATURE } from '@qrigin/domain/imports';
import { FileUp } from 'lucide-react';
import type { EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

const place = (organisation: string) => ({ to: `${organisation}/imports`, words: msg`Open Import` });

export const EVENT_WORDS: EventWords<typeof IMPORTS_FEATURE> = {
  kinds: { import: msg`Imports` },
  audit: {
    'import.store': [msg`${who} imported ${what}`, msg`${who} imported a file`],
    'import.fail': [
      msg`The import that ${who} started failed: ${what}`,
      msg`The import that ${who} started failed`,
    ],
  },
  notices: {
    'import.store': {
      Icon: FileUp,
      words: () => <Trans>Your import is finished</Trans>,
      place,
    },
    'import.fail': {
      Icon: FileUp,
      words: () => <Trans>Your import failed. Nothing was stored.</Trans>,
      place,
    },
  },
  mailed: {},
};
