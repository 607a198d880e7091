import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnceForNewRelease } from './new-release.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reloadOnceForNewRelease();
  return () => vi.restoreAllMocks();
});

function losePart(): Event {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

test('a part that is gone after a release loads the page again, once', () => {
  expect(losePart().defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  // It did not help: the error page tells.
  expect(losePart().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
