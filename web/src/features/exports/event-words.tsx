import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EXPORTS_FEATURE } from '@qrigin/domain/exports';
import { PackageOpen } from 'lucide-react';
import { type EventWords, same } from '../../feature/event-words.ts';
import { WHO as who } from '../../feature/sentence-places.ts';

const place = (organisation: string) => ({ to: `${organisation}/exports`, words: msg`Open Export` });

export const EVENT_WORDS: EventWords<typeof EXPORTS_FEATURE> = {
  kinds: { export: msg`Exports` },
  audit: {
    'export.request': same(msg`${who} started an export of the whole organisation`),
    'export.ready': same(msg`The export that ${who} started is ready`),
    'export.fail': same(msg`The export that ${who} started failed`),
    'export.download': same(msg`${who} downloaded an export of the whole organisation`),
  },
  notices: {
    'export.request': {
      Icon: PackageOpen,
      words: ({ who: actor }) => <Trans>{actor} started an export of the whole organisation</Trans>,
      place,
    },
    'export.ready': {
      Icon: PackageOpen,
      words: () => <Trans>Your export is ready. You can download it for 7 days.</Trans>,
      place,
    },
    'export.fail': {
      Icon: PackageOpen,
      words: () => <Trans>Your export failed. Nothing in your organisation has changed.</Trans>,
      place,
    },
  },
  mailed: {
    'export.ready': msg`Your export is ready`,
    'export.fail': msg`Your export failed`,
  },
};
