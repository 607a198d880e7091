import { sendReads } from '@qrigin/domain/packing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { failed } from '../../testing/answer-calls.ts';
import { bodiesTo } from '../../testing/sent-calls.ts';
import { deskOf } from './desk/desks.ts';
import { usePackingSettings } from './signals/packing-settings.ts';
import { codesOf, fakeServer } from './testing/fake-server.ts';
import {
  ASHA,
  CARTON,
  CHECKING,
  counted,
  enterHall,
  FILLING,
  flashed,
  HERE,
  JAR,
  LID,
  lastReads,
  open,
  red,
  scan,
  slowPack,
  typeKeys,
  vibrate,
} from './testing/hall.tsx';

beforeEach(enterHall);

test('a hand scanner at 8 a second: every code is counted once, in its order, however they go together', async () => {
  const server = fakeServer();
  const codes = codesOf(24);
  const { fetch } = open(FILLING, server);
  await counted('0 of 24');
  for (const code of codes) {
    scan(code);
    await new Promise((resolve) => void setTimeout(resolve, 125));
  }
  await waitFor(() => expect([...server.inside]).toEqual(codes));
  await counted('24 of 24');
  const sent = bodiesTo(fetch, sendReads).flatMap(({ reads }) => reads);
  expect(sent.map((read) => 'code' in read && read.code)).toEqual(codes);
  expect(await screen.findByText('Pack is full')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next pack' }));
  expect(await screen.findByText('Scan the pack to fill')).toBeVisible();
});

test('each read is told by colour, word, vibration and to those who listen', async () => {
  open(FILLING);
  await counted('0 of 24');
  scan(JAR);
  await waitFor(() => expect(flashed('done')).toHaveTextContent('Done'));
  await waitFor(() => expect(vibrate).toHaveBeenCalledWith([60]));
  expect(screen.getByText('Done. 1 of 24.').closest('output')).not.toBeNull();
  await waitFor(() => expect(document.querySelector('[data-flash]')).toBeNull());
  // Known at once, before the server says so.
  scan(JAR);
  expect(flashed('already')).toHaveTextContent('Already done');
  await waitFor(() => expect(lastReads()).toHaveLength(2));
  expect(screen.getAllByText('1 of 24')[0]).toBeInTheDocument();
});

test('the last read is taken back, and then the one before it', async () => {
  const server = fakeServer();
  open(FILLING, server);
  await counted('0 of 24');
  expect(screen.getByRole('button', { name: 'Undo last' })).toBeDisabled();
  scan(JAR);
  scan(LID);
  await counted('2 of 24');
  await userEvent.click(screen.getByRole('button', { name: 'Undo last' }));
  await counted('1 of 24');
  await waitFor(() => expect([...server.inside]).toEqual([JAR]));
  // The first is told before the second is asked for.
  await waitFor(() => expect(lastReads()[0]).toContain('Undone'));
  await waitFor(() => expect(document.querySelector('[data-flash]')).toBeNull());
  act(() => screen.getByRole('button', { name: 'Undo last' }).click());
  await waitFor(() => expect(flashed('undone')).toHaveTextContent('Undone'));
  await waitFor(() => expect(lastReads()[1]).toContain('Undone'));
  expect(screen.getByText('Undone. 0 of 24.').closest('output')).not.toBeNull();
  expect([...server.inside]).toEqual([]);
});

test('a code that was read twice, taken back and read again counts, and can be taken back again', async () => {
  const server = fakeServer();
  open(FILLING, server);
  await counted('0 of 24');
  scan(JAR);
  await counted('1 of 24');
  scan(JAR);
  await userEvent.click(screen.getByRole('button', { name: 'Undo last' }));
  await counted('0 of 24');
  await waitFor(() => expect([...server.inside]).toEqual([]));
  scan(JAR);
  await counted('1 of 24');
  await userEvent.click(screen.getByRole('button', { name: 'Undo last' }));
  await counted('0 of 24');
  await waitFor(() => expect([...server.inside]).toEqual([]));
});

test('a code can be typed', async () => {
  const { fetch } = open(FILLING);
  await counted('0 of 24');
  await userEvent.click(screen.getByRole('button', { name: 'Type a code' }));
  await userEvent.type(await screen.findByLabelText('Code'), '7k3m 9qxa 2vtd 5rw8 0000{Enter}');
  await waitFor(() => expect(lastReads()[0]).toContain('Done'));
  expect(bodiesTo(fetch, sendReads)[0]?.reads).toMatchObject([{ code: JAR }]);
});

test('what is scanned while the pack opens is read once it is open', async () => {
  const server = fakeServer();
  const slow = slowPack(server);
  open(`${HERE}?job=fill`, server, slow.answer);
  await screen.findByText('Scan the pack to fill');
  for (const code of [CARTON, JAR, LID]) scan(code);
  expect(screen.getByText('Opening the pack…')).toBeVisible();
  await slow.tell();
  await counted('2 of 24');
  await waitFor(() => expect([...server.inside]).toEqual([JAR, LID]));
});

test('where the pack cannot be opened, what was scanned meanwhile is told not to count', async () => {
  const server = fakeServer();
  const slow = slowPack(server);
  open(`${HERE}?job=fill`, server, slow.answer);
  await screen.findByText('Scan the pack to fill');
  for (const code of [CARTON, JAR]) scan(code);
  await slow.tell(failed('not_found'));
  const message = await red();
  expect(message.getByRole('heading', { name: 'Not your organisation’s code' })).toBeVisible();
  expect(message.getByText(/^Not counted/)).toBeVisible();
});

test('a pack that opens late does not call anyone back to it', async () => {
  const server = fakeServer();
  const slow = slowPack(server);
  const { place } = open(`${HERE}?job=fill`, server, slow.answer);
  await screen.findByText('Scan the pack to fill');
  scan(CARTON);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Check/ }));
  expect(await screen.findByText('Scan the pack to check')).toBeVisible();
  await slow.tell();
  // The next pack is opened for the job of now, and by nothing that came late.
  expect(place()).toBe(`${HERE}?job=check`);
  scan(CARTON);
  await waitFor(() => expect(place()).toBe(CHECKING));
});

