import {
  deleteDraftSection,
  findDraft,
  findVersion,
  listVersions,
  orderDraft,
  publishDraft,
  restoreVersion,
  saveDraftPart,
  storeNotes,
  storeProductDetails,
} from '@qrigin/domain/details';
import { deleteProduct } from '@qrigin/domain/products';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { connectBeside } from '../../db/connect/side-database.ts';
import { withOrg } from '../../db/tenancy/with-org.ts';
import { newDescribed } from '../../testing/goods/described.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const section = (title: string, id: string = crypto.randomUUID()) => ({ id, type: 'text' as const, title });

test('a product of another organisation, a deleted one and one that never was are all alike: there is nothing', async () => {
  const [it, other] = [await newDescribed(api), await newDescribed(api)];
  await other.publish('Theirs');
  const deleted = { id: await it.product() };
  await it.call(deleteProduct, { params: deleted });
  const body = { part: 'overview', content: { brand: 'Mine' } } as const;
  for (const params of [other.params, deleted, { id: crypto.randomUUID() }]) {
    const calls = [
      it.ask(findDraft, { params }),
      it.ask(saveDraftPart, { params, body, headers: { 'if-match': '*' } }),
      it.ask(publishDraft, { params }),
      it.ask(listVersions, { params }),
      it.ask(findVersion, { params: { ...params, number: '1' } }),
      it.ask(restoreVersion, { params: { ...params, number: '1' } }),
      it.ask(orderDraft, { params, body: { sections: [] } }),
      it.ask(deleteDraftSection, { params: { ...params, section: crypto.randomUUID() } }),
      it.ask(storeNotes, { params, body: { notes: [] } }),
    ];
    for (const { status, text } of await Promise.all(calls)) {
      expect(status).toBe(404);
      expect(text).not.toContain('Theirs');
    }
  }
  expect((await other.draft()).parts.overview).toMatchObject({
    revision: 1,
    content: { brand: { en: 'Theirs' } },
  });
});

test('a section is known within its product: its id opens and removes nothing of another', async () => {
  const it = await newDescribed(api);
  const shared = section('Here');
  await it.save({ part: 'section', content: shared });
  const params = { id: await it.product() };
  expect((await it.ask(deleteDraftSection, { params: { ...params, section: shared.id } })).status).toBe(404);
  // The same id is another section there.
  const there = section('There', shared.id);
  await it.call(saveDraftPart, { params, body: { part: 'section', content: there }, ifMatch: 0 });
  await it.call(orderDraft, { params, body: { sections: [shared.id] } });
  await it.call(deleteDraftSection, { params: { ...params, section: shared.id } });
  expect((await it.draft()).sections).toMatchObject([{ content: { title: { en: 'Here' } }, revision: 1 }]);
});

const MALFORMED: readonly [string, unknown][] = [
  ['a part that is none', { part: 'price', content: {} }],
  ['a part by the name of a prototype', { part: '__proto__', content: {} }],
  ['a part by the name of a constructor', { part: 'constructor', content: {} }],
  ['a section by the name of a fixed part', { part: 'section', content: { id: 'overview', type: 'text' } }],
  ['a section without an id', { part: 'section', content: { type: 'text' } }],
  ['fields of another part', { part: 'notes', content: { brand: 'x' } }],
  ['a place that is none', { part: 'section', content: section('x'), at: -1 }],
  ['no content at all', { part: 'overview' }],
  ['a field that no one knows', { part: 'overview', content: {}, revision: 7 }],
  ['a language that is none', { part: 'overview', content: { brand: { xx: 'x' } } }],
  ['a language by the name of a constructor', { part: 'overview', content: { brand: { constructor: 'x' } } }],
  ['a language by the name of a method', { part: 'overview', content: { brand: { toString: 'x' } } }],
  [
    'a nutrient by the name of a constructor',
    { part: 'section', content: { id: crypto.randomUUID(), type: 'nutrition', values: { constructor: 1 } } },
  ],
  ['a text with a control character', { part: 'overview', content: { brand: 'a\u0000b' } }],
  ['half a character', { part: 'overview', content: { brand: 'a\ud800' } }],
  ['a number for a text', { part: 'overview', content: { brand: 7 } }],
  ['a list for a text', { part: 'overview', content: { brand: ['x'] } }],
  [
    'an address with a control character in a text',
    {
      part: 'section',
      content: {
        ...section('x'),
        body: {
          en: {
            type: 'doc',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'x',
                    marks: [{ type: 'link', attrs: { href: 'https://a.example/\u0000' } }],
                  },
                ],
              },
            ],
          },
        },
      },
    },
  ],
];

test('what is no part of a draft is refused, and nothing is stored', async () => {
  const it = await newDescribed(api);
  for (const [what, body] of MALFORMED) {
    const answer = await it.askRaw(saveDraftPart, { params: it.params, body });
    expect([what, answer.status, answer.code]).toEqual([what, 400, 'invalid_input']);
  }
  expect((await it.draft()).changes).toEqual([]);
});

