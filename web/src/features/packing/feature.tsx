import { PACKING_FEATURE } from '@qrigin/domain/packing';
import { webFeature } from '../../feature/feature.ts';

export const packing = webFeature(PACKING_FEATURE, {
  pages: {
    '/dashboard/:orgId/packing': async () => (await import('./packing-page.tsx')).PackingPage,
  },
  events: async () => (await import('./event-words.ts')).EVENT_WORDS,
});
