import {
  deleteDraftSection,
  findProductDetails,
  findVersion,
  listVersions,
  orderDraft,
  publishDraft,
  restoreVersion,
  saveDraftPart,
} from '@qrigin/domain/details';
import { beforeAll, expect, test } from 'vitest';
import { type Described, newDescribed } from '../../../testing/goods/described.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const section = (title: string, id: string = crypto.randomUUID()) => ({ id, type: 'text' as const, title });
const restore = ({ ask, params }: Described, number: number) =>
  ask(restoreVersion, { params: { ...params, number: String(number) } });
const versions = async ({ call, params }: Described) => (await call(listVersions, { params })).items;
const brands = async ({ call, params }: Described) => (await call(findProductDetails, { params })).brand;

test('a version that is restored is in the draft as it was, and shoppers see it once it is published', async () => {
  const it = await newDescribed(api);
  const [a, b] = [section('A'), section('B')];
  await it.save({ part: 'section', content: a });
  await it.save({ part: 'section', content: b });
  await it.publish('First');
  const old = await it.call(findVersion, { params: { ...it.params, number: '1' } });
  await it.call(deleteDraftSection, { params: { ...it.params, section: a.id } });
  await it.save({ part: 'section', content: section('C'), at: 0 });
  await it.publish('Second');

  const restored = await restore(it, 1);
  expect(restored.status).toBe(200);
  expect(restored.body.sections.map(({ content }) => content)).toEqual(old.content.sections);
  expect(restored.body.parts.overview.content.brand).toEqual({ en: 'First' });
  expect(restored.body.changes).toHaveLength(3);
  expect(await it.draft()).toEqual(restored.body);
  expect(await brands(it)).toEqual({ en: 'Second' });

  const live = await it.call(publishDraft, { params: it.params });
  expect(live).toMatchObject({ number: 3, restored_from: 1, is_live: true });
  expect((await it.call(findVersion, { params: { ...it.params, number: '3' } })).content).toEqual(
    old.content,
  );
  const { rows } = await api.database.superuser.query(
    "select action from audit_entry where org_id = $1 and action like 'details.%' order by id",
    [it.org.id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'details.publish',
    'details.publish',
    'details.restore',
    'details.publish',
  ]);
});

test('what was not published is set aside before a version takes its place, and can be restored as well', async () => {
  const it = await newDescribed(api);
  await it.publish('First');
  await it.save({ part: 'overview', content: { brand: 'Unfinished' } });
  await restore(it, 1);
  expect((await it.draft()).changes).toEqual([]);
  expect(await versions(it)).toMatchObject([
    { number: 2, is_published: false, is_live: false, restored_from: null },
    { number: 1, is_published: true, is_live: true },
  ]);
  await restore(it, 2);
  expect((await it.draft()).parts.overview.content.brand).toEqual({ en: 'Unfinished' });
  expect(await brands(it)).toEqual({ en: 'First' });
});

test('a draft that a version has word for word is not set aside again', async () => {
  const it = await newDescribed(api);
  for (const brand of ['First', 'Second', 'Third']) await it.publish(brand);
  for (const number of [1, 2, 1, 1]) await restore(it, number);
  expect(await versions(it)).toHaveLength(3);
  // Once something was changed in it, it is another draft.
  await it.save({ part: 'use', content: { storage: 'Dry' } });
  await restore(it, 2);
  expect(await versions(it)).toHaveLength(4);
});

test('a draft that only a version that will be erased has is set aside anew', async () => {
  const it = await newDescribed(api);
  await it.publish('First');
  await it.save({ part: 'overview', content: { brand: 'Unfinished' } });
  await restore(it, 1);
  await restore(it, 2);
  await restore(it, 1);
  expect((await versions(it)).map(({ number, is_published }) => [number, is_published])).toEqual([
    [3, false],
    [2, false],
    [1, true],
  ]);
});

test('a version is said to bring another back only when it is the same', async () => {
  const it = await newDescribed(api);
  const [a, b] = [section('A'), section('B')];
  await it.save({ part: 'section', content: a });
  await it.save({ part: 'section', content: b });
  await it.publish('First');
  await it.publish('Second');
  const published = async () => (await it.call(publishDraft, { params: it.params })).restored_from;
  const changes: (() => Promise<unknown>)[] = [
    () => it.save({ part: 'use', content: { storage: crypto.randomUUID() } }),
    () => it.call(orderDraft, { params: it.params, body: { sections: [b.id, a.id] } }),
    () => it.call(deleteDraftSection, { params: { ...it.params, section: a.id } }),
  ];
  for (const change of changes) {
    await restore(it, 1);
    await change();
    expect(await published()).toBeNull();
  }
  await restore(it, 1);
  expect(await published()).toBe(1);
  await it.save({ part: 'use', content: { storage: 'Dry' } });
  expect(await published()).toBeNull();
});

test('whoever has a part open while a version is restored learns of it before they overwrite it', async () => {
  const it = await newDescribed(api);
  await it.save({ part: 'section', content: section('A') });
  await it.publish('First');
  const before = await it.draft();
  await restore(it, 1);
  const after = await it.draft();
  const revisions = ({ parts, sections }: typeof before) => [
    ...Object.values(parts).map(({ revision }) => revision),
    ...sections.map(({ revision }) => revision),
  ];
  const newest = Math.max(...revisions(before));
  expect(revisions(after).every((revision) => revision > newest)).toBe(true);
  const stale = await it.ask(saveDraftPart, {
    params: it.params,
    body: { part: 'overview', content: { brand: 'Typed meanwhile' } },
    ifMatch: before.parts.overview.revision,
  });
  expect(stale.status).toBe(412);
});

test('versions are listed from the newest, page by page, and can be had the other way round', async () => {
  const it = await newDescribed(api);
  for (const brand of ['First', 'Second', 'Third']) await it.publish(brand);
  const list = async (query: Record<string, string>) => {
    const { items, total } = await it.call(listVersions, { params: it.params, query });
    return [items.map(({ number }) => number), total];
  };
  expect(await list({})).toEqual([[3, 2, 1], 3]);
  expect(await list({ page_size: '2' })).toEqual([[3, 2], 3]);
  expect(await list({ page_size: '2', page: '2' })).toEqual([[1], 3]);
  expect(await list({ sort_order: 'asc' })).toEqual([[1, 2, 3], 3]);
});

test('a version that there is not is not found, whatever it is called', async () => {
  const it = await newDescribed(api);
  await it.publish('First');
  for (const number of [
    '2',
    '0',
    '-1',
    '1.0',
    '01',
    '1e0',
    'x',
    '999999999',
    '9999999999',
    '%00',
    'latest',
  ]) {
    const params = { ...it.params, number };
    expect([number, (await it.askRaw(findVersion, { params })).status]).toEqual([number, 404]);
    expect([number, (await it.askRaw(restoreVersion, { params })).status]).toEqual([number, 404]);
  }
});
