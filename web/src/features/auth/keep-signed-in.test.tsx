import { renewToken } from '@qrigin/domain/auth';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken, storedToken, storeToken } from '../../http/session.ts';
import { answer, answerCalls, failed, type Reply } from '../../testing/answer-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { useKeepSignedIn } from './keep-signed-in.ts';

const HOUR_S = 3600;
const inHours = (hours: number) => tokenOf({ exp: Math.floor(Date.now() / 1000) + hours * HOUR_S });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearToken();
});

async function minutesPass(minutes: number) {
  await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
}

test('a token past half of its life is renewed, once', async () => {
  const fresh = inHours(8);
  const fetch = answerCalls(answer(renewToken, { token: fresh }));
  storeToken(inHours(3.9));
  renderHook(() => useKeepSignedIn());
  await minutesPass(5);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(storedToken()).toBe(fresh);
});

test('a young token stays as it is', async () => {
  const fetch = answerCalls();
  storeToken(inHours(5));
  renderHook(() => useKeepSignedIn());
  await minutesPass(5);
  expect(fetch).not.toHaveBeenCalled();
});

test('what fails is tried again a minute later', async () => {
  const fresh = inHours(8);
  let reply: Reply<typeof renewToken> = failed('busy');
  answerCalls(answer(renewToken, () => reply));
  storeToken(inHours(1));
  renderHook(() => useKeepSignedIn());
  await minutesPass(1);
  reply = { token: fresh };
  await minutesPass(1);
  expect(storedToken()).toBe(fresh);
});

test('who has signed out meanwhile stays signed out', async () => {
  answerCalls(
    answer(renewToken, () => {
      clearToken();
      return { token: inHours(8) };
    }),
  );
  storeToken(inHours(1));
  renderHook(() => useKeepSignedIn());
  await minutesPass(1);
  expect(storedToken()).toBeUndefined();
});
