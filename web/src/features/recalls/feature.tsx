import { msg } from '@lingui/core/macro';
import { RECALLS_FEATURE } from '@qrigin/domain/recalls';
import { TriangleAlert } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const recalls = webFeature(RECALLS_FEATURE, {
  pages: {
    '/dashboard/:orgId/:product/product-recalls': async () =>
      (await import('./list/recalls-page.tsx')).RecallsPage,
    '/dashboard/:orgId/:product/product-recalls/new': async () =>
      (await import('./create/new-recall-page.tsx')).NewRecallPage,
    '/dashboard/:orgId/:product/product-recalls/:recall': async () =>
      (await import('./one/recall-page.tsx')).RecallPage,
  },
  entries: [
    {
      place: 'product',
      at: 60,
      path: '/dashboard/:orgId/:product/product-recalls',
      words: msg`Product Recall`,
      Icon: TriangleAlert,
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
