import { event, feature, permissions, thing } from '../declaration/index.ts';

export const PRODUCT = thing('product', {
  naming: { named: 'name' },
  isHidden: true,
  ceiling: { of: 'products, including deleted ones', max: 50_000, failure: 'too_many_products' },
});

export const BATCH = thing('batch', {
  naming: { named: 'lot_code' },
  ceiling: { of: 'batches', max: 100_000, failure: 'too_many_batches' },
});

export const PRODUCTS = permissions(
  { row: 'products', at: 1 },
  {
    view: { name: 'product.view', cell: 'see', from: 'qr_operator' },
    create: { name: 'product.create', cell: 'create', from: 'supervisor' },
    edit: { name: 'product.edit', cell: 'change', from: 'member' },
    activate: { name: 'product.activate', cell: 'use', from: 'supervisor' },
    delete: { name: 'product.delete', cell: 'delete', from: 'admin', isNeverPublic: true },
  },
);

export const PRODUCT_EVENTS = {
  created: event('product.create', { about: PRODUCT }),
  renamed: event('product.rename', { about: PRODUCT }),
  duplicated: event('product.duplicate', { about: PRODUCT }),
  deleted: event('product.delete', { about: PRODUCT }),
  batchCreated: event('batch.create', { about: BATCH }),
  batchChanged: event('batch.change', { about: BATCH }),
  batchDeleted: event('batch.delete', { about: BATCH }),
};

export const PRODUCTS_FEATURE = feature({
  name: 'products',
  level: 6,
  things: [PRODUCT, BATCH],
  permissions: PRODUCTS,
  events: PRODUCT_EVENTS,
  pages: [
    { path: '/dashboard/:orgId', may: [PRODUCTS.view] },
    { path: '/dashboard/:orgId/:product', may: [PRODUCTS.view] },
    { path: '/dashboard/:orgId/:product/about', may: [PRODUCTS.view] },
    { path: '/dashboard/:orgId/:product/qr-operator', may: [PRODUCTS.view] },
    { path: '/dashboard/:orgId/:product/customer-support', may: [PRODUCTS.view] },
    { path: '/dashboard/:orgId/:product/setup/status', may: [PRODUCTS.view] },
    { path: '/dashboard/:orgId/:product/setup/batches', may: [PRODUCTS.view] },
  ],
});
