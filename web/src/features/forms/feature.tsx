import { msg } from '@lingui/core/macro';
import { FORMS_FEATURE } from '@qrigin/domain/forms';
import { CodeXml, ScanLine } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { loadNotYet } from '../../feature/load-not-yet.tsx';

const ABOUT = { words: msg`Go to About`, path: '/dashboard/:orgId/:product/about' } as const;

export const forms = webFeature(FORMS_FEATURE, {
  pages: {
    '/dashboard/:orgId/:product/setup/scan-view': loadNotYet({
      title: msg`Scan pages`,
      text: msg`You’ll choose here what each role sees and fills in when they scan a pack. Until then, everyone sees the page for shoppers. The address on About opens it.`,
      way: ABOUT,
    }),
    '/dashboard/:orgId/:product/setup/scan-view/code-editor/:roleId': loadNotYet({
      title: msg`Scan page code`,
      text: msg`You’ll write a role’s scan page here in HTML, CSS and JavaScript. Until then, everyone sees the page for shoppers. The address on About opens it.`,
      way: ABOUT,
    }),
    '/dashboard/:orgId/:product/setup/scan-view/form-editor/:roleId': loadNotYet({
      title: msg`Scan page form`,
      text: msg`You’ll choose here what a role fills in when they scan a pack. Until then, everyone sees the page for shoppers. The address on About opens it.`,
      way: ABOUT,
    }),
  },
  entries: [
    {
      place: 'setup',
      at: 80,
      path: '/dashboard/:orgId/:product/setup/scan-view',
      words: msg`Scan pages`,
      Icon: ScanLine,
      isSoon: true,
    },
  ],
  permissions: {
    lines: [
      { words: msg`Scan pages and forms`, Icon: ScanLine },
      { words: msg`Scan page code`, Icon: CodeXml, of: ['form.code'] },
    ],
    words: {
      'form.edit': msg`Choose what a scan page shows and asks`,
      'form.code': msg`Write a scan page in HTML, CSS and JavaScript`,
      'formdata.submit': msg`Fill in the form for a scanned pack`,
      'formdata.view': msg`See completed forms`,
    },
  },
});
