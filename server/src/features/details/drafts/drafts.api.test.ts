import {
  CONTENT_BYTES_MAX,
  CurrentPart,
  deleteDraftSection,
  FIXED_PART_NAMES,
  findProductDetails,
  NO_CONTENT,
  orderDraft,
  partOf,
  restoreVersion,
  SECTIONS_MAX,
  Section,
  saveDraftPart,
  storeNotes,
} from '@qrigin/domain/details';
import { Client } from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { contentSample, sectionSamples } from '../../../../../domain/src/details/samples.ts';
import { type Described, newDescribed } from '../../../testing/goods/described.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { bytesOf } from './marks.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const text = (words: string, id: string = crypto.randomUUID()) =>
  ({ id, type: 'text', title: { en: words } }) as const;

/** Adds a section at the end and answers its id. */
async function addText(it: Described, words: string, at?: number): Promise<string> {
  const content = text(words);
  await it.save({ part: 'section', content, ...(at !== undefined && { at }) });
  return content.id;
}

const titles = async (it: Described) => (await it.draft()).sections.map(({ content }) => content.title.en);

test('a product of which nothing was written has an empty draft, and reading it writes nothing', async () => {
  const it = await newDescribed(api);
  const draft = await it.draft();
  const empty = { revision: 0, changed_at: null, changed_by: null };
  expect(draft).toEqual({
    product_id: it.params.id,
    parts: Object.fromEntries(
      FIXED_PART_NAMES.map((part) => [part, { ...empty, content: partOf(NO_CONTENT, part) }]),
    ),
    sections: [],
    published: null,
    changes: [],
    files: [],
  });
  const { rows } = await api.database.superuser.query('select from product_details where product_id = $1', [
    it.params.id,
  ]);
  expect(rows).toEqual([]);
});

test('a part is saved whole and by itself, with its revision as the tag, and says who saved it', async () => {
  const it = await newDescribed(api);
  const body = { part: 'overview', content: { brand: 'Nilgiri Honey', gtin: '123' } } as const;
  const answer = await it.ask(saveDraftPart, { params: it.params, body, ifMatch: 0 });
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
  expect(answer.body).toEqual({ revision: 1, changed_at: expect.any(String), changes: ['overview'] });
  await it.save({ part: 'notes', content: { notes: [{ title: 'Crystals', points: ['are normal'] }] } });

  const { parts, changes } = await it.draft();
  expect(parts.overview).toEqual({
    content: { ...partOf(NO_CONTENT, 'overview'), brand: { en: 'Nilgiri Honey' }, gtin: '123' },
    revision: 1,
    changed_at: answer.body.changed_at,
    changed_by: { id: it.org.owner.id, name: expect.any(String) },
  });
  expect(parts.notes).toMatchObject({ revision: 2, content: { notes: [{ title: { en: 'Crystals' } }] } });
  expect(parts.use.revision).toBe(0);
  expect(changes).toEqual(['overview', 'notes']);
  expect((await it.ask(findProductDetails, { params: it.params })).status).toBe(404);
});

test('sections of every type come back as they were saved', async () => {
  const it = await newDescribed(api);
  const sections = sectionSamples();
  for (const content of sections) await it.save({ part: 'section', content });
  expect((await it.draft()).sections.map(({ content }) => content)).toEqual(sections);
});

test('whoever does not know the last revision overwrites nothing, and learns what there is now and by whom', async () => {
  const it = await newDescribed(api);
  const colleague = await it.org.newMember('member');
  const { params } = it;
  const save = (brand: string, more: object) =>
    it.ask(saveDraftPart, { params, body: { part: 'overview', content: { brand } }, ...more });
  expect((await save('First', { ifMatch: 0 })).status).toBe(200);
  expect((await save('Second', { ifMatch: 1, token: colleague.token })).body.revision).toBe(2);

  for (const more of [
    {},
    { ifMatch: 0 },
    { ifMatch: 1 },
    { ifMatch: 3 },
    { headers: { 'if-match': 'W/"2"' } },
  ]) {
    const refused = await save('Third', more);
    expect([refused.status, refused.code]).toEqual([412, 'changed_meanwhile']);
    expect(CurrentPart.parse(refused.body).current).toMatchObject({
      content: { brand: { en: 'Second' } },
      revision: 2,
      changed_by: { id: colleague.id },
    });
  }
  expect((await it.draft()).parts.overview).toMatchObject({
    revision: 2,
    content: { brand: { en: 'Second' } },
  });
  for (const header of ['"2"', '*', ' "9" , "4" ', '"x,y",,"5"']) {
    const answer = await save(`Known by ${header}`, { headers: { 'if-match': header } });
    expect([header, answer.status]).toEqual([header, 200]);
  }
});

