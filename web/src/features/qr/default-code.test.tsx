import { listMySessions, signIn } from '@qrigin/domain/auth';
import { bearer } from '@qrigin/domain/http';
import { findProduct } from '@qrigin/domain/products';
import { getDefaultQr, renewDefaultQr } from '@qrigin/domain/qr';
import { BUILT_IN_ROLES } from '@qrigin/domain/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { foundProduct } from '../../../../domain/src/products/samples.ts';
import { storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { inOrganisation } from '../../testing/in-organisation.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ORG, whoamiOf } from '../../testing/organisation.ts';
import { sentTo } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { removeToast } from '../../ui/toast/toast.ts';

const MENU = foundProduct({ name: 'Café menu', nature: 'static', isActive: true });
const codeOf = (id: string) => ({ id, url: `https://q.example/scan/${id}` });
const OLD = codeOf('7K3M9QXA2VTD5RW8E1HN');
const NEW = codeOf('6G77NQMTMG287ZKPSRSC');

beforeEach(() => {
  storeToken(tokenOf());
  removeToast();
  return () => vi.unstubAllGlobals();
});

const open = () => openPage(`/dashboard/${ORG}/${MENU.id}/about`);
const section = async () => within(await screen.findByRole('region', { name: 'Default code' }));

async function ask() {
  await userEvent.click(await (await section()).findByRole('button', { name: 'Replace this code' }));
  return within(await screen.findByRole('alertdialog', { name: /^Replace the code of Café menu/ }));
}

test('the default code is replaced once the name is typed and the password given, and the new one is shown', async () => {
  const fresh = tokenOf({ sid: 'fresh' });
  let code = OLD;
  const fetch = answerCalls(
    ...inOrganisation(),
    answer(findProduct, MENU),
    answer(getDefaultQr, () => code),
    answer(listMySessions, []),
    answer(signIn, { token: fresh }),
    answer(renewDefaultQr, { id: MENU.id }, ({ headers }) => {
      if (headers.get('Authorization') !== bearer(fresh).Authorization) return failed('step_up');
      code = NEW;
      return NEW;
    }),
  );
  open();
  const question = await ask();
  expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The product gets a new code. Print it from now on.',
    'Printed copies of the old code keep working: they still show the product and any recall.',
    'Anyone who scans an old copy sees that the code was replaced, and when.',
    'The old code cannot become the default code again. This cannot be undone.',
  ]);
  const confirm = question.getByRole('button', { name: 'Replace code' });
  expect(confirm).toBeDisabled();
  await userEvent.type(question.getByRole('textbox'), 'Café menu');
  await userEvent.click(confirm);
  const stepUp = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  await userEvent.type(stepUp.getByLabelText('Password'), 'the right one{Enter}');
  expect(await screen.findByText('Code replaced')).toBeVisible();
  expect(await (await section()).findByText(NEW.url)).toBeVisible();
  expect(screen.queryByText(OLD.url)).toBeNull();
  // The same act under the same key: however often it is sent, the code is replaced once.
  const keys = sentTo(fetch, renewDefaultQr).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).not.toBeNull();
});

test('a code that could not be replaced stays, and the question with it', async () => {
  answerCalls(
    ...inOrganisation(),
    answer(findProduct, MENU),
    answer(getDefaultQr, OLD),
    answer(renewDefaultQr, failed('busy')),
  );
  open();
  const question = await ask();
  await userEvent.type(question.getByRole('textbox'), 'Café menu');
  await userEvent.click(question.getByRole('button', { name: 'Replace code' }));
  expect(await screen.findByText('We are busy right now. Try again in a moment.')).toBeVisible();
  expect(question.getByRole('textbox')).toHaveValue('Café menu');
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText(OLD.url)).toBeVisible();
});

test('whoever may only see codes is not offered to replace one', async () => {
  const { permissions } = BUILT_IN_ROLES.find(({ key }) => key === 'member')!;
  answerCalls(
    ...inOrganisation(whoamiOf('Member', permissions)),
    answer(findProduct, MENU),
    answer(getDefaultQr, OLD),
  );
  open();
  expect(await (await section()).findByText(OLD.url)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replace this code' })).toBeNull();
});
