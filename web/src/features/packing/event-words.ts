import { msg } from '@lingui/core/macro';
import type { PACKING_FEATURE } from '@qrigin/domain/packing';
import { type EventWords, same } from '../../feature/event-words.ts';
import { WHO as who } from '../../feature/sentence-places.ts';

export const EVENT_WORDS: EventWords<typeof PACKING_FEATURE> = {
  kinds: { packing: msg`Packing` },
  audit: {
    'packing.rules': same(msg`${who} changed what happens when a pack is full`),
  },
  notices: {},
  mailed: {},
};
