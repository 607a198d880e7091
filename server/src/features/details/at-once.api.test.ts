import {
  deleteDraftSection,
  findVersion,
  listVersions,
  orderDraft,
  publishDraft,
  restoreVersion,
  saveDraftPart,
  storeNotes,
} from '@qrigin/domain/details';
import { duplicateProduct } from '@qrigin/domain/products';
import { beforeAll, expect, test } from 'vitest';
import { type Described, newDescribed } from '../../testing/goods/described.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

const AT_ONCE = 20;
const each = <Result>(work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => work(at)));

/** Many wait for one another here: whoever is told that we are busy tries again, as they should. */
async function untilAnswered<A extends { status: number }>(ask: () => Promise<A>): Promise<A> {
  const answer = await ask();
  return answer.status === 503 ? untilAnswered(ask) : answer;
}

const section = (title: string) => ({ id: crypto.randomUUID(), type: 'text' as const, title });

/** Numbers without a gap, one live version, and no part without its place or place without its part. */
async function expectSound({ call, draft, org, params }: Described): Promise<void> {
  const { items } = await call(listVersions, { params, query: { page_size: '100', sort_order: 'asc' } });
  expect(items.map(({ number }) => number)).toEqual(items.map((_, at) => at + 1));
  expect(items.filter(({ is_live }) => is_live)).toHaveLength(1);
  const { sections } = await draft();
  const { rows } = await api.database.superuser.query<{ part: string }>(
    "select part from details_part where org_id = $1 and product_id = $2 and part like '%-%'",
    [org.id, params.id],
  );
  expect(new Set(rows.map(({ part }) => part))).toEqual(new Set(sections.map(({ content }) => content.id)));
}

test('of twenty who save the same part at once and know the same, one does, and nobody loses a word unawares', async () => {
  const it = await newDescribed(api);
  const answers = await each((at) =>
    untilAnswered(() =>
      it.ask(saveDraftPart, {
        params: it.params,
        body: { part: 'overview', content: { brand: `Brand ${at}` } },
        ifMatch: 0,
      }),
    ),
  );
  const saved = answers.filter(({ status }) => status === 200);
  expect(saved).toHaveLength(1);
  const { content } = (await it.draft()).parts.overview;
  for (const { status, body } of answers.filter((answer) => answer !== saved[0]))
    expect([status, body]).toMatchObject([412, { current: { content, revision: 1 } }]);
});

test('twenty who each add a section at once all do, each with a revision of its own', async () => {
  const it = await newDescribed(api);
  const answers = await each((at) =>
    untilAnswered(() =>
      it.ask(saveDraftPart, { params: it.params, body: { part: 'section', content: section(`S${at}`) } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.revision)).size).toBe(AT_ONCE);
  const { sections } = await it.draft();
  expect(new Set(sections.map(({ content }) => content.title.en))).toEqual(
    new Set(Array.from({ length: AT_ONCE }, (_, at) => `S${at}`)),
  );
});

test('whatever twenty people do at the same moment, versions have no gaps and every version is one that was whole', async () => {
  const it = await newDescribed(api);
  await it.publish('First');
  const { params } = it;
  const kept = section('Kept');
  await it.save({ part: 'section', content: kept });
  const acts: ((at: number) => Promise<{ status: number; text: string }>)[] = [
    (at) => it.ask(saveDraftPart, { params, body: { part: 'section', content: section(`S${at}`) } }),
    () => it.ask(publishDraft, { params }),
    (at) => it.ask(storeNotes, { params, body: { notes: [{ title: `Note ${at}` }] } }),
    () => it.ask(restoreVersion, { params: { ...params, number: '1' } }),
    () => it.ask(orderDraft, { params, body: { sections: [kept.id] } }),
    () => it.ask(deleteDraftSection, { params: { ...params, section: kept.id } }),
    (at) => it.ask(duplicateProduct, { params, body: { name: `Copy ${at}` } }),
  ];
  for (let round = 0; round < 3; round += 1) {
    const answers = await each((at) => untilAnswered(() => acts[(at * 3 + round) % acts.length]!(at)));
    const unforeseen = answers.filter(({ status }) => ![200, 404, 409].includes(status));
    expect(unforeseen).toEqual([]);
    await expectSound(it);
  }
  const { items } = await it.call(listVersions, { params, query: { page_size: '100' } });
  for (const { number } of items) {
    const { content } = await it.call(findVersion, { params: { ...params, number: String(number) } });
    expect(content.brand).toEqual({ en: 'First' });
  }
});
