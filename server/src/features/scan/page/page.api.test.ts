import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { publishDraft } from '@qrigin/domain/details';
import { recallCode } from '@qrigin/domain/recalls';
import { beforeAll, expect, test } from 'vitest';
import { newDescribed } from '../../../testing/goods/described.ts';
import { newGoods } from '../../../testing/goods/goods.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** The page as it comes over the wire: `fetch` would unpack it. */
function open(code: string, encoding?: string) {
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>(
    (resolve, reject) => {
      const call = request(`${api.url}/scan/${code}`, { headers }, async (response) => {
        const bytes = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes });
      });
      call.on('error', reject).end();
    },
  );
}

/** Whatever the clock says. */
const untimed = (page: Buffer) =>
  page
    .toString()
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
    .replaceAll(/\d\d:\d\d UTC/g, 'then');

async function twoJars() {
  const goods = await newGoods(api);
  const product = await goods.product({ name: 'Forest honey “Nilgiri”' });
  const packaging = await goods.packaging(product);
  await goods.issue(packaging, 1, { batch_id: await goods.batch(product, { expires_on: '2040-03-11' }) });
  const [, , first, second] = await goods.codes(packaging);
  return { goods, first: first?.id ?? '', second: second?.id ?? '' };
}

test('a page that comes compressed is the page that comes plain', async () => {
  const { goods, first, second } = await twoJars();
  await goods.call(recallCode, { params: { id: second }, body: { reason: 'Splinters of glass' } });
  for (const [code, status] of [
    [first, 200],
    [second, 200],
    ['00000000000000000000', 404],
    ['no-code', 404],
  ] as const) {
    const [plain, packed] = [await open(code), await open(code, 'gzip, br')];
    expect([plain.status, packed.status]).toEqual([status, status]);
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
      undefined,
      'gzip',
    ]);
    for (const { headers, bytes } of [plain, packed])
      expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(untimed(gunzipSync(packed.bytes))).toBe(untimed(plain.bytes));
    expect(untimed(plain.bytes)).toMatch(/^<!doctype html>[^]*<\/html>\s*$/);
  }
});

test('a slash at the end of an address is as good as none', async () => {
  const { first } = await twoJars();
  const [plain, slashed] = [await open(first), await open(`${first}/`)];
  expect(slashed.status).toBe(200);
  expect(untimed(slashed.bytes)).toBe(untimed(plain.bytes));
});

test('packs that are alike have the same page but for their codes, and a recall of one reaches that one', async () => {
  const { goods, first, second } = await twoJars();
  const page = async (code: string) => untimed((await open(code)).bytes);
  const inFours = (code: string) => code.match(/.{4}/g)?.join(' ') ?? '';
  const [one, other] = [await page(first), await page(second)];
  expect(one).toContain('Forest honey “Nilgiri”');
  expect(one).toContain(inFours(first));
  expect(one.replaceAll(first, second).replaceAll(inFours(first), inFours(second))).toBe(other);

  await goods.call(recallCode, { params: { id: second }, body: { reason: 'Splinters of glass' } });
  expect(await page(second)).toContain('Splinters of glass');
  expect(await page(first)).toBe(one);
});

test('a page tells what is published, and never what is only written', async () => {
  const it = await newDescribed(api);
  const packaging = await it.packaging(it.params.id);
  await it.issue(packaging, 1);
  const [code] = await it.codes(packaging);
  const page = async (language = 'en') => (await open(`${code?.id}?lang=${language}`)).bytes.toString();
  const image_file_id = await it.file();
  const save = (en: string, hi: string) =>
    it.save({ part: 'overview', content: { image_file_id, description: { en, hi } } });

  await save('Raw & <b>unheated</b>', 'कच्चा');
  expect(await page()).not.toContain('Raw');
  await it.call(publishDraft, { params: it.params });
  expect(await page()).toContain('Raw &amp; &lt;b&gt;unheated&lt;/b&gt;');
  expect(await page()).toContain(`/${it.org.id}/${image_file_id}`);
  expect(await page('hi')).toContain('कच्चा');

  await save('Stirred', 'हिलाया');
  expect(await page()).toContain('Raw');
  await it.call(publishDraft, { params: it.params });
  expect(await page()).toContain('Stirred');
  expect(await page()).not.toContain('Raw');
});

test('a picture is offered at each width once it is drawn at it', async () => {
  const it = await newDescribed(api);
  const packaging = await it.packaging(it.params.id);
  await it.issue(packaging, 1);
  const [code] = await it.codes(packaging);
  const page = async () => (await open(code?.id ?? '')).bytes.toString();
  const image_file_id = await it.file();
  const draw = (widths: string) =>
    api.database.superuser.query(
      'update file set width = 1280, height = 960, picture_widths = $2 where id = $1',
      [image_file_id, widths],
    );
  await draw('{}');
  await it.save({ part: 'overview', content: { image_file_id } });
  await it.call(publishDraft, { params: it.params });
  expect(await page()).toContain('width="1280"');
  expect(await page()).not.toContain('640w');
  await draw('{640}');
  expect(await page()).toContain('640w');
});
