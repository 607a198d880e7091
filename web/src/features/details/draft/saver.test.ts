import { Failure } from '@qrigin/domain/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Unsent } from './device.ts';
import { createSaver } from './saver.ts';
import type { SaverState, Theirs } from './saver-state.ts';

const TRIMMED = (one: string | null, other: string | null) => one?.trim() === other?.trim();

interface Request {
  value: string | null;
  revision: number;
  place: number | undefined;
  answer: (revision: number) => void;
  refuse: (error: unknown) => void;
}

/** A part of plain text, with the server in the hands of the test. */
function start({ isStorageFull = false } = {}) {
  const requests: Request[] = [];
  let kept: Unsent<string> | undefined;
  const standings: SaverState<string>['standing']['at'][] = [];
  const saver = createSaver<string>(
    { value: 'old', revision: 3 },
    {
      send: (value, over) =>
        new Promise((answer, refuse) => requests.push({ value, ...over, answer, refuse })),
      isSame: TRIMMED,
      theirsIn: (error) => (error instanceof Late ? error.theirs : undefined),
      keep(unsent) {
        if (!isStorageFull) kept = unsent;
        return !isStorageFull;
      },
      forget: () => (kept = undefined),
      onState: ({ standing: { at } }) => standings.at(-1) === at || standings.push(at),
    },
  );
  return {
    saver,
    requests,
    standings,
    kept: () => kept,
    values: () => requests.map(({ value }) => value),
    last: () => requests.at(-1)!,
  };
}

