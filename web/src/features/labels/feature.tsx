import { msg } from '@lingui/core/macro';
import { LABELS_FEATURE } from '@qrigin/domain/labels';
import { LayoutTemplate, Tag } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { loadSoon } from '../../feature/load-soon.tsx';

export const labels = webFeature(LABELS_FEATURE, {
  pages: { '/dashboard/:orgId/templates': loadSoon(msg`Templates`) },
  entries: [
    {
      place: 'organisation',
      at: 50,
      path: '/dashboard/:orgId/templates',
      words: msg`Templates`,
      Icon: LayoutTemplate,
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
