import { beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../testing/token-of.ts';
import { clearToken, decodeToken, loseToken, onSignedOut, storedToken, storeToken } from './session.ts';

const KEY = 'token-storage';

beforeEach(() => clearToken());

test('[AUTH-33] the token is kept in the browser storage under the key token-storage', () => {
  storeToken('abc');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ state: { token: 'abc' }, version: 1 });
  clearToken();
  expect(localStorage.getItem(KEY)).not.toContain('abc');
  expect(storedToken()).toBeUndefined();
});

test('a token that was kept is there when the page is loaded again', async () => {
  localStorage.setItem(KEY, JSON.stringify({ state: { token: 'from before' }, version: 1 }));
  vi.resetModules();
  const loadedAgain = await import('./session.ts');
  expect(loadedAgain.storedToken()).toBe('from before');
});

test('rubbish in the storage is no one signed in', async () => {
  localStorage.setItem(KEY, '{');
  vi.resetModules();
  const loadedAgain = await import('./session.ts');
  expect(loadedAgain.storedToken()).toBeUndefined();
});

test('what another tab keeps or forgets holds here too', () => {
  storeToken('abc');
  const told = vi.fn<() => void>();
  const stop = onSignedOut(told);
  writeInOtherTab({ token: 'def' });
  expect(storedToken()).toBe('def');
  expect(told).not.toHaveBeenCalled();
  writeInOtherTab({ token: null });
  expect(storedToken()).toBeUndefined();
  expect(told).toHaveBeenCalledOnce();
  stop();
});

function writeInOtherTab(state: { token: string | null }) {
  localStorage.setItem(KEY, JSON.stringify({ state, version: 1 }));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

test('a session that is over is told of, unless another token has been kept since', () => {
  const told = vi.fn<() => void>();
  const stop = onSignedOut(told);
  storeToken('new');
  loseToken('old');
  expect(storedToken()).toBe('new');
  expect(told).not.toHaveBeenCalled();
  loseToken('new');
  expect(storedToken()).toBeUndefined();
  expect(told).toHaveBeenCalledOnce();
  stop();
  storeToken('newer');
  loseToken('newer');
  expect(told).toHaveBeenCalledOnce();
});

test('[AUTH-34] the decoded token holds email, is_verified and exp', () => {
  const claims = { email: 'asha@example.com', is_verified: false, exp: 1_900_000_000 };
  expect(decodeToken(tokenOf(claims))).toEqual(claims);
});

test.each([
  '',
  'abc',
  'a.b.c',
  tokenOf({ email: undefined }),
  tokenOf({ is_verified: 'yes' }),
  tokenOf({ exp: undefined }),
])('what is no token of ours is not decoded: %s', (text) => {
  expect(decodeToken(text)).toBeUndefined();
});
