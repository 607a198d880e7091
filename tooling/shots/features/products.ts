import { listBatches } from '@qrigin/domain/products';
import { batchRow } from '../../../domain/src/products/samples.ts';
import { addressOf } from '../../product/address-of.ts';
import { after, layer, type Opening, page, press, type Shot } from '../shot.ts';
import { FULL } from '../world/full-words.ts';
import {
  choose,
  deleteRow,
  editRow,
  empty,
  failing,
  full,
  rowMenu,
  typical,
} from '../world/organisation-scenes.ts';
import { pageOf } from '../world/organisation-world.ts';
import {
  active,
  asOperator,
  dynamic,
  failing as failingProduct,
  fullProduct,
  inactive,
} from '../world/product-scenes.ts';

/** On a phone it is in the bar, on a desk at the side. */
const switcher: Opening = {
  name: 'switcher',
  isLayer: true,
  only: ['typical', 'full'],
  async open(page) {
    await page.locator('button[aria-haspopup=menu]:visible').first().click();
    await page.locator('[role=menu]').waitFor();
  },
};

/** A page, a person and a site of the honey maker have these letters in their names. */
const found: Opening = {
  ...layer('find', 'Find'),
  async open(page, say) {
    await press(page, say('Find'));
    await page.getByRole('combobox', { name: say('Find') }).fill('st');
    // Pages are found at once; what the server finds comes after them.
    await page.getByRole('option').nth(1).waitFor();
  },
};

const many = Array.from({ length: FULL.rows }, (_, at) =>
  batchRow({
    lot_code: `${'NILGIRI-HONEY/2026-'.repeat(3).slice(0, 57)}${String(at).padStart(3, '0')}`,
    expires_on: at % 2 ? '2024-03-11' : '2038-03-11',
    site_name: at % 3 ? FULL.hindiName : FULL.name,
  }),
);

/** The product of the mill, with these batches. */
const withBatches = (batches: typeof many) =>
  after(dynamic, (calls) =>
    calls.on(addressOf(listBatches), (call) => call.answer({ json: pageOf(batches, call.url.searchParams) })),
  );

export const SHOTS: readonly Shot[] = [
  {
    name: 'organisation-products',
    path: '/dashboard/:orgId',
    states: { empty, typical, full, failing },
    openings: [
      switcher,
      found,
      { ...layer('create', 'Create product'), hasForm: true },
      rowMenu,
      { ...choose('rename', 'Rename', '[role=dialog]'), hasForm: true },
      { ...choose('duplicate', 'Duplicate', '[role=dialog]'), hasForm: true },
      deleteRow,
    ],
  },
  {
    name: 'product-batches',
    path: '/dashboard/:orgId/:product/setup/batches',
    states: { empty: withBatches([]), typical: dynamic, full: withBatches(many), failing: failingProduct },
    openings: [{ ...layer('add', 'Add a batch'), hasForm: true }, editRow, rowMenu, deleteRow],
  },
  page('product', '/dashboard/:orgId/:product', dynamic),
  {
    name: 'product-about',
    path: '/dashboard/:orgId/:product/about',
    states: { typical: active, full: fullProduct, failing: failingProduct },
    openings: [
      switcher,
      { ...layer('rename', 'Rename'), hasForm: true },
      { ...layer('duplicate', 'Duplicate'), hasForm: true },
      layer('delete', 'Delete'),
    ],
  },
  page('product-about-operator', '/dashboard/:orgId/:product/about', asOperator),
  page('product-qr-operator', '/dashboard/:orgId/:product/qr-operator', dynamic),
  page('product-customer-support', '/dashboard/:orgId/:product/customer-support', dynamic),
  page('product-status', '/dashboard/:orgId/:product/setup/status', inactive),
];
