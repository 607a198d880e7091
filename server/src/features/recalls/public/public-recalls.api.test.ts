import {
  changeRecall,
  createRecall,
  liftRecall,
  publicRecall,
  publicRecalls,
  type recallReach,
} from '@qrigin/domain/recalls';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { recallSample } from '../../../../../domain/src/recalls/samples.ts';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function shelf() {
  const goods = await newGoods(api);
  const product = await goods.product();
  const packaging = await goods.packaging(product);
  const batch = await goods.batch(product, { lot_code: 'FH-2026-014' });
  await goods.issue(packaging, 1, { batch_id: batch });
  const codes = (await goods.codes(packaging)).map(({ id }) => id);
  const open = (body: z.input<typeof recallReach.body> & { mock?: boolean }) =>
    goods.call(createRecall, { body: { ...recallSample(), ...body } });
  return { goods, batch, codes, open };
}

describe('what anyone can read of recalls', () => {
  const one = (id: string) => api.ask(publicRecall, { params: { id } });
  const all = (id: string) => api.ask(publicRecalls, { params: { id } });

  test('says the words, the goods and whose they are, but no code and no one’s name', async () => {
    const { goods, batch, codes, open } = await shelf();
    const recall = await open({ scope: 'batch', batch_id: batch });
    const onCode = await open({ scope: 'code', qr_id: codes[1]! });
    const { status, body, headers } = await one(recall.id);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(body).toEqual({
      id: recall.id,
      organisation: { id: goods.org.id, name: expect.any(String), logo_url: null },
      product: { name: 'Forest honey', image_url: null },
      lot_code: 'FH-2026-014',
      scope: 'batch',
      level: null,
      from: null,
      to: null,
      heading: '',
      remedy: '',
      language: 'en',
      translations: {},
      ...recallSample(),
      opened_at: recall.created_at,
      changed_at: null,
      ended_at: null,
      url: `http://localhost/recalls/${recall.id}`,
    });
    const listed = await all(goods.org.id);
    expect(listed.body.recalls.map(({ id, level }) => [id, level])).toEqual([
      [onCode.id, 'carton'],
      [recall.id, null],
    ]);
    for (const text of [...codes, goods.org.owner.id, 'created_by', 'opened_by'])
      expect(listed.text).not.toContain(text);
  });

  test('one that ended is there to read and no longer in the list; a mock recall is nowhere', async () => {
    const { goods, batch, open } = await shelf();
    const { id } = await open({ scope: 'batch', batch_id: batch });
    const mock = await open({ scope: 'batch', batch_id: batch, mock: true });
    await goods.call(liftRecall, { params: { id }, body: { reason: 'All found' } });
    expect((await one(id)).body.ended_at).toMatch(/Z$/);
    expect((await all(goods.org.id)).body.recalls).toEqual([]);
    expect((await one(mock.id)).status).toBe(404);
    expect((await one(crypto.randomUUID())).status).toBe(404);
    expect((await all(crypto.randomUUID())).status).toBe(404);
  });

  test('the list comes in pages, so that no one makes us write all of it again and again', async () => {
    const { goods, codes, open } = await shelf();
    const opened: string[] = [];
    for (const qr_id of codes.slice(0, 3)) opened.unshift((await open({ scope: 'code', qr_id })).id);
    const page = async (query: { page?: string; page_size?: string }) => {
      const { status, body } = await api.ask(publicRecalls, { params: { id: goods.org.id }, query });
      return status === 200 ? [body.total, ...body.recalls.map(({ id }) => id)] : status;
    };
    expect(await page({ page_size: '2' })).toEqual([3, ...opened.slice(0, 2)]);
    expect(await page({ page_size: '2', page: '2' })).toEqual([3, opened[2]]);
    expect(await page({ page: '2' })).toEqual([3]);
    expect(await page({ page_size: '21' })).toBe(400);
  });

  test('nothing of an organisation that is blocked', async () => {
    const { goods, batch, codes, open } = await shelf();
    const { id } = await open({ scope: 'batch', batch_id: batch });
    const late = await open({ scope: 'code', qr_id: codes[0]! });
    await api.database.superuser.query(
      `insert into block (subject, kind, organisation_id, reason, blocked_by) values ($1::text, 'organisation', $1::text::uuid, 'Fraud', 'ops')`,
      [goods.org.id],
    );
    expect((await one(id)).status).toBe(404);
    expect((await all(goods.org.id)).status).toBe(404);
    // What was changed since is told without its words, like what was opened since.
    await goods.ask(changeRecall, { params: { id: late.id }, body: { reason: 'Buy elsewhere' } });
    await api.database.superuser.query('update recall set changed_at = now() where id = $1', [late.id]);
    const { recall } = await goods.overview(codes[0]!);
    expect(recall.notices.map((notice) => [notice.id, notice.reason])).toEqual([
      [null, ''],
      [null, recallSample().reason],
    ]);
  });
});