test('a scanner that is in the middle of a code when the pack opens has still read it', async () => {
  const server = fakeServer();
  const slow = slowPack(server);
  open(`${HERE}?job=fill`, server, slow.answer);
  await screen.findByText('Scan the pack to fill');
  scan(CARTON);
  typeKeys(Array.from(JAR.slice(0, 12)));
  await slow.tell();
  await counted('0 of 24');
  scan(JAR.slice(12));
  await waitFor(() => expect([...server.inside]).toEqual([JAR]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what is scanned when the pack is open and its screen is not yet there is read for it', async () => {
  const server = fakeServer();
  open(`${HERE}?job=fill`, server);
  await screen.findByText('Scan the pack to fill');
  const end = deskOf(ASHA).store.subscribe(({ work }) => {
    if (!work) return;
    end();
    scan(JAR);
  });
  scan(CARTON);
  await waitFor(() => expect([...server.inside]).toEqual([JAR]));
  await counted('1 of 24');
});

test('the camera stays on from the pack to what is in it; a hand scanner is heard while its list has the focus', async () => {
  const getUserMedia = lendCamera();
  const server = fakeServer();
  open(`${HERE}?job=fill`, server);
  const cameras = await screen.findByRole('combobox', { name: 'Camera' });
  act(() => cameras.focus());
  scan(CARTON);
  await counted('0 of 24');
  act(() => cameras.focus());
  scan(JAR);
  await waitFor(() => expect([...server.inside]).toEqual([JAR]));
  expect(getUserMedia).toHaveBeenCalledOnce();
  expect(cameras).toBeInTheDocument();
});

/** Two cameras before which there is nothing. */
function lendCamera() {
  usePackingSettings.setState({ isCameraOn: true });
  const tracks = [{ stop: () => undefined, getSettings: () => ({}), getCapabilities: () => ({}) }];
  const stream = Object.assign(new MediaStream(), { getTracks: () => tracks, getVideoTracks: () => tracks });
  const getUserMedia = vi.fn<() => Promise<MediaStream>>(async () => stream);
  const enumerateDevices = async () =>
    ['back', 'front'].map((id) => ({ kind: 'videoinput', deviceId: id, label: id }));
  const { locks, onLine } = navigator;
  vi.stubGlobal('navigator', { vibrate, locks, onLine, mediaDevices: { getUserMedia, enumerateDevices } });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code', 'data_matrix'];
      detect = async () => [];
    },
  );
  return getUserMedia;
}

test('before a job is chosen a scan presses nothing and is told not to count', async () => {
  const { place } = open(HERE);
  const job = await screen.findByRole('button', { name: /^Fill/ });
  act(() => job.focus());
  scan(JAR);
  expect(await screen.findByText('Choose a job first. Your scan was not counted.')).toBeVisible();
  expect(place()).toBe(HERE);
  expect(vibrate).toHaveBeenCalledWith([180, 90, 180]);
  await userEvent.click(job);
  expect(await screen.findByText('Scan the pack to fill')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('What are you doing?')).toBeVisible();
  expect(screen.queryByText(/^Choose a job first/)).toBeNull();
});

test('those who listen are told of their own reads only, and of each of them', async () => {
  const server = fakeServer();
  open(FILLING, server);
  await counted('0 of 24');
  scan(JAR);
  const said = (await screen.findByText('Done. 1 of 24.')).closest('output');
  server.inside.add(LID);
  await counted('2 of 24');
  expect(said).toHaveTextContent('Done. 1 of 24.');
  const sentences = new Set<string | null>();
  for (let count = 0; count < 2; count += 1) {
    scan(JAR);
    await waitFor(() => expect(said).toHaveTextContent('Already done. 2 of 24.'));
    sentences.add(said?.textContent ?? null);
  }
  // The same text would be no change, and not be said.
  expect(sentences.size).toBe(2);
});

test('whoever comes back is not told again what came before', async () => {
  const server = fakeServer();
  open(FILLING, server);
  await counted('0 of 24');
  scan(JAR);
  await waitFor(() => expect(vibrate).toHaveBeenCalledWith([60]));
  vibrate.mockReset();
  cleanup();
  open(FILLING, server);
  await counted('1 of 24');
  expect(vibrate).not.toHaveBeenCalled();
  scan(LID);
  await waitFor(() => expect(vibrate).toHaveBeenCalledTimes(1));
});
