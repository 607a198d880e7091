import { expect, test, vi } from 'vitest';
import { createUnknownCodes } from './unknown-codes.ts';

const GUESSER = { network: '203.0.113.7', device: 'curl' };
const OTHER = { network: '198.51.100.1', device: 'Safari on iPhone' };

function start(isDone = true) {
  const waits: { ms: number; end: () => void }[] = [];
  const alert = vi.fn<(caller: object, detail: string) => Promise<void>>(async () => undefined);
  const clock = { ms: 1_000_000_000 };
  const codes = createUnknownCodes({
    limit: 20,
    alert,
    now: () => clock.ms,
    wait: (ms) =>
      new Promise((resolve) => {
        waits.push({ ms, end: resolve });
        if (isDone) resolve();
      }),
  });
  const guess = async (times: number, caller = GUESSER) => {
    for (let n = 0; n < times; n += 1) await codes.slowDown(caller);
  };
  return { codes, waits, alert, clock, guess };
}

const milliseconds = (waits: { ms: number }[]) => waits.map(({ ms }) => ms);

test('20 unknown codes a minute are answered at once, each further one waits longer, up to 8 seconds', async () => {
  const { waits, guess, codes } = start();
  await guess(20);
  expect(waits).toEqual([]);
  await guess(8);
  expect(milliseconds(waits)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect([codes.counts.worst(), codes.counts.total()]).toEqual([28, 28]);
});

test('another network does not wait, and a minute later this one does not either', async () => {
  const { waits, guess, clock } = start();
  await guess(21);
  await guess(20, OTHER);
  expect(milliseconds(waits)).toEqual([250]);
  clock.ms += 60_000;
  await guess(20);
  expect(milliseconds(waits)).toEqual([250]);
});

test('200 in a minute raise one alert an hour for the network', async () => {
  const { guess, alert, clock } = start();
  await guess(199);
  expect(alert).not.toHaveBeenCalled();
  await guess(50);
  expect(alert).toHaveBeenCalledExactlyOnceWith(GUESSER, '200 unknown codes in a minute');
  clock.ms += 3_599_000;
  await guess(210);
  expect(alert).toHaveBeenCalledTimes(1);
  clock.ms += 1000;
  await guess(1);
  expect(alert).toHaveBeenCalledTimes(2);
});

test('at most five calls of a network wait; the next are refused until one of them was answered', async () => {
  const { codes, waits, guess } = start(false);
  await guess(20);
  const five = Array.from({ length: 5 }, () => codes.slowDown(GUESSER));
  await expect.poll(() => waits.length).toBe(5);
  await expect(codes.slowDown(GUESSER)).rejects.toMatchObject({
    code: 'too_often',
    details: { retry_after: 8 },
  });
  for (const { end } of waits) end();
  await Promise.all(five);
  void codes.slowDown(GUESSER);
  await expect.poll(() => waits.length).toBe(6);
});

test('of several processes each lets its share of the five wait', async () => {
  const codes = createUnknownCodes({
    limit: 1,
    share: (whole) => Math.ceil(whole / 4),
    alert: async () => undefined,
    wait: () => new Promise(() => undefined),
  });
  await codes.slowDown(GUESSER);
  for (let n = 0; n < 2; n += 1) void codes.slowDown(GUESSER);
  await expect(codes.slowDown(GUESSER)).rejects.toMatchObject({ code: 'too_often' });
});

test('who waits when the process stops is let go', async () => {
  const codes = createUnknownCodes({ limit: 1, alert: async () => undefined });
  await codes.slowDown(GUESSER);
  for (let n = 0; n < 4; n += 1) void codes.slowDown(GUESSER);
  const last = codes.slowDown(GUESSER);
  codes.stop();
  await expect(last).resolves.toBeUndefined();
});
