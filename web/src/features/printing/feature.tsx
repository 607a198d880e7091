import { msg } from '@lingui/core/macro';
import { PRINTING_FEATURE } from '@qrigin/domain/printing';
import { Printer } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { BY_API, loadNotYet } from '../../feature/load-not-yet.tsx';

export const printing = webFeature(PRINTING_FEATURE, {
  pages: {
    '/dashboard/:orgId/:product/printing': loadNotYet({
      title: msg`Printing`,
      text: msg`You’ll print labels here and see what has been printed. Until then, you can see and queue print jobs through our API.`,
      way: BY_API,
    }),
  },
  entries: [
    {
      place: 'product',
      at: 50,
      path: '/dashboard/:orgId/:product/printing',
      words: msg`Printing`,
      Icon: Printer,
      isSoon: true,
      // All packs of a static product have the same code, which is downloaded.
      isFor: ({ nature }) => nature !== 'static',
    },
  ],
  permissions: {
    lines: [{ words: msg`Printing`, Icon: Printer }],
    words: {
      'print.view': msg`See print jobs, waiting and done`,
      'print.run': msg`Print labels`,
    },
  },
  events: async () => (await import('./event-words.ts')).EVENT_WORDS,
});
