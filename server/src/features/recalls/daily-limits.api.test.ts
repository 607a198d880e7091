import { changeRecall, createRecall, liftRecall, tellOutcome } from '@qrigin/domain/recalls';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { recallSample } from '../../../../domain/src/recalls/samples.ts';
import { newGoods } from '../../testing/goods/goods.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function shelf() {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product());
  await goods.issue(packaging);
  const [code] = await goods.codes(packaging);
  const scope = { scope: 'code' as const, qr_id: code!.id };
  return { goods, code: code!.id, body: { ...scope, ...recallSample() } };
}

async function setPoints(key: string, points: number): Promise<void> {
  const { rowCount } = await api.database.superuser.query(
    'update rate_limit set points = $2 where key = $1',
    [key, points],
  );
  expect(rowCount).toBe(1);
}

test('recalls of a day have an end, and practice takes nothing from real ones', async () => {
  const { goods, body } = await shelf();
  const open = async (mock: boolean) => (await goods.ask(createRecall, { body: { ...body, mock } })).status;
  expect([await open(true), await open(false)]).toEqual([200, 200]);
  await setPoints(`recalls-opened:${goods.org.id} mock`, 999);
  expect([await open(true), await open(true), await open(false)]).toEqual([200, 429, 200]);
  await setPoints(`recalls-opened:${goods.org.id}`, 1000);
  expect(await open(false)).toBe(429);
});

test('so do changes of their words and what people say was done with packs', async () => {
  const { goods, code, body } = await shelf();
  const { id } = await goods.call(createRecall, { body });
  const params = { id };
  const change = async (reason: string) =>
    (await goods.ask(changeRecall, { params, body: { ...recallSample(), reason } })).status;
  expect(await change('Glass')).toBe(200);
  await setPoints(`recall-words:${goods.org.id}`, 999);
  expect([await change('More glass'), await change('Even more')]).toEqual([200, 429]);
  const tell = async () => {
    const told = {
      event_id: crypto.randomUUID(),
      at: new Date().toISOString(),
      code,
      outcome: 'held' as const,
    };
    return (await goods.ask(tellOutcome, { params, body: told })).status;
  };
  expect(await tell()).toBe(200);
  await setPoints(`recall-outcomes:${goods.org.owner.id}`, 49_999);
  expect([await tell(), await tell()]).toEqual([200, 429]);
});

test('an organisation keeps 20,000 recalls and as many mock recalls', async () => {
  const { goods, body } = await shelf();
  await api.database.superuser.query(
    `insert into recall (org_id, scope, product_id, reason, lifted_at, lift_reason)
     select $1, 'product', (select id from product where org_id = $1), 'Glass', now(), 'All found'
     from generate_series(1, 19999)`,
    [goods.org.id],
  );
  const open = async (mock = false) => (await goods.ask(createRecall, { body: { ...body, mock } })).code;
  expect([await open(), await open(), await open(true)]).toEqual([
    undefined,
    'too_many_recalls_ever',
    undefined,
  ]);
});

test('that a recall has ended already is said at once, whatever packers and other recalls wait for', async () => {
  const { goods, body } = await shelf();
  const { id } = await goods.call(createRecall, { body });
  const lift = () => goods.ask(liftRecall, { params: { id }, body: { reason: 'All found' } });
  expect((await lift()).status).toBe(200);
  const other = new Client({ connectionString: api.database.url('postgres') });
  await other.connect();
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [goods.org.id]);
  expect((await lift()).status).toBe(200);
  await other.end();
});
