import type { RateClass } from '@qrigin/domain/http';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchPressure } from './pressure.ts';

const CLASSES: RateClass[] = ['bulk', 'read', 'write', 'webhook', 'public', 'auth', 'scan'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Which calls are turned away after each of these delays was measured. */
function turnedAwayAfter(...delays: number[]): RateClass[][] {
  let delay = 0;
  const pressure = watchPressure({ take: () => delay, stop() {} });
  onTestFinished(() => pressure.stop());
  return delays.map((next) => {
    delay = next;
    vi.advanceTimersByTime(500);
    return CLASSES.filter((rate) => pressure.isTooHigh(rate));
  });
}

test.each([
  [200, []],
  [201, ['bulk']],
  [401, ['bulk', 'read']],
  [601, ['bulk', 'read', 'write']],
  [1001, ['bulk', 'read', 'write', 'webhook', 'public']],
  [1501, ['bulk', 'read', 'write', 'webhook', 'public', 'auth']],
  [2001, CLASSES],
])('while the event loop stays %i ms late, these are turned away: %j', (delay, turnedAway) => {
  expect(turnedAwayAfter(delay, delay)).toEqual([[], turnedAway]);
});

test('one long pause turns no one away, and the first sample in time lets everyone in again', () => {
  expect(turnedAwayAfter(5000, 20, 5000, 300, 20)).toEqual([[], [], [], ['bulk'], []]);
});

test('the event loop itself is watched: a process that cannot keep up turns bulk work away', async () => {
  vi.useRealTimers();
  const pressure = watchPressure();
  onTestFinished(() => pressure.stop());
  await vi.waitFor(
    () => {
      const until = performance.now() + 250;
      while (performance.now() < until);
      expect(pressure.isTooHigh('bulk')).toBe(true);
    },
    { timeout: 20_000, interval: 1 },
  );
});
