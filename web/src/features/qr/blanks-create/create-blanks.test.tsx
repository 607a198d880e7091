import { changePackaging, createPackaging, listPackagings } from '@qrigin/domain/packaging';
import { findProduct } from '@qrigin/domain/products';
import { issueCodes } from '@qrigin/domain/qr';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { packagingRow } from '../../../../../domain/src/packaging/samples.ts';
import { foundProduct } from '../../../../../domain/src/products/samples.ts';
import { storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../testing/in-organisation.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../testing/organisation.ts';
import { bodiesTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const HONEY = foundProduct({ name: 'Forest honey' });
const HERE = `/dashboard/${ORG}/${HONEY.id}`;
const PATH = `${HERE}/setup/packaging`;
const ROLL = packagingRow({
  name: 'Roll for line 2',
  type: 'blank',
  product_id: HONEY.id,
  packaging: { name: 'Blank code', count: 1, child: null },
});
const ISSUED = {
  run_id: 7,
  work_id: crypto.randomUUID(),
  count: 5000,
  levels: [{ name: 'Blank code', count: 5000 }],
  created_at: '2026-11-15T09:00:00.000Z',
};

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const inProduct = (me = whoamiOf()) => [
  ...inOrganisation(me),
  answer(findProduct, { id: HONEY.id }, HONEY),
  answer(listPackagings, []),
  answer(createPackaging, ROLL),
];
const open = () => openPage(`${PATH}/create-blank-qr`);

async function fill(name: string, count: string) {
  await userEvent.type(await screen.findByLabelText('Name'), name);
  await userEvent.clear(screen.getByLabelText('Number of codes'));
  await userEvent.type(screen.getByLabelText('Number of codes'), count);
}

test('[PROD-27] create-blank-qr shows the blank-QR form: blanks are made and issued in one go', async () => {
  const fetch = answerCalls(...inProduct(), answer(issueCodes, ISSUED));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Create blank codes' })).toBeVisible();
  await fill('Roll for line 2', '5000');
  await userEvent.click(screen.getByRole('button', { name: 'Issue 5,000 blank codes' }));
  expect(await screen.findByRole('heading', { name: '5,000 codes issued' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Print the labels' })).toHaveAttribute('href', `${HERE}/printing`);
  expect(screen.getByRole('link', { name: 'Assign the codes' })).toHaveAttribute(
    'href',
    `${PATH}/${ROLL.id}/assign`,
  );
  expect(bodiesTo(fetch, createPackaging)).toEqual([
    {
      name: 'Roll for line 2',
      type: 'blank',
      packaging: { name: 'Blank code', count: 1, child: null },
      printFormat: 'label',
      product_id: HONEY.id,
    },
  ]);
  expect(bodiesTo(fetch, issueCodes)).toEqual([{ packagingId: ROLL.id, count: 5000 }]);
});

test('if the codes could not be issued, the next try goes on with the blanks that are there', async () => {
  let reply: Reply<typeof issueCodes> = failed('busy');
  const fetch = answerCalls(
    ...inProduct(),
    answer(issueCodes, () => reply),
    answer(changePackaging, { id: ROLL.id }, { ...ROLL, name: 'Roll for line 2b' }),
  );
  open();
  await fill('Roll for line 2', '5000');
  const button = screen.getByRole('button', { name: 'Issue 5,000 blank codes' });
  await userEvent.click(button);
  expect(await screen.findByText('We are busy right now. Try again in a moment.')).toBeVisible();
  expect(bodiesTo(fetch, issueCodes)).toHaveLength(1);
  expect(screen.getByLabelText('Name')).toHaveValue('Roll for line 2');
  reply = ISSUED;
  await userEvent.type(screen.getByLabelText('Name'), 'b');
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: '5,000 codes issued' })).toBeVisible();
  expect(bodiesTo(fetch, createPackaging)).toHaveLength(1);
  expect(bodiesTo(fetch, changePackaging)).toMatchObject([{ name: 'Roll for line 2b', type: 'blank' }]);
});

test.each([
  ['', 'This is required.'],
  ['10000001', 'Enter 10000000 or less.'],
])('%j codes are refused beside the field', async (typed, message) => {
  const fetch = answerCalls(...inProduct());
  open();
  await fill('Roll', typed === '' ? ' ' : typed);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Number of codes')).toHaveAccessibleDescription(message));
  expect(bodiesTo(fetch, createPackaging)).toEqual([]);
});

test('whoever leaves before the codes are issued is asked once', async () => {
  answerCalls(...inProduct());
  const { place } = open();
  await userEvent.type(await screen.findByLabelText('Name'), 'Roll');
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(place()).toBe(PATH));
});

test('a Member, who may not issue codes, is told so', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'member')!;
  answerCalls(...inProduct(whoamiOf('Member', permissions)));
  open();
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
  expect(screen.queryByLabelText('Name')).toBeNull();
});
