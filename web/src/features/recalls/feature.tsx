import { msg } from '@lingui/core/macro';
import { RECALLS_FEATURE } from '@qrigin/domain/recalls';
import { TriangleAlert } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const recalls = webFeature(RECALLS_FEATURE, {
  permissions: {
    lines: [{ words: msg`Recalls`, Icon: TriangleAlert }],
    words: {
      'recall.view': msg`See which packs are recalled`,
      'recall.create': msg`Open recalls, which warn shoppers immediately, and end them`,
    },
  },
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
