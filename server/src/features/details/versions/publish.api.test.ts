import {
  FAULTS,
  findProductDetails,
  findVersion,
  listVersions,
  PRODUCT_DOCUMENT,
  PublishedDetails,
  publishDraft,
  saveDraftPart,
  storeNotes,
  storeProductDetails,
} from '@qrigin/domain/details';
import { duplicateProduct, listProductPages } from '@qrigin/domain/products';
import { beforeAll, expect, test } from 'vitest';
import { contentSample } from '../../../../../domain/src/details/samples.ts';
import { type Described, newDescribed } from '../../../testing/goods/described.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const publish = (it: Described) => it.ask(publishDraft, { params: it.params });

async function scanVersion({ org }: Described): Promise<string> {
  const { rows } = await api.database.superuser.query('select version from scan_version where org_id = $1', [
    org.id,
  ]);
  return rows[0].version;
}

async function audited({ org, params }: Described): Promise<string[]> {
  const { rows } = await api.database.superuser.query<{ action: string }>(
    "select action from audit_entry where org_id = $1 and subject_id = $2 and action like 'details.%' order by id",
    [org.id, params.id],
  );
  return rows.map(({ action }) => action);
}

test('nothing goes live before it is published, and then all of the draft is a version', async () => {
  const it = await newDescribed(api);
  const sample = contentSample({ image_file_id: await it.file(), sections: [] });
  await it.save({ part: 'overview', content: { brand: sample.brand, image_file_id: sample.image_file_id } });
  await it.save({ part: 'section', content: { id: crypto.randomUUID(), type: 'text', title: 'Origin' } });
  const unseen = await scanVersion(it);
  expect((await it.ask(findProductDetails, { params: it.params })).status).toBe(404);

  const answer = await publish(it);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      number: 1,
      made_at: expect.any(String),
      made_by: { id: it.org.owner.id, name: expect.any(String) },
      is_published: true,
      is_live: true,
      restored_from: null,
    },
  ]);
  const seen = await it.ask(findProductDetails, { params: it.params });
  expect([seen.status, seen.headers.get('etag')]).toEqual([200, '"1"']);
  expect(seen.body).toMatchObject({
    product_id: it.params.id,
    version: 1,
    published_at: answer.body.made_at,
    published_by: answer.body.made_by,
    brand: sample.brand,
    image_file_id: sample.image_file_id,
    sections: [{ type: 'text', title: { en: 'Origin' } }],
  });
  expect(await it.draft()).toMatchObject({
    changes: [],
    published: { version: 1, published_at: answer.body.made_at, published_by: answer.body.made_by },
  });
  expect(await scanVersion(it)).not.toBe(unseen);
  expect(await audited(it)).toEqual(['details.publish']);
});

test('a draft that changes nothing for shoppers is not published', async () => {
  const it = await newDescribed(api);
  const empty = await publish(it);
  expect([empty.status, empty.code]).toEqual([409, 'nothing_to_publish']);
  await it.publish('Hill');
  const before = await scanVersion(it);
  const again = await publish(it);
  expect([again.status, again.code]).toEqual([409, 'nothing_to_publish']);
  await it.save({ part: 'overview', content: { brand: 'Valley' } });
  await it.save({ part: 'overview', content: { brand: 'Hill' } });
  expect((await it.draft()).changes).toEqual([]);
  expect((await publish(it)).code).toBe('nothing_to_publish');
  expect(await scanVersion(it)).toBe(before);
  expect((await it.call(listVersions, { params: it.params })).total).toBe(1);
});

test('saving a draft changes nothing that scans are answered from', async () => {
  const it = await newDescribed(api);
  await it.publish('Hill');
  const before = await scanVersion(it);
  await it.save({ part: 'overview', content: { brand: 'Valley' } });
  expect(await scanVersion(it)).toBe(before);
  expect(await audited(it)).toEqual(['details.publish']);
});

