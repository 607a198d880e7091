import { FAILURES } from '@qrigin/domain/errors';
import { CEILINGS } from '@qrigin/domain/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrganisation } from '../testing/organisation.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Case = {
  /** Fills the organisation `$1`, whose product is `$2`, with `$3` rows. */
  fill: string;
  path: (productId: string) => string;
  body: (productId: string, name: string) => unknown;
};
const HONEY = { name: 'Forest honey', nature: 'dynamic' };

const CASES: Record<keyof typeof CEILINGS, Case> = {
  site: {
    fill: "insert into site (org_id, name, kind) select $1, n::text, 'farm' from generate_series(1, $3) n where $2::uuid is not null",
    path: () => '/sites',
    body: (_, name) => ({ name, kind: 'farm', address: '', latitude: null, longitude: null }),
  },
  product: {
    // Deleted ones count: their codes open for ever.
    fill: 'insert into product (org_id, name, deleted_at) select $1, n::text, now() from generate_series(1, $3) n where $2::uuid is not null',
    path: () => '/products',
    body: (_, name) => ({ ...HONEY, name }),
  },
  packaging: {
    fill: `insert into packaging (org_id, product_id, name, type, structure, print_format)
      select $1, $2::uuid, n::text, 'blank', '{}', 'label' from generate_series(1, $3) n`,
    path: () => '/packaging',
    body: (productId, name) => ({
      product_id: productId,
      name,
      type: 'structure',
      packaging: { name: 'Box', count: 1, child: null },
      printFormat: 'label',
    }),
  },
  batch: {
    fill: 'insert into batch (org_id, product_id, lot_code) select $1, $2::uuid, n::text from generate_series(1, $3) n',
    path: (productId) => `/products/${productId}/batches`,
    body: (_, name) => ({ lot_code: name, made_on: null, expires_on: null, site_id: null }),
  },
};

test.each(Object.entries(CASES))(
  'an organisation cannot fill the disk with one more %s than its ceiling',
  async (table, { fill, path, body }) => {
    const { max, failure } = CEILINGS[table as keyof typeof CEILINGS];
    const { superuser } = api.database;
    const org = await newOrganisation(api);
    const ask = (address: string, content: unknown) =>
      api.ask('POST', `/${org.id}${address}`, { token: org.owner.token, body: content });
    const { id: productId } = (await ask('/products', HONEY)).body as { id: string };
    // Keys to other tables are checked for a hundred thousand rows otherwise.
    await superuser.query('set session_replication_role = replica');
    await superuser.query(fill, [org.id, productId, max - (table === 'product' ? 2 : 1)]);
    await superuser.query('set session_replication_role = origin');

    expect((await ask(path(productId), body(productId, 'the last'))).status).toBeLessThan(300);
    expect(await ask(path(productId), body(productId, 'too many'))).toMatchObject({
      status: 409,
      body: { code: failure },
    });
    if (table === 'product') {
      expect(await ask(`/products/${productId}/duplicate`, { name: 'too many' })).toMatchObject({
        status: 409,
        body: { code: failure },
      });
    }
    expect(FAILURES[failure].text).toContain(`at most ${max.toLocaleString('en')} `);
  },
);
