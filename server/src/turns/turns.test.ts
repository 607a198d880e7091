import { Failure } from '@qrigin/domain/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const BUSY = new Failure('busy', { retry_after: 1 });
const WAIT_MS = 2000;

/** Turns that tell who has one, in their order. */
function counter(limits: Partial<Parameters<typeof createTurns>[0]> = {}) {
  const turns = createTurns({ atOnce: 2, inAll: 9, waiting: 2, waitMs: WAIT_MS, ofPerson: 5, ...limits });
  const called: string[] = [];
  const come = (who: string, org = 'org') =>
    turns.enter(org, who).then((leave) => {
      called.push(who);
      return leave;
    });
  return { come, called };
}

test('so many of an organisation go on at once; the next ones wait, and go on in the order in which they came', async () => {
  const { come, called } = counter();
  const [leave] = await Promise.all([come('a'), come('b')]);
  const waiting = [come('c'), come('d')];
  await expect(come('e')).rejects.toEqual(BUSY);
  expect(called).toEqual(['a', 'b']);
  leave?.();
  (await waiting[0])?.();
  await waiting[1];
  expect(called).toEqual(['a', 'b', 'c', 'd']);
});

test('another organisation does not notice', async () => {
  const { come, called } = counter({ atOnce: 1 });
  const leave = await come('a');
  const next = come('b');
  await come('x', 'other');
  expect(called).toEqual(['a', 'x']);
  leave();
  await next;
  expect(called).toEqual(['a', 'x', 'b']);
});

test('nobody waits for too long, and who gave up gets no turn later', async () => {
  const { come, called } = counter({ atOnce: 1 });
  const leave = await come('a');
  const late = come('b').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
  const next = come('c');
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toEqual(BUSY);
  leave();
  await next;
  expect(called).toEqual(['a', 'c']);
});

test('one person takes only a few of the turns and of the places to wait', async () => {
  const { come } = counter({ waiting: 9, ofPerson: 3 });
  const [leave] = await Promise.all([come('a'), come('a')]);
  const waiting = come('a');
  await expect(come('a')).rejects.toEqual(BUSY);
  const other = come('b');
  leave?.();
  (await waiting)();
  (await other)();
  await come('a');
});

test('all organisations together take only so many, and the next turn goes to the one that has the fewest', async () => {
  const { come, called } = counter({ inAll: 3, waiting: 9 });
  const [leave] = await Promise.all([come('a'), come('b'), come('x', 'other')]);
  void come('c');
  void come('y', 'other');
  const last = come('z', 'third');
  leave?.();
  (await last)();
  await vi.waitFor(() => expect(called).toEqual(['a', 'b', 'x', 'z', 'c']));
});