test('what is wrong is named by its place, in words, and nothing is published', async () => {
  const it = await newDescribed(api);
  await it.save({ part: 'overview', content: { gtin: '8901234567891' } });
  await it.save({
    part: 'maker',
    content: {
      phone: 'call us',
      email: 'care@',
      website: 'http://hill.example',
      licences: [
        { type: 'drug', number: 'any' },
        { type: 'fssai', number: '1234' },
      ],
    },
  });
  await it.save({
    part: 'support',
    content: { support: { location: { placeId: 'x', mapEmbedUrl: 'javascript:alert(1)' } } },
  });
  await it.save({ part: 'qrinfo', content: { qrinfo: { redirect_url: 'ftp://hill.example' } } });
  const link = { type: 'link', attrs: { href: 'data:text/html,x' } } as const;
  const words = { type: 'text', text: 'here', marks: [link] } as const;
  const hi = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] } as const;
  await it.save({
    part: 'section',
    content: {
      id: crypto.randomUUID(),
      type: 'text',
      body: { hi: { ...hi, content: [...hi.content] } as never },
    },
  });
  await it.save({
    part: 'section',
    content: { id: crypto.randomUUID(), type: 'video', url: 'https://user@vimeo.com/1' },
  });
  await it.save({
    part: 'section',
    content: {
      id: crypto.randomUUID(),
      type: 'embed-urls',
      embedUrlsData: [btoa('https://ok.example'), 'abc'],
    },
  });
  const answer = await publish(it);
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      code: 'invalid_input',
      error: expect.any(String),
      fields: {
        gtin: FAULTS.gtin,
        phone: FAULTS.phone,
        email: FAULTS.email,
        website: FAULTS.link,
        'licences.1.number': FAULTS.fssai,
        'support.location.mapEmbedUrl': FAULTS.link,
        'qrinfo.redirect_url': FAULTS.redirect,
        'sections.0.body.hi': FAULTS.link,
        'sections.1.url': FAULTS.link,
        'sections.2.embedUrlsData.1': FAULTS.link,
      },
    },
  ]);
  expect((await it.ask(findProductDetails, { params: it.params })).status).toBe(404);
  expect(await audited(it)).toEqual([]);
});

test('a page shows only files of its organisation, of the right kind, that were not refused', async () => {
  const [it, other] = [await newDescribed(api), await newDescribed(api)];
  const wrong = [
    await other.file(),
    crypto.randomUUID(),
    await it.file({ state: 'refused' }),
    await it.file({ kind: PRODUCT_DOCUMENT.name }),
    await it.file({ kind: 'logo' }),
  ];
  const right = [await it.file(), await it.file({ state: 'checking' }), await it.file({ state: 'waiting' })];
  const pictures = [...wrong, ...right].map((file_id) => ({ file_id }));
  await it.save({ part: 'section', content: { id: crypto.randomUUID(), type: 'gallery', pictures } });
  await it.save({
    part: 'section',
    content: { id: crypto.randomUUID(), type: 'document', file_id: right[0]! },
  });
  const answer = await publish(it);
  const places = wrong.map((_, at) => [`sections.0.pictures.${at}.file_id`, FAULTS.picture]);
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { fields: Object.fromEntries([...places, ['sections.1.file_id', FAULTS.document]]) },
  ]);
  expect(Object.keys(Object(answer.body).fields)).toHaveLength(wrong.length + 1);
});

test('a file that is published before it was said to be sent is checked from then on', async () => {
  const it = await newDescribed(api);
  const waiting = await it.file({ state: 'waiting' });
  await it.save({ part: 'overview', content: { image_file_id: waiting } });
  expect((await publish(it)).status).toBe(200);
  const { rows } = await api.database.superuser.query('select state from file where id = $1', [waiting]);
  expect(rows).toEqual([{ state: 'checking' }]);
});

test('the same publishing with the same key is done once', async () => {
  const it = await newDescribed(api);
  await it.save({ part: 'use', content: { storage: 'Dry' } });
  const twice = [1, 2].map(() => it.ask(publishDraft, { params: it.params, idempotencyKey: 'once' }));
  const [one, other] = await Promise.all(twice);
  expect([one?.status, other?.status]).toEqual([200, 200]);
  expect(other?.body).toEqual(one?.body);
  expect((await it.call(listVersions, { params: it.params })).total).toBe(1);
});

test('an organisation has only so many versions', async () => {
  const it = await newDescribed(api);
  await it.publish('Hill');
  const { superuser } = api.database;
  await superuser.query('set session_replication_role = replica');
  await superuser.query(
    `insert into details_version (org_id, product_id, number, content, bytes, outline, is_published)
     select $1, $2, n, '{}', 2, '{}', true from generate_series(2, 200000) n`,
    [it.org.id, it.params.id],
  );
  await superuser.query('update product_details set last_number = 200000 where product_id = $1', [
    it.params.id,
  ]);
  await superuser.query('set session_replication_role = default');
  await it.save({ part: 'overview', content: { brand: 'Valley' } });
  const answer = await publish(it);
  expect([answer.status, answer.code]).toEqual([409, 'too_many_versions']);
  const atOnce = await it.ask(storeNotes, { params: it.params, body: { notes: [{ title: 'More' }] } });
  expect([atOnce.status, atOnce.code]).toEqual([409, 'too_many_versions']);
  // Drafts that were set aside and erased are not counted any more.
  await superuser.query('delete from details_version where product_id = $1 and number > 199998', [
    it.params.id,
  ]);
  expect((await publish(it)).body.number).toBe(200_001);
  await it.call(storeNotes, { params: it.params, body: { notes: [{ title: 'Last' }] } });
  const full = await it.ask(storeNotes, { params: it.params, body: { notes: [] } });
  expect(full.code).toBe('too_many_versions');
  // The same as it is needs no place.
  const same = await it.ask(storeNotes, { params: it.params, body: { notes: [{ title: 'Last' }] } });
  expect([same.status, same.body.version]).toEqual([200, 200_002]);
});

