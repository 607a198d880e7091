import { changePassword, endMySession, listMySessions, readMe, signIn } from '@qrigin/domain/auth';
import { bearer } from '@qrigin/domain/http';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionRow } from '../../../../../domain/src/auth/samples.ts';
import { storedToken, storeToken } from '../../../http/session.ts';
import { answer, answerCalls, failed } from '../../../testing/answer-calls.ts';
import { ME } from '../../../testing/me.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { bodiesTo, type Sent, sentTo } from '../../../testing/sent-calls.ts';
import { tokenOf } from '../../../testing/token-of.ts';

const OLD = tokenOf();
const NEW = tokenOf({ sid: 'new' });
const HERE = sessionRow({ is_this: true });
/** Only a fresh sign-in may. */
const isFresh = ({ headers }: Sent) => headers.get('Authorization') === bearer(NEW).Authorization;
const QUIET = [
  answer(readMe, ME),
  answer(listMySessions, [HERE]),
  answer(endMySession, { id: HERE.id }, { id: HERE.id }),
  answer(changePassword, (sent) => (isFresh(sent) ? { email: ME.email } : failed('step_up'))),
];

beforeEach(() => {
  storeToken(OLD);
  return () => vi.unstubAllGlobals();
});

/** Asks for something that a sign-in of a while ago may not. */
async function askForMuch() {
  openPage('/dashboard/profile');
  const password = await screen.findByRole('region', { name: 'Password' });
  await userEvent.type(within(password).getByLabelText('New password'), 'slow trains and cardamom');
  await userEvent.click(within(password).getByRole('button', { name: 'Change password' }));
  return within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
}

const isDone = () => screen.findAllByText('Password changed');

test('an old sign-in is asked for the password; then what was asked is done with the new token', async () => {
  const fetch = answerCalls(...QUIET, answer(signIn, { token: NEW }));
  const dialog = await askForMuch();
  await userEvent.type(dialog.getByLabelText('Password'), 'the old one{Enter}');
  await isDone();
  expect(storedToken()).toBe(NEW);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodiesTo(fetch, signIn)).toEqual([{ email: ME.email, password: 'the old one' }]);
  expect(sentTo(fetch, changePassword)).toHaveLength(2);
  expect(sentTo(fetch, endMySession).map(isFresh)).toEqual([true]);
});

test('with the second factor on the code is asked for as well, with the ticket in place of the password', async () => {
  const bodies: unknown[] = [];
  answerCalls(
    ...QUIET,
    answer(signIn, ({ body }) => {
      bodies.push(body);
      return bodies.length === 1 ? { ticket: 'lt_ticket' } : { token: NEW };
    }),
  );
  const dialog = await askForMuch();
  await userEvent.type(dialog.getByLabelText('Password'), 'the old one{Enter}');
  await userEvent.click(await dialog.findByLabelText('Digit 1 of 6'));
  expect(storedToken()).toBe(OLD);
  await userEvent.keyboard('123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await isDone();
  expect(bodies[1]).toEqual({ email: ME.email, password: 'lt_ticket', code: '123456' });
  expect(storedToken()).toBe(NEW);
});

test('a wrong password tells how many tries are left, and no one is signed out', async () => {
  answerCalls(...QUIET, answer(signIn, failed('invalid_credentials', { remaining_attempts: 3 })));
  const dialog = await askForMuch();
  await userEvent.type(dialog.getByLabelText('Password'), 'not this{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Wrong password. You have 3 attempts remaining');
  expect(storedToken()).toBe(OLD);
});

test('who is locked out is told how long', async () => {
  answerCalls(...QUIET, answer(signIn, failed('account_locked', { remaining_attempts: 0 })));
  const dialog = await askForMuch();
  await userEvent.type(dialog.getByLabelText('Password'), 'not this{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /^Too many attempts\. Wait 15 minutes, then try again\.$/,
  );
});

test('who thinks better of it is left as they were, with what they typed', async () => {
  const fetch = answerCalls(...QUIET);
  const dialog = await askForMuch();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('New password')).toHaveValue('slow trains and cardamom');
  expect(sentTo(fetch, changePassword)).toHaveLength(1);
  expect(storedToken()).toBe(OLD);
});
