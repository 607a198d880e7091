import {
  createBatch,
  createProduct,
  deleteProduct,
  duplicateProduct,
  findProduct,
  listBatches,
  listProducts,
  type Product,
  renameProduct,
} from '@qrigin/domain/products';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { newOrganisation, type TestOrganisation } from '../../testing/people/organisation.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { Answer, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const HONEY = { name: 'Forest honey', nature: 'dynamic' } as const;

async function newProduct(
  org: TestOrganisation,
  fields: Partial<z.input<typeof createProduct.body>> = {},
): Promise<Product> {
  return (await org.ask(createProduct, { body: { ...HONEY, ...fields } })).body;
}

/** As the Owner, who added it, finds it. */
const found = (org: TestOrganisation, product: Product) => ({
  ...product,
  created_by: { id: org.owner.id, name: 'Test Person' },
});

/** As it was specified: no page is asked for, and none comes. */
async function list(org: TestOrganisation): Promise<Product[]> {
  const { body } = await org.ask(listProducts);
  if (!Array.isArray(body)) throw new Error('not an array');
  return body;
}

/** As if it had been paid for. */
async function activate(org: TestOrganisation, { id }: Product): Promise<void> {
  await api.database.superuser.query('update product set is_active = true where org_id = $1 and id = $2', [
    org.id,
    id,
  ]);
}

async function entries(org: TestOrganisation) {
  const { rows } = await api.database.superuser.query(
    "select action, subject_id, actor_id from audit_entry where org_id = $1 and action like 'product.%' order by id",
    [org.id],
  );
  return rows;
}

test('[PROD-36] a product has an id, a name, a nature and isActive', async () => {
  const org = await newOrganisation(api);
  expect(await newProduct(org)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...HONEY,
    reference: null,
    isActive: true,
    plan_ends_at: null,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test('[PROD-37] a product is created, and the answer is the stored product', async () => {
  const org = await newOrganisation(api);
  const created = await org.ask(createProduct, { body: { name: '  वन का शहद ', nature: 'static' } });
  expect(created.status).toBe(200);
  expect(created.body).toMatchObject({ name: 'वन का शहद', nature: 'static' });
  const { id } = created.body;
  expect((await org.ask(findProduct, { params: { id } })).body).toEqual(found(org, created.body));
});

test('[PROD-38][ERR-06] the products of the organisation are listed, newest first, and no others', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  await newProduct(other, { name: 'Not ours' });
  const made = [];
  for (const name of ['b', 'c', 'a']) made.unshift(await newProduct(org, { name }));
  expect(await list(org)).toEqual(made);
});

test('of more than 1,000 products the newest 1,000 are listed, and the others are still there', async () => {
  const org = await newOrganisation(api);
  const oldest = await newProduct(org, { name: 'oldest' });
  await api.database.superuser.query(
    `insert into product (org_id, name, nature, is_active, created_at)
     select $1, 'p' || n, 'dynamic', true, now() + n * interval '1 second' from generate_series(1, 1000) n`,
    [org.id],
  );
  expect((await list(org)).map(({ name }) => name)).toEqual(
    Array.from({ length: 1000 }, (_, at) => `p${1000 - at}`),
  );
  expect((await org.ask(findProduct, { params: { id: oldest.id } })).body).toEqual(found(org, oldest));
});

test('[PROD-39] one product is returned; one that is not there, or of another organisation, is not found', async () => {
  const [org, other] = [await newOrganisation(api), await newOrganisation(api)];
  const product = await newProduct(org);
  const answer = await org.ask(findProduct, { params: { id: product.id } });
  expect([answer.status, answer.body]).toEqual([200, found(org, product)]);
  const foreign = await newProduct(other);
  for (const id of [foreign.id, crypto.randomUUID(), 'x']) {
    expect((await org.ask(findProduct, { params: { id } })).status).toBe(404);
  }
});

test('a product is renamed, and stays what it is otherwise', async () => {
  const org = await newOrganisation(api);
  const [product, other] = [await newProduct(org), await newProduct(org)];
  const renamed = await org.ask(renameProduct, {
    params: { id: product.id },
    body: { name: ' Hill honey ' },
  });
  expect([renamed.status, renamed.body]).toEqual([200, { ...product, name: 'Hill honey' }]);
  expect(await list(org)).toEqual([other, renamed.body]);
  for (const name of ['', ' ', 'x'.repeat(121), 'a\nb', null]) {
    const answer = await org.askRaw(renameProduct, { params: { id: product.id }, body: { name } });
    expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { name: expect.any(String) } });
  }
});

