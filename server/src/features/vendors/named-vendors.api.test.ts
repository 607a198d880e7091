import {
  deleteDraftSection,
  FAULTS,
  publishDraft,
  restoreVersion,
  searchNutrients,
  storeProductDetails,
  VENDORS_MAX,
} from '@qrigin/domain/details';
import { payBeta } from '@qrigin/domain/payments';
import { deleteProduct, duplicateProduct } from '@qrigin/domain/products';
import { getDefaultQr } from '@qrigin/domain/qr';
import { scanSections, scanVendor } from '@qrigin/domain/scan';
import {
  changeVendor,
  createVendor,
  deleteVendor,
  listVendorProducts,
  listVendors,
} from '@qrigin/domain/vendors';
import { beforeAll, expect, test } from 'vitest';
import { vendorSample } from '../../../../domain/src/vendors/samples.ts';
import { type Described, newDescribed } from '../../testing/goods/described.ts';
import { operate } from '../../testing/programs/operate.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const SECTION = '5a3b1e00-0000-4000-8000-0000000000aa';

async function described() {
  const it = await newDescribed(api);
  const vendor = async (over = {}) => (await it.call(createVendor, { body: vendorSample(over) })).id;
  const name = (...vendor_ids: string[]) =>
    it.save({ part: 'section', content: { id: SECTION, type: 'vendor', vendor_ids, text: 'Friends' } });
  return { ...it, vendor, name, publishAll: () => it.ask(publishDraft, { params: it.params }) };
}

/** How many products name each vendor. */
async function counts({ call }: Described) {
  const { items } = await call(listVendors, { query: { sort_by: 'created_at' } });
  return items.map(({ products }) => products);
}

/** A code of the product, with which anyone can look. */
async function codeOf(it: Described) {
  const packaging = await it.packaging(it.params.id);
  await it.issue(packaging);
  const [code] = await it.codes(packaging);
  const look = (id: string, qr = code?.id ?? '') => api.ask(scanVendor, { params: { qr, id } });
  return { code: code?.id ?? '', look };
}

test('a vendor says which products name it, in their draft or for shoppers', async () => {
  const it = await described();
  const [mill, carrier] = [await it.vendor(), await it.vendor()];
  expect(await counts(it)).toEqual([0, 0]);
  await it.name(mill, carrier);
  const naming = async (id: string) => (await it.call(listVendorProducts, { params: { id } })).items;
  const product = { id: it.params.id, name: 'Forest honey' };
  expect(await naming(mill)).toEqual([{ ...product, is_published: false }]);
  await it.publishAll();
  await it.name(mill);
  // Shoppers still read of the carrier.
  for (const id of [mill, carrier]) expect(await naming(id)).toEqual([{ ...product, is_published: true }]);
  await it.publishAll();
  expect(await counts(it)).toEqual([1, 0]);
  await it.call(restoreVersion, { params: { ...it.params, number: '1' } });
  expect(await counts(it)).toEqual([1, 1]);

  await it.call(duplicateProduct, { params: it.params, body: { name: 'Copy' } });
  expect((await naming(carrier)).map(({ name, is_published }) => [name, is_published])).toEqual([
    ['Copy', false],
    ['Forest honey', false],
  ]);
  await it.call(deleteDraftSection, {
    params: { ...it.params, section: SECTION },
    headers: { 'if-match': '*' },
  });
  expect((await naming(mill)).map(({ name }) => name)).toEqual(['Copy', 'Forest honey']);
  expect((await naming(carrier)).map(({ name }) => name)).toEqual(['Copy']);
  await it.call(deleteProduct, { params: it.params });
  expect(await counts(it)).toEqual([1, 1]);
});

test('only vendors of this organisation can be published; drafts may name anything', async () => {
  const [it, other] = [await described(), await described()];
  const [own, foreign] = [await it.vendor(), await other.vendor()];
  await it.name(own, foreign, crypto.randomUUID());
  const answer = await it.publishAll();
  expect([answer.status, answer.body]).toMatchObject([
    400,
    {
      code: 'invalid_input',
      fields: { 'sections.0.vendor_ids.1': FAULTS.vendor, 'sections.0.vendor_ids.2': FAULTS.vendor },
    },
  ]);
  expect(await counts(other)).toEqual([0]);
  await it.name(own);
  expect((await it.publishAll()).status).toBe(200);
  const many = Array.from({ length: VENDORS_MAX + 1 }, () => crypto.randomUUID());
  const content = { id: SECTION, type: 'vendor' as const, vendor_ids: many };
  expect((await it.saved({ part: 'section', content })).status).toBe(400);
});

