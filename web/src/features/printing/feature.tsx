import { msg } from '@lingui/core/macro';
import { PRINTING_FEATURE } from '@qrigin/domain/printing';
import { Printer } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const printing = webFeature(PRINTING_FEATURE, {
  permissions: {
    lines: [{ words: msg`Printing`, Icon: Printer }],
    words: {
      'print.view': msg`See print jobs, waiting and done`,
      'print.run': msg`Print labels`,
    },
  },
  events: async () => (await import('./event-words.ts')).EVENT_WORDS,
});
