import { listCertificates } from '@qrigin/domain/certificates';
import {
  type Draft,
  FAULTS,
  findDraft,
  findProductDetails,
  publishDraft,
  Section,
  saveDraftPart,
  type Version,
} from '@qrigin/domain/details';
import { listVendors } from '@qrigin/domain/vendors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { certificateOf } from '../../../../../domain/src/certificates/samples.ts';
import { contentSample, draftSample } from '../../../../../domain/src/details/samples.ts';
import { vendorRow } from '../../../../../domain/src/vendors/samples.ts';
import { answer, failed, type Reply } from '../../../testing/answer-calls.ts';
import { pageWith } from '../../../testing/page-with.ts';
import { linesSent } from '../../../testing/sent-calls.ts';
import { removeToast } from '../../../ui/toast/toast.ts';
import { openEditor, partList, sections } from '../testing/at-the-editor.ts';

const [TEXT, NUTRITION, TABLE] = sections();
const CONTENT = contentSample({ sections: [TEXT, NUTRITION], gtin: '' });
const SEEN = { version: 6, published_at: '2026-11-09T10:00:00.000Z', published_by: null };
const VERSION: Version = {
  number: 7,
  made_at: '2026-11-20T10:42:00.000Z',
  made_by: null,
  is_published: true,
  is_live: true,
  restored_from: null,
};

/** Shoppers see the text and a table; the draft has the text changed, nutrition new, and no table. */
const draftOf = (over: Partial<Draft> = {}) =>
  draftSample(CONTENT, {
    published: SEEN,
    changes: ['use', TEXT.id, NUTRITION.id, TABLE.id, 'order'],
    ...over,
  });
const seen = answer(findProductDetails, {
  ...CONTENT,
  sections: [TEXT, TABLE],
  ...SEEN,
  product_id: TEXT.id,
});

beforeEach(() => {
  localStorage.clear();
  removeToast();
  return () => vi.unstubAllGlobals();
});

