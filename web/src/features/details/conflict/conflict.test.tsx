import { type Section, saveDraftPart } from '@qrigin/domain/details';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentSample, draftSample } from '../../../../../domain/src/details/samples.ts';
import { answer, failed, type Reply } from '../../../testing/answer-calls.ts';
import { ME } from '../../../testing/me.ts';
import { sentTo } from '../../../testing/sent-calls.ts';
import { removeToast } from '../../../ui/toast/toast.ts';
import { onDevice, openEditor, partList, partNames, sections } from '../testing/at-the-editor.ts';

const [TEXT, NUTRITION] = sections();
const MEERA = { id: '3c5f0f60-3f5d-4d4f-8d53-0b9a4c6b7d10', name: 'Meera Kumar' };

beforeEach(() => {
  localStorage.clear();
  removeToast();
  return () => vi.unstubAllGlobals();
});

const theirs = (content: Section | null, by = MEERA) =>
  failed('changed_meanwhile', {
    current: content && { content, revision: 7, changed_at: '2026-11-20T10:41:00.000Z', changed_by: by },
  });
const taken = { revision: 9, changed_at: '2026-11-20T10:42:00.000Z', changes: [TEXT.id] };

/** Someone types into the first section, and the server has something else. */
async function openConflict(first: Response) {
  let reply: Reply<typeof saveDraftPart> = first;
  const opened = openEditor({
    draft: draftSample(contentSample({ sections: [TEXT, NUTRITION] }), { changes: [] }),
    path: `/setup?part=${TEXT.id}`,
    answers: [answer(saveDraftPart, () => reply)],
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ', mine');
  await userEvent.click(await screen.findByRole('button', { name: 'Compare and choose' }));
  await screen.findByRole('article', { name: 'Your version' });
  reply = taken;
  return {
    ...opened,
    tags: () => sentTo(opened.fetch, saveDraftPart).map(({ headers }) => headers.get('If-Match')),
  };
}
const version = (name: string) => within(screen.getByRole('article', { name }));

test('both versions are shown with who and when, and what differs is marked', async () => {
  await openConflict(theirs({ ...TEXT, title: { en: 'Theirs', hi: 'स्रोत और कटाई' } }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Meera Kumar changed this while you were writing\./);
  const mine = version('Your version');
  expect(mine.getByText('Origin and harvest, mine')).toBeVisible();
  expect(mine.getAllByText(', different')).toHaveLength(1);
  const other = version('Their version');
  expect(other.getByText('Meera Kumar', { exact: false })).toBeVisible();
  expect(other.getByText('Theirs')).toBeVisible();
  expect(other.getByText('Gathered by hand from cliff and tree combs above Kotagiri.')).toBeVisible();
  expect((await partList()).getByText('Needs your attention')).toBeInTheDocument();
});

test('whoever is typing is not interrupted: the form stays, and every key is kept', async () => {
  openEditor({
    draft: draftSample(contentSample({ sections: [TEXT, NUTRITION] }), { changes: [] }),
    path: `/setup?part=${TEXT.id}`,
    answers: [answer(saveDraftPart, theirs({ ...TEXT, title: { en: 'Theirs' } }))],
  });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.type(title, ', one');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Meera Kumar changed this/);
  await userEvent.type(title, ', two');
  expect(title).toHaveValue('Origin and harvest, one, two');
  expect(onDevice().join()).toContain('Origin and harvest, one, two');
  await userEvent.click(screen.getByRole('button', { name: 'Compare and choose' }));
  expect(version('Your version').getByText('Origin and harvest, one, two')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Origin and harvest, one, two');
});

test('Keep mine sends mine over theirs, and the form is back', async () => {
  const { saved, tags } = await openConflict(theirs({ ...TEXT, title: { en: 'Theirs' } }));
  await userEvent.click(version('Your version').getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Origin and harvest, mine');
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(tags()).toEqual(['"1"', '"7"']);
  expect(saved()[1]).toMatchObject({ content: { title: { en: 'Origin and harvest, mine' } } });
});

test('Keep theirs shows theirs and sends nothing; mine is a press away', async () => {
  const { saved } = await openConflict(theirs({ ...TEXT, title: { en: 'Theirs' } }));
  await userEvent.click(version('Their version').getByRole('button', { name: 'Keep theirs' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Theirs');
  expect(saved()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Use mine instead' }));
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ content: { title: { en: 'Origin and harvest, mine' } } });
});

test('either can be copied as text', async () => {
  const user = userEvent.setup();
  await openConflict(theirs({ ...TEXT, title: { en: 'Theirs' } }));
  await user.click(version('Their version').getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toMatch(/^Title: Theirs\nText: Gathered by hand/);
});

test('the rest of the editor goes on working', async () => {
  const { saved } = await openConflict(theirs({ ...TEXT, title: { en: 'Theirs' } }));
  await userEvent.click((await partList()).getByRole('button', { name: /^Nutrition/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ content: { title: { en: 'Nutrition!' } } }));
  await userEvent.click((await partList()).getByRole('button', { name: /^Origin and harvest/ }));
  // Whoever comes back to it is not typing: it is shown at once.
  await screen.findByRole('article', { name: 'Your version' });
  expect(version('Your version').getByText('Origin and harvest, mine')).toBeVisible();
});

test('the same person in another tab is told so', async () => {
  await openConflict(theirs({ ...TEXT, title: { en: 'Theirs' } }, { id: ME.id, name: ME.name }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^You changed this in another tab/);
});

test('a section that someone deleted meanwhile can be kept or left deleted', async () => {
  await openConflict(theirs(null));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Someone deleted this section while you were changing it\./,
  );
  await userEvent.click(version('Their version').getByRole('button', { name: 'Leave it deleted' }));
  await waitFor(async () => expect((await partNames()).slice(4, -3)).toEqual(['Nutrition']));
});