class Late extends Error {
  readonly theirs: Theirs<string>;
  constructor(theirs: Theirs<string>) {
    super('late');
    this.theirs = theirs;
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('every key is kept at once, with the revision it was typed over', () => {
  const { saver, kept, requests } = start();
  saver.change('o');
  expect(kept()).toMatchObject({ value: 'o', base: 3 });
  saver.change('on');
  expect(kept()).toMatchObject({ value: 'on', base: 3 });
  expect(requests).toEqual([]);
});

test('it is sent within a second of the last key, and forgotten when it is acknowledged', async () => {
  const { saver, kept, requests, last, standings } = start();
  saver.change('new');
  await pass(599);
  expect(requests).toHaveLength(0);
  await pass(1);
  expect(last()).toMatchObject({ value: 'new', revision: 3 });
  expect(kept()).toMatchObject({ value: 'new' });
  last().answer(4);
  await pass(0);
  expect(kept()).toBeUndefined();
  expect(saver.state()).toMatchObject({ revision: 4, saved: 'new' });
  expect(standings).toEqual(['waiting', 'saved']);
});

test('whoever goes on typing is saved at least every two seconds, one request at a time', async () => {
  const { saver, values, last, requests } = start();
  for (let at = 0; at < 50; at += 1) {
    saver.change('x'.repeat(at + 1));
    await pass(100);
  }
  // The first one, sent after two seconds, is still under way.
  expect(values()).toEqual(['x'.repeat(20)]);
  last().answer(4);
  await pass(600);
  expect(requests).toHaveLength(2);
  expect(last()).toMatchObject({ value: 'x'.repeat(50), revision: 4 });
});

test('what is typed while a request is under way stays kept and is sent after it', async () => {
  const { saver, kept, last } = start();
  saver.change('one');
  await pass(600);
  saver.change('one two');
  last().answer(4);
  await pass(0);
  expect(kept()).toMatchObject({ value: 'one two', base: 4 });
  await pass(600);
  expect(last()).toMatchObject({ value: 'one two', revision: 4 });
});

test('without a network it is tried again after growing pauses, and at once when the network is back', async () => {
  const { saver, requests, last, kept, standings } = start();
  saver.change('new');
  await pass(600);
  const pauses: number[] = [];
  for (let times = 0; times < 4; times += 1) {
    const [count, before] = [requests.length, Date.now()];
    last().refuse(new TypeError('no network'));
    while (requests.length === count) await pass(50);
    pauses.push(Date.now() - before);
  }
  expect(pauses[3]).toBeGreaterThan(4 * pauses[0]! - 100);
  expect(kept()).toMatchObject({ value: 'new', base: 3 });
  last().refuse(new TypeError('no network'));
  await pass(0);
  expect(standings.at(-1)).toBe('failing');
  const count = requests.length;
  saver.wake();
  expect(requests).toHaveLength(count + 1);
  last().answer(4);
  await pass(0);
  expect(standings.at(-1)).toBe('saved');
});

test('typing without a network asks no one more often, and says so all the time', async () => {
  const { saver, requests, last, kept, standings } = start();
  saver.change('a');
  await pass(600);
  last().refuse(new TypeError('no network'));
  await pass(0);
  for (let at = 0; at < 4; at += 1) {
    saver.change('a'.repeat(at + 2));
    await pass(100);
  }
  expect(requests).toHaveLength(1);
  expect(kept()).toMatchObject({ value: 'aaaaa' });
  expect(standings).toEqual(['waiting', 'failing']);
});

test('a busy server is asked again, not before it wants to be; a refusal waits for a change', async () => {
  const { saver, requests, last, standings } = start();
  saver.change('new');
  await pass(600);
  last().refuse(new Failure('too_often', { retry_after: 20 }));
  await pass(19_000);
  expect(requests).toHaveLength(1);
  await pass(1500);
  expect(requests).toHaveLength(2);
  last().refuse(new Failure('invalid_input'));
  await pass(120_000);
  expect(requests).toHaveLength(2);
  expect(standings.at(-1)).toBe('refused');
  saver.change('newer');
  await pass(600);
  expect(requests).toHaveLength(3);
});

test('what was refused does not matter any more if it was changed meanwhile', async () => {
  const { saver, last, requests } = start();
  saver.change('too long');
  await pass(600);
  saver.change('short');
  last().refuse(new Failure('invalid_input'));
  await pass(600);
  expect(requests).toHaveLength(2);
  expect(last().value).toBe('short');
});

test('someone else was quicker: both are there, nothing is sent, typing is still kept', async () => {
  const { saver, last, kept, requests, standings } = start();
  saver.change('mine');
  await pass(600);
  last().refuse(new Late({ value: 'theirs', revision: 7 }));
  await pass(0);
  expect(saver.state().standing).toEqual({ at: 'conflict', theirs: { value: 'theirs', revision: 7 } });
  saver.change('mine, more');
  await pass(60_000);
  expect(requests).toHaveLength(1);
  expect(kept()).toMatchObject({ value: 'mine, more', base: 3 });
  saver.decide('mine');
  await pass(600);
  expect(last()).toMatchObject({ value: 'mine, more', revision: 7 });
  last().answer(8);
  await pass(0);
  expect(standings.at(-1)).toBe('saved');
});

test('theirs can be kept: nothing has to be sent then', async () => {
  const { saver, last, kept, requests } = start();
  saver.change('mine');
  await pass(600);
  last().refuse(new Late({ value: 'theirs', revision: 7 }));
  await pass(0);
  saver.decide('theirs');
  await pass(60_000);
  expect(requests).toHaveLength(1);
  expect(kept()).toBeUndefined();
  expect(saver.state()).toMatchObject({ latest: 'theirs', revision: 7, standing: { at: 'saved' } });
});

test('an answer that was lost is no conflict, whatever was typed since', async () => {
  const { saver, last, requests, standings } = start();
  saver.change('one');
  await pass(600);
  // Stored, but no one heard of it.
  last().refuse(new TypeError('cut off'));
  saver.change('one two');
  saver.wake();
  last().refuse(new TypeError('no network'));
  await pass(0);
  saver.change('one two three');
  saver.wake();
  expect(requests).toHaveLength(2);
  await pass(3000);
  last().refuse(new Late({ value: 'one', revision: 4 }));
  await pass(600);
  expect(last()).toMatchObject({ value: 'one two three', revision: 4 });
  last().answer(5);
  await pass(0);
  expect(standings.at(-1)).toBe('saved');
  expect(standings).not.toContain('conflict');
});

test('the same words from two sides are no conflict', async () => {
  const { saver, last } = start();
  saver.change('same ');
  await pass(600);
  last().refuse(new Late({ value: 'same', revision: 9 }));
  await pass(0);
  expect(saver.state()).toMatchObject({ revision: 9, standing: { at: 'saved' } });
});

test.each([
  ['typed over what the server has is sent', { value: 'kept', base: 3 }, 'waiting'],
  ['typed over something older is a conflict', { value: 'kept', base: 2 }, 'conflict'],
  ['of which only the answer was lost is sent', { value: 'kept', base: 2, sent: ['old'] }, 'waiting'],
  ['that the server has is forgotten', { value: 'old ', base: 2 }, 'saved'],
])('what lay on the device and was %s', async (_, left, standing) => {
  const { saver, requests, kept } = start();
  saver.adopt(left);
  expect(saver.state().standing.at).toBe(standing);
  await pass(600);
  expect(requests).toMatchObject(standing === 'waiting' ? [{ value: 'kept', revision: 3 }] : []);
  expect(kept() !== undefined).toBe(standing !== 'saved');
});

test('what others changed is taken over unless something was typed here', () => {
  const { saver } = start();
  expect(saver.take('older', 2)).toBe(false);
  expect(saver.take('newer', 5)).toBe(true);
  expect(saver.state()).toMatchObject({ latest: 'newer', revision: 5 });
  saver.change('mine');
  expect(saver.take('newest', 6)).toBe(false);
  expect(saver.state().latest).toBe('mine');
});

test('a section that was deleted and put back before anyone heard of it never was', async () => {
  const { saver, requests, kept } = start();
  saver.change(null);
  expect(kept()).toMatchObject({ value: null });
  saver.change('old');
  await pass(5000);
  expect(requests).toEqual([]);
  expect(kept()).toBeUndefined();
});

test('sending can be hurried, and waits while something else is done', async () => {
  const { saver, requests, last } = start();
  saver.change('one');
  const flushed = saver.flush();
  await pass(0);
  expect(requests).toHaveLength(1);
  saver.change('one two');
  last().answer(4);
  await pass(0);
  expect(last()).toMatchObject({ value: 'one two', revision: 4 });
  last().answer(5);
  await flushed;
  saver.hold(true);
  saver.change('one two three');
  saver.wake();
  await pass(60_000);
  expect(requests).toHaveLength(2);
  saver.hold(false);
  await pass(2000);
  expect(requests).toHaveLength(3);
});

test('nothing is sent after it was stopped, and an answer changes nothing', async () => {
  const { saver, requests, last, kept } = start();
  saver.change('one');
  await pass(600);
  saver.stop();
  last().answer(4);
  await pass(0);
  expect(kept()).toMatchObject({ value: 'one' });
  saver.change('two');
  await pass(60_000);
  expect(requests).toHaveLength(1);
});

test('a storage that is full stops no one from typing, and is told', async () => {
  const { saver, last } = start({ isStorageFull: true });
  expect(saver.isKept()).toBe(true);
  saver.change('new');
  expect(saver.isKept()).toBe(false);
  await pass(600);
  last().answer(4);
  await pass(0);
  expect(saver.isKept()).toBe(true);
});