test('a product knows who added it, a copy who copied it, and the oldest know no one', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  const { id, token } = await org.newMember('supervisor');
  const copy = await org.call(duplicateProduct, {
    token,
    params: { id: product.id },
    body: { name: 'Meadow honey' },
  });
  const adder = async (one: Product) =>
    (await org.call(findProduct, { params: { id: one.id } })).created_by?.id ?? null;
  expect(await adder(product)).toBe(org.owner.id);
  expect(await adder(copy)).toBe(id);
  await api.database.superuser.query('update product set created_by = null where id = $1', [copy.id]);
  expect(await adder(copy)).toBeNull();
});

test('[PROD-40] a deleted product is no longer listed or found, and its row stays for its printed codes', async () => {
  const org = await newOrganisation(api);
  const [kept, gone] = [await newProduct(org), await newProduct(org)];
  const removed = await org.ask(deleteProduct, { params: { id: gone.id } });
  expect([removed.status, removed.body]).toEqual([200, gone]);

  expect(await list(org)).toEqual([kept]);
  const params = { id: gone.id };
  for (const { status } of [
    await org.ask(findProduct, { params }),
    await org.ask(deleteProduct, { params }),
    await org.ask(duplicateProduct, { params, body: { name: 'Copy' } }),
    await org.ask(renameProduct, { params, body: { name: 'Again' } }),
    await org.ask(listBatches, { params }),
    await org.ask(createBatch, { params, body: { lot_code: 'L1' } }),
  ])
    expect(status).toBe(404);
  const { rows } = await api.database.superuser.query(
    'select name, deleted_at from product where org_id = $1 and id = $2',
    [org.id, gone.id],
  );
  expect(rows).toEqual([{ name: gone.name, deleted_at: expect.any(Date) }]);
});

test('[PROD-40] deleting needs a fresh sign-in, of Owners too', async () => {
  const org = await newOrganisation(api);
  const product = await newProduct(org);
  await api.database.superuser.query(
    "update session set authenticated_at = now() - interval '6 minutes' where id = $1",
    [org.owner.sessionId],
  );
  const answer = await org.ask(deleteProduct, { params: { id: product.id } });
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({ code: 'step_up' });
  expect(await list(org)).toEqual([product]);
});

test.each(['static', 'dynamic'] as const)(
  '[PROD-41] a %s product is copied under the new name, and what was paid for it is not copied',
  async (nature) => {
    const org = await newOrganisation(api);
    const product = await newProduct(org, { nature });
    await activate(org, product);
    const copied = await org.ask(duplicateProduct, {
      params: { id: product.id },
      body: { name: ' Meadow honey ' },
    });
    expect(copied.status).toBe(200);
    expect(copied.body).toMatchObject({ name: 'Meadow honey', nature, isActive: nature === 'dynamic' });
    expect(copied.body.id).not.toBe(product.id);
    expect(await list(org)).toEqual([copied.body, { ...product, isActive: true }]);
  },
);

test.each([{}, { name: '' }, { name: 'x'.repeat(121) }, { name: 'Copy', nature: 'static' }])(
  '[PROD-41] a copy is refused with %j',
  async (body) => {
    const org = await newOrganisation(api);
    const product = await newProduct(org);
    expect((await org.askRaw(duplicateProduct, { params: { id: product.id }, body })).status).toBe(400);
    expect(await list(org)).toHaveLength(1);
  },
);

