import { FailedCall, Failure } from '@qrigin/domain/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOutcome } from '../../../../../domain/src/packing/samples.ts';
import { createQueue, WAITING_MAX } from './queue.ts';
import type { QueueState } from './queue-state.ts';
import type { Batch, BatchAnswer, QueuedRead } from './queued-read.ts';

const CARTON = '4T9WKX2M7QHR5B8VJD3N';
const OTHER = '9ZC6R1XG4WPE8TKM2HVA';

function queued(over: Partial<QueuedRead> = {}): QueuedRead {
  const read = { id: crypto.randomUUID(), at: '2026-11-19T08:00:00.000Z', code: '7K3M9QXA2VTD5RW8E1HN' };
  return { job: 'fill', pack: CARTON, read, ...over };
}
const idOf = ({ read }: QueuedRead) => read.id;
const answerTo = ({ reads }: Batch, count?: number): BatchAnswer => ({
  outcomes: reads.slice(0, count).map(({ id }) => readOutcome({ id })),
  pack: null,
});

/** A server that answers when the test says so. */
function open() {
  const calls: { batch: Batch; answer: (count?: number) => void; fail: (error: unknown) => void }[] = [];
  const answered: string[] = [];
  const kept: string[][] = [];
  let state: QueueState = { waiting: 0, standing: 'idle', isKept: true };
  const queue = createQueue({
    send: (batch) =>
      new Promise((resolve, fail) =>
        calls.push({ batch, answer: (count) => resolve(answerTo(batch, count)), fail }),
      ),
    keep: (reads) => kept.push(reads.map(idOf)) > 0,
    onAnswer: (batch) => answered.push(...batch.reads.map(({ id }) => id)),
    onState: (next) => (state = next),
  });
  return { queue, calls, answered, kept, state: () => state };
}

const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a read is kept before it is sent, and forgotten once it was answered', async () => {
  const { queue, calls, answered, kept } = open();
  const read = queued();
  queue.add(read);
  expect(kept).toEqual([[read.read.id]]);
  expect(calls).toHaveLength(1);
  calls[0]!.answer();
  await soon();
  expect(answered).toEqual([read.read.id]);
  expect(kept.at(-1)).toEqual([]);
});

test('one call is under way at a time; what is read meanwhile goes together, in its order', async () => {
  const { queue, calls, answered } = open();
  const reads = Array.from({ length: 130 }, () => queued());
  for (const read of reads) queue.add(read);
  const sizes: number[] = [];
  for (let call = 0; call < 3; call += 1) {
    expect(calls).toHaveLength(call + 1);
    sizes.push(calls[call]!.batch.reads.length);
    calls[call]!.answer();
    await soon();
  }
  expect(sizes).toEqual([1, 100, 29]);
  expect(answered).toEqual(reads.map(idOf));
});

test('reads for another pack or job wait for a call of their own', async () => {
  const { queue, calls } = open();
  const reads = [
    queued(),
    queued({ pack: OTHER }),
    queued({ pack: OTHER, job: 'check' }),
    queued({ job: 'check' }),
  ];
  for (const read of reads) queue.add(read);
  for (let call = 0; call < reads.length; call += 1) {
    calls[call]!.answer();
    await soon();
  }
  expect(calls.map(({ batch: { job, pack } }) => [job, pack])).toEqual([
    ['fill', CARTON],
    ['fill', OTHER],
    ['check', OTHER],
    ['check', CARTON],
  ]);
});

test('what fails is sent again with the same ids after growing pauses, with what was read meanwhile', async () => {
  const { queue, calls, state } = open();
  const [first, second] = [queued(), queued()];
  queue.add(first);
  calls[0]!.fail(new FailedCall('Failed to assign product QRs', { cause: new Failure('internal') }));
  await soon();
  expect(state()).toMatchObject({ waiting: 1, standing: 'failing' });
  queue.add(second);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls[1]!.batch.reads.map(({ id }) => id)).toEqual([first, second].map(idOf));
  calls[1]!.fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(900);
  expect(calls).toHaveLength(2);
  queue.wake();
  expect(calls).toHaveLength(3);
  calls[2]!.answer();
  await soon();
  expect(state()).toMatchObject({ waiting: 0, standing: 'idle' });
});

test('an answer that leaves one out is none: all of it is asked for again', async () => {
  const { queue, calls, answered, state } = open();
  for (let count = 0; count < 3; count += 1) queue.add(queued());
  calls[0]!.answer();
  await soon();
  calls[1]!.answer(1);
  await soon();
  expect(state()).toMatchObject({ waiting: 2, standing: 'failing' });
  await vi.advanceTimersByTimeAsync(1000);
  calls[2]!.answer();
  await soon();
  expect(answered).toHaveLength(3);
});

