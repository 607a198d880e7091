import type { recallReach } from '@qrigin/domain/recalls';
import { createRecall, liftRecall, recallCode } from '@qrigin/domain/recalls';
import { scanOverview } from '@qrigin/domain/scan';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Goods, newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

/** What is recalled, as it is sent. */
type Scoped = z.input<typeof recallReach.body>;

/** Hole 3: whoever opened recalls without end made every scan slow, also the scans of others. */

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const open = (goods: Goods, body: Scoped & Partial<z.input<typeof recallCode.body>>) =>
  untilTurn(() => goods.ask(createRecall, { body: { reason: 'Glass', ...body } })).then(
    ({ status, body: reply }) => ({
      status,
      ...(reply as { id: string; code?: string; error?: string }),
    }),
  );

/** Of one person a few go on or wait; the others come again. */
async function untilTurn<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  const answer = await ask();
  return answer.status === 503 ? untilTurn(ask) : answer;
}

/** Rows as they could only have come past the product. */
function store(orgId: string, productId: string, count: number) {
  return api.database.superuser.query(
    `insert into recall (org_id, scope, product_id, reason, what_to_do, created_at)
     select $1, 'product', $2, 'Reason ' || n, repeat('x', 2000), now() - n * interval '1 minute'
     from generate_series(1, $3::int) as n`,
    [orgId, productId, count],
  );
}

async function shelf() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const run = await goods.issue(packaging, 1);
  const codes = await goods.codes(packaging);
  return { goods, product, packaging, run, codes: codes.map(({ id }) => id) };
}

describe('open recalls are bounded', () => {
  test('5 of one target; the refusal says what to do, and ending one makes room', async () => {
    const { goods, product } = await shelf();
    const onProduct = { scope: 'product', product_id: product } as const;
    const opened = [];
    for (let n = 0; n < 5; n += 1) opened.push(await open(goods, onProduct));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await open(goods, onProduct)).toEqual({
      status: 409,
      code: 'too_many_recalls_of_target',
      error:
        'This already has 5 open recalls, or 5 open mock recalls. End one first. For a code, run or batch, you can open one wider recall instead.',
    });
    await goods.call(liftRecall, { params: { id: opened[2]!.id }, body: { reason: 'All of it came back' } });
    expect((await open(goods, onProduct)).status).toBe(200);
  });

  test('another scope of the same thing is another target; all windows of a product are one', async () => {
    const { goods, product, run, codes } = await shelf();
    const window = (month: number) => ({
      scope: 'window' as const,
      product_id: product,
      from: `2026-0${month}-01T00:00:00Z`,
      to: `2026-0${month + 1}-01T00:00:00Z`,
    });
    for (const month of [1, 2, 3, 4, 5]) expect((await open(goods, window(month))).status).toBe(200);
    expect((await open(goods, window(6))).code).toBe('too_many_recalls_of_target');
    for (const body of [
      { scope: 'product', product_id: product },
      { scope: 'run', run_id: run.run_id },
      { scope: 'code', qr_id: codes[0]! },
      { scope: 'code', qr_id: codes[1]! },
    ] as const)
      expect((await open(goods, body)).status).toBe(200);
  });

  test('mock recalls are counted apart', async () => {
    const { goods, codes } = await shelf();
    const practice = { scope: 'code', qr_id: codes[0]!, mock: true } as const;
    for (let n = 0; n < 5; n += 1) expect((await open(goods, practice)).status).toBe(200);
    expect((await open(goods, practice)).code).toBe('too_many_recalls_of_target');
    expect((await open(goods, { ...practice, mock: false })).status).toBe(200);
  });

  test('200 of an organisation, also when many are opened at once', async () => {
    const { goods, product, codes } = await shelf();
    const other = await goods.product();
    await store(goods.org.id, other, 195);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => open(goods, { scope: 'code', qr_id: codes[n % 16]! })),
    );
    const statuses = answers.map(({ status, code }) => `${status} ${code ?? ''}`).toSorted();
    expect(new Set(statuses)).toEqual(new Set(['200 ', '409 too_many_recalls']));
    expect(statuses.filter((status) => status === '200 ')).toHaveLength(5);
    expect((await open(goods, { scope: 'product', product_id: product })).error).toBe(
      'An organisation can have at most 200 open recalls and 200 open mock recalls. End one, or open a wider recall that covers several.',
    );
    expect((await open(goods, { scope: 'product', product_id: product, mock: true })).status).toBe(200);
  });

  test('5 of one target, also when many are opened at once', async () => {
    const { goods, codes } = await shelf();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        untilTurn(() => goods.ask(recallCode, { params: { id: codes[0]! }, body: { reason: 'Glass' } })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
  });
});

