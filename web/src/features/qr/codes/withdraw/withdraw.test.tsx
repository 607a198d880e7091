import { listMySessions, signIn } from '@qrigin/domain/auth';
import { bearer } from '@qrigin/domain/http';
import { findProduct } from '@qrigin/domain/products';
import { readRange, withdrawChosen } from '@qrigin/domain/qr';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { foundProduct } from '../../../../../../domain/src/products/samples.ts';
import { rangeRead } from '../../../../../../domain/src/qr/samples.ts';
import { storeToken } from '../../../../http/session.ts';
import { answer, answerCalls, failed } from '../../../../testing/answer-calls.ts';
import { inOrganisation } from '../../../../testing/in-organisation.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../../../testing/organisation.ts';
import { bodiesTo, sentTo } from '../../../../testing/sent-calls.ts';
import { tokenOf } from '../../../../testing/token-of.ts';

const HONEY = foundProduct({ name: 'Forest honey' });
const [ONE, TWO] = ['7K3M9QXA2VTD5RW8E1HN', '6G77NQMTMG287ZKPSRSC'] as const;

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

const answers = (me = whoamiOf()) => [...inOrganisation(me), answer(findProduct, { id: HONEY.id }, HONEY)];
const open = (narrowed = '') => openPage(`/dashboard/${ORG}/${HONEY.id}/setup/packaging/withdraw${narrowed}`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = async (name: RegExp) => within(await screen.findByRole('alertdialog', { name }));

test('codes of a list are withdrawn with a reason, once the second question is answered', async () => {
  const fetch = answerCalls(
    ...answers(),
    answer(withdrawChosen, {
      withdrawn: 1,
      already: 0,
      refused: [{ qr_id: TWO, reason: 'not_yours', belongs_to: null }],
      refused_count: 1,
    }),
  );
  open();
  await userEvent.type(await screen.findByLabelText('Codes'), `${ONE}{Enter}${TWO}`);
  await userEvent.type(screen.getByLabelText('Reason'), 'Misprinted');
  await press('Withdraw 2 codes');
  const asked = await question(/^Withdraw 2 codes/);
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Anyone who scans one sees that it was withdrawn, when, and that the pack should not be on sale.',
    'The page still shows the product, its maker and any recall.',
    'A withdrawn code cannot be assigned or used again. This cannot be undone.',
  ]);
  const confirm = asked.getByRole('button', { name: 'Withdraw 2 codes' });
  expect(confirm).toBeDisabled();
  expect(sentTo(fetch, withdrawChosen)).toEqual([]);
  await userEvent.type(asked.getByRole('textbox'), '2');
  await userEvent.click(confirm);
  expect(await screen.findByRole('heading', { name: '1 code withdrawn' })).toBeVisible();
  expect(screen.getByText('1 code was refused.')).toBeVisible();
  expect(screen.getByText('Not a code of this organisation')).toBeVisible();
  expect(bodiesTo(fetch, withdrawChosen)).toEqual([{ codes: [ONE, TWO], reason: 'Misprinted' }]);
  expect(screen.getByLabelText('Codes')).toHaveValue('');
});

test('a range of the address is chosen already; whoever leaves the question withdraws nothing', async () => {
  const fresh = tokenOf({ sid: 'fresh' });
  const fetch = answerCalls(
    ...answers(),
    answer(readRange, rangeRead({ kind: 'structure', levels: [{ name: 'jar', count: 20 }] })),
    answer(listMySessions, []),
    answer(signIn, { token: fresh }),
    answer(withdrawChosen, ({ headers }) =>
      headers.get('Authorization') === bearer(fresh).Authorization
        ? { withdrawn: 18, already: 2, refused: [], refused_count: 0 }
        : failed('step_up'),
    ),
  );
  open(`?from=${ONE}&to=${TWO}`);
  expect(await screen.findByText('Numbers 11 to 30 of run 40')).toBeVisible();
  expect(screen.getByText('jar')).toBeVisible();
  await press('Withdraw 20 codes');
  await waitFor(() =>
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/This is required/),
  );
  await userEvent.type(screen.getByLabelText('Reason'), 'Torn');
  await press('Withdraw 20 codes');
  await userEvent.click((await question(/^Withdraw 20 codes/)).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sentTo(fetch, withdrawChosen)).toEqual([]);
  await press('Withdraw 20 codes');
  const asked = await question(/^Withdraw 20 codes/);
  await userEvent.type(asked.getByRole('textbox'), '20');
  await userEvent.click(asked.getByRole('button', { name: 'Withdraw 20 codes' }));
  const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  await userEvent.type(stepUp.getByLabelText('Password'), 'the right one{Enter}');
  expect(await screen.findByRole('heading', { name: '18 codes withdrawn' })).toBeVisible();
  expect(screen.getByText('2 codes were already withdrawn.')).toBeVisible();
  expect(bodiesTo(fetch, withdrawChosen).at(-1)).toEqual({ from: ONE, to: TWO, reason: 'Torn' });
});

test('a code that the camera adds while others are being withdrawn stays in the list', async () => {
  const held = Promise.withResolvers<void>();
  answerCalls(
    ...answers(),
    answer(withdrawChosen, async () => {
      await held.promise;
      return { withdrawn: 1, already: 0, refused: [], refused_count: 0 };
    }),
  );
  open();
  const list = await screen.findByLabelText('Codes');
  await userEvent.type(list, ONE);
  await userEvent.type(screen.getByLabelText('Reason'), 'Torn');
  await press('Withdraw 1 code');
  const asked = await question(/^Withdraw 1 code/);
  await userEvent.click(asked.getByRole('button', { name: 'Withdraw 1 code' }));
  fireEvent.change(list, { target: { value: `${ONE}\n${TWO}\n` } });
  held.resolve();
  expect(await screen.findByRole('heading', { name: '1 code withdrawn' })).toBeVisible();
  expect(list).toHaveValue(`${TWO}\n`);
});

test('a withdrawal that fails leaves the codes and the question where they are', async () => {
  answerCalls(...answers(), answer(withdrawChosen, failed('busy')));
  open();
  await userEvent.type(await screen.findByLabelText('Codes'), ONE);
  await userEvent.type(screen.getByLabelText('Reason'), 'Torn');
  await press('Withdraw 1 code');
  const asked = await question(/^Withdraw 1 code/);
  await userEvent.click(asked.getByRole('button', { name: 'Withdraw 1 code' }));
  expect(await screen.findByText('Failed to delete product QRs')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Codes')).toHaveValue(ONE);
});

test('whoever leaves with codes that are not withdrawn is asked once', async () => {
  answerCalls(...answers());
  const { router, place } = open();
  await userEvent.type(await screen.findByLabelText('Codes'), ONE);
  void router.navigate('/dashboard');
  const asked = await question(/^Leave without saving/);
  await userEvent.click(asked.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(place()).toBe('/dashboard'));
});

test('whoever may not withdraw codes has no such page', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'supervisor')!;
  answerCalls(...answers(whoamiOf('Supervisor', permissions)));
  open();
  expect(await screen.findByText(/You do not have access to this page/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
});
