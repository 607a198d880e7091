import { findDraft } from '@qrigin/domain/details';
import type { Permission } from '@qrigin/domain/features';
import {
  IMPORT_CALLS,
  IMPORT_FILE,
  type Import,
  importProducts,
  importVendors,
  listImports,
  listRejectedProducts,
  listRejectedVendors,
  storeImportedProducts,
  storeImportedVendors,
} from '@qrigin/domain/imports';
import { createProduct, deleteProduct, listBatches, listProductPages } from '@qrigin/domain/products';
import { createRole } from '@qrigin/domain/roles';
import { createSite } from '@qrigin/domain/sites';
import { createVendor, deleteVendor, listVendors, VENDOR } from '@qrigin/domain/vendors';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withinOrg } from '../../testing/client.ts';
import {
  asRead,
  checkTable,
  sendTable,
  startImportWorker,
  storeTable,
} from '../../testing/goods/imported-tables.ts';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { asWorker } from '../../testing/programs/as-worker.ts';
import { type FileWorker, startTestStore, type TestStore } from '../../testing/programs/file-room.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { forgetUnread } from '../files/index.ts';

vi.setConfig({ testTimeout: 60_000 });

let store: TestStore;
let api: TestApi;
let worker: FileWorker;
beforeAll(async () => {
  store = await startTestStore();
  api = await startTestApi({ env: { ...store.env, RATE_WRITE: '1000' } });
  worker = await startImportWorker(api, store);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  await store.stop();
});

const numbersOf = ({ state, rows, faulty, created, changed, unchanged }: Import) => ({
  state,
  rows,
  faulty,
  created,
  changed,
  unchanged,
});
const productsOf = async (org: TestOrganisation) =>
  (await org.call(listProductPages, { query: { page: '1', sort_by: 'name', sort_order: 'asc' } })).items;
const auditOf = async (org: TestOrganisation, action: string) =>
  (
    await api.database.superuser.query('select actor_id from audit_entry where org_id = $1 and action = $2', [
      org.id,
      action,
    ])
  ).rows;

const PRODUCTS = [
  'Reference;GTIN;Name;Type;Brand;Net quantity;Unit;MRP',
  'NH-1;4006381333931;Forest honey;static;Nilgiri Hills;500;g;1.234,50',
  'NH-2;;"Honey; raw, ""wild""";dynamic;;1,5;kg;₹ 1,00,000.50',
  ';96385074;Tea;;;250 gm;;',
].join('\r\n');

test('products are stored with what their pages will say, and a second time nothing is doubled', async () => {
  const org = await newOrganisation(api);
  const table = { kind: 'products', content: PRODUCTS } as const;
  const checked = await checkTable(api, org, table);
  expect({ ...numbersOf(checked), faults: checked.faults }).toEqual({
    state: 'checked',
    rows: 3,
    faulty: 0,
    created: 3,
    changed: 0,
    unchanged: 0,
    faults: [],
  });
  expect(await productsOf(org)).toEqual([]);

  const done = await storeTable(org, checked);
  expect(numbersOf(done)).toEqual({
    state: 'done',
    rows: 3,
    faulty: 0,
    created: 3,
    changed: 0,
    unchanged: 0,
  });
  const products = await productsOf(org);
  expect(products).toMatchObject([
    { name: 'Forest honey', reference: 'NH-1', nature: 'static', isActive: false },
    { name: 'Honey; raw, "wild"', reference: 'NH-2', nature: 'dynamic', isActive: true },
    { name: 'Tea', reference: null, nature: 'dynamic' },
  ]);
  const drafts = await Promise.all(products.map(({ id }) => org.call(findDraft, { params: { id } })));
  expect(
    drafts.map(({ parts: { overview }, published }) => ({ ...overview.content, published })),
  ).toMatchObject([
    {
      gtin: '4006381333931',
      brand: { en: 'Nilgiri Hills' },
      net_quantity: { amount: 500, unit: 'g' },
      price: { amount: 1234.5, currency: 'INR' },
      published: null,
    },
    { net_quantity: { amount: 1.5, unit: 'kg' }, price: { amount: 100_000.5, currency: 'INR' } },
    { gtin: '96385074', net_quantity: { amount: 250, unit: 'g' }, price: null },
  ]);
  expect(await auditOf(org, 'import.store')).toEqual([{ actor_id: org.owner.id }]);
  expect(await auditOf(org, 'product.create')).toEqual([]);

  const again = await checkTable(api, org, table);
  expect(numbersOf(again)).toMatchObject({ state: 'checked', created: 0, changed: 0, unchanged: 3 });
  expect(numbersOf(await storeTable(org, again))).toMatchObject({ state: 'done', unchanged: 3 });
  const changedContent = PRODUCTS.replace('Forest honey', 'Cliff honey').replace('250 gm', '200 g');
  const changed = await checkTable(api, org, { kind: 'products', content: changedContent });
  expect(numbersOf(await storeTable(org, changed))).toMatchObject({ created: 0, changed: 2, unchanged: 1 });
  expect((await productsOf(org)).map(({ name }) => name)).toEqual([
    'Cliff honey',
    'Honey; raw, "wild"',
    'Tea',
  ]);
});

