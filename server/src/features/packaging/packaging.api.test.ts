import {
  changePackaging,
  createPackaging,
  deletePackaging,
  findPackaging,
  listPackagings,
  type Packaging,
  type PackLevel,
} from '@qrigin/domain/packaging';
import { createProduct, deleteProduct } from '@qrigin/domain/products';
import { issueCodes } from '@qrigin/domain/qr';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const BOX = { name: 'Box', count: 10, child: { name: 'Jar', count: 12, child: null } };
const CARTON = { name: 'Carton', count: 1, child: BOX };

const NOTHING = { runs: 0, packs: 0, codes: 0 };

type Fields = z.input<typeof createPackaging.body>;
type Shop = TestOrganisation & { product: string; fields: Fields };

async function newProduct(org: TestOrganisation): Promise<string> {
  return (await org.call(createProduct, { body: { name: 'Forest honey', nature: 'dynamic' } })).id;
}

/** An organisation with a product, and a packaging of it as it may be sent. */
async function newShop(): Promise<Shop> {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const fields: Fields = {
    name: 'Standard',
    type: 'structure',
    packaging: CARTON,
    printFormat: 'label',
    product_id: product,
  };
  return { ...org, product, fields };
}

async function create(shop: Shop, changes: Partial<Fields> = {}): Promise<Packaging> {
  return (await shop.ask(createPackaging, { body: { ...shop.fields, ...changes } })).body;
}

async function list(shop: Shop, product = shop.product) {
  return (await shop.ask(listPackagings, { params: { id: product } })).body;
}

/** Labels cannot be drawn yet. */
async function newLabel(org: TestOrganisation, product: string): Promise<string> {
  const { rows } = await api.database.superuser.query<{ id: string }>(
    "insert into label (org_id, product_id, name) values ($1, $2, 'Front') returning id",
    [org.id, product],
  );
  return rows[0]!.id;
}

function nested(counts: number[]): PackLevel {
  const [count = 1, ...rest] = counts;
  return { name: `Level ${counts.length}`, count, child: rest.length ? nested(rest) : null };
}

test('[PACK-01] a packaging has the fields of the specification by their own names', async () => {
  const shop = await newShop();
  const label_id = await newLabel(shop, shop.product);
  const sent = { ...shop.fields, roleID: shop.roleIds.qr_operator, label_id };
  expect(await create(shop, sent)).toEqual({
    id: expect.any(String),
    ...sent,
    issued: NOTHING,
    created_at: expect.any(String),
  });
  expect(await create(shop)).toMatchObject({ roleID: null, label_id: null });
});

test.each<[string, PackLevel]>([
  ['six levels', nested([1, 2, 3, 4, 5, 6])],
  ['one level with an empty child', { name: 'Jar', count: 10_000, child: null }],
  ['one level without a child', { name: 'Jar', count: 1 }],
  ['names of any script', { name: 'पेटी', count: 2, child: { name: '瓶 "1"', count: 3 } }],
])('[PACK-02] a hierarchy of %s comes back as sent', async (_, packaging) => {
  const shop = await newShop();
  const created = await create(shop, { packaging });
  expect(created.packaging).toStrictEqual(packaging);
  expect((await list(shop))[0]?.packaging).toStrictEqual(packaging);
});

test('[PACK-03][ERR-03] creating a packaging answers 201, and a retry with the same key makes no second one', async () => {
  const shop = await newShop();
  const headers = { 'idempotency-key': 'k1' };
  const send = () => shop.ask(createPackaging, { body: shop.fields, headers });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(await list(shop)).toEqual([first.body]);
});

test('[PACK-05] the packagings of one product are listed, newest first', async () => {
  const shop = await newShop();
  const other = await newProduct(shop);
  const first = await create(shop);
  const second = await create(shop, { name: 'Second' });
  const elsewhere = await create(shop, { product_id: other });
  expect(await list(shop)).toEqual([second, first]);
  expect(await list(shop, other)).toEqual([elsewhere]);
});

test('[PACK-06] one packaging is returned; one that is not there, or of another organisation, is not found', async () => {
  const [shop, other] = [await newShop(), await newShop()];
  const packaging = await create(shop);
  const found = await shop.ask(findPackaging, { params: { id: packaging.id } });
  expect([found.status, found.body]).toEqual([200, packaging]);
  const foreign = await create(other);
  for (const id of [foreign.id, crypto.randomUUID(), 'x']) {
    expect((await shop.ask(findPackaging, { params: { id } })).status).toBe(404);
    expect((await shop.ask(changePackaging, { params: { id }, body: shop.fields })).status).toBe(404);
    expect((await shop.ask(deletePackaging, { params: { id } })).status).toBe(404);
  }
  expect(await list(other)).toEqual([foreign]);
});

