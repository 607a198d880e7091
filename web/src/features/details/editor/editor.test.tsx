import { type Draft, deleteDraftSection, findDraft, orderDraft, saveDraftPart } from '@qrigin/domain/details';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentSample, draftSample } from '../../../../../domain/src/details/samples.ts';
import { answer, failed, type Reply } from '../../../testing/answer-calls.ts';
import { ORG } from '../../../testing/organisation.ts';
import { bodiesTo, sentTo } from '../../../testing/sent-calls.ts';
import { removeToast } from '../../../ui/toast/toast.ts';
import { heading, onDevice, openEditor, partList, partNames, sections } from '../testing/at-the-editor.ts';

const [TEXT, NUTRITION, TABLE] = sections();
const draftOf = (over: Partial<Draft> = {}) =>
  draftSample(contentSample({ sections: [TEXT, NUTRITION, TABLE] }), { changes: [], ...over });
const AT_TEXT = { draft: draftOf(), path: `/setup?part=${TEXT.id}` };
const names = async () => (await partNames()).slice(4, -3);
const title = () => screen.findByRole('textbox', { name: 'Title' });
const menu = async (name: string, item: string) => {
  await userEvent.click((await partList()).getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

beforeEach(() => {
  localStorage.clear();
  removeToast();
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

function onPhone() {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(width < 768px)',
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

test('what is typed is saved by itself, and beside the title it says so', async () => {
  const { saved, fetch } = openEditor(AT_TEXT);
  await userEvent.type(await title(), ' now');
  expect(screen.getByText('Saving…')).toBeVisible();
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
  expect(saved()).toEqual([
    { part: 'section', content: { ...TEXT, title: { ...TEXT.title, en: 'Origin and harvest now' } } },
  ]);
  expect(sentTo(fetch, saveDraftPart)[0]?.headers.get('If-Match')).toBe('"1"');
  expect(await screen.findByRole('button', { name: '1 change' })).toBeVisible();
  expect((await names())[0]).toBe('Origin and harvest now');
});

test('each save says its own time', async () => {
  openEditor(AT_TEXT);
  const field = await title();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 10, 42) });
  await userEvent.type(field, '!');
  await waitFor(() => expect(screen.getByText(/^Saved at/)).toHaveTextContent('10:42'));
  vi.setSystemTime(new Date(2026, 10, 20, 10, 55));
  await userEvent.type(field, '!');
  await waitFor(() => expect(screen.getByText(/^Saved at/)).toHaveTextContent('10:55'));
  vi.useRealTimers();
});

test('without a network it is kept on the device, and sent when the network is back', async () => {
  let isCut = true;
  const cut = answer(saveDraftPart, (): Reply<typeof saveDraftPart> => {
    if (isCut) throw new TypeError('no network');
    return { revision: 9, changed_at: '2026-11-20T10:42:00.000Z', changes: [TEXT.id] };
  });
  openEditor({ ...AT_TEXT, answers: [cut] });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.type(await title(), '!');
  expect(await screen.findByText('Offline, kept on this device')).toBeVisible();
  expect(onDevice().join()).toContain('Origin and harvest!');
  isCut = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Saved at/)).toBeVisible();
  expect(onDevice()).toEqual([]);
});

test('what the server refuses stays in the form, with the reason', async () => {
  openEditor({ ...AT_TEXT, answers: [answer(saveDraftPart, failed('details_too_large'))] });
  await userEvent.type(await title(), '!');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^We could not save this: This is more than one product page can hold/,
  );
  expect(await title()).toHaveValue('Origin and harvest!');
  expect(screen.getByText('Not everything is saved')).toBeVisible();
});

test('a section is added from a menu that says what each type is for, and is opened', async () => {
  const { saved, place } = openEditor({ draft: draftOf() });
  await userEvent.click((await partList()).getByRole('button', { name: 'Add' }));
  const items = screen.getAllByRole('menuitem');
  expect(items).toHaveLength(10);
  expect(items[2]).toHaveTextContent('NutritionWhat is in 100 g and in a serving.');
  await userEvent.click(screen.getByRole('menuitem', { name: /^Gallery/ }));
  await waitFor(() => expect(saved()).toMatchObject([{ content: { type: 'gallery' }, at: 3 }]));
  const [added] = saved();
  expect(place()).toContain(added?.part === 'section' ? added.content.id : 'nothing');
  expect(await names()).toEqual(['Origin and harvest', 'Nutrition', 'Harvest', 'Gallery']);
});

test('a section is moved by its menu as well', async () => {
  const { fetch } = openEditor({ draft: draftOf() });
  await menu('Harvest', 'Move up');
  expect(await names()).toEqual(['Origin and harvest', 'Harvest', 'Nutrition']);
  await menu('Origin and harvest', 'Move down');
  expect(await names()).toEqual(['Harvest', 'Origin and harvest', 'Nutrition']);
  await waitFor(() =>
    expect(bodiesTo(fetch, orderDraft).at(-1)).toEqual({ sections: [TABLE.id, TEXT.id, NUTRITION.id] }),
  );
});