describe('a scan is bounded whatever is stored', () => {
  test('it tells the newest recalls and how many more there are', async () => {
    const { goods, codes } = await shelf();
    const opened = [];
    for (let n = 1; n <= 5; n += 1) {
      const recall = { reason: `Reason ${n}` };
      opened.unshift(await goods.call(recallCode, { params: { id: codes[0]! }, body: recall }));
    }
    expect((await goods.overview(codes[0] ?? '')).recall).toEqual({
      recalled: true,
      reason: 'Reason 5',
      date: opened[0]!.created_at,
      notices: opened.slice(0, 3).map(({ id, reason, created_at }) => ({
        id,
        heading: '',
        reason,
        hazard: '',
        what_to_do: '',
        remedy: '',
        contact: '',
        date: created_at,
        language: 'en',
        translations: {},
      })),
      more: 2,
    });
  });

  test('of the others those come first that name a danger or whom to ask', async () => {
    const { goods, product, codes } = await shelf();
    const onProduct = { scope: 'product', product_id: product } as const;
    await open(goods, { ...onProduct, reason: 'Glass', hazard: 'Cuts', contact: '+91 80 0000 0000' });
    for (const reason of ['Smudged', 'Faded', 'Loose lid']) await open(goods, { ...onProduct, reason });
    const { body } = await api.ask(scanOverview, { params: { qr: codes[0]! } });
    const { recall } = body;
    expect([recall.notices.map(({ reason }) => reason), recall.more]).toEqual([
      ['Loose lid', 'Glass', 'Faded'],
      1,
    ]);
  });

  test('the look-up answers with the newest 5 of each target, and others still get theirs', async () => {
    const [flood, other] = [await shelf(), await shelf()];
    await store(flood.goods.org.id, flood.product, 3000);
    const answer = await api.ask(scanOverview, { params: { qr: flood.codes[0]! } });
    expect(answer.text.length).toBeLessThan(10_000);
    expect(answer.body).toMatchObject({ recall: { reason: 'Reason 1', more: 2 } });

    await store(other.goods.org.id, other.product, 1);
    const { rows } = await api.database.superuser.query<{ org: string; count: number }>(
      `select r.org_id as org, count(*)::int from scan_codes('{}', $1, '{}', $2) c
       join recall r on r.id = c.recall_id group by 1 order by 2`,
      [
        [flood.goods.org.id, other.goods.org.id],
        [flood.product, other.product],
      ],
    );
    expect(rows).toEqual([
      { org: other.goods.org.id, count: 1 },
      { org: flood.goods.org.id, count: 5 },
    ]);
  });

  test('a recall of one code is not read by scans of its neighbours', async () => {
    const { goods, run, codes } = await shelf();
    for (const code of codes.slice(4, 8)) await open(goods, { scope: 'code', qr_id: code });
    const { rows } = await api.database.superuser.query(
      `select kind from scan_codes(array[$1::bigint * 16777216], array[$2::uuid], array[$1::bigint], '{}')`,
      [run.run_id, goods.org.id],
    );
    expect(rows).toEqual([]);
  });

  test('a code forgets the recalls that it carried once they have ended', async () => {
    const { goods, product, packaging, codes } = await shelf();
    const [, carton = '', jar = ''] = codes;
    const pack = (parentID: string | null) =>
      goods.assign(product, packaging, { qrIds: [jar], packagingInfoName: 'jar', parentID });
    for (let n = 0; n < 3; n += 1) {
      const { id } = await open(goods, { scope: 'code', qr_id: carton });
      expect((await pack(null)).status).toBe(200);
      expect((await goods.overview(jar)).state).toBe('recalled');
      await goods.call(liftRecall, { params: { id }, body: { reason: 'All of it came back' } });
      expect((await pack(carton)).status).toBe(200);
    }
    const { rows } = await api.database.superuser.query<{ carried: number }>(
      'select cardinality(carried) as carried from code_state where org_id = $1',
      [goods.org.id],
    );
    expect(rows).toEqual([{ carried: 1 }]);
  });
});