test('JSON that reaches for a prototype is refused', async () => {
  const it = await newDescribed(api);
  const bodies = [
    '{"part":"overview","content":{"__proto__":{"brand":"x"}}}',
    '{"part":"overview","content":{"brand":{"__proto__":{"en":"x"}}}}',
    '{"part":"overview","content":{"brand":{"en":"x"}},"constructor":{"prototype":{"isAdmin":true}}}',
  ];
  for (const body of bodies)
    expect((await it.askRaw(saveDraftPart, { params: it.params, body })).status).toBe(400);
  expect(Object(Object.prototype).isAdmin).toBeUndefined();
});

test('a body that no page could hold is refused before anyone reads it', async () => {
  const it = await newDescribed(api);
  const huge = { part: 'overview', content: { brand: 'x'.repeat(1_200_000) } };
  expect((await it.askRaw(saveDraftPart, { params: it.params, body: huge })).status).toBe(413);
  const long = { part: 'overview', content: { brand: 'x'.repeat(900_000) } };
  expect((await it.askRaw(saveDraftPart, { params: it.params, body: long })).status).toBe(400);
  const notes = Array.from({ length: 20 }, () => ({
    title: 'x'.repeat(120),
    points: Array.from({ length: 20 }, () => ({ en: 'ख'.repeat(300), hi: 'ख'.repeat(300) })),
  }));
  const much = await it.ask(storeNotes, { params: it.params, body: { notes } });
  expect([much.status, much.code]).toEqual([413, 'details_too_large']);
});

test('two sections of one call cannot have the same id, however it is written', async () => {
  const it = await newDescribed(api);
  const one = section('One');
  for (const other of [one, { ...one, id: one.id.toUpperCase() }]) {
    const answer = await it.ask(storeProductDetails, { params: it.params, body: { sections: [one, other] } });
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { sections: expect.any(String) } }]);
  }
});

test('who may only look cannot write, and who belongs to nothing sees nothing', async () => {
  const it = await newDescribed(api);
  await it.publish('Hill');
  const looker = await it.org.newMember('qr_operator');
  const { token } = looker;
  expect((await it.ask(findDraft, { params: it.params, token })).status).toBe(200);
  const body = { part: 'overview', content: { brand: 'Mine' } } as const;
  expect((await it.ask(saveDraftPart, { params: it.params, token, body, ifMatch: 1 })).status).toBe(403);
  expect((await it.ask(publishDraft, { params: it.params, token })).status).toBe(403);
  const stranger = (await newDescribed(api)).org.owner;
  const asked = await it.ask(findDraft, { params: it.params, token: stranger.token });
  expect(asked.status).toBe(404);
});

test('the role of scans reads what is published and the files that anyone may see, and no draft', async () => {
  const it = await newDescribed(api);
  await it.publish('Hill');
  await it.save({ part: 'overview', content: { brand: 'Unfinished' } });
  await it.ask(restoreVersion, { params: { ...it.params, number: '1' } });
  await it.file();
  await it.file({ state: 'checking' });
  const scans = connectBeside({ url: api.database.url('app_scan'), connections: 1 });
  const read = (text: string) => scans.inOrg(it.org.id, async (db) => (await sql.raw(text).execute(db)).rows);
  try {
    expect(
      await read(
        'select number, published_number from product_details join details_version using (product_id)',
      ),
    ).toEqual([{ number: 1, published_number: 1 }]);
    expect(await read("select content -> 'brand' ->> 'en' as brand from details_version")).toEqual([
      { brand: 'Hill' },
    ]);
    expect(await read('select state, name, bytes, nature, mime_type from file')).toEqual([
      { state: 'ready', name: 'jar', bytes: '10', nature: 'public', mime_type: 'image/png' },
    ]);
    for (const refused of [
      'select content from details_part',
      'select section_ids from product_details',
      'select made_by from details_version',
      'select created_by from file',
      'update product_details set published_number = null',
    ])
      await expect(read(refused)).rejects.toThrow('permission denied');
    expect(
      await scans.inOrg(
        (await newDescribed(api)).org.id,
        async (db) => (await sql`select id from file`.execute(db)).rows,
      ),
    ).toEqual([]);
  } finally {
    await scans.close();
  }
});

test('a version is never changed, and the api cannot erase one', async () => {
  const it = await newDescribed(api);
  await it.publish('Hill');
  for (const text of ["update details_version set content = '{}'", 'delete from details_version']) {
    const change = withOrg(api.database.app, { orgId: it.org.id, userId: it.org.owner.id }, (db) =>
      sql.raw(text).execute(db),
    );
    await expect(change).rejects.toThrow('permission denied');
  }
});
