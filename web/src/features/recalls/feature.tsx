import { msg } from '@lingui/core/macro';
import { RECALLS_FEATURE } from '@qrigin/domain/recalls';
import { TriangleAlert } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { BY_API, loadNotYet } from '../../feature/load-not-yet.tsx';

export const recalls = webFeature(RECALLS_FEATURE, {
  pages: {
    '/dashboard/:orgId/:product/product-recalls': loadNotYet({
      title: msg`Product Recall`,
      text: msg`You’ll open recalls here and see which packs they affect. Until then, you can open and end recalls through our API. Scan pages warn shoppers immediately.`,
      way: BY_API,
    }),
  },
  entries: [
    {
      place: 'product',
      at: 60,
      path: '/dashboard/:orgId/:product/product-recalls',
      words: msg`Product Recall`,
      Icon: TriangleAlert,
      isSoon: true,
    },
  ],
  permissions: {
    lines: [{ words: msg`Recalls`, Icon: TriangleAlert }],
    words: {
      'recall.view': msg`See which packs are recalled`,
      'recall.create': msg`Open recalls, which warn shoppers immediately, and end them`,
    },
  },
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