test('[PACK-07] a packaging is changed; what is left out becomes empty', async () => {
  const shop = await newShop();
  const label_id = await newLabel(shop, shop.product);
  const packaging = await create(shop, { roleID: shop.roleIds.member, label_id });
  const fields = { ...shop.fields, name: 'Sheet', packaging: BOX, printFormat: 'sheet' } as const;
  const changed = await shop.ask(changePackaging, { params: { id: packaging.id }, body: fields });
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({ ...packaging, ...fields, roleID: null, label_id: null });
  expect(await list(shop)).toEqual([changed.body]);
});

test('[PACK-07] type and product cannot be changed', async () => {
  const shop = await newShop();
  const packaging = await create(shop, { packaging: { name: 'Jar', count: 1 } });
  const product_id = await newProduct(shop);
  for (const change of [{ type: 'blank' }, { product_id }]) {
    const fields = { ...shop.fields, packaging: packaging.packaging, ...change };
    const answer = await shop.askRaw(changePackaging, { params: { id: packaging.id }, body: fields });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_input',
      fields: { [Object.keys(change)[0]!]: 'cannot be changed' },
    });
  }
  expect(await list(shop)).toEqual([packaging]);
});

/** Outermost packs, each with all its codes. */
const issue = (shop: Shop, packagingId: string, count: number) =>
  shop.call(issueCodes, { params: { id: packagingId }, body: { packagingId, count } });

test('each packaging says what was issued of it: runs, outermost packs and codes, and nothing of another', async () => {
  const shop = await newShop();
  const [carton, box, unused] = [
    await create(shop),
    await create(shop, { packaging: { ...BOX, count: 2 } }),
    await create(shop),
  ];
  await issue(shop, carton.id, 3);
  await issue(shop, carton.id, 4);
  await issue(shop, box.id, 5);
  const issued = [
    // A carton takes 1 + 10 + 120 codes.
    { ...carton, issued: { runs: 2, packs: 7, codes: 7 * 131 } },
    // Two boxes at a time, each with 12 jars.
    { ...box, issued: { runs: 1, packs: 10, codes: 130 } },
    unused,
  ];
  expect(await list(shop)).toEqual(issued.toReversed());
  expect(await shop.call(findPackaging, { params: { id: carton.id } })).toEqual(issued[0]);
});

test('[PACK-07] what was issued before a change is counted as it was issued', async () => {
  const shop = await newShop();
  const { id } = await create(shop);
  await issue(shop, id, 2);
  const body = { ...shop.fields, packaging: { ...CARTON, child: null } };
  const changed = await shop.call(changePackaging, { params: { id }, body });
  expect(changed.issued).toEqual({ runs: 1, packs: 2, codes: 262 });
  await issue(shop, id, 1);
  expect((await list(shop))[0]?.issued).toEqual({ runs: 2, packs: 3, codes: 263 });
});

test('[PACK-08] a packaging without codes is deleted', async () => {
  const shop = await newShop();
  const [kept, gone] = [await create(shop), await create(shop)];
  const removed = await shop.ask(deletePackaging, { params: { id: gone.id } });
  expect([removed.status, removed.body]).toEqual([200, gone]);
  expect(await list(shop)).toEqual([kept]);
  expect((await shop.ask(findPackaging, { params: { id: gone.id } })).status).toBe(404);
});

test.each([
  { type: 'structure', printFormat: 'label' },
  { type: 'structure', printFormat: 'sheet' },
  { type: 'blank', printFormat: 'zpl', packaging: { name: 'Any pack', count: 1, child: null } },
] as const)('[PACK-26] %j is taken', async (fields) => {
  const shop = await newShop();
  expect(await create(shop, fields)).toMatchObject(fields);
});

/** What is answered to a packaging with this change, when adding and when changing; nothing is stored. */
async function refusals(change: Record<string, unknown>) {
  const shop = await newShop();
  const stored = await create(shop);
  const fields = { ...shop.fields, ...change };
  const answers = [
    await shop.askRaw(createPackaging, { body: fields }),
    await shop.askRaw(changePackaging, { params: { id: stored.id }, body: fields }),
  ];
  expect(await list(shop)).toEqual([stored]);
  return answers.map(({ status, body }) => ({ status, body }));
}

function refusalOf(field: string) {
  const fields = { [field]: expect.any(String) };
  return { status: 400, body: expect.objectContaining({ code: 'invalid_input', fields }) };
}

test.each<[string, Record<string, unknown>]>([
  ['type', { type: 'box' }],
  ['type', { type: undefined }],
  ['printFormat', { printFormat: 'pdf' }],
  ['printFormat', { printFormat: 'ZPL' }],
  ['packaging.child', { type: 'blank' }],
])('[PACK-26] a wrong %s is refused: %j', async (field, change) => {
  expect(await refusals(change)).toEqual([refusalOf(field), refusalOf(field)]);
});

