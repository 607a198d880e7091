import { randomUUID } from 'node:crypto';
import { changeRecall, createRecall, liftRecall } from '@qrigin/domain/recalls';
import { beforeAll, expect, test } from 'vitest';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

async function open(id: string, lang = 'en') {
  const response = await fetch(`${api.url}/recalls/${id}?lang=${lang}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function recalled(more: { mock?: boolean } = {}) {
  const goods = await newGoods(api, 'Nilgiri <Honey>');
  const product = await goods.product();
  const batch_id = await goods.batch(product);
  const body = { scope: 'batch' as const, batch_id, reason: 'Splinters of <b>glass</b>', ...more };
  return { goods, recall: await goods.call(createRecall, { body }) };
}

test('a recall has a page that opens without a script, and follows what is said of it until its end', async () => {
  const { goods, recall } = await recalled();
  const first = await open(recall.id);
  expect(first.status).toBe(200);
  expect(first.text).toContain('Splinters of &lt;b&gt;glass&lt;/b&gt;');
  expect(first.text).toContain('Nilgiri &lt;Honey&gt;');
  expect(first.text).toContain('Forest honey');
  expect(first.text).not.toContain('<script');
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");

  const words = { reason: 'Metal', translations: { hi: { reason: 'शहद में धातु' } } };
  await goods.call(changeRecall, { params: { id: recall.id }, body: words });
  expect((await open(recall.id)).text).toContain('Metal');
  const hindi = await open(recall.id, 'hi');
  expect(hindi.headers.get('content-language')).toBe('hi');
  expect(hindi.text).toContain('शहद में धातु');

  await goods.call(liftRecall, { params: { id: recall.id }, body: { reason: 'All checked' } });
  const ended = await open(recall.id);
  expect(ended.text).toContain('This recall has ended');
  // Why it ended is for members.
  expect(ended.text).not.toContain('All checked');
});

test('a mock recall, a made-up id and no id at all lead to the same page', async () => {
  const { recall } = await recalled({ mock: true });
  const pages = await Promise.all([recall.id, randomUUID(), 'honey'].map((id) => open(id)));
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect(pages[0]?.text).toContain('There is no recall at this address.');
});