test('mistakes are grouped by cause with their rows, nothing is stored, and the rejected rows come as a file that can be imported once mended', async () => {
  const org = await newOrganisation(api);
  await org.call(createProduct, { body: { name: 'Old honey', nature: 'static', reference: 'NH-9' } });
  const content = [
    'Reference,GTIN,Name,Type,Description',
    'NH-1,4006381333932,Honey,,ok',
    'NH-2,,<b>Tea</b>,,"=HYPERLINK(""evil"")"',
    'NH-2,,Tea,,',
    ',,Nameless,,',
    'NH-9,,Old honey,dynamic,',
    'NH-5,4006381333932,,,',
  ].join('\n');
  const checked = await checkTable(api, org, { kind: 'products', content });
  expect(numbersOf(checked)).toMatchObject({ state: 'checked', rows: 6, faulty: 5 });
  expect(checked.faults).toEqual([
    { column: 'gtin', cause: 'gtin', count: 2, rows: [2, 7], sample: '4006381333932' },
    { column: 'nature', cause: 'type_is_fixed', count: 1, rows: [6], sample: 'dynamic' },
    { column: 'reference', cause: 'in_file_twice', count: 1, rows: [4], sample: 'NH-2' },
    { column: 'reference', cause: 'needs_key', count: 1, rows: [5], sample: '' },
  ]);
  const params = { id: checked.id };
  expect((await org.ask(storeImportedProducts, { params })).body).toMatchObject({ code: 'import_not_ready' });
  expect(await productsOf(org)).toHaveLength(1);

  const file = await org.ask(listRejectedProducts, { params, headers: { accept: 'text/csv' } });
  const lines = file.text.split('\r\n');
  expect(lines[0]).toMatch(/^"Reference","GTIN","Name".*"Row","Reason"$/);
  expect(lines[1]).toMatch(/^"NH-1","4006381333932","Honey".*"2","GTIN: This is not a valid GTIN/);
  expect(lines).toHaveLength(7);
  const mended = file.text
    .replaceAll('4006381333932', '')
    .replace('"NH-2","","Tea"', '"NH-3","","Tea"')
    .replace('"","","Nameless"', '"NH-4","","Nameless"')
    .replace('"Old honey","dynamic"', '"Old honey",""')
    .replace('"NH-5","",""', '"NH-5","","Five"');
  const again = await checkTable(api, org, { kind: 'products', content: mended });
  expect({ ...numbersOf(again), faults: again.faults }).toMatchObject({
    faulty: 0,
    created: 4,
    unchanged: 1,
  });
  expect(numbersOf(await storeTable(org, again))).toMatchObject({ state: 'done', created: 4 });
});

test('batches find their products by reference or GTIN, with dates of any form, and vendors are found again by reference', async () => {
  const org = await newOrganisation(api);
  await storeTable(org, await checkTable(api, org, { kind: 'products', content: PRODUCTS }));
  await org.call(createSite, { body: { name: 'Coonoor farm' } });
  const other = await newOrganisation(api);
  await other.call(createProduct, { body: { name: 'Theirs', nature: 'dynamic', reference: 'THEIRS' } });
  const batches = [
    'SKU\tEAN\tLot\tMfg Date\tExpiry\tPlant',
    'NH-1\t\tL1\t31/12/2026\t31-Dec-2027\tcoonoor FARM',
    '\t4006381333931\tL2\t2026-12-31\t31.12.2027\t',
    'THEIRS\t\tL3\t\t\t',
    'NH-2\t\tL4\t12/31/2026\t\tNowhere',
    'NH-2\t\tL5\t02/01/2027\t01/01/2027\t',
  ].join('\n');
  const faulty = await checkTable(api, org, { kind: 'batches', content: batches });
  expect(faulty.faults.map(({ column, cause, rows }) => ({ column, cause, rows }))).toEqual([
    { column: 'expires_on', cause: 'date_order', rows: [6] },
    { column: 'made_on', cause: 'date', rows: [5] },
    { column: 'product_reference', cause: 'no_product', rows: [4] },
  ]);
  const sound = batches.split('\n').slice(0, 3).join('\n');
  const done = await storeTable(org, await checkTable(api, org, { kind: 'batches', content: sound }));
  expect(numbersOf(done)).toMatchObject({ state: 'done', created: 2 });
  const [honey] = await productsOf(org);
  const stored = await org.call(listBatches, {
    params: { id: honey!.id },
    query: { sort_by: 'lot_code', sort_order: 'asc' },
  });
  expect(stored.items).toMatchObject([
    { lot_code: 'L1', made_on: '2026-12-31', expires_on: '2027-12-31', site_name: 'Coonoor farm' },
    { lot_code: 'L2', made_on: '2026-12-31', expires_on: '2027-12-31', site_name: null },
  ]);

  const vendors =
    'Vendor code,Vendor,E-mail,Web\nV-1,Blue Hill,office@bluehill.example,bluehill.example\n,Glass Works,,';
  await storeTable(org, await checkTable(api, org, { kind: 'vendors', content: vendors }));
  const moved = await checkTable(api, org, {
    kind: 'vendors',
    content: 'Reference,Name,Phone\nV-1,Blue Hill Co,+91 1\nV-2,glass works,\n,Blue Hill Co,\n',
  });
  expect(moved.faults).toMatchObject([{ column: 'name', cause: 'in_file_twice', rows: [4] }]);
  const mended = await checkTable(api, org, {
    kind: 'vendors',
    content: "Reference,Name,Phone\nV-1,Blue Hill Co,'+91 1\nV-2,Glass Works,\n",
  });
  expect(numbersOf(await storeTable(org, mended))).toMatchObject({ created: 0, changed: 2 });
  expect((await org.call(listVendors)).items).toMatchObject([
    {
      reference: 'V-1',
      name: 'Blue Hill Co',
      email: 'office@bluehill.example',
      phone: '+91 1',
      website: 'https://bluehill.example',
    },
    { reference: 'V-2', name: 'Glass Works' },
  ]);
});

test('what comes in between the check and the import is found: nothing is stored, and the row says what is in the way', async () => {
  const org = await newOrganisation(api);
  const { id } = await org.call(createProduct, {
    body: { name: 'Honey', nature: 'dynamic', reference: 'NH-1' },
  });
  const content = 'Product reference,Batch number\nNH-1,L1\n';
  const checked = await checkTable(api, org, { kind: 'batches', content });
  expect(numbersOf(checked)).toMatchObject({ faulty: 0, created: 1 });
  await org.call(deleteProduct, { params: { id } });
  const stopped = await storeTable(org, checked);
  expect(stopped).toMatchObject({
    state: 'checked',
    faulty: 1,
    faults: [{ column: 'product_reference', cause: 'no_product', rows: [2] }],
  });
});

test('files that are no tables, or larger than one may be, are refused with the reason', async () => {
  const org = await newOrganisation(api);
  const states = [];
  for (const content of [
    'Reference,Name\n',
    `Reference,Name\nNH-1,${'x'.repeat(5000)}\n`,
    `Reference,Name${','.repeat(120)}\nNH-1,Honey\n`,
    'Reference,Name\nNH-1,"Honey\n',
    `Reference,Name\n${'NH-1,Honey\n'.repeat(20_001)}`,
  ]) {
    const { state, failure } = await checkTable(api, org, { kind: 'products', content });
    states.push([state, failure]);
  }
  expect(states).toEqual([
    ['failed', 'no_rows'],
    ['failed', 'cell_too_long'],
    ['failed', 'too_many_columns'],
    ['failed', 'unclosed_quote'],
    ['failed', 'too_many_rows'],
  ]);
  const rows = await api.database.superuser.query('select count(*)::int from import_row where org_id = $1', [
    org.id,
  ]);
  expect(rows.rows).toEqual([{ count: 0 }]);
});

test('one import at a time, of accepted files of one’s own, with the columns that are needed; a newer file drops the older one', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const table = { kind: 'vendors', content: 'Name\nBlue Hill\n' } as const;
  const [file_id, ...others] = [
    await sendTable(api, org, table),
    await sendTable(api, org, table),
    await sendTable(api, org, table),
  ];
  const bodyOf = (file_id: string) => ({ file_id, ...asRead(table) });
  const body = bodyOf(file_id);
  const refused = async (asked: Promise<{ status: number; body: unknown }>) => {
    const { status, body: said } = await asked;
    return { status, code: (said as { code?: string }).code };
  };
  expect(await refused(org.ask(importVendors, { body: { ...body, columns: { email: 0 } } }))).toMatchObject({
    code: 'columns_missing',
  });
  expect(await refused(other.ask(importVendors, { body }))).toMatchObject({ status: 404 });
  expect(
    await refused(org.ask(importProducts, { body: { file_id, delimiter: ',', columns: { reference: 0 } } })),
  ).toMatchObject({
    status: 200,
  });
  const both = await Promise.all(others.map((id) => refused(org.ask(importVendors, { body: bodyOf(id) }))));
  expect(both.map(({ code }) => code)).toContain('import_under_way');

  const first = await checkTable(api, org, table);
  const second = await checkTable(api, org, table);
  const { items } = await org.call(listImports);
  expect(items.find(({ id }) => id === first.id)).toMatchObject({ state: 'dropped' });
  const params = { id: first.id };
  expect(await refused(org.ask(storeImportedVendors, { params }))).toMatchObject({
    code: 'import_not_ready',
  });
  expect(await refused(org.ask(storeImportedProducts, { params: { id: second.id } }))).toMatchObject({
    code: 'import_not_ready',
  });
  expect(await refused(other.ask(storeImportedVendors, { params: { id: second.id } }))).toMatchObject({
    status: 404,
  });
  expect(await refused(org.ask(listRejectedProducts, { params: { id: second.id } }))).toMatchObject({
    status: 404,
  });
  expect((await org.call(listRejectedVendors, { params: { id: second.id } })).items).toEqual([]);
});

