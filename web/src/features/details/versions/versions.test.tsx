import { type Draft, findVersion, listVersions, restoreVersion, type Version } from '@qrigin/domain/details';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentSample, draftSample } from '../../../../../domain/src/details/samples.ts';
import { answer, failed } from '../../../testing/answer-calls.ts';
import { whoamiOf } from '../../../testing/organisation.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { sentTo } from '../../../testing/sent-calls.ts';
import { removeToast } from '../../../ui/toast/toast.ts';
import { openEditor, partNames, sections } from '../testing/at-the-editor.ts';
import { framed } from '../testing/framed.ts';

const [TEXT, NUTRITION] = sections();
const version = (number: number, over: Partial<Version> = {}): Version => ({
  number,
  made_at: '2026-11-09T10:00:00.000Z',
  made_by: { id: TEXT.id, name: 'Devika Rao' },
  is_published: true,
  is_live: false,
  restored_from: null,
  ...over,
});
const LIST = [
  version(4, { is_live: true, restored_from: 2 }),
  version(3, { is_published: false, made_by: null }),
  version(2),
];
const OLD = contentSample({ sections: [NUTRITION], description: { en: 'As it was', hi: 'जैसा था' } });
const draftOf = (over: Partial<Draft> = {}) =>
  draftSample(contentSample({ sections: [TEXT] }), { changes: ['use', TEXT.id], ...over });

beforeEach(() => {
  localStorage.clear();
  removeToast();
  return () => vi.unstubAllGlobals();
});

const list = answer(listVersions, pageWith(LIST));
const one = answer(findVersion, { number: 2 }, { ...version(2), content: OLD, files: [] });

async function openVersions() {
  await userEvent.click(await screen.findByRole('button', { name: 'Version history' }));
  return within(await screen.findByRole('dialog', { name: 'Version history' }));
}

test('versions say who made them and when, which one is live, set aside or brought back', async () => {
  openEditor({ draft: draftOf(), answers: [list] });
  const panel = await openVersions();
  await panel.findByText('Version 4');
  const rows = panel.getAllByRole('listitem').map((item) => item.textContent);
  expect(rows[0]).toMatch(/^Version 4LiveDevika Rao, .*Restored from version 2/);
  expect(rows[1]).toMatch(/^Version 3Draft set asideA deleted account, /);
  expect(rows[2]).toMatch(/^Version 2Devika Rao, /);
});

test('older ones are fetched when someone wants them', async () => {
  const { fetch } = openEditor({
    draft: draftOf(),
    answers: [
      answer(listVersions, ({ query }) =>
        query['page'] === '1'
          ? pageWith(LIST, { total: 21 })
          : pageWith([version(1)], { total: 21, page: 2 }),
      ),
    ],
  });
  const panel = await openVersions();
  await userEvent.click(await panel.findByRole('button', { name: 'Show older versions' }));
  expect(await panel.findByText('Version 1')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Show older versions' })).toBeNull();
  expect(sentTo(fetch, listVersions).map(({ query }) => query['page'])).toEqual(['1', '2']);
});

test('one can be looked at as shoppers saw it, in each language', async () => {
  openEditor({ draft: draftOf(), answers: [list, one] });
  const panel = await openVersions();
  await userEvent.click(await panel.findByRole('button', { name: 'Look at version 2' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Version 2' }));
  const { sees } = await framed();
  await sees('As it was');
  await userEvent.selectOptions(shown.getByLabelText('Language'), 'Hindi');
  await sees('जैसा था');
  await userEvent.click(shown.getByRole('button', { name: 'All versions' }));
  expect(await screen.findByRole('dialog', { name: 'Version history' })).toBeVisible();
});

test('restoring says what becomes of unpublished changes, and then the draft is what it was', async () => {
  const restored = draftSample(OLD, { changes: ['overview'] });
  for (const part of [...Object.values(restored.parts), ...restored.sections]) part.revision = 50;
  const { fetch } = openEditor({
    draft: draftOf(),
    answers: [list, answer(restoreVersion, { number: 2 }, restored)],
  });
  const panel = await openVersions();
  await userEvent.click(await panel.findByRole('button', { name: 'Restore version 2' }));
  const question = await screen.findByRole('alertdialog', { name: 'Restore version 2?' });
  expect(question).toHaveAccessibleDescription(
    /Shoppers see no change until you publish it\..*Your 2 unpublished changes are set aside as a version of their own/,
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Restore version' }));
  expect(await screen.findByText('Version 2 is in your draft')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await partNames()).slice(4, -3)).toEqual(['Nutrition']);
  expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue('As it was');
  expect(sentTo(fetch, restoreVersion)).toHaveLength(1);
});

test('what shoppers see can be restored only when the draft is another', async () => {
  openEditor({ draft: draftOf({ changes: [] }), answers: [list] });
  const panel = await openVersions();
  await panel.findByText('Version 4');
  expect(panel.queryByRole('button', { name: 'Restore version 4' })).toBeNull();
  expect(panel.getByRole('button', { name: 'Restore version 3' })).toBeVisible();
});

test('a product that was never published says what will be here; a list that fails can be tried again', async () => {
  let reply = failed('busy');
  openEditor({ draft: draftOf(), answers: [answer(listVersions, () => reply)] });
  const panel = await openVersions();
  const retry = await panel.findByRole('button', { name: 'Try again' });
  reply = Response.json(pageWith([]));
  await userEvent.click(retry);
  expect(await panel.findByText('No versions yet')).toBeVisible();
});

test('who may only read can look at versions and restore none', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'qr_operator')!;
  openEditor({ draft: draftOf(), me: whoamiOf('QR Operator', permissions), answers: [list, one] });
  const panel = await openVersions();
  await userEvent.click(await panel.findByRole('button', { name: 'Look at version 2' }));
  const { sees } = await framed();
  await sees('As it was');
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});
