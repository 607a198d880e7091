import { msg } from '@lingui/core/macro';
import { listProducts, PRODUCTS_FEATURE } from '@qrigin/domain/products';
import { Package } from 'lucide-react';
import { webFeature } from '../../feature/feature.ts';
import { finder } from '../../feature/finder.ts';

export const products = webFeature(PRODUCTS_FEATURE, {
  pages: { '/dashboard/:orgId': async () => (await import('./products-page.tsx')).ProductsPage },
  entries: [
    {
      place: 'organisation',
      at: 10,
      path: '/dashboard/:orgId',
      words: msg`Products`,
      Icon: Package,
      isIndex: true,
    },
  ],
  finders: [
    finder(listProducts, {
      words: msg`Products`,
      Icon: Package,
      hitOf: ({ id, name }, org) => ({
        id,
        name,
        to: `/dashboard/${org}?${new URLSearchParams({ search: name })}`,
      }),
    }),
  ],
  permissions: {
    lines: [{ words: msg`Products`, Icon: Package }],
    words: {
      'product.view': msg`See products and their information`,
      'product.create': msg`Add products and duplicate existing ones`,
      'product.edit': msg`Change product information and add batches`,
      'product.activate': msg`Turn a product on or off for shoppers who scan its codes`,
      'product.delete': msg`Delete products`,
    },
  },
  events: async () => (await import('./event-words.ts')).EVENT_WORDS,
});