test('a price without a currency stays in the currency that the product has, and is in rupees if it has none', async () => {
  const org = await newOrganisation(api);
  const pricesAfter = async (content: string) => {
    await storeTable(org, await checkTable(api, org, { kind: 'products', content }));
    const products = await productsOf(org);
    const drafts = await Promise.all(products.map(({ id }) => org.call(findDraft, { params: { id } })));
    return drafts.map(({ parts: { overview } }) => overview.content.price);
  };
  expect(await pricesAfter('Reference,Name,Price,Currency\nNH-1,Honey,9.90,EUR\nNH-2,Tea,5,\n')).toEqual([
    { amount: 9.9, currency: 'EUR' },
    { amount: 5, currency: 'INR' },
  ]);
  expect(await pricesAfter('Reference,Price\nNH-1,12\nNH-2,$ 6\n')).toEqual([
    { amount: 12, currency: 'EUR' },
    { amount: 6, currency: 'USD' },
  ]);
});

test('whoever may create products but not edit them imports none: a file does both', async () => {
  const org = await newOrganisation(api);
  const checked = await checkTable(api, org, { kind: 'products', content: PRODUCTS });
  const newRole = async (name: string, ...permissions: Permission[]) => {
    const role = await org.call(createRole, {
      body: { name, parent_role_id: org.roleIds.supervisor, permissions: ['org.view', ...permissions] },
    });
    const { token } = await org.newMember(role);
    return withinOrg(api, { org: org.id, token });
  };
  const creator = await newRole('Creator', 'product.view', 'product.create');
  const both = await newRole('Both', 'product.view', 'product.create', 'product.edit');
  const { start, store: storeIt, rejected } = IMPORT_CALLS.products;
  const params = { id: checked.id };
  const file_id = await sendTable(api, org, { kind: 'products', content: PRODUCTS });
  const answersFor = async (who: typeof both) => [
    (await who.ask(rejected, { params })).status,
    (await who.ask(storeIt, { params })).status,
    (await who.ask(start, { body: { file_id, columns: {} } })).code,
  ];
  expect(await answersFor(creator)).toEqual([403, 403, 'forbidden']);
  expect(await answersFor(both)).toEqual([200, 200, 'columns_missing']);
});

