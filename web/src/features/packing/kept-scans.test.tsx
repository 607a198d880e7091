import { endMySession, listMySessions } from '@qrigin/domain/auth';
import { sendReads } from '@qrigin/domain/packing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { sessionRow } from '../../../../domain/src/auth/samples.ts';
import { storedToken } from '../../http/session.ts';
import { answer, failed } from '../../testing/answer-calls.ts';
import { bodiesTo, sentTo } from '../../testing/sent-calls.ts';
import { keepReads, keptReads } from './queue/kept-reads.ts';
import { fakeServer } from './testing/fake-server.ts';
import { ASHA, CARTON, enterHall, JAR, open, signIn } from './testing/hall.tsx';

const ELSEWHERE = '/dashboard';
const MEERA = { ...ASHA, user: 'b1d3a8de-7d57-4a7c-8f53-0d8d3a0f2b66' };
const SESSION = sessionRow({ is_this: true });
const SESSIONS = [
  answer(listMySessions, [SESSION]),
  answer(endMySession, { id: SESSION.id }, { id: SESSION.id }),
];

beforeEach(enterHall);

/** What a page of theirs has left when it was killed. */
const leave = (owner: typeof ASHA) =>
  keepReads(owner, 'a-page-that-was-killed', [
    {
      job: 'fill',
      pack: CARTON,
      read: { id: '0b8f5a52-58a5-4f0a-9c0e-4f2d8f1c7e21', at: '2026-11-19T08:00:00.000Z', code: JAR },
    },
  ]);

const heading = () => screen.findByRole('heading', { level: 1, name: 'Organisations' });

async function logOut() {
  await userEvent.click(await screen.findByRole('button', { name: /Your account$/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
}

test('what waits on a device is sent wherever in the dashboard its person is, and no one else’s', async () => {
  const server = fakeServer();
  leave(ASHA);
  leave(MEERA);
  const { fetch } = open(ELSEWHERE, server);
  await heading();
  await waitFor(() => expect([...server.inside]).toEqual([JAR]));
  await waitFor(() => expect(keptReads(ASHA)).toEqual([]));
  expect(bodiesTo(fetch, sendReads)).toHaveLength(1);
  expect(keptReads(MEERA)).toHaveLength(1);
  act(() => signIn(MEERA.user));
  await waitFor(() => expect(bodiesTo(fetch, sendReads)).toHaveLength(2));
  await waitFor(() => expect(keptReads(MEERA)).toEqual([]));
});

test('whoever logs out while scans wait is asked, and may stay', async () => {
  leave(ASHA);
  const { fetch, place } = open(ELSEWHERE, fakeServer(), answer(sendReads, failed('internal')), ...SESSIONS);
  await heading();
  await waitFor(() => expect(bodiesTo(fetch, sendReads)).toHaveLength(1));
  await logOut();
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
  expect(question.getByText(/^1 scan has not been sent/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(storedToken()).toBeDefined();
  expect(sentTo(fetch, endMySession)).toEqual([]);
  await logOut();
  const again = within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
  await userEvent.click(again.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(place()).toBe('/login'));
  expect(storedToken()).toBeUndefined();
  expect(keptReads(ASHA).flatMap(({ reads }) => reads)).toHaveLength(1);
});

test('whoever has nothing waiting is not asked', async () => {
  leave(MEERA);
  const { place } = open(ELSEWHERE, fakeServer(), ...SESSIONS);
  await heading();
  await logOut();
  await waitFor(() => expect(place()).toBe('/login'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
