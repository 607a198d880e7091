import { sendReads } from '@qrigin/domain/packing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { clearToken } from '../../http/session.ts';
import { answer, failed } from '../../testing/answer-calls.ts';
import { bodiesTo } from '../../testing/sent-calls.ts';
import { keptReads } from './queue/kept-reads.ts';
import { fakeServer } from './testing/fake-server.ts';
import {
  ASHA,
  CARTON,
  counted,
  enterHall,
  FILLING,
  flashed,
  JAR,
  LID,
  lastReads,
  open,
  scan,
  signIn,
  TIN,
  vibrate,
} from './testing/hall.tsx';

beforeEach(enterHall);

test('offline it goes on: the count moves, what waits is on the device, and a new page sends it once', async () => {
  const server = fakeServer();
  let isAway = true;
  const { fetch } = open(
    FILLING,
    server,
    answer(sendReads, ({ body }) => {
      if (!isAway) return server.take(body);
      // It arrived, and the answer was lost.
      server.take(body);
      throw new TypeError('offline');
    }),
  );
  await counted('0 of 24');
  for (const code of [JAR, LID]) scan(code);
  expect(await screen.findByText('2 waiting')).toBeVisible();
  await counted('2 of 24');
  expect(keptReads(ASHA).flatMap(({ reads }) => reads)).toHaveLength(2);
  isAway = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('All sent')).toBeVisible();
  await counted('2 of 24');
  expect(keptReads(ASHA)).toEqual([]);
  expect([...server.inside]).toEqual([JAR, LID]);
  const ids = bodiesTo(fetch, sendReads).flatMap(({ reads }) => reads.map(({ id }) => id));
  expect(new Set(ids).size).toBe(2);
});

test('what another page has left is sent before anything else', async () => {
  const server = fakeServer();
  open(FILLING, server, answer(sendReads, failed('internal')));
  await counted('0 of 24');
  scan(JAR);
  expect(await screen.findByText('1 waiting')).toBeVisible();
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('packing-reads:'));
  const left = localStorage.getItem(key)!;
  clearToken();
  cleanup();
  localStorage.removeItem(key);
  localStorage.setItem(key.replace(/[^:]+$/, 'a-page-that-was-killed'), left);
  signIn();
  open(FILLING, server);
  await counted('1 of 24');
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('packing-reads'));
  expect([...server.inside]).toEqual([JAR]);
});

test('whoever is signed out and back in the same page brings what waited', async () => {
  const server = fakeServer();
  open(FILLING, server, answer(sendReads, failed('internal')));
  await counted('0 of 24');
  scan(JAR);
  expect(await screen.findByText('1 waiting')).toBeVisible();
  clearToken();
  cleanup();
  signIn();
  open(FILLING, server);
  await counted('1 of 24');
  scan(LID);
  await counted('2 of 24');
  await waitFor(() => expect([...server.inside]).toEqual([JAR, LID]));
});

test('what is only kept is told by flash, vibration and word, also while a call hangs', async () => {
  const server = fakeServer();
  open(
    FILLING,
    server,
    answer(sendReads, () => new Promise<never>(() => undefined)),
  );
  await counted('0 of 24');
  scan(JAR);
  await waitFor(() => expect(flashed('kept')).toHaveTextContent('Saved on this device'), { timeout: 3000 });
  expect(vibrate).toHaveBeenCalledWith([60]);
  expect(await screen.findByText('Sending 1')).toBeVisible();
});

test('scans for a pack that is not accepted are given up alone, and those for other packs are sent', async () => {
  const server = fakeServer();
  const { fetch } = open(
    FILLING,
    server,
    answer(sendReads, ({ body }) => (body.pack === CARTON ? failed('not_found') : server.take(body))),
  );
  await counted('0 of 24');
  for (const code of [JAR, LID]) scan(code);
  expect(await screen.findByText(/^2 scans were not accepted/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Unpack or move/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Unpack/ }));
  expect(await screen.findByText('unpacked')).toBeVisible();
  scan(TIN);
  await counted('1');
  expect(screen.getByText(/^2 scans were not accepted/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete scans' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^2 scans have not been sent/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete scans' }));
  await waitFor(() => expect(bodiesTo(fetch, sendReads).at(-1)).toMatchObject({ job: 'unpack' }));
  expect(await screen.findByText('All sent')).toBeVisible();
});

test('what waits when it is taken back never was in the count', async () => {
  const server = fakeServer({ inside: 10 });
  open(FILLING, server, answer(sendReads, failed('internal')));
  await counted('10 of 24');
  scan(JAR);
  await counted('11 of 24');
  expect(await screen.findByText('1 waiting')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo last' }));
  await counted('10 of 24');
});

test('what is given up no longer counts', async () => {
  open(FILLING, fakeServer(), answer(sendReads, failed('not_found')));
  await counted('0 of 24');
  for (const code of [JAR, LID]) scan(code);
  await counted('2 of 24');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete scans' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete scans' }));
  await counted('0 of 24');
  expect(lastReads().every((row) => row?.includes('Refused'))).toBe(true);
});

test('an undo that is given up has undone nothing', async () => {
  const server = fakeServer();
  open(
    FILLING,
    server,
    answer(sendReads, ({ body }) =>
      body.reads.some((read) => 'undoes' in read) ? failed('forbidden') : server.take(body),
    ),
  );
  await counted('0 of 24');
  scan(JAR);
  await waitFor(() => expect(lastReads()[0]).toContain('Done'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo last' }));
  await counted('0 of 24');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete scans' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete scans' }));
  await counted('1 of 24');
});

test('when someone else signs in, what is scanned is theirs', async () => {
  const meera = { ...ASHA, user: 'b1d3a8de-7d57-4a7c-8f53-0d8d3a0f2b66' };
  open(FILLING, fakeServer(), answer(sendReads, failed('internal')));
  await counted('0 of 24');
  act(() => signIn(meera.user));
  await counted('0 of 24');
  scan(JAR);
  expect(await screen.findByText('1 waiting')).toBeVisible();
  expect(keptReads(meera).flatMap(({ reads }) => reads)).toHaveLength(1);
  expect(keptReads(ASHA)).toEqual([]);
});