const dialog = async (name = 'Publish your changes?') => within(await screen.findByRole('dialog', { name }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('before anything is published, it is said in words what will change', async () => {
  openEditor({ draft: draftOf(), answers: [seen] });
  await press('5 changes');
  const asked = await dialog();
  await asked.findByText('Removed');
  expect(asked.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Use and storageChanged',
    'Origin and harvestChanged',
    'NutritionNew',
    'HarvestRemoved',
    'Order of sectionsChanged',
  ]);
});

test('publishing waits for what was typed, publishes once, and says where to see it', async () => {
  let isPublished = false;
  const { fetch, place } = openEditor({
    path: `/setup?part=${TEXT.id}`,
    answers: [
      seen,
      answer(findDraft, () => (isPublished ? draftOf({ changes: [] }) : draftOf())),
      answer(publishDraft, () => {
        isPublished = true;
        return VERSION;
      }),
    ],
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  await press('Publish');
  await press(/^Publish \d/);
  expect(await screen.findByText('Shoppers see it now.')).toBeVisible();
  const sent = linesSent(fetch).filter((line) => !line.startsWith('GET'));
  expect(sent.map((line) => line.split('/').at(-1))).toEqual(['draft', 'publish']);
  expect(await screen.findByText('Shoppers see all of this')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await press('Open the preview');
  await waitFor(() => expect(place()).toMatch(/\/setup\/preview$/));
});

test('what is not right yet leads to its field instead of being published', async () => {
  const draft = draftSample(contentSample({ sections: [TEXT], email: 'care at honey' }));
  openEditor({ draft });
  await press('Publish');
  const asked = await dialog('Some fields need your attention');
  expect(asked.queryByRole('button', { name: /^Publish/ })).toBeNull();
  await userEvent.click(asked.getByRole('button', { name: /^Maker Enter an email address/ }));
  expect(await screen.findByRole('textbox', { name: /^Email/ })).toBeInvalid();
  expect((await partList()).getByRole('button', { current: true })).toHaveTextContent(/^Maker/);
});

test('what only the server finds leads to its field as well', async () => {
  const fields = { image_file_id: 'This picture is missing or was not accepted. Choose another one.' };
  openEditor({
    draft: draftOf(),
    answers: [seen, answer(publishDraft, failed('invalid_input', { fields }))],
  });
  await press('Publish');
  await press(/^Publish \d/);
  const asked = await dialog('Some fields need your attention');
  expect(asked.getByRole('button', { name: /^Overview This picture is missing/ })).toBeVisible();
});

const GONE = '5a3b1e00-0000-4000-8000-0000000000bb';
const MILL = vendorRow({ name: 'Coonoor Mill', website: '' });
const ORGANIC = certificateOf({ title: 'Organic', valid_to: null });

test.each([
  { type: 'vendor', field: 'vendor_ids', id: MILL.id, left: 'Coonoor Mill', gone: 'Vendor 1' },
  {
    type: 'certificate',
    field: 'certificate_ids',
    id: ORGANIC.id,
    left: 'OrganicValid',
    gone: 'Certificate 1',
  },
] as const)('what the server found of a $type goes with it, and the server is asked anew', async (row) => {
  const fault = FAULTS[row.type];
  const content = Section.parse({ id: TEXT.id, type: row.type, [row.field]: [GONE, row.id] });
  let isRefused = true;
  openEditor({
    draft: draftSample(contentSample({ sections: [content] })),
    path: `/setup?part=${TEXT.id}`,
    answers: [
      answer(listVendors, pageWith([MILL])),
      answer(listCertificates, pageWith([ORGANIC])),
      answer(publishDraft, () =>
        isRefused ? failed('invalid_input', { fields: { [`sections.0.${row.field}.0`]: fault } }) : VERSION,
      ),
    ],
  });
  await press('Publish');
  await press(/^Publish \d/);
  const refused = await dialog('Some fields need your attention');
  await userEvent.click(refused.getByRole('button', { name: new RegExp(fault) }));
  const chosen = within(await screen.findByRole('group', { name: `${row.gone.split(' ')[0]}s` }));
  expect(chosen.getAllByRole('listitem')[0]).toHaveTextContent(fault);
  await press(`Remove ${row.gone}`);
  await waitFor(() =>
    expect(chosen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([row.left]),
  );
  isRefused = false;
  await press('Publish');
  await press(/^Publish \d/);
  expect(await screen.findByText('Shoppers see it now.')).toBeVisible();
});

test('whoever asks again is told what the server finds by then', async () => {
  const fields = { image_file_id: FAULTS.picture };
  let isRefused = true;
  openEditor({
    draft: draftOf(),
    answers: [seen, answer(publishDraft, () => (isRefused ? failed('invalid_input', { fields }) : VERSION))],
  });
  await press('Publish');
  await press(/^Publish \d/);
  await userEvent.click(
    (await dialog('Some fields need your attention')).getAllByRole('button', { name: 'Close' })[0]!,
  );
  isRefused = false;
  await press('Publish');
  await press(/^Publish \d/);
  expect(await screen.findByText('Shoppers see it now.')).toBeVisible();
});

test('words that are not with the server are not left behind: nothing is published', async () => {
  let reply: () => Reply<typeof saveDraftPart> = () => {
    throw new TypeError('no network');
  };
  const { fetch } = openEditor({
    draft: draftOf(),
    path: `/setup?part=${TEXT.id}`,
    answers: [seen, answer(saveDraftPart, () => reply()), answer(publishDraft, VERSION)],
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  await press('Publish');
  await press(/^Publish \d/);
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(
    /^Nothing was published.*Origin and harvest!Not saved yet: we cannot reach the server/,
  );
  expect(linesSent(fetch).join()).not.toContain('/publish');
  reply = () => ({ revision: 9, changed_at: '2026-11-20T10:42:00.000Z', changes: [TEXT.id] });
  await press(/^Publish \d/);
  expect(await screen.findByText('Shoppers see it now.')).toBeVisible();
});

test('another failure is told, and the question stays', async () => {
  openEditor({ draft: draftOf(), answers: [seen, answer(publishDraft, failed('busy'))] });
  await press('Publish');
  await press(/^Publish \d/);
  expect(await screen.findByText('We are busy right now. Try again in a moment.')).toBeVisible();
  expect(await dialog()).toBeDefined();
});