test.each<[string, unknown]>([
  ['packaging.child.child.child.child.child.child', nested([1, 1, 1, 1, 1, 1, 1])],
  ['packaging.count', { ...CARTON, count: 0 }],
  ['packaging.count', { ...CARTON, count: 10_001 }],
  ['packaging.count', { ...CARTON, count: 1.5 }],
  ['packaging.count', { ...CARTON, count: '1' }],
  ['packaging.child.count', { ...CARTON, child: { ...BOX, count: -1 } }],
  // 1,000 packs and 10,000,000 inside.
  ['packaging', nested([1_000, 10_000])],
  ['packaging', { ...CARTON, name: 'JAR' }],
  ['packaging.name', { ...CARTON, name: '' }],
  ['packaging.name', { ...CARTON, name: 'x'.repeat(61) }],
  ['packaging', undefined],
])('[PACK-27] a hierarchy with a wrong %s is refused', async (field, packaging) => {
  expect(await refusals({ packaging })).toEqual([refusalOf(field), refusalOf(field)]);
});

test('[PACK-27] a hierarchy of exactly 10,000,000 codes is taken', async () => {
  const shop = await newShop();
  expect(await create(shop, { packaging: nested([1_000, 9_999]) })).toMatchObject({ id: expect.any(String) });
});

test('[PACK-34] a packaging that has codes is not deleted', async () => {
  const shop = await newShop();
  const packaging = await create(shop);
  await api.database.superuser.query(
    `insert into code_run (org_id, kind, product_id, packaging_id, levels, packs, size, key_epoch, scan_base_url)
     values ($1, 'structure', $2, $3, '[{"name":"Jar","count":1}]', 1, 1, 1, 'https://scan.example')`,
    [shop.id, shop.product, packaging.id],
  );
  const answer = await shop.ask(deletePackaging, { params: { id: packaging.id } });
  expect(answer.status).toBe(409);
  expect(answer.body).toEqual({
    code: 'packaging_in_use',
    error: 'This packaging already has codes, so it cannot be deleted.',
  });
  expect(await list(shop)).toEqual([{ ...packaging, issued: { runs: 1, packs: 1, codes: 1 } }]);
  expect(await entries(shop)).toHaveLength(1);
});

test('[PACK-34] a packaging that blank codes were assigned to is not deleted', async () => {
  const shop = await newShop();
  const packaging = await create(shop);
  await api.database.superuser.query(
    `with run as (
       insert into code_run (org_id, kind, levels, packs, size, key_epoch, scan_base_url)
       values ($1, 'blank', '[{"name":"Blank","count":1}]', 1, 1, 1, 'https://scan.example') returning id)
     insert into code_state (org_id, run_id, idx, product_id, packaging_id, level_name, height, assigned_at)
     select $1, id, 0, $2, $3, 'Jar', 0, now() from run`,
    [shop.id, shop.product, packaging.id],
  );
  expect((await shop.ask(deletePackaging, { params: { id: packaging.id } })).status).toBe(409);
  expect(await list(shop)).toEqual([packaging]);
});

test('a label of another product, and ids of another organisation, are not found', async () => {
  const [shop, other] = [await newShop(), await newShop()];
  const packaging = await create(shop);
  for (const change of [
    { label_id: await newLabel(shop, await newProduct(shop)) },
    { label_id: await newLabel(other, other.product) },
    { roleID: other.roleIds.member },
    { product_id: other.product },
  ] satisfies Partial<Fields>[]) {
    const fields = { ...shop.fields, ...change };
    expect((await shop.ask(createPackaging, { body: fields })).status).toBe(404);
    expect((await shop.ask(changePackaging, { params: { id: packaging.id }, body: fields })).status).toBe(
      404,
    );
  }
  expect((await shop.ask(listPackagings, { params: { id: other.product } })).status).toBe(404);
  expect(await list(shop)).toEqual([packaging]);
});

test('the packagings of a deleted product are gone with it', async () => {
  const shop = await newShop();
  const { id } = await create(shop);
  await shop.ask(deleteProduct, { params: { id: shop.product } });
  const { fields: body } = shop;
  for (const { status } of [
    await shop.ask(listPackagings, { params: { id: shop.product } }),
    await shop.ask(findPackaging, { params: { id } }),
    await shop.ask(changePackaging, { params: { id }, body }),
    await shop.ask(deletePackaging, { params: { id } }),
    await shop.ask(createPackaging, { body }),
  ])
    expect(status).toBe(404);
});

test('each write leaves one audit entry', async () => {
  const shop = await newShop();
  const { id } = await create(shop);
  await shop.ask(changePackaging, { params: { id }, body: shop.fields });
  await shop.ask(deletePackaging, { params: { id } });
  const actions = ['packaging.create', 'packaging.change', 'packaging.delete'];
  expect(await entries(shop)).toEqual(
    actions.map((action) => ({ action, subject_id: id, actor_id: shop.owner.id })),
  );
});

async function entries({ id }: Shop): Promise<unknown[]> {
  const { rows } = await api.database.superuser.query(
    "select action, subject_id, actor_id from audit_entry where org_id = $1 and action like 'packaging.%' order by id",
    [id],
  );
  return rows;
}