test('a header that is no list of tags is wrong input, and any state is not none', async () => {
  const it = await newDescribed(api);
  const body = { part: 'overview', content: { brand: 'A' } } as const;
  for (const header of ['2', '"2', '"a"b"', '"1" "2"', 'W/2', `"${'9'.repeat(600)}"`]) {
    const answer = await it.ask(saveDraftPart, { params: it.params, body, headers: { 'if-match': header } });
    expect([header, answer.status, answer.body]).toMatchObject([
      header,
      400,
      { fields: { 'If-Match': 'not a list of entity tags' } },
    ]);
  }
  const answer = await it.ask(saveDraftPart, { params: it.params, body, headers: { 'if-match': '*' } });
  expect([answer.status, answer.body]).toMatchObject([412, { current: null }]);
});

test('what is there already is not saved again: a call whose answer was lost can be repeated', async () => {
  const it = await newDescribed(api);
  const body = { part: 'use', content: { storage: 'Dry' } } as const;
  const first = await it.call(saveDraftPart, { params: it.params, body, ifMatch: 0 });
  const again = await it.call(saveDraftPart, { params: it.params, body, ifMatch: 0 });
  expect(again).toEqual(first);
  const spelled = { part: 'use' as const, content: { storage: { en: ' Dry ', hi: '' }, warnings: [] } };
  expect(await it.call(saveDraftPart, { params: it.params, body: spelled })).toEqual(first);
});

test('no revision comes twice, not even of a section that was removed and added again', async () => {
  const it = await newDescribed(api);
  const { params } = it;
  const content = text('First');
  const revision = await it.save({ part: 'section', content });
  await it.call(deleteDraftSection, { params: { ...params, section: content.id } });
  const body = { part: 'section', content: { ...content, title: 'Second' } } as const;
  const gone = await it.ask(saveDraftPart, { params, body, ifMatch: revision });
  expect([gone.status, gone.body]).toMatchObject([412, { current: null }]);
  const back = await it.call(saveDraftPart, { params, body, ifMatch: 0 });
  expect(back.revision).toBeGreaterThan(revision);
  const stale = await it.ask(saveDraftPart, { params, body: { ...body, content }, ifMatch: revision });
  expect([stale.status, await titles(it)]).toEqual([412, ['Second']]);
});

test('a new section goes to its place or to the end, and one that is saved again stays where it is', async () => {
  const it = await newDescribed(api);
  await addText(it, 'B');
  await addText(it, 'D');
  await addText(it, 'A', 0);
  await addText(it, 'C', 2);
  await addText(it, 'E', 99);
  expect(await titles(it)).toEqual(['A', 'B', 'C', 'D', 'E']);
  const [first] = (await it.draft()).sections;
  await it.save({ part: 'section', content: text('A again', first!.content.id), at: 3 });
  expect(await titles(it)).toEqual(['A again', 'B', 'C', 'D', 'E']);
});

test('sections are put in order; unknown ones are passed over, and those that are not named come last', async () => {
  const it = await newDescribed(api);
  const [a, b, c, d] = [
    await addText(it, 'A'),
    await addText(it, 'B'),
    await addText(it, 'C'),
    await addText(it, 'D'),
  ];
  const sections = [c.toUpperCase(), crypto.randomUUID(), a, c];
  await it.call(orderDraft, { params: it.params, body: { sections } });
  expect(await titles(it)).toEqual(['C', 'A', 'B', 'D']);
  expect((await it.draft()).sections.map(({ content }) => content.id)).toEqual([c, a, b, d]);
});

test('a section is removed only as it was last seen, and nothing else goes with it', async () => {
  const it = await newDescribed(api);
  const section = await addText(it, 'A');
  await addText(it, 'B');
  const params = { ...it.params, section };
  const revision = await it.save({ part: 'section', content: text('A, changed', section) });
  const refused = await it.ask(deleteDraftSection, { params, ifMatch: revision - 1 });
  expect([refused.status, refused.body]).toMatchObject([
    412,
    { current: { revision, content: { title: { en: 'A, changed' } } } },
  ]);
  const removed = await it.call(deleteDraftSection, { params, ifMatch: revision });
  expect(await titles(it)).toEqual(['B']);
  expect(removed.changes).toHaveLength(1);
  expect((await it.ask(deleteDraftSection, { params })).status).toBe(404);
});

test('a draft has no more sections than a page can have', async () => {
  const it = await newDescribed(api);
  await it.save({ part: 'use', content: { storage: 'Dry' } });
  const ids = Array.from({ length: SECTIONS_MAX }, () => crypto.randomUUID());
  await api.database.superuser.query(
    `insert into details_part (org_id, product_id, part, content, bytes, mark, revision)
     select $1, $2, id, jsonb_build_object('id', id, 'type', 'text'), 10, id, 1 from unnest($3::text[]) id`,
    [it.org.id, it.params.id, ids],
  );
  await api.database.superuser.query('update product_details set section_ids = $2 where product_id = $1', [
    it.params.id,
    ids,
  ]);
  const answer = await it.ask(saveDraftPart, {
    params: it.params,
    body: { part: 'section', content: text('One more') },
  });
  expect([answer.status, answer.code]).toEqual([413, 'details_too_large']);
  // One that is there can still be changed, as can what is no section.
  await it.save({ part: 'section', content: text('Changed', ids[7]) });
  await it.save({ part: 'support', content: { support: { hours: 'Always' } } });
});

