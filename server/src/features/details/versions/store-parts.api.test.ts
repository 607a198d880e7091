import {
  Content,
  encodeEmbedUrl,
  FAULTS,
  findProductDetails,
  findVersion,
  listVersions,
  NO_CONTENT,
  type PublishedDetails,
  publishDraft,
  SECTION_TYPES,
  storeNotes,
  storeProductDetails,
  storeQrInfo,
  storeSupport,
} from '@qrigin/domain/details';
import { createVendor } from '@qrigin/domain/vendors';
import { beforeAll, expect, test } from 'vitest';
import { contentSample } from '../../../../../domain/src/details/samples.ts';
import { vendorSample } from '../../../../../domain/src/vendors/samples.ts';
import { type Described, newDescribed } from '../../../testing/goods/described.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const read = ({ call, params }: Described) => call(findProductDetails, { params });
const versions = async ({ call, params }: Described) => (await call(listVersions, { params })).items;

function contentIn(details: PublishedDetails): Content {
  const { product_id: _id, version: _version, published_at: _at, published_by: _by, ...content } = details;
  return content;
}

/** Everything that a maker can say, with files and vendors that there are. */
async function wholeSample(it: Described): Promise<Content> {
  const picture = await it.file();
  const document = await it.file({ kind: 'productDocument' });
  const { id: vendor } = await it.call(createVendor, { body: vendorSample() });
  const sample = contentSample({ image_file_id: picture });
  const sections = sample.sections.map((section) => {
    const text = JSON.stringify(section).replaceAll(/"file_id":"[^"]+"/g, `"file_id":"${picture}"`);
    if (section.type === 'vendor') return { ...section, vendor_ids: [vendor] };
    return section.type === 'document' ? { ...section, file_id: document } : JSON.parse(text);
  });
  return Content.parse({ ...sample, sections });
}

test('[PROD-44][PROD-46][PROD-51] product details that are stored come back, with sections of every type in order', async () => {
  const it = await newDescribed(api);
  const { notes, support, qrinfo, ...body } = await wholeSample(it);
  const stored = await it.ask(storeProductDetails, { params: it.params, body });
  expect([stored.status, stored.headers.get('etag')]).toEqual([200, '"1"']);
  const details = await read(it);
  expect(details).toEqual(stored.body);
  expect(contentIn(details)).toEqual({ ...NO_CONTENT, ...body });
  expect(new Set(details.sections.map(({ type }) => type))).toEqual(new Set(SECTION_TYPES));
  expect(details.sections.map(({ id }) => id)).toEqual(body.sections.map(({ id }) => id));
  expect([notes, support, qrinfo]).not.toEqual([details.notes, details.support, details.qrinfo]);
});

test('[PROD-58] the payload of product details is a description, a picture and sections, each of a type that is known', async () => {
  const it = await newDescribed(api);
  const image_file_id = await it.file();
  const body = {
    description: 'Raw and unheated',
    image_file_id,
    sections: [
      { type: 'text' as const, title: 'Origin', body: 'From wild combs.\n\nAbove Kotagiri.' },
      { type: 'table' as const, title: 'Harvest', columns: ['Step'], rows: [['Gathered'], ['Filtered']] },
    ],
  };
  await it.call(storeProductDetails, { params: it.params, body });
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  expect(await read(it)).toMatchObject({
    description: { en: 'Raw and unheated' },
    image_file_id,
    sections: [
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: 'text',
        title: { en: 'Origin' },
        body: { en: { content: [paragraph('From wild combs.'), paragraph('Above Kotagiri.')] } },
      },
      { type: 'table', columns: [{ en: 'Step' }], rows: [[{ en: 'Gathered' }], [{ en: 'Filtered' }]] },
    ],
  });
  const types = ['html', 'script', 'iframe', '__proto__', '', null, undefined];
  for (const type of types) {
    const answer = await it.askRaw(storeProductDetails, {
      params: it.params,
      body: { sections: [{ type }] },
    });
    expect([type, answer.status]).toEqual([type, 400]);
  }
});

test('[PROD-47] the details of a product without any are not found', async () => {
  const it = await newDescribed(api);
  await it.save({ part: 'overview', content: { brand: 'Only a draft' } });
  const answer = await it.ask(findProductDetails, { params: it.params });
  expect([answer.status, answer.code]).toEqual([404, 'not_found']);
});

test('[PROD-45][PROD-60] QR information is a title, a description and a redirect_url of the web', async () => {
  const it = await newDescribed(api);
  const store = (redirect_url: string) =>
    it.ask(storeQrInfo, { params: it.params, body: { title: 'Honey', description: 'Raw', redirect_url } });
  for (const url of ['https://hill.example/honey', 'http://hill.example', '']) {
    expect((await store(url)).status).toBe(200);
    const words = { title: { en: 'Honey' }, description: { en: 'Raw' } };
    expect((await read(it)).qrinfo).toEqual({ ...words, redirect_url: url });
  }
  const wrong = [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://hill.example',
    '//hill.example',
    '/honey',
    'hill.example',
    'https://',
    'https://user:secret@hill.example',
    'https://localhost/admin',
    'https://hill.example:8443/',
  ];
  for (const url of wrong) {
    const answer = await store(url);
    expect([url, answer.status, answer.body]).toMatchObject([
      url,
      400,
      { fields: { redirect_url: FAULTS.redirect } },
    ]);
  }
  expect((await read(it)).version).toBe(3);
});

