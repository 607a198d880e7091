import { msg } from '@lingui/core/macro';
import { PACKAGING_FEATURE } from '@qrigin/domain/packaging';
import { Boxes } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { BY_API, loadNotYet } from '../../feature/load-not-yet.tsx';

export const packaging = webFeature(PACKAGING_FEATURE, {
  pages: {
    '/dashboard/:orgId/:product/setup/packaging': loadNotYet({
      title: msg`Packaging`,
      text: msg`You’ll set here how packs go into boxes and boxes into cartons, and issue codes for all of them. Until then, you can do both through our API.`,
      way: BY_API,
    }),
    '/dashboard/:orgId/:product/setup/packaging/create-structure': loadNotYet({
      title: msg`Create packaging structure`,
      text: msg`You’ll set the levels of a packaging structure here, for example jar, box and carton. Until then, you can create structures through our API.`,
      way: BY_API,
    }),
    '/dashboard/:orgId/:product/setup/packaging/create-blank-qr': loadNotYet({
      title: msg`Create blank codes`,
      text: msg`You’ll create codes here that you print first and assign to packs later. Until then, you can create blank codes through our API.`,
      way: BY_API,
    }),
  },
  entries: [
    {
      place: 'setup',
      at: 70,
      path: '/dashboard/:orgId/:product/setup/packaging',
      words: msg`Packaging`,
      Icon: Boxes,
      isSoon: true,
    },
  ],
  permissions: {
    lines: [{ words: msg`Packaging`, Icon: Boxes }],
    words: {
      'packaging.view': msg`See how packs go into boxes and boxes into cartons`,
      'packaging.edit': msg`Set how packs go into boxes and boxes into cartons`,
      'packaging.delete': msg`Delete packaging that has no codes yet`,
    },
  },
  events: async () => (await import('./event-words.ts')).EVENT_WORDS,
});
