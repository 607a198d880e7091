import {
  changeVendor,
  createVendor,
  deleteVendor,
  listVendorProducts,
  listVendors,
  type VendorRow,
} from '@qrigin/domain/vendors';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { vendorSample } from '../../../../domain/src/vendors/samples.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const MILL = createVendor.body.parse({
  name: 'Coonoor Mill',
  reference: 'V-7',
  email: 'office@mill.example',
  phone: '+91 423 223 0117',
  address: '18 Mill Street\nCoonoor 643101',
  website: 'mill.example/honey',
  description: 'Filters our honey.\nSince 1974.',
});

const list = (org: TestOrganisation, query: z.input<typeof listVendors.query> = {}) =>
  org.call(listVendors, { query });
const namesOf = ({ items }: { items: VendorRow[] }) => items.map(({ name }) => name).join(' ');

test('[VEND-01] [VEND-11] a vendor has the fields that were decided; all but the name can be left out', async () => {
  const org = await newOrganisation(api);
  const mill = await org.call(createVendor, { body: MILL });
  expect(mill).toEqual({ id: expect.any(String), org_id: org.id, created_at: expect.any(String), ...MILL });
  // As people type it, and as pages can lead to it.
  expect(mill.website).toBe('https://mill.example/honey');
  const bare = await org.call(createVendor, { body: { name: ' Carrier ' } });
  expect(bare).toEqual({
    id: expect.any(String),
    org_id: org.id,
    created_at: expect.any(String),
    name: 'Carrier',
    reference: null,
    email: '',
    phone: '',
    address: '',
    website: '',
    description: '',
  });
  const rows = [bare, mill].map((vendor) => ({ ...vendor, products: 0 }));
  expect((await list(org)).items).toEqual(rows);
});

test('a vendor is changed whole, and deleted', async () => {
  const org = await newOrganisation(api);
  const { id } = await org.call(createVendor, { body: MILL });
  const changed = await org.call(changeVendor, { params: { id }, body: { name: 'Hill Mill' } });
  expect(changed).toMatchObject({ id, name: 'Hill Mill', reference: null, email: '', website: '' });
  expect(await org.call(deleteVendor, { params: { id } })).toEqual(changed);
  expect(await list(org)).toMatchObject({ items: [], total: 0 });
  expect((await org.ask(changeVendor, { params: { id }, body: MILL })).status).toBe(404);
  expect((await org.ask(deleteVendor, { params: { id } })).status).toBe(404);
});

test('[VEND-02] [VEND-14] page_size is how many come at once, page_limit which page of them', async () => {
  const org = await newOrganisation(api);
  for (const name of ['e', 'a', 'd', 'c', 'b']) await org.call(createVendor, { body: { name } });
  const page = async (query: z.input<typeof listVendors.query>) => {
    const { items, ...rest } = await list(org, query);
    return { names: namesOf({ items }), ...rest };
  };
  expect(await page({})).toEqual({ names: 'a b c d e', total: 5, page: 1, page_size: 20 });
  const cut = { total: 5, page_size: 2 };
  expect(await page({ page_size: '2', page_limit: '1' })).toEqual({ names: 'a b', page: 1, ...cut });
  expect(await page({ page_size: '2', page_limit: '3' })).toEqual({ names: 'e', page: 3, ...cut });
  expect(await page({ page_size: '2', page_limit: '4' })).toEqual({ names: '', page: 4, ...cut });
  expect(await page({ page_size: '2', page: '2' })).toEqual({ names: 'c d', page: 2, ...cut });
  expect((await page({ page_size: '100' })).page_size).toBe(100);
  for (const query of ['page_size=101', 'page_size=0', 'page_limit=0', 'page_limit=x'])
    expect((await org.askRaw(listVendors, { query })).body).toMatchObject({ code: 'invalid_input' });
});

