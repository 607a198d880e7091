import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '../../words/words.ts';
import type { Decoder } from './decoder.ts';
import { ScannerDialog } from './scanner-dialog.tsx';

const CODE = '7K3M9QXA2VTD5RW8E1HN';
const ADDRESS = `https://labels.example/SCAN/${CODE.toLowerCase()}`;

const stop = vi.fn<() => void>();
const applyConstraints = vi.fn<(wanted: MediaTrackConstraints) => Promise<void>>();
const getUserMedia = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>();
const vibrate = vi.fn<(ms: number) => boolean>();
let torch: boolean | undefined;
let cameras = ['back'];
/** What the camera sees. */
let seen: string | undefined;

const decode: Decoder = async () => seen;

beforeEach(() => {
  [torch, cameras, seen] = [undefined, ['back'], undefined];
  const tracks = [
    { stop, applyConstraints, getSettings: () => ({ deviceId: 'back' }), getCapabilities: () => ({ torch }) },
  ];
  const stream = Object.assign(new MediaStream(), { getTracks: () => tracks, getVideoTracks: () => tracks });
  getUserMedia.mockResolvedValue(stream);
  const enumerateDevices = async () => cameras.map((id) => ({ kind: 'videoinput', deviceId: id, label: id }));
  vi.stubGlobal('navigator', { vibrate, mediaDevices: { getUserMedia, enumerateDevices } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function open(loadDecoder = async () => decode) {
  const onCode = vi.fn<(code: string) => void>();
  const dialog = (isOpen: boolean) => (
    <I18nProvider i18n={i18n}>
      <ScannerDialog isOpen={isOpen} onClose={() => undefined} onCode={onCode} loadDecoder={loadDecoder} />
    </I18nProvider>
  );
  const { rerender } = render(dialog(true));
  return { onCode, close: () => rerender(dialog(false)) };
}

async function field() {
  const found = await screen.findByLabelText('Code');
  await waitFor(() => expect(found.closest('[inert]')).toBeNull());
  return found;
}

const picture = () => screen.findByLabelText('What the camera sees');

test('[DASH-27] it reads a code by the camera at the back, buzzes and gives the code on, once', async () => {
  const { onCode } = open();
  await picture();
  expect(getUserMedia.mock.lastCall?.[0]).toMatchObject({
    video: { facingMode: 'environment' },
    audio: false,
  });
  expect(onCode).not.toHaveBeenCalled();
  seen = ADDRESS;
  await waitFor(() => expect(document.querySelector('[data-hit]')).not.toBeNull());
  expect(vibrate).toHaveBeenCalled();
  await waitFor(() => expect(onCode).toHaveBeenCalledWith(CODE));
  await new Promise((resolve) => void setTimeout(resolve, 300));
  expect(onCode).toHaveBeenCalledOnce();
});

test('[DASH-27] what a hand scanner types anywhere in the dialog lands in the field, and Enter gives it on', async () => {
  const { onCode } = open();
  const close = await screen.findByRole('button', { name: 'Close' });
  act(() => close.focus());
  await userEvent.keyboard(`${ADDRESS}{Enter}`);
  expect(screen.getByLabelText('Code')).toHaveValue(ADDRESS);
  await waitFor(() => expect(onCode).toHaveBeenCalledWith(CODE));
});

test('a code can be typed, with the blanks and small letters of people', async () => {
  const { onCode } = open();
  await userEvent.type(await field(), '7k3m 9qxa 2vtd 5rw8 e1hn');
  await userEvent.click(screen.getByRole('button', { name: 'Check code' }));
  await waitFor(() => expect(onCode).toHaveBeenCalledWith(CODE));
});

test('what is no code of ours is said beside the field and leads nowhere', async () => {
  const { onCode } = open();
  await userEvent.type(await field(), 'honey{Enter}');
  expect(await screen.findByText('This is not a Qrigin code.')).toBeVisible();
  expect(screen.getByLabelText('Code')).toBeInvalid();
  expect(onCode).not.toHaveBeenCalled();
});

test('another code before the camera is shown as words, never as a link, and ours after it still counts', async () => {
  const { onCode } = open();
  await picture();
  seen = 'https://elsewhere.example/prize';
  const told = within(await screen.findByRole('status'));
  expect(await told.findByText('This is not a Qrigin code')).toBeVisible();
  expect(told.getByText(seen)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  seen = CODE;
  await waitFor(() => expect(onCode).toHaveBeenCalledWith(CODE));
});

test.each([
  ['NotAllowedError', 'The camera is blocked'],
  ['NotFoundError', 'No camera found'],
  ['NotReadableError', 'The camera is in use'],
])('after %s it says why and can be tried again, and the typed way remains', async (name, words) => {
  getUserMedia.mockRejectedValueOnce(new DOMException('no', name));
  const { onCode } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await userEvent.type(await field(), `${CODE}{Enter}`);
  await waitFor(() => expect(onCode).toHaveBeenCalledWith(CODE));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await picture()).toBeVisible();
});

test('a reader that cannot be fetched is told as well', async () => {
  open(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByRole('alert')).toHaveTextContent('The scanner did not load');
});

test('those who pack are led to where many codes are scanned', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <I18nProvider i18n={i18n}>
        <ScannerDialog
          isOpen
          onClose={onClose}
          onCode={() => undefined}
          packTo="/dashboard/farm/packing"
          loadDecoder={async () => decode}
        />
      </I18nProvider>
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: 'Pack instead' });
  expect(link).toHaveAttribute('href', '/dashboard/farm/packing');
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalled();
});

test('the camera is off once the dialog is closed', async () => {
  const { close } = open();
  await picture();
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledOnce());
  expect(stop).not.toHaveBeenCalled();
  close();
  await waitFor(() => expect(stop).toHaveBeenCalled());
});

test('the camera is off while the page is out of sight, and on again when it is back', async () => {
  open();
  await picture();
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledOnce());
  show('hidden');
  await waitFor(() => expect(stop).toHaveBeenCalled());
  show('visible');
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
});

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('the torch is there only where the camera has one, and says whether it is lit', async () => {
  torch = true;
  open();
  const button = await screen.findByRole('button', { name: 'Torch' });
  await userEvent.click(button);
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('among several cameras one can be chosen', async () => {
  cameras = ['back', 'front'];
  open();
  expect(screen.queryByRole('button', { name: 'Torch' })).toBeNull();
  await userEvent.selectOptions(await screen.findByLabelText('Camera'), 'front');
  await waitFor(() =>
    expect(getUserMedia.mock.lastCall?.[0]).toMatchObject({ video: { deviceId: { exact: 'front' } } }),
  );
});