test.each(['static', 'dynamic'] as const)('[PROD-55] a product can be %s', async (nature) => {
  const org = await newOrganisation(api);
  expect(await newProduct(org, { nature })).toMatchObject({ nature });
});

test.each(['Static', 'serial', '', null, undefined])('[PROD-55] a product cannot be %j', async (nature) => {
  const org = await newOrganisation(api);
  const answer = await org.askRaw(createProduct, { body: { ...HONEY, nature } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { nature: expect.any(String) } });
});

test('[PROD-56] a name has 1 to 120 characters, and a new static product is not active', async () => {
  const org = await newOrganisation(api);
  const longest = 'ह'.repeat(120);
  expect(await newProduct(org, { name: longest, nature: 'static' })).toMatchObject({
    name: longest,
    isActive: false,
  });
  for (const name of [undefined, '', '   ', 'x'.repeat(121), 'a\u0000b', 7]) {
    const answer = await org.askRaw(createProduct, { body: { ...HONEY, name } });
    expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { name: expect.any(String) } });
  }
  expect((await org.askRaw(createProduct, { body: { ...HONEY, isActive: true } })).status).toBe(400);
  expect(await list(org)).toHaveLength(1);
});

test('[PROD-57] a dynamic product is active from the start', async () => {
  const org = await newOrganisation(api);
  expect(await newProduct(org, { nature: 'dynamic' })).toMatchObject({ isActive: true });
});

test('each write leaves one audit entry', async () => {
  const org = await newOrganisation(api);
  const { id } = await newProduct(org);
  const copy = (await org.ask(duplicateProduct, { params: { id }, body: { name: 'Copy' } })).body;
  await org.ask(renameProduct, { params: { id }, body: { name: 'Hill honey' } });
  await org.ask(deleteProduct, { params: { id } });
  const by = { actor_id: org.owner.id };
  expect(await entries(org)).toEqual([
    { action: 'product.create', subject_id: id, ...by },
    { action: 'product.duplicate', subject_id: copy.id, ...by },
    { action: 'product.rename', subject_id: id, ...by },
    { action: 'product.delete', subject_id: id, ...by },
  ]);
});

test('a retry with the same key makes no second product and no second copy', async () => {
  const org = await newOrganisation(api);
  const twice = async (send: () => Promise<Answer<Product>>) => {
    const [first, second] = [await send(), await send()];
    expect(second).toMatchObject({ status: 200, body: first.body });
    return first.body;
  };
  const { id } = await twice(() => org.ask(createProduct, { body: HONEY, idempotencyKey: 'made' }));
  const copy = { params: { id }, body: { name: 'Copy' }, idempotencyKey: 'copied' };
  await twice(() => org.ask(duplicateProduct, copy));
  expect(await list(org)).toHaveLength(2);
});

test('a product has a reference of its own, which no other has until it is deleted', async () => {
  const org = await newOrganisation(api);
  const body = { name: 'Forest honey', nature: 'dynamic', reference: 'NH-1' } as const;
  const { id } = await org.call(createProduct, { body });
  expect((await org.ask(createProduct, { body })).body).toMatchObject({ code: 'reference_taken' });
  const tea = await org.call(createProduct, { body: { ...body, reference: null } });
  const rename = (reference?: string | null) =>
    org.ask(renameProduct, {
      params: { id: tea.id },
      body: { name: 'Tea', ...(reference !== undefined && { reference }) },
    });
  expect((await rename('NH-1')).body).toMatchObject({ code: 'reference_taken' });
  expect((await rename('NH-2')).body).toMatchObject({ reference: 'NH-2' });
  expect((await rename()).body).toMatchObject({ reference: 'NH-2' });
  await org.call(deleteProduct, { params: { id } });
  expect((await rename('NH-1')).body).toMatchObject({ reference: 'NH-1' });
});
