import { msg } from '@lingui/core/macro';
import type { PRODUCTS_FEATURE } from '@qrigin/domain/products';
import { type EventWords } from '../../feature/event-words.ts';
import { WHAT as what, WHO as who } from '../../feature/sentence-places.ts';

export const EVENT_WORDS: EventWords<typeof PRODUCTS_FEATURE> = {
  kinds: { product: msg`Products`, batch: msg`Batches` },
  audit: {
    'product.create': [msg`${who} added the product ${what}`, msg`${who} added a product`],
    'product.rename': [msg`${who} renamed the product ${what}`, msg`${who} renamed a product`],
    'product.duplicate': [msg`${who} duplicated a product as ${what}`, msg`${who} duplicated a product`],
    'product.delete': [msg`${who} deleted the product ${what}`, msg`${who} deleted a product`],
    'batch.create': [msg`${who} added the batch ${what}`, msg`${who} added a batch`],
    'batch.change': [msg`${who} changed the batch ${what}`, msg`${who} changed a batch`],
    'batch.delete': [msg`${who} deleted the batch ${what}`, msg`${who} deleted a batch`],
  },
  notices: {},
  mailed: {},
};
