import { FAILURES } from '@qrigin/domain/errors';
import { createPackaging, PACKAGING } from '@qrigin/domain/packaging';
import { BATCH, createBatch, createProduct, duplicateProduct, PRODUCT } from '@qrigin/domain/products';
import { createSite, SITE } from '@qrigin/domain/sites';
import { beforeAll, expect, test } from 'vitest';
import type { Answer, OrgClient } from '../testing/client.ts';
import { newOrganisation } from '../testing/people/organisation.ts';
import { sharedApi } from '../testing/shared-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

type Case = {
  /** Fills the organisation `$1`, whose product is `$2`, with `$3` rows. */
  fill: string;
  add: (org: OrgClient, productId: string, name: string) => Promise<Answer>;
};
const HONEY = { name: 'Forest honey', nature: 'dynamic' } as const;

const THINGS = { site: SITE, product: PRODUCT, packaging: PACKAGING, batch: BATCH };
/** What the organisation can have of it. */
function ceilingOf(table: keyof typeof THINGS) {
  const { ceiling } = THINGS[table];
  if (!ceiling) throw new Error(`${table} has no ceiling`);
  return ceiling;
}

const CASES: Record<keyof typeof THINGS, Case> = {
  site: {
    fill: "insert into site (org_id, name, kind) select $1, n::text, 'farm' from generate_series(1, $3) n where $2::uuid is not null",
    add: (org, _, name) => org.ask(createSite, { body: { name, kind: 'farm' } }),
  },
  product: {
    // Deleted ones count: their codes open for ever.
    fill: 'insert into product (org_id, name, deleted_at) select $1, n::text, now() from generate_series(1, $3) n where $2::uuid is not null',
    add: (org, _, name) => org.ask(createProduct, { body: { ...HONEY, name } }),
  },
  packaging: {
    fill: `insert into packaging (org_id, product_id, name, type, structure, print_format)
      select $1, $2::uuid, n::text, 'blank', '{}', 'label' from generate_series(1, $3) n`,
    add: (org, productId, name) =>
      org.ask(createPackaging, {
        body: {
          product_id: productId,
          name,
          type: 'structure',
          packaging: { name: 'Box', count: 1, child: null },
          printFormat: 'label',
        },
      }),
  },
  batch: {
    fill: 'insert into batch (org_id, product_id, lot_code) select $1, $2::uuid, n::text from generate_series(1, $3) n',
    add: (org, productId, name) =>
      org.ask(createBatch, { params: { id: productId }, body: { lot_code: name } }),
  },
};

/** An organisation that is one row short of its ceiling, and calls in it. */
async function almostFull(table: keyof typeof THINGS) {
  const { superuser } = api.database;
  const org = await newOrganisation(api);
  const { id: productId } = await org.call(createProduct, { body: HONEY });
  const there = table === 'product' ? 1 : 0;
  // Otherwise the keys of a hundred thousand rows are checked.
  await superuser.query('set session_replication_role = replica');
  await superuser.query(CASES[table].fill, [org.id, productId, ceilingOf(table).max - 1 - there]);
  await superuser.query('set session_replication_role = origin');
  return { org, productId };
}

test.each(['site', 'product', 'packaging', 'batch'] as const)(
  'an organisation cannot fill the disk with one %s more than its ceiling',
  async (table) => {
    const { max, failure } = ceilingOf(table);
    const { org, productId } = await almostFull(table);
    const add = (name: string) => CASES[table].add(org, productId, name);
    expect((await add('the last')).status).toBeLessThan(300);
    expect(await add('too many')).toMatchObject({ status: 409, body: { code: failure } });
    expect(FAILURES[failure].text).toContain(`at most ${max.toLocaleString('en')} `);
  },
);

test('nor with copies of a product', async () => {
  const { org, productId } = await almostFull('product');
  const copy = () => org.ask(duplicateProduct, { params: { id: productId }, body: { name: 'Copy' } });
  expect((await copy()).status).toBe(200);
  expect(await copy()).toMatchObject({ status: 409, body: { code: 'too_many_products' } });
});
