import { msg } from '@lingui/core/macro';
import { QR_FEATURE } from '@qrigin/domain/qr';
import { Boxes, Download, QrCode } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';

export const qr = webFeature(QR_FEATURE, {
  pages: {
    '/dashboard/:orgId/:product/setup/packaging': async () =>
      (await import('./packaging-page/packaging-page.tsx')).PackagingPage,
    '/dashboard/:orgId/:product/setup/packaging/create-blank-qr': async () =>
      (await import('./blanks-create/create-blanks-page.tsx')).CreateBlanksPage,
    '/dashboard/:orgId/:product/setup/packaging/:packaging/codes': async () =>
      (await import('./codes/codes-page.tsx')).CodesPage,
    '/dashboard/:orgId/:product/setup/packaging/:packaging/assign': async () =>
      (await import('./codes/assign/assign-page.tsx')).AssignPage,
    '/dashboard/:orgId/:product/setup/packaging/withdraw': async () =>
      (await import('./codes/withdraw/withdraw-page.tsx')).WithdrawPage,
  },
  entries: [
    {
      place: 'setup',
      at: 70,
      path: '/dashboard/:orgId/:product/setup/packaging',
      words: msg`Packaging`,
      Icon: Boxes,
    },
  ],
  productActions: [
    {
      at: 10,
      words: msg`Download QR`,
      Icon: Download,
      // Every pack of a dynamic product has a code of its own, and the codes of inactive products say only that.
      isFor: ({ nature, isActive }) => nature === 'static' && isActive,
      act: async (org, product) => (await import('./download-qr.ts')).downloadQr(org, product),
    },
  ],
  about: async () => (await import('./default-code.tsx')).DefaultCode,
  permissions: {
    lines: [{ words: msg`Codes`, Icon: QrCode }],
    words: {
      'qr.view': msg`See and download codes`,
      'qr.generate': msg`Issue new codes to print`,
      'qr.renew': msg`Replace the default code of a product`,
      'qr.assign': msg`Scan codes to pack and unpack, and assign them to a product`,
      'qr.delete': msg`Withdraw codes, so that anyone who scans them is warned`,
    },
  },
  security: {
    'operator.new-code-key': msg`We added a code key`,
    'operator.write-codes': msg`We exported codes`,
  },
  events: async () => (await import('./event-words.ts')).EVENT_WORDS,
});
