import type { Draft as FetchedDraft, Section } from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentSample, draftSample, sectionSamples } from '../../../../../domain/src/details/samples.ts';
import { keepOnDevice, keptOnDevice, keptOrder } from './device.ts';
import { createDraft } from './draft.ts';
import type { DraftCalls } from './draft-calls.ts';
import { changesOf, savingOf, sectionsOf } from './draft-state.ts';
import type { PartValue } from './values.ts';

const OWNER = { user: 'asha', org: 'honey', product: 'jar' };
const MEERA = { id: '6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11', name: 'Meera Kumar' };
const [TEXT, NUTRITION, TABLE] = sectionSamples() as [Section, Section, Section];

const use = (storage: string): PartValue => ({
  part: 'use',
  content: { storage: { en: storage }, how_to_use: {}, warnings: [] },
});
const titled = (section: Section, en: string): PartValue => ({
  part: 'section',
  content: { ...section, title: { en } },
});

type Work = { call: 'save' | 'remove' | 'order'; of: unknown; over?: object };

/** A server that takes everything, unless the test says otherwise, and what it was asked. */
function server(fetched: FetchedDraft) {
  const asked: Work[] = [];
  let last = 10;
  const state = { fetched, refusal: undefined as unknown };
  const note = async (work: Work) => {
    asked.push(work);
    if (state.refusal !== undefined) throw state.refusal;
    last += 1;
    return { revision: last, changes: ['use'] };
  };
  const calls: DraftCalls = {
    fetch: async () => state.fetched,
    save: (value, over) => note({ call: 'save', of: value, over }),
    remove: async (id, over) => ({ ...(await note({ call: 'remove', of: id, over })), revision: 0 }),
    order: async (ids) => ({ ...(await note({ call: 'order', of: ids })), revision: 0 }),
  };
  return { calls, asked, state };
}