test('[PROD-49][PROD-61] support is a location with a placeId and a map address, which is https', async () => {
  const it = await newDescribed(api);
  const location = { placeId: 'ChIJ_x', mapEmbedUrl: 'https://www.google.com/maps/embed?pb=1' };
  const stored = await it.call(storeSupport, { params: it.params, body: { location } });
  expect(stored.support).toEqual({ location, hours: {} });
  expect((await read(it)).support).toEqual(stored.support);
  for (const mapEmbedUrl of ['http://maps.example', 'javascript:alert(1)', 'maps.example']) {
    const body = { location: { placeId: 'x', mapEmbedUrl } };
    const answer = await it.ask(storeSupport, { params: it.params, body });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { fields: { 'location.mapEmbedUrl': FAULTS.link } },
    ]);
  }
  const flat = await it.askRaw(storeSupport, { params: it.params, body: location });
  expect(flat.status).toBe(400);
});

test('[PROD-50][PROD-61] notes are a list of titles with points, wrapped in notes', async () => {
  const it = await newDescribed(api);
  const notes = [
    { title: 'Crystals are normal', points: ['Warm the jar', 'Below 40 °C'] },
    { title: 'Recipe', points: [] },
  ];
  await it.call(storeNotes, { params: it.params, body: { notes } });
  expect((await read(it)).notes).toEqual([
    { title: { en: 'Crystals are normal' }, points: [{ en: 'Warm the jar' }, { en: 'Below 40 °C' }] },
    { title: { en: 'Recipe' }, points: [] },
  ]);
  expect((await it.askRaw(storeNotes, { params: it.params, body: notes })).status).toBe(400);
  const wrong = { notes: [{ title: 'x', points: [{ text: 'y' }] }] };
  expect((await it.askRaw(storeNotes, { params: it.params, body: wrong })).status).toBe(400);
});

test('[PROD-53] addresses of embed-urls come back as the same list, each in base64', async () => {
  const it = await newDescribed(api);
  const urls = [
    'https://vimeo.com/76979871',
    'https://शहद.example/नुस्खे?क=ख',
    'https://honey.example/a?b=c&d=é',
  ];
  const embedUrlsData = urls.map(encodeEmbedUrl);
  const body = { sections: [{ type: 'embed-urls' as const, title: 'Elsewhere', embedUrlsData }] };
  await it.call(storeProductDetails, { params: it.params, body });
  const [section] = (await read(it)).sections;
  expect(section).toMatchObject({ type: 'embed-urls', embedUrlsData });
  for (const wrong of ['http://vimeo.com/1', 'javascript:alert(1)', 'no address']) {
    const sections = [{ ...body.sections[0]!, embedUrlsData: [embedUrlsData[0]!, encodeEmbedUrl(wrong)] }];
    const answer = await it.ask(storeProductDetails, { params: it.params, body: { sections } });
    expect([wrong, answer.status, answer.body]).toMatchObject([
      wrong,
      400,
      { fields: { 'sections.0.embedUrlsData.1': FAULTS.link } },
    ]);
  }
  for (const plain of ['https://vimeo.com/1', 'a b', 'YQ', 'YQ=']) {
    const sections = [{ ...body.sections[0]!, embedUrlsData: [plain] }];
    const answer = await it.ask(storeProductDetails, { params: it.params, body: { sections } });
    expect([plain, answer.status]).toEqual([plain, 400]);
  }
});

test('each call replaces its own part for shoppers and leaves the others as they are', async () => {
  const it = await newDescribed(api);
  await it.call(storeNotes, { params: it.params, body: { notes: [{ title: 'Note' }] } });
  await it.call(storeProductDetails, { params: it.params, body: { brand: 'Hill' } });
  await it.call(storeQrInfo, { params: it.params, body: { title: 'Honey' } });
  await it.call(storeSupport, { params: it.params, body: { hours: 'Always' } });
  await it.call(storeProductDetails, { params: it.params, body: { variant: 'Raw' } });
  expect(contentIn(await read(it))).toEqual({
    ...NO_CONTENT,
    variant: { en: 'Raw' },
    notes: [{ title: { en: 'Note' }, points: [] }],
    qrinfo: { ...NO_CONTENT.qrinfo, title: { en: 'Honey' } },
    support: { ...NO_CONTENT.support, hours: { en: 'Always' } },
  });
  expect((await it.draft()).changes).toEqual([]);
  expect((await versions(it)).map(({ number, is_live }) => [number, is_live])).toEqual([
    [5, true],
    [4, false],
    [3, false],
    [2, false],
    [1, false],
  ]);
});

