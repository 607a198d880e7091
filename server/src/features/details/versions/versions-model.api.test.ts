import {
  Content,
  DraftPart,
  deleteDraftSection,
  findProductDetails,
  findVersion,
  listVersions,
  NO_CONTENT,
  orderDraft,
  publishDraft,
  restoreVersion,
  storeNotes,
  storeProductDetails,
  storeQrInfo,
  storeSupport,
} from '@qrigin/domain/details';
import * as fc from 'fast-check';
import { beforeAll, expect, inject, test } from 'vitest';
import { dice } from '../../../testing/fuzz/breaks/dice.ts';
import { type Described, newDescribed } from '../../../testing/goods/described.ts';
import { sharedApi } from '../../../testing/shared-api.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { differing, type Edit, type Model, obey } from '../../../testing/versions/details-model.ts';
import { randomEdit } from '../../../testing/versions/random-edit.ts';

const { edits: EDITS, seed: SEED } = inject('versionRuns') ?? { edits: 100, seed: 1 };
/** Few, so that the same sections are written, moved and removed again and again. */
const SECTIONS = 5;
const PATIENCE_MS = 60_000 + EDITS * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});

/** What was tried and how it went: a run in which everything is refused would prove nothing. */
const seen: Record<string, number> = {};
function count(what: string): void {
  seen[what] = (seen[what] ?? 0) + 1;
}

type Answered = { status: number; text: string };

/** The edit as a call, by someone who knows what there is now. */
function perform(it: Described, edit: Edit): Promise<Answered> {
  const { params, ask } = it;
  if (edit.kind === 'write') return it.saved(DraftPart.parse({ part: edit.group, content: edit.fields }));
  if (edit.kind === 'section') return it.saved({ part: 'section', content: edit.section, at: edit.at });
  if (edit.kind === 'remove')
    return ask(deleteDraftSection, {
      params: { ...params, section: edit.id },
      headers: { 'if-match': '*' },
    });
  if (edit.kind === 'order') return ask(orderDraft, { params, body: { sections: edit.ids } });
  if (edit.kind === 'publish') return ask(publishDraft, { params });
  if (edit.kind === 'restore')
    return ask(restoreVersion, { params: { ...params, number: String(edit.number) } });
  return send(it, Content.parse(edit.fields), edit);
}

function send({ params, ask }: Described, fields: Content, { groups }: Extract<Edit, { kind: 'send' }>) {
  const { notes, support, qrinfo, ...facts } = fields;
  if (groups.includes('notes')) return ask(storeNotes, { params, body: { notes } });
  if (groups.includes('support')) return ask(storeSupport, { params, body: support });
  if (groups.includes('qrinfo')) return ask(storeQrInfo, { params, body: qrinfo });
  return ask(storeProductDetails, { params, body: facts });
}

/** What shoppers see, as it comes over the wire, without when and by whom. */
async function pageOf({ ask, params }: Described): Promise<string> {
  const { text } = await ask(findProductDetails, { params });
  const end = text.indexOf(',"product_id"');
  expect(end).toBeGreaterThan(0);
  return text.slice(0, end);
}

async function draftOf({
  draft,
}: Described): Promise<{ content: Content; changes: string[]; live: number | undefined }> {
  const { parts, sections, changes, published } = await draft();
  const fixed = Object.values(parts).map(({ content }) => content);
  const content = Content.parse(
    Object.assign({}, ...fixed, { sections: sections.map((section) => section.content) }),
  );
  return { content, changes: changes.toSorted(), live: published?.version };
}

async function versionsOf({ call, params }: Described) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const query = { sort_order: 'asc', page_size: '100', page: String(page) } as const;
    const { items, total } = await call(listVersions, { params, query });
    rows.push(...items);
    if (rows.length >= total) return rows;
  }
}

type Lived = { model: Model; pages: Map<number, string> };

/** Does one thing after the other, and compares the draft with the model each time. */
async function live(it: Described): Promise<Lived> {
  const [roll] = fc.sample(dice, { seed: SEED, numRuns: 1 });
  if (!roll) throw new Error('there are no dice');
  const ids = Array.from({ length: SECTIONS }, () => crypto.randomUUID());
  const model: Model = { draft: NO_CONTENT, live: undefined, versions: [], restoredFrom: null };
  const pages = new Map<number, string>();
  for (let at = 0; at < EDITS; at += 1) {
    const edit = randomEdit(model, ids, roll);
    const isDone = obey(model, edit, NO_CONTENT);
    const { status, text } = await perform(it, edit);
    expect({ at, edit, text, isDone: status === 200 }).toEqual({ at, edit, text, isDone });
    count(`${edit.kind}: ${isDone ? 'done' : 'refused'}`);
    const seenNow = model.live === undefined ? NO_CONTENT : model.versions[model.live - 1]!.content;
    expect({ at, edit, ...(await draftOf(it)) }).toEqual({
      at,
      edit,
      content: model.draft,
      changes: differing(model.draft, seenNow).toSorted(),
      live: model.live,
    });
    if (model.live !== undefined && !pages.has(model.live)) pages.set(model.live, await pageOf(it));
  }
  return { model, pages };
}

async function expectVersions(it: Described, { versions, live: number }: Model): Promise<void> {
  const listed = await versionsOf(it);
  expect(listed).toMatchObject(
    versions.map(({ isPublished, restoredFrom }, at) => ({
      number: at + 1,
      is_published: isPublished,
      is_live: at + 1 === number,
      restored_from: restoredFrom,
    })),
  );
  for (const [at, { content }] of versions.entries()) {
    const params = { ...it.params, number: String(at + 1) };
    expect((await it.call(findVersion, { params })).content).toEqual(content);
  }
}

test(
  `${EDITS} random edits and publishes leave what a simple model says, and what is restored is the old page byte for byte`,
  async () => {
    const it = await newDescribed(api);
    const { model, pages } = await live(it);
    console.log(seen);
    await expectVersions(it, model);
    expect(pages.size).toBeGreaterThan(EDITS / 10);
    for (const [number, page] of pages) {
      await it.call(restoreVersion, { params: { ...it.params, number: String(number) } });
      await it.ask(publishDraft, { params: it.params });
      expect([number, await pageOf(it)]).toEqual([number, page]);
    }
  },
  PATIENCE_MS,
);
