import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RECALLS_FEATURE } from '@qrigin/domain/recalls';
import { TriangleAlert } from 'lucide-react';
import { type EventWords } from '../../feature/event-words.ts';
import type { Notice, Place } from '../../feature/notice/notice-view.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

/** The recall itself, unless its product has no name any more: it is gone. */
const place = (organisation: string, { subject, product_id: product }: Notice): Place =>
  product === null || !subject?.name
    ? { to: organisation, words: msg`Open Products` }
    : { to: `${organisation}/${product}/product-recalls/${subject.id}`, words: msg`View recall` };

export const EVENT_WORDS: EventWords<typeof RECALLS_FEATURE> = {
  kinds: { recall: msg`Recalls` },
  audit: {
    'recall.open': [msg`${who} recalled packs of ${what}`, msg`${who} recalled packs`],
    'recall.change': [msg`${who} changed a recall of ${what}`, msg`${who} changed a recall`],
    'recall.lift': [msg`${who} ended a recall of ${what}`, msg`${who} ended a recall`],
    'recall.exercise': [msg`${who} started a mock recall of ${what}`, msg`${who} started a mock recall`],
  },
  notices: {
    'recall.open': {
      Icon: TriangleAlert,
      words: ({ who: actor, what: product }) =>
        product ? (
          <Trans>
            {actor} recalled {product}
          </Trans>
        ) : (
          <Trans>{actor} recalled a product</Trans>
        ),
      place,
    },
    'recall.exercise': {
      Icon: TriangleAlert,
      words: ({ who: actor, what: product }) =>
        product ? (
          <Trans>
            {actor} started a mock recall of {product}. Shoppers do not see it.
          </Trans>
        ) : (
          <Trans>{actor} started a mock recall. Shoppers do not see it.</Trans>
        ),
      place,
    },
    'recall.lift': {
      Icon: TriangleAlert,
      words: ({ who: actor, what: product }) =>
        product ? (
          <Trans>
            {actor} ended the recall of {product}
          </Trans>
        ) : (
          <Trans>{actor} ended a recall</Trans>
        ),
      place,
    },
  },
  mailed: { 'recall.open': msg`Someone opens a recall` },
};