test('the same once more makes no version, whether sections bring their ids or not', async () => {
  const it = await newDescribed(api);
  const body = { brand: 'Hill', sections: [{ type: 'text' as const }, { type: 'vendor' as const }] };
  const first = await it.call(storeProductDetails, { params: it.params, body });
  expect(await it.call(storeProductDetails, { params: it.params, body })).toEqual(first);
  expect(
    await it.call(storeProductDetails, { params: it.params, body: { ...body, sections: first.sections } }),
  ).toEqual(first);
  const moved = { ...body, sections: body.sections.toReversed() };
  const other = await it.call(storeProductDetails, { params: it.params, body: moved });
  expect([other.version, new Set(other.sections.map(({ id }) => id)).size]).toEqual([2, 2]);
});

test('If-Match is the version that the caller knows, and nothing is replaced that it does not know', async () => {
  const it = await newDescribed(api);
  const put = (brand: string, ifMatch: number) =>
    it.ask(storeProductDetails, { params: it.params, body: { brand }, ifMatch });
  const early = await put('Hill', 1);
  expect([early.status, early.code, early.body]).toMatchObject([412, 'changed_meanwhile', { current: null }]);
  expect((await put('Hill', 0)).status).toBe(200);
  expect((await put('Valley', 1)).body.version).toBe(2);
  const late = await put('Lake', 1);
  expect([late.status, late.body]).toMatchObject([
    412,
    { current: { version: 2, published_at: expect.any(String), published_by: { id: it.org.owner.id } } },
  ]);
  // The answer was lost, and the call is made again.
  expect([(await put('Valley', 1)).status, (await read(it)).version]).toEqual([200, 2]);
});

test('what someone has written meanwhile in the same part is set aside, and elsewhere it stays in the draft', async () => {
  const it = await newDescribed(api);
  await it.publish('Hill');
  await it.save({ part: 'notes', content: { notes: [{ title: 'Unfinished' }] } });
  await it.save({ part: 'use', content: { storage: 'Dry' } });
  const stored = await it.call(storeNotes, { params: it.params, body: { notes: [{ title: 'Sent' }] } });
  expect([stored.version, stored.storage, stored.brand]).toEqual([3, {}, { en: 'Hill' }]);

  const draft = await it.draft();
  expect(draft.changes).toEqual(['use']);
  expect(draft.parts.notes.content.notes).toMatchObject([{ title: { en: 'Sent' } }]);
  expect(draft.parts.use.content.storage).toEqual({ en: 'Dry' });
  expect((await versions(it)).map(({ number, is_published }) => [number, is_published])).toEqual([
    [3, true],
    [2, false],
    [1, true],
  ]);
  const aside = await it.call(findVersion, { params: { ...it.params, number: '2' } });
  expect(aside.content).toMatchObject({ notes: [{ title: { en: 'Unfinished' } }], storage: { en: 'Dry' } });
});

test('a draft that loses nothing is not set aside', async () => {
  const it = await newDescribed(api);
  await it.publish('Hill');
  await it.save({ part: 'notes', content: { notes: [{ title: 'The same' }] } });
  await it.call(storeNotes, { params: it.params, body: { notes: [{ title: 'The same' }] } });
  expect((await versions(it)).map(({ is_published }) => is_published)).toEqual([true, true]);
  expect((await it.draft()).changes).toEqual([]);
});

test('sections of the draft go when others take their place, and are set aside if no one else has them', async () => {
  const it = await newDescribed(api);
  const old = { id: crypto.randomUUID(), type: 'text' as const, title: 'Old' };
  await it.save({ part: 'section', content: old });
  await it.call(publishDraft, { params: it.params });
  await it.call(storeProductDetails, {
    params: it.params,
    body: { sections: [{ type: 'text', title: 'Sent' }] },
  });
  expect((await versions(it)).map(({ is_published }) => is_published)).toEqual([true, true]);
  await it.save({ part: 'section', content: { ...old, id: crypto.randomUUID(), title: 'Unfinished' } });
  await it.call(storeProductDetails, { params: it.params, body: {} });
  expect((await versions(it)).map(({ is_published }) => is_published)).toEqual([true, false, true, true]);
  expect(await it.draft()).toMatchObject({ sections: [], changes: [] });
});

test('who has a part open that was replaced with the same is not disturbed, and learns of any other', async () => {
  const it = await newDescribed(api);
  await it.publish('Hill');
  const before = (await it.draft()).parts;
  await it.call(storeProductDetails, { params: it.params, body: { brand: 'Hill', storage: 'Dry' } });
  const after = (await it.draft()).parts;
  expect([after.overview, after.notes]).toEqual([before.overview, before.notes]);
  expect(after.use.revision).toBeGreaterThan(before.use.revision);
});
