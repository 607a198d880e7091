import { deleteProduct } from '@qrigin/domain/products';
import { createRecall, liftRecall } from '@qrigin/domain/recalls';
import { scanOverview } from '@qrigin/domain/scan';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Goods, newGoods } from '../../testing/goods/goods.ts';
import { operate } from '../../testing/programs/operate.ts';
import { startSecondApi } from '../../testing/programs/second-api.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function versionOf({ org }: Goods): Promise<string | undefined> {
  const { rows } = await api.database.superuser.query<{ version: string }>(
    'select version from scan_version where org_id = $1',
    [org.id],
  );
  return rows[0]?.version;
}

async function shelf() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const batch = await goods.batch(product);
  const packaging = await goods.packaging(product);
  await goods.issue(packaging, 1, { batch_id: batch });
  const [{ id: code } = { id: '' }] = await goods.codes(packaging);
  return { goods, product, batch, code };
}
type Shelf = Awaited<ReturnType<typeof shelf>>;

describe('the version of an organisation', () => {
  const recall = ({ goods, code }: Shelf) =>
    goods.call(createRecall, { body: { scope: 'code', qr_id: code, reason: 'Glass' } });
  const change = (what: string, value: string, id: string) =>
    api.database.superuser.query(`update ${what} = $1 where id = $2`, [value, id]);

  test.each<[string, (on: Shelf) => Promise<unknown>]>([
    ['a recall', (on) => recall(on)],
    ['a product', ({ product }) => change('product set name', 'Heather honey', product)],
    ['a deleted product', ({ goods, product }) => goods.call(deleteProduct, { params: { id: product } })],
    ['a batch', ({ batch }) => change('batch set expires_on', '2041-01-01', batch)],
    ['the name of the maker', ({ goods }) => change('organisation set name', 'Moor Farm', goods.org.id)],
    ['a blocked code', ({ code }) => operate(api, 'block', 'code', code)],
    ['a blocked organisation', ({ goods }) => operate(api, 'block', 'organisation', goods.org.id)],
  ])('is another one after %s', async (_, write) => {
    const [on, other] = [await shelf(), await shelf()];
    const before = [await versionOf(on.goods), await versionOf(other.goods)];
    await write(on);
    expect(await versionOf(on.goods)).not.toBe(before[0]);
    expect(await versionOf(other.goods)).toBe(before[1]);
  });

  test('is there from the beginning, and told to those who do not know it', async () => {
    const [{ goods }, { goods: other }] = [await shelf(), await shelf()];
    const [own, others] = [await versionOf(goods), await versionOf(other)];
    const told = async (known: unknown[]) => {
      const { rows } = await api.database.superuser.query<{ org_id: string; version: string }>(
        `select org_id, version from scan_states('{}', $1, $2) order by org_id = $3`,
        [[goods.org.id, other.org.id], known, other.org.id],
      );
      return rows.map(({ org_id, version }) => [org_id, version]);
    };
    const [one, two] = [
      [goods.org.id, own],
      [other.org.id, others],
    ];
    expect(await told([])).toEqual([one, two]);
    expect(await told([own])).toEqual([two]);
    expect(await told([others, own])).toEqual([]);
  });

  test('is replaced once by a transaction that changes much, and not by one that is undone', async () => {
    const { goods, product } = await shelf();
    const { superuser } = api.database;
    const before = await versionOf(goods);
    await superuser.query('begin');
    await superuser.query(
      `update product set name = 'Honey ' || n from generate_series(1, 3) n where id = $1`,
      [product],
    );
    await superuser.query('set constraints all immediate');
    const first = await versionOf(goods);
    await superuser.query('update product set name = $2 where id = $1', [product, 'Clover honey']);
    expect(await versionOf(goods)).toBe(first);
    expect(first).not.toBe(before);
    await superuser.query('rollback');
    expect(await versionOf(goods)).toBe(before);
  });

  test('is out of reach for everyone who serves', async () => {
    for (const role of ['app_rw', 'app_scan', 'app_ingest', 'app_worker']) {
      const { rows } = await api.database.superuser.query<{ can: boolean }>(
        `select has_table_privilege($1, 'scan_version', 'select, insert, update, delete') as can`,
        [role],
      );
      expect([role, rows[0]?.can]).toEqual([role, false]);
    }
  });
});

test('what one process wrote, the next scan through another tells, both ways', async () => {
  const { goods, code } = await shelf();
  const second = await startSecondApi(api);
  const [token, org] = [goods.org.owner.token, goods.org.id];
  try {
    for (let n = 0; n < 20; n += 1) {
      const [writer, reader] = n % 2 ? [api, second] : [second, api];
      const told = async () => (await reader.ask(scanOverview, { params: { qr: code } })).body;
      const body = { scope: 'code', qr_id: code, reason: `Glass ${n}` } as const;
      const { id } = await writer.call(createRecall, { params: { org }, token, body });
      expect(await told()).toMatchObject({ recall: { reason: `Glass ${n}` } });
      await writer.call(liftRecall, { params: { org, id }, body: { reason: 'All of it came back' }, token });
      expect(await told()).toMatchObject({ state: 'active' });
    }
  } finally {
    await second.stop();
  }
});

test('an organisation with more open recalls than are held tells them all the same, and other ones that end', async () => {
  const { goods, code } = await shelf();
  const { code: neighbour, goods: other } = await shelf();
  const { superuser } = api.database;
  const own = await goods.call(createRecall, {
    body: {
      scope: 'code',
      qr_id: code,
      reason: 'Glass',
    },
  });
  expect((await goods.overview(code)).recall).toMatchObject({ reason: 'Glass', more: 0 });
  await superuser.query(
    `insert into recall (org_id, scope, run_id, idx, reason)
     select r.org_id, 'code', r.run_id, 1000 + n, 'Elsewhere' from recall r, generate_series(1, 1000) n where r.id = $1`,
    [own.id],
  );
  const [here, there] = await Promise.all([goods.overview(code), other.overview(neighbour)]);
  expect([here.recall.reason, here.recall.more, there.state]).toEqual(['Glass', 0, 'active']);
  await goods.call(liftRecall, { params: { id: own.id }, body: { reason: 'All of it came back' } });
  expect((await goods.overview(code)).state).toBe('active');
});