test('whoever may not download what others sent does not import it, either, and no cell is read twice', async () => {
  const org = await newOrganisation(api);
  const role = await org.call(createRole, {
    body: {
      name: 'Buyer',
      parent_role_id: org.roleIds.supervisor,
      permissions: ['org.view', 'partner.edit', 'file.upload'],
    },
  });
  const { token } = await org.newMember(role);
  const buyer = { ...withinOrg(api, { org: org.id, token }), id: org.id, owner: { token } };
  const table = { kind: 'vendors', content: 'Name\nBlue Hill\n' } as const;
  const secret = { file_id: await sendTable(api, org, table), ...asRead(table) };
  expect((await buyer.ask(importVendors, { body: secret })).status).toBe(404);
  const file_id = await sendTable(api, buyer, table);
  const twice = { file_id, delimiter: ',' as const, columns: { name: 0, email: 0 } };
  expect((await buyer.ask(importVendors, { body: twice })).code).toBe('invalid_input');
  expect((await buyer.ask(importVendors, { body: { file_id, ...asRead(table) } })).status).toBe(200);
});

test('whoever has an import stored is named for it, whoever had it checked', async () => {
  const org = await newOrganisation(api);
  const checked = await checkTable(api, org, { kind: 'vendors', content: 'Name\nBlue Hill\n' });
  const { token, id } = await org.newMember({ id: org.roleIds.admin });
  await storeTable(withinOrg(api, { org: org.id, token }), checked);
  expect(await auditOf(org, 'import.store')).toEqual([{ actor_id: id }]);
});

