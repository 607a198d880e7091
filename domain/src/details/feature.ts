import { event, feature, fileKind, MB, thing } from '../declaration/index.ts';
import { PRODUCT, PRODUCTS } from '../products/feature.ts';

/** What people are writing about a product. */
export const DRAFT = thing('draft', { table: 'product_details' });

export const VERSION = thing('version', {
  table: 'details_version',
  ceiling: { of: 'versions of product details', max: 200_000, failure: 'too_many_versions' },
});

export const DETAILS_EVENTS = {
  published: event('details.publish', { about: PRODUCT }),
  restored: event('details.restore', { about: PRODUCT }),
};

/** What shoppers see of a product. */
export const PRODUCT_PICTURE = fileKind('productPicture', {
  maxBytes: 20 * MB,
  mustBe: 'image',
  natures: ['public'],
  readBy: PRODUCTS.view,
  hasSizes: true,
});

/** What shoppers can open: a leaflet, a report. They do so on our word. */
export const PRODUCT_DOCUMENT = fileKind('productDocument', {
  maxBytes: 20 * MB,
  mustBe: 'pdf',
  natures: ['public'],
  readBy: PRODUCTS.view,
  isVouchedFor: true,
});

const SETUP = '/dashboard/:orgId/:product/setup';
const may = [PRODUCTS.view];

export const DETAILS_FEATURE = feature({
  name: 'details',
  level: 7,
  things: [DRAFT, VERSION],
  events: DETAILS_EVENTS,
  fileKinds: { picture: PRODUCT_PICTURE, document: PRODUCT_DOCUMENT },
  keeps: { setAsideDrafts: { count: 90, unit: 'day', by: 'sweep' } },
  pages: [
    { path: SETUP, may },
    { path: `${SETUP}/edit-product-info`, may },
    { path: `${SETUP}/edit-table-info`, may },
    { path: `${SETUP}/notes`, may },
    { path: `${SETUP}/support-info`, may },
    { path: `${SETUP}/preview`, may },
    { path: `${SETUP}/preview/scan-view`, may },
  ],
});
