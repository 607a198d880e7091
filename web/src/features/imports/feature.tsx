import { IMPORTS_FEATURE } from '@qrigin/domain/imports';
import { webFeature } from '../../feature/feature.ts';

export const imports = webFeature(IMPORTS_FEATURE, {
  pages: { '/dashboard/:orgId/imports': async () => (await import('./imports-page.tsx')).ImportsPage },
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