test('a draft is not larger than a page can be, however it is divided', async () => {
  const it = await newDescribed(api);
  const long = Array.from({ length: 120 }, () => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'ख'.repeat(40) }],
  }));
  const doc = { type: 'doc', content: long };
  const huge = () => ({
    part: 'section' as const,
    content: { ...text('Long'), body: { en: doc, hi: doc, ur: doc } },
  });
  const add = () => it.askRaw(saveDraftPart, { params: it.params, body: huge() });
  let saved = 0;
  let answer = await add();
  for (; answer.status === 200; answer = await add()) saved += 1;
  expect([answer.status, answer.code]).toEqual([413, 'details_too_large']);
  expect(saved).toBe(Math.floor(CONTENT_BYTES_MAX / bytesOf(Section.parse(huge().content))));
  const [section] = (await it.draft()).sections;
  await it.save({ part: 'section', content: text('Short', section!.content.id) });
  expect((await add()).status).toBe(200);
});

test('many short texts are as large as a long one', async () => {
  const it = await newDescribed(api);
  const rows = Array.from({ length: 60 }, () => Array.from({ length: 6 }, () => ({ en: 'x' })));
  const add = () =>
    it.ask(saveDraftPart, {
      params: it.params,
      body: { part: 'section', content: { id: crypto.randomUUID(), type: 'table', rows } },
    });
  let saved = 0;
  let answer = await add();
  for (; answer.status === 200; answer = await add()) saved += 1;
  expect([answer.code, saved * 360 < 9000]).toEqual(['details_too_large', true]);
});

test('a draft that outgrew a page by what others published can be made smaller, set aside and replaced', async () => {
  const it = await newDescribed(api);
  await it.publish('Hill');
  const rows = (count: number) =>
    Array.from({ length: count }, () => Array.from({ length: 6 }, () => 'x'.repeat(120)));
  const table = (id: string, count: number) => ({ id, type: 'table', rows: rows(count) }) as const;
  const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
  for (const id of ids) await it.save({ part: 'section', content: table(id, 60) });
  const notes = Array.from({ length: 20 }, (_, at) => ({
    title: `Note ${at}`,
    points: Array.from({ length: 20 }, () => 'x'.repeat(300)),
  }));
  const tooMuch = await it.ask(storeNotes, { params: it.params, body: { notes } });
  expect([tooMuch.status, tooMuch.code]).toEqual([413, 'details_too_large']);
  const { superuser } = api.database;
  await superuser.query('update details_part set bytes = 390000 where product_id = $1 and part = $2', [
    it.params.id,
    ids[0],
  ]);
  expect((await it.saved({ part: 'overview', content: { brand: 'Hill and more' } })).status).toBe(413);
  await it.save({ part: 'section', content: table(ids[1]!, 50) });
  const restored = await it.ask(restoreVersion, { params: { ...it.params, number: '1' } });
  expect(restored.status).toBe(200);
});

test('a draft names the files of its organisation that it shows, and no others', async () => {
  const [it, other] = [await newDescribed(api), await newDescribed(api)];
  const [mine, theirs] = [await it.file(), await other.file()];
  // Not everyone who writes here may know what papers there are.
  const paper = await it.file({ kind: 'orgVerification' });
  const pictures = [mine, theirs, paper].map((file_id) => ({ file_id: file_id.toUpperCase() }));
  await it.save({ part: 'section', content: { id: crypto.randomUUID(), type: 'gallery', pictures } });
  const { files, sections } = await it.draft();
  expect(files).toMatchObject([{ id: mine, state: 'ready', type: 'productPicture' }]);
  expect(sections[0]?.content).toMatchObject({
    pictures: [{ file_id: mine }, { file_id: theirs }, { file_id: paper }],
  });
});

test('who wrote a part and has deleted their account is not named any more', async () => {
  const it = await newDescribed(api);
  const gone = await it.org.newMember('member');
  const body = { part: 'use', content: { storage: 'Dry' } } as const;
  await it.call(saveDraftPart, { params: it.params, body, token: gone.token });
  await api.database.superuser.query('update app_user set deleted_at = now() where id = $1', [gone.id]);
  expect((await it.draft()).parts.use).toMatchObject({ revision: 1, changed_by: null });
});

/** What the api asks the database about drafts meanwhile. */
async function statements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    const texts = query.mock.calls.map(([asked]) => String(Object(asked).text ?? asked));
    return texts.filter((asked) => /product_details|details_part|details_version/.test(asked));
  } finally {
    query.mockRestore();
  }
}

test('saving a part takes three statements, and reading a draft one, however long it is', async () => {
  const it = await newDescribed(api);
  for (const content of contentSample().sections.slice(0, 3)) await it.save({ part: 'section', content });
  const { sections } = await it.draft();
  const [first] = sections;
  const body = { part: 'section', content: { ...first!.content, is_hidden: true } } as const;
  const save = () => it.call(saveDraftPart, { params: it.params, body, ifMatch: first!.revision });
  expect(await statements(save)).toHaveLength(3);
  // The same again is only looked at.
  expect(await statements(save)).toHaveLength(2);
  expect(await statements(it.draft)).toHaveLength(1);
});
