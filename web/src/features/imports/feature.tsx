import { msg } from '@lingui/core/macro';
import { IMPORTS_FEATURE } from '@qrigin/domain/imports';
import { FileUp } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const imports = webFeature(IMPORTS_FEATURE, {
  pages: { '/dashboard/:orgId/imports': async () => (await import('./imports-page.tsx')).ImportsPage },
  entries: [
    {
      place: 'organisation',
      at: 30,
      path: '/dashboard/:orgId/imports',
      words: msg`Import`,
      Icon: FileUp,
    },
  ],
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