function open(sections: Section[] = [TEXT, NUTRITION, TABLE]) {
  const fetched = draftSample(contentSample({ sections }), { changes: [] });
  const { calls, asked, state } = server(fetched);
  const draft = createDraft(OWNER, fetched, calls);
  return {
    draft,
    asked,
    state,
    shown: () => draft.store.getState(),
    order: () => draft.store.getState().order,
    titles: () => sectionsOf(draft.store.getState()).map(({ title }) => title.en),
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('what is typed is saved part by part; what shows it follows after a pause', async () => {
  const { draft, asked, shown } = open();
  draft.change(use('d'));
  draft.change(use('dry'));
  expect(draft.latest('use')).toEqual(use('dry'));
  expect(shown().parts['use']?.value).not.toEqual(use('dry'));
  expect(savingOf(shown())).toBe('saving');
  await pass(250);
  expect(shown().parts['use']?.value).toEqual(use('dry'));
  await pass(400);
  expect(asked).toEqual([{ call: 'save', of: use('dry'), over: { revision: 1, place: undefined } }]);
  expect(savingOf(shown())).toBe('saved');
  expect(shown()).toMatchObject({ changes: ['use'], savedAt: expect.any(Date) });
});

test.each(['showAll', 'settle'] as const)('what shows it does not wait when it is needed: %s', (act) => {
  const { draft, shown } = open();
  draft.change(use('dry'));
  draft.change(titled(TEXT, 'Typed'));
  void draft[act]();
  expect(shown().parts['use']?.value).toEqual(use('dry'));
  expect(shown().parts[TEXT.id]?.value).toMatchObject({ content: { title: { en: 'Typed' } } });
});

test('nothing is told to anyone at each key', () => {
  const { draft } = open();
  draft.change(use('d'));
  const told = vi.fn<() => void>();
  draft.store.subscribe(told);
  for (let at = 1; at < 100; at += 1) draft.change(use('d'.repeat(at)));
  expect(told).not.toHaveBeenCalled();
});

test('a section is added where it is wanted, and known to the server by its place', async () => {
  const { draft, asked, order } = open([TEXT, TABLE]);
  draft.add(NUTRITION, 1);
  expect(order()).toEqual([TEXT.id, NUTRITION.id, TABLE.id]);
  await pass(600);
  expect(asked).toEqual([
    { call: 'save', of: { part: 'section', content: NUTRITION }, over: { revision: 0, place: 1 } },
  ]);
});

test('a section is deleted and, by Undo, comes back to its place with what was typed last', async () => {
  const { draft, asked, titles } = open();
  draft.change(titled(NUTRITION, 'Typed just now'));
  const undo = draft.remove(NUTRITION.id);
  expect(titles()).toEqual(['Origin and harvest', 'Harvest']);
  await pass(700);
  expect(asked.at(-1)).toEqual({
    call: 'remove',
    of: NUTRITION.id,
    over: { revision: 1, place: undefined },
  });
  undo();
  expect(titles()).toEqual(['Origin and harvest', 'Typed just now', 'Harvest']);
  await pass(700);
  expect(asked.at(-1)).toMatchObject({ call: 'save', over: { revision: 0, place: 1 } });
});

test('a deletion that is undone at once is never sent', async () => {
  const { draft, asked, order } = open();
  draft.remove(NUTRITION.id)();
  await pass(5000);
  expect(asked).toEqual([]);
  expect(order()).toEqual([TEXT.id, NUTRITION.id, TABLE.id]);
});

test('sections are put in order, after those that are new are known to the server', async () => {
  const { draft, asked, order } = open([TEXT, TABLE]);
  draft.add(NUTRITION);
  draft.move(NUTRITION.id, 0);
  expect(order()).toEqual([NUTRITION.id, TEXT.id, TABLE.id]);
  await pass(700);
  expect(asked.map(({ call }) => call)).toEqual(['save', 'order']);
  expect(asked[1]?.of).toEqual([NUTRITION.id, TEXT.id, TABLE.id]);
});

test('a section is hidden with what was typed last, and its form begins anew', async () => {
  const { draft, shown } = open();
  draft.change(titled(TEXT, 'Typed'));
  const before = shown().parts[TEXT.id]?.edition ?? 0;
  draft.setHidden(TEXT.id, true);
  expect(draft.latest(TEXT.id)).toMatchObject({ content: { title: { en: 'Typed' }, is_hidden: true } });
  expect(shown().parts[TEXT.id]).toMatchObject({ edition: before + 1 });
});

test('without a network everything stays on the device, and it says so', async () => {
  const { draft, state, shown } = open();
  state.refusal = new TypeError('no network');
  draft.change(use('dry'));
  draft.remove(TABLE.id);
  draft.move(NUTRITION.id, 0);
  await pass(700);
  expect(savingOf(shown())).toBe('unreachable');
  expect(keptOnDevice(OWNER).map(({ id, value }) => [id, value])).toEqual([
    ['use', use('dry')],
    [TABLE.id, null],
  ]);
  expect(keptOrder(OWNER)).toMatchObject([{ ids: [NUTRITION.id, TEXT.id] }]);
  state.refusal = undefined;
  draft.wake();
  await pass(700);
  expect(savingOf(shown())).toBe('saved');
  expect(keptOnDevice(OWNER)).toEqual([]);
  expect(draft.isSaved()).toBe(true);
});

test('what a killed tab left is put over the draft and sent; the order of sections as well', async () => {
  const { draft, asked, shown, order } = open();
  keepOnDevice(OWNER, { id: 'use', tab: 'gone' }, { value: use('dry, cool '), base: 1 });
  keepOnDevice(OWNER, { id: TABLE.id, tab: 'gone' }, { value: null, base: 1 });
  const added = titled({ ...TEXT, id: 'f0000000-0000-4000-8000-000000000001' }, 'Added');
  keepOnDevice(
    OWNER,
    { id: 'f0000000-0000-4000-8000-000000000001', tab: 'gone' },
    { value: added, base: 0, place: 0 },
  );
  keepOnDevice(OWNER, { id: 'order', tab: 'gone' }, { value: [NUTRITION.id, TEXT.id], base: 0 });
  await draft.adoptLeft();
  expect(shown().parts['use']?.value).toEqual(use('dry, cool '));
  expect(order()).toEqual(['f0000000-0000-4000-8000-000000000001', NUTRITION.id, TEXT.id]);
  await pass(3000);
  expect(asked.map(({ call }) => call).toSorted()).toEqual(['order', 'remove', 'save', 'save']);
  expect(keptOnDevice(OWNER)).toEqual([]);
  expect(keptOrder(OWNER)).toEqual([]);
});

test('what was typed over something older is a conflict with whoever wrote last; the rest goes on', async () => {
  const { draft, asked, shown } = open();
  keepOnDevice(OWNER, { id: 'use', tab: 'gone' }, { value: use('mine'), base: 0 });
  await draft.adoptLeft();
  expect(shown().parts['use']?.standing).toMatchObject({
    at: 'conflict',
    theirs: { revision: 1, by: { name: 'Meera Kumar' } },
  });
  draft.change(titled(TEXT, 'Other'));
  await pass(700);
  expect(asked).toHaveLength(1);
  expect(savingOf(shown())).toBe('stuck');
  draft.decide('use', 'mine');
  await pass(700);
  expect(asked.at(-1)).toEqual({ call: 'save', of: use('mine'), over: { revision: 1, place: undefined } });
});

test('two killed tabs left different words for one part: the second is asked about', async () => {
  const { draft, shown } = open();
  keepOnDevice(OWNER, { id: 'use', tab: 'first' }, { value: use('one'), base: 1 });
  await pass(5);
  keepOnDevice(OWNER, { id: 'use', tab: 'second' }, { value: use('two'), base: 1 });
  await draft.adoptLeft();
  expect(shown().parts['use']?.standing).toMatchObject({ at: 'conflict', theirs: { value: use('one') } });
  expect(draft.latest('use')).toEqual(use('two'));
});

test('someone changed a section that was deleted here: it is back until someone decides', async () => {
  const { draft, state, shown, order, asked } = open();
  state.refusal = new Failure('changed_meanwhile', {
    current: {
      content: { ...TABLE, title: { en: 'Theirs' } },
      revision: 9,
      changed_at: '2026-11-20T10:00:00.000Z',
      changed_by: MEERA,
    },
  });
  draft.remove(TABLE.id);
  expect(order()).not.toContain(TABLE.id);
  await pass(700);
  expect(order()).toContain(TABLE.id);
  expect(shown().parts[TABLE.id]?.standing).toMatchObject({ at: 'conflict', theirs: { by: MEERA } });
  state.refusal = undefined;
  draft.decide(TABLE.id, 'mine');
  expect(order()).not.toContain(TABLE.id);
  await pass(700);
  expect(asked.at(-1)).toMatchObject({ call: 'remove', over: { revision: 9 } });
});

test('someone deleted a section that was changed here: either can be kept', async () => {
  const { draft, state, shown, order } = open();
  state.refusal = new Failure('changed_meanwhile', { current: null });
  draft.change(titled(TEXT, 'Mine'));
  await pass(700);
  expect(shown().parts[TEXT.id]?.standing).toMatchObject({ at: 'conflict', theirs: { value: null } });
  draft.decide(TEXT.id, 'theirs');
  expect(order()).toEqual([NUTRITION.id, TABLE.id]);
  expect(draft.isSaved()).toBe(true);
});

test('what others changed comes in where nothing was typed here, with sections they added and removed', async () => {
  const { draft, state, shown, titles } = open([TEXT, TABLE]);
  const news = draftSample(
    contentSample({
      sections: [NUTRITION, { ...TEXT, title: { en: 'Theirs' } }],
      storage: { en: 'theirs' },
    }),
    { changes: ['order'] },
  );
  news.parts.use.revision = 7;
  for (const section of news.sections) section.revision = 8;
  state.fetched = news;
  draft.change(titled(TEXT, 'Mine'));
  await draft.refresh();
  await pass(250);
  expect(titles()).toEqual(['Nutrition', 'Mine']);
  expect(shown()).toMatchObject({ changes: ['order'], parts: { use: { edition: 1 } } });
  expect(draft.latest('use')).toMatchObject({ content: { storage: { en: 'theirs' } } });
});

test('an answer that was overtaken by a saved part changes nothing', async () => {
  const { draft, state, shown } = open();
  const old = state.fetched;
  const refreshed = draft.refresh();
  draft.change(use('new'));
  await draft.settle();
  state.fetched = old;
  await refreshed;
  expect(draft.latest('use')).toEqual(use('new'));
  expect(shown().changes).toEqual(['use']);
});

test('before something is done with the whole draft, all of it is sent; what is not is named', async () => {
  const { draft, asked, state } = open();
  draft.change(use('dry'));
  await expect(draft.settle()).resolves.toEqual([]);
  expect(asked).toHaveLength(1);
  state.refusal = new TypeError('no network');
  draft.change(use('dry again'));
  await expect(draft.settle()).resolves.toEqual(['use']);
  state.refusal = undefined;
  await draft.still(async () => {
    draft.change(titled(TEXT, 'Typed meanwhile'));
    await pass(60_000);
    expect(asked).toHaveLength(2);
  });
  await pass(2000);
  expect(asked).toHaveLength(4);
});

test('changes are those that the server counts and those on their way to it', async () => {
  const { draft, shown } = open();
  expect(changesOf(shown())).toEqual([]);
  draft.change(titled(TEXT, 'Typed'));
  expect(changesOf(shown())).toEqual([TEXT.id]);
  await pass(700);
  expect(changesOf(shown())).toEqual(['use']);
});

test('a storage that is full is told as long as the server does not have the words', async () => {
  const { draft, shown, state } = open();
  state.refusal = new TypeError('no network');
  vi.stubGlobal('localStorage', {});
  draft.change(use('dry'));
  await pass(700);
  expect(savingOf(shown())).toBe('unkept');
  state.refusal = undefined;
  draft.wake();
  await pass(100);
  expect(shown().isUnkept).toBe(false);
});
