import { listAudit } from '@qrigin/domain/audit';
import type { ActivityEntry as Activity } from '@qrigin/domain/auth';
import { listMyActivity, listMySessions, readMe } from '@qrigin/domain/auth';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../../../testing/answer-calls.ts';
import { ME } from '../../../../testing/me.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { pageWith } from '../../../../testing/page-with.ts';
import { tokenOf } from '../../../../testing/token-of.ts';

const QUIET = [answer(readMe, ME), answer(listMySessions, [])];

let number = 0;
const entry = (kind: string, more: Partial<Activity> = {}): Activity => ({
  id: String((number += 1)),
  at: '2026-01-02T09:00:00.000Z',
  kind,
  device: 'Chrome on Linux',
  network: '203.0.113.7',
  organisation: null,
  detail: null,
  is_this_session: false,
  ...more,
});
const pageOf = (items: Activity[], total = items.length, page = 1, has_recent_failure = false) => ({
  ...pageWith(items, { total, page, page_size: 10 }),
  has_recent_failure,
});

beforeEach(() => {
  storeToken(tokenOf());
  return () => vi.unstubAllGlobals();
});

async function openActivity() {
  openPage('/dashboard/profile');
  return within(await screen.findByRole('region', { name: 'Recent activity' }));
}
const rowsOf = async (section: Awaited<ReturnType<typeof openActivity>>) =>
  (await section.findAllByRole('listitem')).map((row) => row.textContent);

test('[security log] each event says what, on which device, from where, in which organisation and when', async () => {
  const farm = { id: ME.id, name: 'Hill Farm' };
  const none = { device: null, network: null };
  answerCalls(
    ...QUIET,
    answer(
      listMyActivity,
      pageOf([
        entry('sign-in.done', { is_this_session: true }),
        entry('role.given', { ...none, organisation: farm, detail: '<0>Line packer' }),
        entry('session.ended', { detail: 'Safari on iPhone' }),
        entry('call.refused', { organisation: farm, detail: `${listAudit.method} ${listAudit.path}` }),
        entry('something.new', { ...none, detail: 'x' }),
      ]),
    ),
  );
  const rows = await rowsOf(await openActivity());
  const from = 'Chrome on Linux203.0.113.7';
  const when = /(ago|last).*2 Jan 2026, \d/.source;
  expect(rows).toEqual([
    expect.stringMatching(new RegExp(`^Signed inThis session${from}.*${when}`)),
    expect.stringMatching(new RegExp(`^Role given: <0>Line packerHill Farm.*${when}`)),
    expect.stringMatching(new RegExp(`^Logged out Safari on iPhone${from}.*${when}`)),
    expect.stringMatching(new RegExp(`^Access deniedHill Farm${from}.*${when}`)),
    expect.stringMatching(new RegExp(`^something.new.*${when}`)),
  ]);
});

test('[security log] a failure of the last days asks whether it was you and leads to the password', async () => {
  // It may be on a later page than the first.
  answerCalls(...QUIET, answer(listMyActivity, pageOf([entry('sign-in.done')], 30, 1, true)));
  const section = await openActivity();
  expect(await section.findByText(/If this was not you/)).toBeVisible();
  expect(section.getByRole('link', { name: 'change your password' })).toHaveAttribute('href', '#password');
});

test('[security log] an old failure asks nothing any more', async () => {
  answerCalls(...QUIET, answer(listMyActivity, pageOf([entry('sign-in.failed')])));
  const section = await openActivity();
  expect(await section.findByText('Sign-in failed: wrong password')).toBeVisible();
  expect(section.queryByText(/If this was not you/)).toBeNull();
});

test('[security log] more is shown on demand, each event once', async () => {
  const all = Array.from({ length: 11 }, () => entry('sign-in.done'));
  answerCalls(
    ...QUIET,
    answer(listMyActivity, ({ query }) => {
      // Something happened between the two pages, so the last of the first comes again.
      return query['page'] === '2' ? pageOf(all.slice(9), 12, 2) : pageOf(all.slice(0, 10), 12);
    }),
  );
  const section = await openActivity();
  expect(await rowsOf(section)).toHaveLength(10);
  await userEvent.click(section.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(11));
  expect(section.queryByRole('button', { name: 'Show more' })).toBeNull();
  // The button is gone, so the focus moves to what it brought.
  await waitFor(() => expect(section.getAllByRole('listitem')[10]).toHaveFocus());
});

test('[security log] nothing yet and a failure each say what they are', async () => {
  let reply: Reply<typeof listMyActivity> = failed('busy');
  answerCalls(
    ...QUIET,
    answer(listMyActivity, () => reply),
  );
  const section = await openActivity();
  expect(await section.findByRole('alert')).toHaveTextContent('We are busy');
  reply = pageOf([]);
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText(/^No activity yet/)).toBeVisible();
});