test('a section is hidden and shown by its eye', async () => {
  const { saved } = openEditor({ draft: draftOf() });
  await userEvent.click((await partList()).getByRole('button', { name: 'Hide Harvest from shoppers' }));
  expect((await partList()).getByText('Hidden from shoppers')).toBeVisible();
  await waitFor(() => expect(saved()).toMatchObject([{ content: { id: TABLE.id, is_hidden: true } }]));
  await userEvent.click((await partList()).getByRole('button', { name: 'Show Harvest to shoppers' }));
  await waitFor(() => expect(saved()[1]).toMatchObject({ content: { is_hidden: false } }));
});

test('a section is duplicated under another id, after the first, with its title numbered', async () => {
  const { saved } = openEditor({ draft: draftOf() });
  await menu('Origin and harvest', 'Duplicate section');
  expect(await names()).toEqual(['Origin and harvest', 'Origin and harvest 2', 'Nutrition', 'Harvest']);
  await waitFor(() => expect(saved()).toHaveLength(1));
  const [copy] = saved();
  expect(copy).toMatchObject({ at: 1, content: { body: TEXT.type === 'text' ? TEXT.body : {} } });
  expect(copy).not.toMatchObject({ content: { id: TEXT.id } });
  expect(await title()).toHaveValue('Origin and harvest 2');
});

test('a section is deleted at once, and Undo puts it back to its place', async () => {
  const { fetch, saved } = openEditor({ draft: draftOf() });
  await menu('Nutrition', 'Delete section');
  expect(await names()).toEqual(['Origin and harvest', 'Harvest']);
  await waitFor(() => expect(sentTo(fetch, deleteDraftSection)).toHaveLength(1));
  expect(sentTo(fetch, deleteDraftSection)[0]?.params).toMatchObject({ section: NUTRITION.id });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await names()).toEqual(['Origin and harvest', 'Nutrition', 'Harvest']);
  await waitFor(() => expect(saved()).toMatchObject([{ content: { id: NUTRITION.id }, at: 1 }]));
});

test('each language has its own texts and says how many are missing; the first text needs no button', async () => {
  const { saved } = openEditor(AT_TEXT);
  const urdu = await screen.findByRole('radio', { name: 'Urdu 2 to do' });
  expect(screen.getByRole('radio', { name: 'Hindi' })).toBeVisible();
  await userEvent.click(urdu);
  await waitFor(async () => expect(await title()).toHaveValue(''));
  await userEvent.type(await title(), 'اصل');
  await waitFor(() => expect(saved()).toMatchObject([{ content: { title: { ur: 'اصل' } } }]));
  expect(await screen.findByRole('radio', { name: 'Urdu 1 to do' })).toBeVisible();
  expect((await partList()).getByRole('button', { current: true })).toHaveTextContent('اصل1 text to write');
});

test('the part and the language that are open are in the address', async () => {
  const { place, product } = openEditor({ draft: draftOf() });
  await userEvent.click((await partList()).getByRole('button', { name: /^Nutrition/ }));
  await screen.findByRole('heading', { level: 2, name: 'Nutrition' });
  await userEvent.click(screen.getByRole('radio', { name: /^Hindi/ }));
  expect(place()).toBe(`/dashboard/${ORG}/${product.id}/setup?part=${NUTRITION.id}&language=hi`);
});

test('Ctrl S saves at once', async () => {
  const { saved } = openEditor(AT_TEXT);
  await userEvent.type(await title(), '!');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saved()).toHaveLength(1), { timeout: 400 });
});

test('a draft that cannot be fetched can be tried again', async () => {
  let reply: Reply<typeof findDraft> = failed('busy');
  openEditor({ answers: [answer(findDraft, () => reply)] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  reply = draftOf();
  await userEvent.click(retry);
  expect(await heading('Details')).toBeVisible();
});

test('on a phone the list is in a sheet, which can be sorted and closes when a part is opened', async () => {
  onPhone();
  openEditor(AT_TEXT);
  await userEvent.click(await screen.findByRole('button', { name: /^Origin and harvest Section 1 of 3/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Parts of the page' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Actions for Harvest' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  expect(await names()).toEqual(['Origin and harvest', 'Harvest', 'Nutrition']);
  await userEvent.click(sheet.getByRole('button', { name: /^Nutrition/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('button', { name: /^Nutrition Section 3 of 3/ })).toBeVisible();
});

test('on a phone, Preview and Publish are in a bar of their own', async () => {
  onPhone();
  openEditor({ draft: draftOf({ changes: ['use', TEXT.id, 'order'] }) });
  expect(await screen.findByRole('button', { name: 'Publish 3 changes' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeVisible();
});

test('an empty product says what to add first', async () => {
  openEditor({ draft: draftSample(contentSample({ sections: [] }), { changes: [] }) });
  expect(
    await screen.findByText('No sections yet. Add a text, nutrition facts, pictures or a film.'),
  ).toBeVisible();
  expect(screen.getByText('Nothing to publish yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});
