import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ORGANISATIONS_FEATURE } from '@qrigin/domain/organisations';
import { ArrowLeftRight, Building2 } from 'lucide-react';
import { type EventWords, same } from '../../feature/event-words.ts';
import { WHO as who } from '../../feature/sentence-places.ts';

export const EVENT_WORDS: EventWords<typeof ORGANISATIONS_FEATURE> = {
  kinds: { org: msg`Organisation` },
  audit: {
    'org.create': same(msg`${who} created the organisation`),
    'org.change': same(msg`${who} changed the organisation’s settings`),
    'org.details': same(msg`${who} changed the organisation’s details`),
    'org.offer': same(msg`${who} offered the organisation to someone else`),
    'org.offer.withdraw': same(msg`${who} withdrew the offer to hand over the organisation`),
    'org.offer.accept': same(msg`${who} took over the organisation`),
    'org.offer.decline': same(msg`${who} declined to take over the organisation`),
    'org.close': same(msg`${who} closed the organisation`),
  },
  notices: {
    'ownership.offered': {
      Icon: ArrowLeftRight,
      words: ({ who: giver }) => <Trans>{giver} wants to hand this organisation over to you</Trans>,
      place: () => ({ to: '/dashboard', words: msg`View offer` }),
    },
    'org.close': {
      Icon: Building2,
      words: ({ who: closer }) => (
        <Trans>{closer} closed this organisation permanently. Printed codes keep working.</Trans>
      ),
      place: () => undefined,
    },
  },
  mailed: { 'ownership.offered': msg`Someone offers you an organisation` },
};
