import { API_BASE, bearer, pathOf } from '@qrigin/domain/http';
import { listRunCodes } from '@qrigin/domain/qr';
import { scanOverview } from '@qrigin/domain/scan';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Goods, newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const CSV = { accept: 'text/csv' };
const HEAD = '"Number","Code","Address","Level","Pack as issued","Run"';
const PATIENTLY = { timeout: 10_000 };

async function readFile(goods: Goods, run: number, query: Record<string, string> = {}) {
  const answer = await goods.askRaw(listRunCodes, { params: { id: String(run) }, query, headers: CSV });
  expect(answer.status).toBe(200);
  const [head, ...lines] = answer.text.split('\r\n');
  expect([head, lines.pop()]).toEqual([HEAD, '']);
  return { rows: lines.map((line) => line.slice(1, -1).split('","')), headers: answer.headers };
}

function openFile({ org }: Goods, run: number, request: RequestInit = {}): Promise<Response> {
  const path = pathOf(listRunCodes, { org: org.id, id: String(run) });
  return fetch(`${api.url}${API_BASE}${path}`, {
    ...request,
    headers: { ...CSV, ...bearer(org.owner.token) },
  });
}

/** As long as a run can be. */
async function longestRun(goods: Goods) {
  const packaging = await goods.packaging(await goods.product(), { name: 'jar', count: 10_000 });
  return { packaging, ...(await goods.issue(packaging, 1000)) };
}

/** Whether somewhere a transaction waits for who began it. */
async function isAnyOpen(): Promise<boolean> {
  const { rows } = await api.database.superuser.query(
    "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  );
  return rows.length > 0;
}

test('a run as a file has what the list of its codes has, in the same order', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product());
  const { run_id: run } = await goods.issue(packaging, 2);
  const listed = await goods.codes(packaging);
  const { rows, headers } = await readFile(goods, run);
  expect(rows).toEqual(
    listed.map(({ index, id, url, level, parent_id }) => [
      String(index + 1),
      id,
      url,
      level,
      parent_id ?? '',
      String(run),
    ]),
  );
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'x-total-rows': '32',
    'x-max-rows': '32',
  });
});

test('any range of a run comes as a file or in pages, with packs that are further ahead', async () => {
  const goods = await newGoods(api);
  const packaging = await goods.packaging(await goods.product());
  const { run_id: run } = await goods.issue(packaging, 2);
  const { rows: all } = await readFile(goods, run);
  for (const [from, to] of [
    [1, 1],
    [4, 9],
    [20, 32],
    [31, 1000],
  ] as const) {
    const query = { from: String(from), to: String(to) };
    expect((await readFile(goods, run, query)).rows).toEqual(all.slice(from - 1, to));
    const page = await goods.call(listRunCodes, {
      params: { id: String(run) },
      query: { ...query, page_size: '2', page: '1' },
    });
    expect(page.total).toBe(Math.min(to, 32) - from + 1);
    expect(page.items.map(({ code, pack }) => [code, pack ?? ''])).toEqual(
      all.slice(from - 1, Math.min(to, from + 1)).map(([, code, , , pack]) => [code, pack]),
    );
  }
  expect((await readFile(goods, run, { from: '33' })).rows).toEqual([]);
  const backwards = { params: { id: String(run) }, query: { from: '3', to: '2' } };
  expect((await goods.askRaw(listRunCodes, backwards)).status).toBe(400);
});

test('a file of several thousand codes has each of them once, with its pack', async () => {
  const goods = await newGoods(api);
  const box = { name: 'box', count: 1, child: { name: 'jar', count: 10 } };
  const { run_id: run } = await goods.issue(await goods.packaging(await goods.product(), box), 500);
  const { rows } = await readFile(goods, run);
  expect(rows.map(([number]) => Number(number))).toEqual(Array.from({ length: 5500 }, (_, at) => at + 1));
  expect(new Set(rows.map(([, code]) => code)).size).toBe(5500);
  for (const [at, [, , , level, pack]] of rows.entries())
    expect([at, level, pack]).toEqual([
      at,
      at % 11 === 0 ? 'box' : 'jar',
      at % 11 === 0 ? '' : rows[at - (at % 11)]?.[1],
    ]);
});