test('[SCAN-30] [VEND-11] a scan answers the vendors that its page shows, with name, website and description', async () => {
  const it = await described();
  const fields = { name: 'Blue Hill', website: 'https://bluehill.example', description: 'Gatherers' };
  const [shown, unpublished, unnamed] = [await it.vendor(fields), await it.vendor(), await it.vendor()];
  const { code, look } = await codeOf(it);
  expect((await look(shown)).status).toBe(404);
  await it.name(shown);
  await it.publishAll();
  await it.name(shown, unpublished);
  const answer = await look(shown);
  expect([answer.status, answer.body]).toEqual([200, { id: shown, ...fields }]);
  expect((await look(shown.toUpperCase())).body).toEqual({ id: shown, ...fields });
  for (const id of [unpublished, unnamed, crypto.randomUUID()])
    expect((await look(id)).body).toMatchObject({ code: 'not_found' });
  expect((await look('x')).status).toBe(404);
  const { code: foreign } = await codeOf(await described());
  expect((await look(shown, foreign)).status).toBe(404);
  const [section] = (await api.ask(scanSections, { params: { qr: code } })).body;
  expect(section).toMatchObject({ type: 'vendor', vendor_ids: [shown] });

  await it.save({
    part: 'section',
    content: { id: SECTION, type: 'vendor', vendor_ids: [shown], is_hidden: true },
  });
  await it.publishAll();
  expect((await look(shown)).status).toBe(404);
});

test('[SCAN-30] a page that tells nothing tells of no vendor: one that is not active yet, and one that was blocked', async () => {
  const it = await described();
  const id = await it.vendor({ name: 'Mill' });
  const menu = await it.product({ nature: 'static' });
  const { id: code } = await it.call(getDefaultQr, { params: { id: menu } });
  const sections = [{ type: 'vendor' as const, vendor_ids: [id] }];
  await it.call(storeProductDetails, { params: { id: menu }, body: { sections } });
  const status = async () => (await api.ask(scanVendor, { params: { qr: code, id } })).status;
  expect(await status()).toBe(404);
  await it.call(payBeta, { body: { product_id: menu } });
  expect(await status()).toBe(200);
  await operate(api, 'block', 'code', code);
  expect(await status()).toBe(404);
  await operate(api, 'unblock', 'code', code);
  await it.call(deleteProduct, { params: { id: menu } });
  // What is printed goes on telling.
  expect(await status()).toBe(200);
  await operate(api, 'block', 'organisation', it.org.id);
  expect(await status()).toBe(404);
});

test('what is changed of a vendor shoppers see at once, and one that is deleted they see no longer', async () => {
  const it = await described();
  const [mill, carrier] = [await it.vendor({ name: 'Mill' }), await it.vendor({ name: 'Carrier' })];
  const { code, look } = await codeOf(it);
  await it.name(mill, carrier);
  await it.publishAll();
  const page = async () => (await fetch(`${api.url}/scan/${code}`)).text();
  expect(await page()).toContain('Mill');
  await it.call(changeVendor, { params: { id: mill }, body: { name: 'Water mill' } });
  expect((await look(mill)).body).toMatchObject({ name: 'Water mill', description: '' });
  expect(await page()).toContain('Water mill');
  await it.call(deleteVendor, { params: { id: mill } });
  expect((await look(mill)).status).toBe(404);
  expect(await page()).not.toContain('Water mill');
  expect(await page()).toContain('Carrier');
  // What is not read in the section any more has to be mended before it is published again.
  await it.publish('Shola').catch(() => undefined);
  expect((await it.publishAll()).body).toMatchObject({
    fields: { 'sections.0.vendor_ids.0': FAULTS.vendor },
  });
});

test('[VEND-03] [VEND-12] nutrients are found by any part of their name, at most twenty, and none by no words', async () => {
  const { call } = await newDescribed(api);
  const found = (search_query?: string) =>
    call(searchNutrients, { query: search_query === undefined ? {} : { search_query } });
  expect(await found('vitamin B')).toEqual([
    { name: 'Vitamin B6', unit: 'mg', daily_value: 1.4 },
    { name: 'Vitamin B12', unit: 'µg', daily_value: 2.5 },
  ]);
  expect(await found(' SATURATED')).toEqual([{ name: 'Saturated fat', unit: 'g', daily_value: 22 }]);
  expect(await found('cholest')).toEqual([{ name: 'Cholesterol', unit: 'mg', daily_value: null }]);
  expect(await found('i')).toHaveLength(20);
  for (const none of ['', '  ', undefined, 'unobtainium']) expect(await found(none)).toEqual([]);
});