test('what the server refuses for good waits for a person, who tries again or gives it up', async () => {
  const { queue, calls, kept, state } = open();
  queue.add(queued());
  calls[0]!.fail(new FailedCall('Failed to assign product QRs', { cause: new Failure('forbidden') }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  expect(state()).toMatchObject({ waiting: 1, standing: 'refused' });
  queue.retry();
  expect(calls).toHaveLength(2);
  calls[1]!.fail(new Failure('forbidden'));
  await soon();
  queue.discard();
  expect(state()).toMatchObject({ waiting: 0, standing: 'idle' });
  expect(kept.at(-1)).toEqual([]);
});

test('what is given up is what was refused; what waits behind it for another pack is sent', async () => {
  const { queue, calls, state } = open();
  for (let count = 0; count < 3; count += 1) queue.add(queued());
  const other = queued({ pack: OTHER });
  queue.add(other);
  calls[0]!.fail(new Failure('not_found'));
  await soon();
  expect(state()).toMatchObject({ waiting: 4, refused: { pack: CARTON, count: 3 } });
  queue.discard();
  expect(calls[1]!.batch).toEqual({ job: 'fill', pack: OTHER, reads: [other.read] });
  expect(state().refused).toBeUndefined();
});

test('what is read or taken over after a refusal is not given up with it', async () => {
  const { queue, calls, state } = open();
  const [asked, adopted, later] = [queued(), queued({ pack: OTHER }), queued()];
  queue.add(asked);
  calls[0]!.fail(new Failure('not_found'));
  await soon();
  queue.adopt([adopted]);
  queue.add(later);
  expect(state()).toMatchObject({ waiting: 3, refused: { pack: CARTON, count: 1 } });
  expect(queue.discard()).toEqual([asked]);
  expect(calls[1]!.batch.reads).toEqual([adopted.read]);
  calls[1]!.answer();
  await soon();
  expect(calls[2]!.batch.reads).toEqual([later.read]);
});

test('what is taken over while a call is under way does not stand for what that call refuses', async () => {
  const { queue, calls } = open();
  const [asked, adopted] = [queued(), queued({ pack: OTHER })];
  queue.add(asked);
  queue.adopt([adopted]);
  calls[0]!.fail(new Failure('not_found'));
  await soon();
  expect(queue.discard()).toEqual([asked]);
});

test('another call waits for nothing, and what is read meanwhile is sent after it', async () => {
  const { queue, calls } = open();
  let answerNow: ((reply: string) => void) | undefined;
  const replied = queue.inTurn(() => new Promise<string>((resolve) => (answerNow = resolve)));
  queue.add(queued());
  expect(calls).toHaveLength(0);
  await expect(queue.inTurn(async () => 'another')).rejects.toThrow(new Failure('busy'));
  answerNow?.('done');
  expect(await replied).toBe('done');
  expect(calls).toHaveLength(1);
});

test('what an earlier page left comes first, and once', () => {
  const { queue, calls } = open();
  const [left, own] = [queued(), queued({ pack: OTHER })];
  queue.adopt([left]);
  queue.add(own);
  queue.adopt([left]);
  expect(calls[0]!.batch.reads).toEqual([left.read]);
  expect(calls).toHaveLength(1);
});

test('when no more can wait, the read is not taken', () => {
  const { queue } = open();
  for (let count = 0; count < WAITING_MAX; count += 1) queue.add(queued());
  expect(queue.add(queued())).toBe(false);
});

test('once it is stopped nothing is sent, and what waits stays on the device', async () => {
  const { queue, calls, kept, answered } = open();
  const read = queued();
  queue.add(read);
  queue.stop();
  calls[0]!.answer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  expect(answered).toEqual([]);
  expect(kept.at(-1)).toEqual([read.read.id]);
  // Another page of this person may keep theirs under the same name by now.
  expect(queue.add(queued())).toBe(false);
  queue.adopt([queued()]);
  expect(kept).toHaveLength(1);
});

/** Random numbers that are the same for the same seed. */
function seeded(seed: number) {
  let value = seed;
  return () => {
    value = (value * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return value / 2 ** 32;
  };
}

test.each([1, 2, 3, 4, 5])(
  'however answers are lost and pages are killed, each read is done once and in its order (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const done: string[] = [];
    let device: readonly QueuedRead[] = [];
    /** Does what is new to it; a part of its answers never arrives. */
    async function send(batch: Batch): Promise<BatchAnswer> {
      await new Promise((resolve) => setTimeout(resolve, 20 + random() * 200));
      if (random() < 0.15) throw new TypeError('lost on the way');
      for (const { id } of batch.reads) if (!done.includes(id)) done.push(id);
      if (random() < 0.15) throw new TypeError('the answer was lost');
      return answerTo(batch);
    }
    const start = () => {
      const queue = createQueue({
        send,
        keep: (reads) => {
          device = reads;
          return true;
        },
        onAnswer: () => undefined,
        onState: () => undefined,
      });
      queue.adopt(device);
      return queue;
    };
    let queue = start();
    const reads = Array.from({ length: 200 }, () => queued());
    for (const read of reads) {
      queue.add(read);
      await vi.advanceTimersByTimeAsync(125);
      if (random() > 0.03) continue;
      queue.stop();
      queue = start();
    }
    await vi.advanceTimersByTimeAsync(600_000);
    expect(done).toEqual(reads.map(idOf));
    expect(device).toEqual([]);
  },
);
