import { msg } from '@lingui/core/macro';
import { LABELS_FEATURE } from '@qrigin/domain/labels';
import { LayoutTemplate, Tag } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { loadNotYet } from '../../feature/load-not-yet.tsx';
import { loadSoon } from '../../feature/load-soon.tsx';

const ABOUT = { words: msg`Go to About`, path: '/dashboard/:orgId/:product/about' } as const;

export const labels = webFeature(LABELS_FEATURE, {
  pages: {
    '/dashboard/:orgId/templates': loadSoon(msg`Templates`),
    '/dashboard/:orgId/:product/setup/label': loadNotYet({
      title: msg`Labels`,
      text: msg`You’ll design labels here and choose where the code goes on each of them. Until then, you’ll find this product’s default code on About.`,
      way: ABOUT,
    }),
    '/dashboard/:orgId/:product/setup/label/edit/:labelId': loadNotYet({
      title: msg`Edit label`,
      text: msg`You’ll change the size, pictures, texts and code of a label here. Until then, you’ll find this product’s default code on About.`,
      way: ABOUT,
    }),
  },
  entries: [
    {
      place: 'organisation',
      at: 50,
      path: '/dashboard/:orgId/templates',
      words: msg`Templates`,
      Icon: LayoutTemplate,
      isSoon: true,
    },
    {
      place: 'setup',
      at: 60,
      path: '/dashboard/:orgId/:product/setup/label',
      words: msg`Labels`,
      Icon: Tag,
      isSoon: true,
    },
  ],
  permissions: {
    lines: [{ words: msg`Labels`, Icon: Tag }],
    words: {
      'label.view': msg`See labels`,
      'label.edit': msg`Design new labels and change them`,
      'label.delete': msg`Delete labels`,
    },
  },
});
