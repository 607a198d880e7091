import type { PackState } from '@qrigin/domain/packing';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packState } from '../../../../../domain/src/packing/samples.ts';
import { createDesk } from '../desk/desk.ts';
import { useRefreshed } from './use-refreshed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const CODE = packState().code;

/** Someone looks at a pack, of which the server tells as the test has it. */
function look(answer: () => Promise<PackState>) {
  const find = vi.fn<() => Promise<PackState>>(answer);
  const never = () => new Promise<never>(() => undefined);
  const desk = createDesk({ find, startRound: never, send: never, keep: () => true });
  desk.begin('fill', CODE);
  renderHook(() => useRefreshed(desk));
  return { find, desk };
}

test('a pack is asked for every two seconds, by one question at a time', async () => {
  let tell: (() => void) | undefined;
  const { find, desk } = look(async () => {
    await new Promise<void>((resolve) => (tell = resolve));
    return packState();
  });
  await vi.advanceTimersByTimeAsync(10_000);
  void desk.refresh();
  expect(find).toHaveBeenCalledTimes(1);
  tell?.();
  await vi.advanceTimersByTimeAsync(2000);
  expect(find).toHaveBeenCalledTimes(2);
});

test('an answer that comes after a read says nothing, and the next question does not wait for it', async () => {
  const told: ((inside: number) => void)[] = [];
  const { find, desk } = look(async () => {
    const inside = await new Promise<number>((resolve) => told.push(resolve));
    return packState({ inside });
  });
  desk.leave();
  desk.begin('fill', CODE);
  expect(find).toHaveBeenCalledTimes(2);
  told[1]?.(2);
  await vi.advanceTimersByTimeAsync(0);
  told[0]?.(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.store.getState().work?.pack?.inside).toBe(2);
});

test('while it fails it is asked for more rarely', async () => {
  const { find } = look(async () => {
    throw new TypeError('Failed to fetch');
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(find.mock.calls.length).toBeLessThan(15);
  expect(find.mock.calls.length).toBeGreaterThan(2);
});

test('no one looks at a page that is hidden, so nothing is asked', async () => {
  const { find } = look(async () => packState());
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(find).toHaveBeenCalledTimes(1);
});
