import { msg } from '@lingui/core/macro';
import { DETAILS_FEATURE } from '@qrigin/domain/details';
import { FileText, Headset, Smartphone, StickyNote } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

const pages = () => import('./setup-pages.tsx');
const preview = () => import('./preview/preview-page.tsx');

export const details = webFeature(DETAILS_FEATURE, {
  pages: {
    '/dashboard/:orgId/:product/setup': async () => (await pages()).SetupPage,
    '/dashboard/:orgId/:product/setup/edit-product-info': async () => (await pages()).ProductInfoPage,
    '/dashboard/:orgId/:product/setup/edit-table-info': async () => (await pages()).TableInfoPage,
    '/dashboard/:orgId/:product/setup/notes': async () => (await pages()).NotesPage,
    '/dashboard/:orgId/:product/setup/support-info': async () => (await pages()).SupportPage,
    '/dashboard/:orgId/:product/setup/preview': async () => (await preview()).PreviewPage,
    '/dashboard/:orgId/:product/setup/preview/scan-view': async () => (await preview()).ScanViewPage,
  },
  entries: [
    {
      place: 'setup',
      at: 10,
      path: '/dashboard/:orgId/:product/setup',
      words: msg`Details`,
      Icon: FileText,
      isIndex: true,
    },
    {
      place: 'setup',
      at: 30,
      path: '/dashboard/:orgId/:product/setup/notes',
      words: msg`Notes`,
      Icon: StickyNote,
    },
    {
      place: 'setup',
      at: 40,
      path: '/dashboard/:orgId/:product/setup/support-info',
      words: msg`Support info`,
      Icon: Headset,
    },
    {
      place: 'setup',
      at: 90,
      path: '/dashboard/:orgId/:product/setup/preview',
      words: msg`Preview`,
      Icon: Smartphone,
    },
  ],
  events: async () => (await import('./event-words.tsx')).EVENT_WORDS,
});
