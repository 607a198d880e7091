import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { ORG } from '../../../testing/organisation.ts';
import { show } from '../../../testing/show.tsx';
import type { Decoder } from '../../scanner/decoder.ts';
import { ChooseCodes } from './choose-codes.tsx';
import { useChoosing } from './use-choosing.ts';

const [ONE, TWO] = ['7K3M9QXA2VTD5RW8E1HN', '6G77NQMTMG287ZKPSRSC'] as const;

/** What the camera sees. */
let seen: string | undefined;
let now = 0;
const decode = vi.fn<Decoder>(async () => seen);
const getUserMedia = vi.fn<() => Promise<MediaStream>>();

beforeEach(() => {
  seen = undefined;
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  answerCalls();
  const tracks = [{ stop: vi.fn<() => void>(), getSettings: () => ({}), getCapabilities: () => ({}) }];
  const stream = Object.assign(new MediaStream(), { getTracks: () => tracks, getVideoTracks: () => tracks });
  getUserMedia.mockResolvedValue(stream);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices: async () => [] } });
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.clearAllMocks();
  };
});

function Choosing() {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <Chosen />
    </QueryClientProvider>
  );
}

function Chosen() {
  const choosing = useChoosing({ org: ORG });
  return (
    <>
      <ChooseCodes choosing={choosing} loadDecoder={async () => decode} />
      <output data-testid="chosen">{JSON.stringify(choosing.chosen?.codes)}</output>
    </>
  );
}

const chosen = () => screen.getByTestId('chosen').textContent;
const way = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

/** Before the camera is something else, or nothing, for as long as it takes to come back. */
async function look(text: string | undefined) {
  await act(async () => {
    seen = text;
    now += 2000;
  });
}

test('codes before the camera join the list, one after another and each once', async () => {
  show(<Choosing />);
  await way('Camera');
  await look(`https://q.example/scan/${ONE}`);
  expect(await screen.findByText(/^Added:/)).toHaveTextContent('7K3M 9QXA 2VTD 5RW8 E1HN');
  await look(TWO);
  await waitFor(() => expect(chosen()).toBe(JSON.stringify({ codes: [ONE, TWO] })));
  await look(ONE);
  expect(await screen.findByText(/^Already in the list:/)).toBeVisible();
  await look('8901030865278');
  expect(await screen.findByText('This is not a Qrigin code.')).toBeVisible();
  expect(screen.getByText('2 codes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the last one' }));
  expect(chosen()).toBe(JSON.stringify({ codes: [ONE] }));
  await way('List');
  expect(screen.getByLabelText('Codes')).toHaveValue(`${ONE}\n`);
});

test('a code that is removed while it is still before the camera stays removed', async () => {
  show(<Choosing />);
  await way('Camera');
  await look(ONE);
  await screen.findByText(/^Added:/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the last one' }));
  decode.mockClear();
  await waitFor(() => expect(decode.mock.calls.length).toBeGreaterThan(2));
  expect(chosen()).toBe('');
  expect(screen.getByText('0 codes')).toBeVisible();
});

test('a code that was removed joins the list again once it is held before the camera anew', async () => {
  show(<Choosing />);
  await way('Camera');
  await look(ONE);
  await screen.findByText(/^Added:/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the last one' }));
  await look(undefined);
  await look(ONE);
  expect(await screen.findByText(/^Added:/)).toBeVisible();
  expect(chosen()).toBe(JSON.stringify({ codes: [ONE] }));
});

test('without a camera codes are still typed one by one', async () => {
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotFoundError'));
  show(<Choosing />);
  await way('Camera');
  expect(await screen.findByRole('alert')).toHaveTextContent('No camera found');
  const field = screen.getByLabelText('Code');
  await userEvent.type(field, `${ONE.toLowerCase()}{Enter}`);
  expect(field).toHaveValue('');
  await userEvent.type(field, 'honey');
  await userEvent.click(screen.getByRole('button', { name: 'Add code' }));
  expect(screen.getByText('This is not a Qrigin code.')).toBeVisible();
  expect(chosen()).toBe(JSON.stringify({ codes: [ONE] }));
});

test('more codes than go at a time are not sent', async () => {
  show(<Choosing />);
  const lines = Array.from({ length: 1001 }, (_, at) => ONE.slice(0, 16) + String(at).padStart(4, '0'));
  await userEvent.click(screen.getByLabelText('Codes'));
  await userEvent.paste(lines.join('\n'));
  expect(screen.getByText(/You can choose up to 1,000 codes at a time/)).toBeVisible();
  expect(screen.getByLabelText('Codes')).toBeInvalid();
  expect(chosen()).toBe('');
  await way('Camera');
  expect(screen.getByText(/You can choose up to 1,000 codes at a time/)).toBeVisible();
  await way('List');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(screen.getByLabelText('Codes')).toBeValid();
});
