import { listRunCodes } from '@qrigin/domain/qr';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { ORG } from '../../testing/organisation.ts';
import { sentTo } from '../../testing/sent-calls.ts';
import { show } from '../../testing/show.tsx';
import { ExportCsv } from './export-csv.tsx';

const FILE = '"Number"\r\n"1"\r\n';
const file = () => new Response(FILE, { headers: { 'x-total-rows': '1', 'x-max-rows': '10000000' } });

beforeEach(() => () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that writes to the disk; someone names a place for the file, or none. */
function writeToDisk({ isDeclined = false } = {}) {
  const written: string[] = [];
  const onDisk = {
    write: async (piece: Uint8Array) => void written.push(new TextDecoder().decode(piece)),
    close: vi.fn<() => Promise<void>>(async () => {}),
    abort: vi.fn<() => Promise<void>>(async () => {}),
  };
  const ask = vi.fn<(wish: { suggestedName: string }) => Promise<unknown>>(async () => {
    if (isDeclined) throw new DOMException('no place', 'AbortError');
    return { createWritable: async () => onDisk };
  });
  vi.stubGlobal('showSaveFilePicker', ask);
  return { ask, written, ...onDisk };
}

const showExport = (rows: number) =>
  show(
    <ExportCsv
      list={listRunCodes}
      input={{ params: { org: ORG, id: '12' }, query: { from: '1', to: String(rows) } }}
      organisation="Hill Farm"
      rows={rows}
    />,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));

test('a very large file goes to the disk as it comes, where the browser can', async () => {
  const inMemory = vi.spyOn(URL, 'createObjectURL');
  const { ask, written, close, abort } = writeToDisk();
  answerCalls(answer(listRunCodes, file()));
  showExport(1_000_001);
  await press();
  expect(await screen.findByText('Exported')).toBeVisible();
  expect(ask).toHaveBeenCalledWith({ suggestedName: expect.stringMatching(/^Hill Farm codes .*\.csv$/) });
  expect(written.join('')).toBe(FILE);
  expect(close).toHaveBeenCalledOnce();
  expect(abort).not.toHaveBeenCalled();
  expect(inMemory).not.toHaveBeenCalled();
});

test('of a large file that fails nothing is kept', async () => {
  const { close, abort } = writeToDisk();
  answerCalls(answer(listRunCodes, failed('busy')));
  showExport(1_000_001);
  await press();
  expect(await screen.findByText('We are busy right now. Try again in a moment.')).toBeVisible();
  expect(abort).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

test('whoever names no place for a large file gets none, and no failure', async () => {
  const { ask } = writeToDisk({ isDeclined: true });
  const fetch = answerCalls(answer(listRunCodes, file()));
  showExport(1_000_001);
  await press();
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  // It is over: another one can be asked for.
  await press();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(sentTo(fetch, listRunCodes)).toEqual([]);
});

test.each([
  ['one that is not large', 1_000_000, true],
  ['a large one where the browser cannot', 1_000_001, false],
])('%s is handed over whole', async (_, rows, canWrite) => {
  const { ask } = canWrite ? writeToDisk() : { ask: vi.fn<() => void>() };
  const kept: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) kept.push(blob);
    return 'blob:codes';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  answerCalls(answer(listRunCodes, file()));
  showExport(rows);
  await press();
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(await kept[0]!.text()).toBe(FILE);
  expect(ask).not.toHaveBeenCalled();
});