test('vendors are searched by name, reference, email and address, sorted, and picked by their ids', async () => {
  const org = await newOrganisation(api);
  const mill = await org.call(createVendor, { body: MILL });
  const carrier = await org.call(createVendor, { body: { name: 'Carrier', description: 'mill' } });
  for (const search of ['MILL coonoor', 'v-7', 'office@', 'street'])
    expect(namesOf(await list(org, { search }))).toBe('Coonoor Mill');
  expect(namesOf(await list(org, { search: 'nobody' }))).toBe('');
  const newest = { sort_by: 'created_at', sort_order: 'desc' } as const;
  expect(namesOf(await list(org, newest))).toBe('Carrier Coonoor Mill');
  expect(namesOf(await list(org, { ids: carrier.id }))).toBe('Carrier');
  const ids = `${carrier.id},${mill.id},${crypto.randomUUID()}`;
  expect((await list(org, { ids })).total).toBe(2);
  expect((await org.askRaw(listVendors, { query: 'ids=x' })).status).toBe(400);
});

test('vendors come as a file with these columns', async () => {
  const org = await newOrganisation(api);
  const { id } = await org.call(createVendor, { body: MILL });
  const { text } = await org.askRaw(listVendors, { headers: { accept: 'text/csv' } });
  const [head, ...mill] = text.split('\r\n');
  expect(head).toBe(
    '"Reference","Name","Email","Phone","Address","Website","Description","Products","Added (UTC)","Vendor ID"',
  );
  expect(mill.join('\n')).toMatch(
    /^"V-7","Coonoor Mill","office@mill.example","'\+91 423 223 0117","18 Mill/,
  );
  expect(mill.join('\n')).toContain(`"${id}"`);
});

test.each<[string, Record<string, unknown>]>([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(121) }],
  ['reference', { reference: 'x'.repeat(61) }],
  ['email', { email: 'mill' }],
  ['phone', { phone: 'x'.repeat(41) }],
  ['address', { address: 'x'.repeat(501) }],
  ['website', { website: 'http://mill.example' }],
  ['website', { website: 'javascript:alert(1)' }],
  ['description', { description: 'x'.repeat(1001) }],
])('a wrong %s is refused by name and nothing is stored', async (field, fields) => {
  const org = await newOrganisation(api);
  const answer = await org.askRaw(createVendor, { body: { ...MILL, ...fields } });
  expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  expect((await list(org)).total).toBe(0);
});

test('one organisation has no two vendors of one name or reference; another may', async () => {
  const [here, there] = [await newOrganisation(api), await newOrganisation(api)];
  await here.call(createVendor, { body: MILL });
  const other = await here.call(createVendor, { body: { name: 'Carrier', reference: 'V-8' } });
  const params = { id: other.id };
  for (const [fields, code] of [
    [{ name: 'COONOOR MILL' }, 'name_taken'],
    [{ name: 'Other', reference: 'V-7' }, 'reference_taken'],
  ] as const) {
    const answers = [
      await here.ask(createVendor, { body: fields }),
      await here.ask(changeVendor, { params, body: fields }),
    ];
    for (const { status, body } of answers) expect([status, body]).toMatchObject([409, { code }]);
  }
  await here.call(createVendor, { body: { name: 'No reference' } });
  await here.call(createVendor, { body: { name: 'Nor this one' } });
  await there.call(createVendor, { body: MILL });
  expect((await list(there)).total).toBe(1);
});

test('a vendor of another organisation is not there', async () => {
  const [here, there] = [await newOrganisation(api), await newOrganisation(api)];
  const { id } = await there.call(createVendor, { body: vendorSample() });
  const params = { id };
  expect((await here.ask(changeVendor, { params, body: { name: 'Mine' } })).status).toBe(404);
  expect((await here.ask(deleteVendor, { params })).status).toBe(404);
  expect((await here.ask(listVendorProducts, { params })).status).toBe(404);
  expect((await list(here, { ids: id })).total).toBe(0);
  expect((await list(there)).total).toBe(1);
});

test('each write leaves an entry in the audit log', async () => {
  const org = await newOrganisation(api);
  const { id } = await org.call(createVendor, { body: MILL });
  await org.call(changeVendor, { params: { id }, body: { name: 'Mill' } });
  await org.call(deleteVendor, { params: { id } });
  const { rows } = await api.database.superuser.query(
    'select action from audit_entry where org_id = $1 and subject_id = $2 order by id',
    [org.id, id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['vendor.create', 'vendor.change', 'vendor.delete']);
});