test('versions of an organisation have a size together; what was erased of them leaves room', async () => {
  const it = await newDescribed(api);
  await it.publish('Hill');
  const { superuser } = api.database;
  await superuser.query('update product_details set made_bytes = 2000000000 where product_id = $1', [
    it.params.id,
  ]);
  await it.publish('Hill, again');
  await superuser.query('set session_replication_role = replica');
  await superuser.query(
    `insert into details_version (org_id, product_id, number, content, bytes, outline, is_published)
     select $1, $2, n, '{}', 400000, '{}', true from generate_series(10, 5009) n`,
    [it.org.id, it.params.id],
  );
  await superuser.query('set session_replication_role = default');
  await it.save({ part: 'overview', content: { brand: 'Hill, once more' } });
  const full = await publish(it);
  expect([full.status, full.code]).toEqual([409, 'too_many_versions']);
});

test('publishing is a change of the product, and saving a draft is none', async () => {
  const it = await newDescribed(api);
  const changedAt = async () =>
    (await it.call(listProductPages, { query: { page: '1' } })).items[0]?.changed_at;
  const made = await changedAt();
  await it.save({ part: 'overview', content: { brand: 'Hill' } });
  expect(await changedAt()).toBe(made);
  const { made_at } = (await publish(it)).body;
  expect(await changedAt()).toBe(made_at);
});

test('lists of products show the picture that shoppers see', async () => {
  const it = await newDescribed(api);
  const shown = async () => (await it.call(listProductPages, { query: { page: '1' } })).items[0]?.image_url;
  const image_file_id = await it.file();
  await it.save({ part: 'overview', content: { image_file_id } });
  expect(await shown()).toBeNull();
  await publish(it);
  expect(await shown()).toMatch(new RegExp(`^http.*/files/[^/]+/${image_file_id}/thumbnail$`));
  await it.save({ part: 'overview', content: { image_file_id: null } });
  await publish(it);
  expect(await shown()).toBeNull();
});

test('a duplicate has the draft of the product as its own draft, and nothing of it is published', async () => {
  const it = await newDescribed(api);
  await it.publish('Hill');
  const content = { id: crypto.randomUUID(), type: 'text', title: 'Origin' } as const;
  await it.save({ part: 'section', content });
  const copy = await it.call(duplicateProduct, {
    params: it.params,
    body: { name: 'Copy', with: ['details'] },
  });
  const params = { id: copy.id };
  expect((await it.ask(findProductDetails, { params })).status).toBe(404);
  const draft = await it.draft(params);
  expect(draft.published).toBeNull();
  expect(draft.changes).toEqual(['overview', content.id]);
  expect(draft.parts.overview.content.brand).toEqual({ en: 'Hill' });
  expect(draft.sections).toMatchObject([{ content: { id: content.id, title: { en: 'Origin' } } }]);
  // From here on each goes its own way.
  const body = { part: 'section', content: { ...content, title: 'Of the copy' } } as const;
  const { revision } = draft.sections[0]!;
  await it.call(saveDraftPart, { params, body, ifMatch: revision });
  expect((await it.draft()).sections).toMatchObject([{ content: { title: { en: 'Origin' } } }]);
  const bare = await it.call(duplicateProduct, { params: it.params, body: { name: 'Bare', with: [] } });
  expect((await it.draft({ id: bare.id })).changes).toEqual([]);
});

test('a version is what it was, whoever looks, also when who made it has left', async () => {
  const it = await newDescribed(api);
  const writer = await it.org.newMember('member');
  const body = { brand: 'Hill', sections: [{ type: 'text', title: 'Origin' }] } as const;
  const put = await it.call(storeProductDetails, {
    params: it.params,
    token: writer.token,
    body: { ...body, sections: [...body.sections] },
  });
  await it.publish('Valley');
  await api.database.superuser.query('update app_user set deleted_at = now() where id = $1', [writer.id]);
  const version = await it.call(findVersion, { params: { ...it.params, number: '1' } });
  expect(version).toMatchObject({ number: 1, made_by: null, is_live: false, is_published: true, files: [] });
  const { product_id: _id, version: _v, published_at: _at, published_by: _by, ...content } = put;
  expect(version.content).toEqual(content);
  expect(PublishedDetails.parse(put).version).toBe(1);
});