test('starting one and having another one stored wait for each other in turn', async () => {
  const org = await newOrganisation(api);
  const table = { kind: 'vendors', content: 'Name\nBlue Hill\n' } as const;
  for (let round = 0; round < 8; round += 1) {
    const { id } = await checkTable(api, org, table);
    const body = { file_id: await sendTable(api, org, table), ...asRead(table) };
    const answers = await Promise.all([
      org.ask(importVendors, { body }),
      org.ask(storeImportedVendors, { params: { id } }),
    ]);
    // Where the first was done before the other began, both are.
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect([
      [200, 409],
      [200, 200],
    ]).toContainEqual(statuses);
    await vi.waitFor(async () => {
      const { items } = await org.call(listImports);
      expect(items.filter(({ state }) => /waiting|checking|storing/.test(state))).toEqual([]);
    }, 20_000);
  }
});

test('a file is deleted once it is read, and one that nobody imports after a day', async () => {
  const org = await newOrganisation(api);
  const filesOf = async () => {
    const { rows } = await api.database.superuser.query(
      'select id from file where org_id = $1 order by created_at',
      [org.id],
    );
    return rows.map(({ id }) => String(id));
  };
  const storedOf = async () => {
    const keys = [];
    for await (const { key } of store.store.list(`original/${org.id}/`)) keys.push(key.split('/')[2]);
    return keys;
  };
  const checked = await checkTable(api, org, { kind: 'products', content: PRODUCTS });
  await expect.poll(storedOf).toEqual([]);
  expect(await filesOf()).toEqual([]);
  expect(numbersOf(await storeTable(org, checked))).toMatchObject({ state: 'done', created: 3 });

  const failed = await checkTable(api, org, { kind: 'products', content: 'Reference,Name\n' });
  expect(failed).toMatchObject({ state: 'failed' });
  await expect.poll(storedOf).toEqual([]);

  const table = { kind: 'vendors', content: 'Name\nBlue Hill\n' } as const;
  const [old, named, young] = [
    await sendTable(api, org, table),
    await sendTable(api, org, table),
    await sendTable(api, org, table),
  ];
  await api.database.superuser.query(
    "update file set created_at = now() - interval '25 hours' where id = any ($1)",
    [[old, named]],
  );
  await api.database.superuser.query(
    `insert into import (org_id, kind, file_id, file_name, delimiter, columns) values ($1, 'vendors', $2, 'a.csv', ',', '{}')`,
    [org.id, named],
  );
  await asWorker(api, (ctx) => forgetUnread(ctx, store.store, IMPORT_FILE));
  expect(new Set(await filesOf())).toEqual(new Set([named, young]));
  expect(new Set(await storedOf())).toEqual(new Set([named, young]));
});

test('that there is no room any more is said, not taken for an error of ours', async () => {
  const org = await newOrganisation(api);
  const { id } = await org.call(createVendor, { body: { name: 'Blue Hill', reference: 'V-1' } });
  const content = 'Reference,Name,Phone\nV-1,Blue Hill,1\n';
  const checked = await checkTable(api, org, { kind: 'vendors', content });
  expect(numbersOf(checked)).toMatchObject({ created: 0, changed: 1 });
  await org.call(deleteVendor, { params: { id } });
  await api.database.superuser.query(
    "insert into vendor (org_id, name) select $1, 'Vendor ' || number from generate_series(1, $2::integer) number",
    [org.id, VENDOR.ceiling!.max],
  );
  expect(await storeTable(org, checked)).toMatchObject({ state: 'failed', failure: 'no_room' });
});
