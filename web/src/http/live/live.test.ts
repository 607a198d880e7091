import { bearer } from '@qrigin/domain/http';
import { streamNotifications } from '@qrigin/domain/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, answerCalls, failed } from '../../testing/answer-calls.ts';
import { event, lendLocks, serveStreams } from '../../testing/live.ts';
import { lineOf, linesSent } from '../../testing/sent-calls.ts';
import { tokenOf } from '../../testing/token-of.ts';
import { clearToken, storedToken, storeToken } from '../session.ts';
import { listenLive } from './listen-live.ts';
import { onLive } from './on-live.ts';
import { pauseOf } from './pause-of.ts';
import { readEvents } from './read-events.ts';

const stops: (() => void)[] = [];

beforeEach(() => {
  storeToken(tokenOf({ jti: 'first' }));
  lendLocks();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A tab of the browser, and what it heard. */
function openTab() {
  const told: string[] = [];
  const close = listenLive((heard) =>
    told.push('thing' in heard ? `${heard.name} ${heard.thing}` : heard.name),
  );
  stops.push(close);
  return { told, close };
}

const beBackIn = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Until what has been answered has been read. */
const settle = () => beBackIn(0);

test('events are read whole however they are cut on the way, signs of life and unknown names tell nothing', async () => {
  const bytes = new TextEncoder().encode(
    `: still here\n\n${event('hello')}${event('evil')}${event('access')}${event('changed', 'file')}${event('changed', '<b>')}`,
  );
  const body = new ReadableStream<Uint8Array>({
    start(line) {
      for (let at = 0; at < bytes.length; at += 3) line.enqueue(bytes.slice(at, at + 3));
      line.close();
    },
  });
  const seen: unknown[] = [];
  await readEvents(body, (heard) => seen.push(heard));
  const changed = { name: 'changed', thing: 'file' };
  expect(seen).toEqual([undefined, { name: 'hello' }, undefined, { name: 'access' }, changed, undefined]);
});

test('pauses grow to a minute, and no two browsers keep the same', () => {
  expect([0, 1, 2, 3, 9].map((failures) => pauseOf(failures, 1))).toEqual([1000, 2000, 4000, 8000, 60_000]);
  expect([pauseOf(3, 0), pauseOf(3, 0.5)]).toEqual([4000, 6000]);
});

test('the token is sent in a header and never in the address', async () => {
  vi.useFakeTimers();
  const server = serveStreams();
  const fetch = answerCalls(answer(streamNotifications, server.answer));
  openTab();
  await settle();
  expect(server.streams[0]?.token).toBe(bearer(storedToken() ?? '').Authorization);
  expect(linesSent(fetch)).toEqual([lineOf(streamNotifications, {})]);
});

test('of several tabs one reads the stream and tells the others; when it closes the next one takes over', async () => {
  const server = serveStreams();
  answerCalls(answer(streamNotifications, server.answer));
  const tabs = Array.from({ length: 8 }, openTab);
  await vi.waitFor(() => expect(server.streams).toHaveLength(1));
  server.streams[0]?.send(event('notice'));
  await vi.waitFor(() => expect(tabs.map(({ told }) => told)).toEqual(tabs.map(() => ['notice'])));

  const others: unknown[] = [];
  stops.push(onLive((heard) => others.push(heard)));
  server.streams[0]?.send(event('changed', 'file'));
  await vi.waitFor(() => expect(others).toEqual(tabs.map(() => ({ name: 'changed', thing: 'file' }))));
  for (const { told } of tabs) expect(told.splice(1)).toEqual(['changed file']);

  tabs[0]?.close();
  await vi.waitFor(() => expect(server.streams).toHaveLength(2));
  expect(server.open()).toHaveLength(1);
  server.streams[1]?.send(event('hello'));
  const rest = tabs.slice(1);
  await vi.waitFor(() => expect(rest.map(({ told }) => told)).toEqual(rest.map(() => ['notice', 'hello'])));
  expect(tabs[0]?.told).toEqual(['notice']);
});

test('a stream that ends is opened again, and so is one that says nothing for 45 seconds', async () => {
  vi.useFakeTimers();
  const server = serveStreams();
  answerCalls(answer(streamNotifications, server.answer));
  openTab();
  await settle();
  server.streams[0]?.send(event('hello'));
  await settle();
  server.streams[0]?.end();
  await beBackIn(1000);
  expect(server.streams).toHaveLength(2);

  server.streams[1]?.send(': still here\n\n');
  await beBackIn(44_000);
  server.streams[1]?.send(': still here\n\n');
  await beBackIn(44_000);
  expect(server.streams).toHaveLength(2);
  await beBackIn(8000);
  expect([server.streams.length, server.open().length]).toEqual([3, 1]);
});

test('tries in vain are fewer and fewer, and from the third on each one says to fetch', async () => {
  vi.useFakeTimers();
  const fetch = answerCalls(answer(streamNotifications, () => failed('internal')));
  const { told } = openTab();
  await beBackIn(7000);
  expect(fetch.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(4);
  await beBackIn(10 * 60_000);
  expect(fetch.mock.calls.length).toBeLessThan(30);
  expect(told.length).toBe(fetch.mock.calls.length - 2);
  expect(new Set(told)).toEqual(new Set(['hello']));
});

test('who is told to wait waits that long', async () => {
  vi.useFakeTimers();
  const fetch = answerCalls(answer(streamNotifications, () => failed('too_often', { retry_after: 30 })));
  openTab();
  await beBackIn(29_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  await beBackIn(2000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each(['online', 'visibilitychange'])('a pause ends with %s', async (name) => {
  vi.useFakeTimers();
  const fetch = answerCalls(answer(streamNotifications, () => failed('too_often', { retry_after: 3600 })));
  openTab();
  await settle();
  expect(fetch).toHaveBeenCalledTimes(1);
  (name === 'online' ? window : document).dispatchEvent(new Event(name));
  await settle();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a connection from before the network was lost is made anew', async () => {
  vi.useFakeTimers();
  const server = serveStreams();
  answerCalls(answer(streamNotifications, server.answer));
  openTab();
  await settle();
  server.streams[0]?.send(event('hello'));
  await settle();
  window.dispatchEvent(new Event('online'));
  await beBackIn(1000);
  expect([server.streams.length, server.open().length]).toEqual([2, 1]);
});

test('a new token opens the stream anew, at once', async () => {
  vi.useFakeTimers();
  const server = serveStreams();
  answerCalls(answer(streamNotifications, server.answer));
  openTab();
  await settle();
  const fresh = tokenOf({ jti: 'second' });
  storeToken(fresh);
  await settle();
  expect(server.streams.map(({ token, isOpen }) => [token, isOpen()])).toEqual([
    [expect.not.stringContaining(fresh), false],
    [bearer(fresh).Authorization, true],
  ]);
});

test('a session that is over is forgotten, and nothing is asked any more', async () => {
  vi.useFakeTimers();
  const fetch = answerCalls(answer(streamNotifications, () => failed('signed_out')));
  openTab();
  await beBackIn(10 * 60_000);
  expect(storedToken()).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('who signs out has no stream any more', async () => {
  vi.useFakeTimers();
  const server = serveStreams();
  const fetch = answerCalls(answer(streamNotifications, server.answer));
  openTab();
  await settle();
  clearToken();
  await beBackIn(10 * 60_000);
  expect(server.open()).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('where tabs cannot agree on one of them, each asks once a minute', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(null as unknown as LockManager);
  const fetch = answerCalls();
  const { told, close } = openTab();
  await beBackIn(59_000);
  expect(told).toEqual([]);
  await beBackIn(61_000);
  expect(told).toEqual(['hello', 'hello']);
  close();
  await beBackIn(120_000);
  expect(told).toHaveLength(2);
  expect(fetch).not.toHaveBeenCalled();
});
