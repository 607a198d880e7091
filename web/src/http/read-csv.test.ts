import { listRunCodes } from '@qrigin/domain/qr';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answer, answerCalls } from '../testing/answer-calls.ts';
import { ORG } from '../testing/organisation.ts';
import { readCsv } from './read-csv.ts';

test('however quickly a file comes, its progress is told a few times a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const pieces = ['"Number"\n', ...Array.from({ length: 999 }, (_, at) => `"${at + 1}"\n`)];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const headers = { 'x-total-rows': '999', 'x-max-rows': '5000' };
  answerCalls(answer(listRunCodes, () => new Response(body, { headers })));
  const told: [number, number][] = [];
  const read: string[] = [];
  const counts = await readCsv(
    listRunCodes,
    { params: { org: ORG, id: '12' }, query: { from: '1', to: '999' } },
    {
      signal: new AbortController().signal,
      onProgress: (done, all) => told.push([done, all]),
      onPiece: async (piece) => {
        vi.advanceTimersByTime(1);
        read.push(new TextDecoder().decode(piece));
      },
    },
  );
  expect(counts).toEqual({ total: 999, max: 5000 });
  expect(read).toEqual(pieces);
  expect(told).toEqual([
    [0, 999],
    [250, 999],
    [500, 999],
    [750, 999],
  ]);
});
