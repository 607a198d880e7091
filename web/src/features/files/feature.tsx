import { msg } from '@lingui/core/macro';
import { FILES_FEATURE } from '@qrigin/domain/files';
import { Paperclip } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const files = webFeature(FILES_FEATURE, {
  permissions: {
    lines: [{ words: msg`Files`, Icon: Paperclip }],
    words: {
      'file.upload': msg`Upload images and documents`,
    },
  },
  security: {
    'file.timed-out': msg`File check stopped: it took too long`,
  },
  events: async () => (await import('./event-words.ts')).EVENT_WORDS,
});
