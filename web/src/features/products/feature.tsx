import { msg } from '@lingui/core/macro';
import { listProductPages, PRODUCTS_FEATURE } from '@qrigin/domain/products';
import { Boxes, CircleCheck, Headset, Info, Package, ScanLine } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { finder } from '../../feature/finder.ts';
import { loadSoon } from '../../feature/load-soon.tsx';
import { setupPath } from './product-path.ts';

export const products = webFeature(PRODUCTS_FEATURE, {
  pages: {
    '/dashboard/:orgId': async () => (await import('./products-page.tsx')).ProductsPage,
    '/dashboard/:orgId/:product': async () => (await import('./to-setup.tsx')).ToSetup,
    '/dashboard/:orgId/:product/about': async (features) =>
      (await import('./about/about-page.tsx')).loadAbout(features),
    '/dashboard/:orgId/:product/qr-operator': loadSoon(msg`QR Operator`),
    '/dashboard/:orgId/:product/customer-support': loadSoon(msg`Customer Support`),
    '/dashboard/:orgId/:product/setup/status': loadSoon(msg`Status`),
    '/dashboard/:orgId/:product/setup/batches': async () =>
      (await import('./batches/batches-page.tsx')).BatchesPage,
  },
  entries: [
    {
      place: 'organisation',
      at: 10,
      path: '/dashboard/:orgId',
      words: msg`Products`,
      Icon: Package,
      isIndex: true,
    },
    { place: 'product', at: 20, path: '/dashboard/:orgId/:product/about', words: msg`About`, Icon: Info },
    {
      place: 'product',
      at: 30,
      path: '/dashboard/:orgId/:product/qr-operator',
      words: msg`QR Operator`,
      Icon: ScanLine,
      isSoon: true,
    },
    {
      place: 'product',
      at: 70,
      path: '/dashboard/:orgId/:product/customer-support',
      words: msg`Customer Support`,
      Icon: Headset,
      isSoon: true,
    },
    {
      place: 'setup',
      at: 15,
      path: '/dashboard/:orgId/:product/setup/batches',
      words: msg`Batches`,
      Icon: Boxes,
    },
    {
      place: 'setup',
      at: 20,
      path: '/dashboard/:orgId/:product/setup/status',
      words: msg`Status`,
      Icon: CircleCheck,
      isSoon: true,
    },
  ],
  finders: [
    finder(listProductPages, {
      words: msg`Products`,
      Icon: Package,
      hitOf: ({ id, name }, org) => ({ id, name, to: setupPath(org, id) }),
    }),
  ],
  permissions: {
    lines: [{ words: msg`Products`, Icon: Package }],
    words: {
      'product.view': msg`See products and their information`,
      'product.create': msg`Add products and duplicate existing ones`,
      'product.edit': msg`Change product information and batches`,
      'product.activate': msg`Turn a product on or off for shoppers who scan its codes`,
      'product.delete': msg`Delete products`,
    },
  },
  events: async () => (await import('./event-words.ts')).EVENT_WORDS,
});