test('the last codes of a run of 10,000,000 come as a file as they stand in the list', async () => {
  const goods = await newGoods(api);
  const { packaging, run_id: run } = await longestRun(goods);
  const { rows } = await readFile(goods, run, { from: '9999991' });
  const codes = await goods.codes(packaging, { page: '1000000', page_size: '10', run: String(run) });
  expect(rows.map(([number, code]) => [Number(number), code])).toEqual(
    codes.map(({ index, id }) => [index + 1, id]),
  );
  expect(rows.at(-1)?.[0]).toBe('10000000');
});

test('codes of a run whose key is gone come from where they were written out', async () => {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const { superuser } = api.database;
  const { rows } = await superuser.query<{ id: string }>(
    `insert into code_run (org_id, kind, product_id, packaging_id, levels, packs, size, key_epoch, scan_base_url)
     values ($1, 'structure', $2, $3, '[{"name":"box","count":1},{"name":"jar","count":2}]', 1000, 3000, 99,
       'http://localhost/scan/') returning id`,
    [goods.org.id, product, packaging],
  );
  const run = Number(rows[0]?.id);
  const written = (idx: number) => `W${String(run).padStart(9, '0')}${String(idx).padStart(10, '0')}`;
  await superuser.query(
    `insert into written_code (org_id, run_id, idx, code)
     select $1, $2, idx, code from unnest($3::text[]) with ordinality as w(code, n), lateral (select (n - 1)::int as idx) i`,
    [goods.org.id, run, Array.from({ length: 3000 }, (_, idx) => written(idx))],
  );
  const file = await readFile(goods, run, { from: '990', to: '2100' });
  expect(file.rows).toEqual(
    Array.from({ length: 1111 }, (_, at) => at + 989).map((idx) => [
      String(idx + 1),
      written(idx),
      `http://localhost/scan/${written(idx)}`,
      idx % 3 === 0 ? 'box' : 'jar',
      idx % 3 === 0 ? '' : written(idx - (idx % 3)),
      String(run),
    ]),
  );
});

test('whoever takes a long file slowly holds no transaction, gets one at a time, and scans stay quick meanwhile', async () => {
  const goods = await newGoods(api);
  const { packaging, run_id: run } = await longestRun(goods);
  const [code] = await goods.codes(packaging, { page_size: '1' });
  const leaving = new AbortController();
  const response = await openFile(goods, run, { signal: leaving.signal });
  expect(response.headers.get('x-total-rows')).toBe('10000000');
  const reader = response.body!.getReader();
  await reader.read();
  // Nobody reads on: what is read ahead is all that is computed.
  await vi.waitFor(async () => expect(await isAnyOpen()).toBe(false), PATIENTLY);
  const second = await goods.askRaw(listRunCodes, { params: { id: String(run) }, headers: CSV });
  expect(second.code).toBe('too_often');
  // Nor does a colleague get one, who would take another of the places that all organisations share.
  const colleague = await goods.org.newMember('qr_operator');
  const theirs = { params: { org: goods.org.id, id: String(run) }, token: colleague.token, headers: CSV };
  expect((await api.askRaw(listRunCodes, theirs)).code).toBe('too_often');
  const stranger = await newGoods(api);
  const { run_id: other } = await stranger.issue(await stranger.packaging(await stranger.product()));
  expect((await readFile(stranger, other)).rows).toHaveLength(16);

  // Now read as fast as it comes, with scans beside it.
  let bytes = 0;
  const reading = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length;
  })().catch(() => undefined);
  const times: number[] = [];
  for (let scan = 0; scan < 50; scan += 1) {
    const begun = performance.now();
    const answer = await api.ask(scanOverview, { params: { qr: code!.id } });
    times.push(performance.now() - begun);
    expect(answer.status).toBe(200);
  }
  leaving.abort();
  await reading;
  expect(bytes).toBeGreaterThan(100_000);
  expect(times.toSorted((a, b) => a - b)[25]).toBeLessThan(100);
  // Who has left makes room for the next.
  await vi.waitFor(async () => {
    const again = await goods.askRaw(listRunCodes, {
      params: { id: String(run) },
      query: { to: '5' },
      headers: CSV,
    });
    expect(again.status).toBe(200);
  }, PATIENTLY);
});

test('runs of another organisation are not found, as a page or as a file', async () => {
  const [mine, theirs] = [await newGoods(api), await newGoods(api)];
  const { run_id: run } = await theirs.issue(await theirs.packaging(await theirs.product()));
  for (const id of [String(run), '68719476735', '0', 'x']) {
    expect((await mine.askRaw(listRunCodes, { params: { id } })).status).toBe(404);
    expect((await mine.askRaw(listRunCodes, { params: { id }, headers: CSV })).status).toBe(404);
  }
});