/** Recalls from before there was a limit. None of them may hide another: a recall never disappears. */
describe('more open recalls than can be opened now', () => {
  const insert = (text: string, values: unknown[]) =>
    api.database.superuser.query(`insert into recall ${text}`, values);
  const reasonOf = async (goods: Goods, code = '') => (await goods.overview(code)).recall.reason;

  test('newer ones of days on which the code was not made', async () => {
    const { goods, product, codes } = await shelf();
    await open(goods, { scope: 'product', product_id: product });
    await insert(
      `(org_id, scope, product_id, window_from, window_to, reason, created_at)
       select $1, 'window', $2, '2001-01-01', '2001-01-02', 'Other days ' || n, now() + interval '1 second'
       from generate_series(1, 200) as n`,
      [goods.org.id, product],
    );
    expect(await reasonOf(goods, codes[0])).toBe('Glass');
  });

  test('windows of one product, each about another run, looked up together', async () => {
    const { goods, product, packaging, run, codes } = await shelf();
    const later = await goods.issue(packaging, 1);
    await insert(
      `(org_id, scope, product_id, window_from, window_to, reason, created_at)
       select org_id, 'window', $1, date_trunc('ms', created_at), date_trunc('ms', created_at) + interval '1 ms', 'Run ' || id, now() - n * interval '1 second'
       from code_run, generate_series(1, 10) as n where id = any ($2)`,
      [product, [run.run_id, later.run_id]],
    );
    await insert(
      `(org_id, scope, product_id, window_from, window_to, reason)
       select org_id, 'window', $1, date_trunc('ms', created_at), date_trunc('ms', created_at) + interval '1 ms', 'Run ' || id
       from code_run, generate_series(1, 10) where id = $2`,
      [product, later.run_id],
    );
    const { rows } = await api.database.superuser.query<{ reason: string; count: number }>(
      `select reason, count(*)::int from scan_codes('{}', $1, $2, $3) group by 1`,
      [[goods.org.id], [run.run_id, later.run_id], [product]],
    );
    expect(new Map(rows.map(({ reason, count }) => [reason, count]))).toEqual(
      new Map([run, later].map(({ run_id }) => [`Run ${run_id}`, 5])),
    );
    expect(await reasonOf(goods, codes[0])).toBe(`Run ${run.run_id}`);
  });

  test('codes that each have one of their own, scanned at once', async () => {
    const { goods, packaging } = await shelf();
    const run = await goods.issue(packaging, 20);
    await insert(
      `(org_id, scope, run_id, idx, reason, created_at)
       select $1, 'code', $2, n, 'Own', now() + n * interval '1 second' from generate_series(0, 319) as n`,
      [goods.org.id, run.run_id],
    );
    const codes = (await goods.codes(packaging)).map(({ id }) => id).slice(16);
    const overviews = await Promise.all(codes.map((code) => goods.overview(code)));
    expect(overviews.map(({ recall }) => recall.recalled)).toEqual(Array(84).fill(true));
  });

  test('what is taken out of a pack takes all of its recalls along, the oldest too', async () => {
    const { goods, product, packaging, run, codes } = await shelf();
    const [, carton = '', jar = ''] = codes;
    await insert(
      `(org_id, scope, run_id, idx, reason, created_at)
       select $1, 'code', $2, 1, 'Reason ' || n, now() - n * interval '1 second' from generate_series(1, 8) as n`,
      [goods.org.id, run.run_id],
    );
    expect(await reasonOf(goods, carton)).toBe('Reason 1');
    const taken = await goods.assign(product, packaging, {
      qrIds: [jar],
      packagingInfoName: 'jar',
      parentID: null,
    });
    expect(taken.status).toBe(200);
    await api.database.superuser.query(
      `update recall set lifted_at = now() where org_id = $1 and reason <> 'Reason 8'`,
      [goods.org.id],
    );
    expect(await reasonOf(goods, jar)).toBe('Reason 8');
    expect((await goods.overview(jar)).recall.more).toBe(0);
  });
});
