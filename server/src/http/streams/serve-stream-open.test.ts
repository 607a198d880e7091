import { PassThrough } from 'node:stream';
import { Failure } from '@qrigin/domain/errors';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOpenStreams, type OpenStreams } from './serve-stream-open.ts';

let time = 0;
let streams: OpenStreams;
beforeEach(() => {
  time = 0;
  streams = createOpenStreams(() => time);
});
afterEach(() => streams.close());

const ASHA = { userId: 'asha', sessionId: 's1' };

function open(whose = ASHA) {
  const answer = new PassThrough();
  streams.take(whose)(answer);
  return answer;
}
const textOf = (answer: PassThrough) => String(answer.read() ?? '');

test('who opens a stream before anything is heard is told to fetch as soon as it is', () => {
  const answer = open();
  expect(textOf(answer)).toBe(': still here\n\n');
  streams.onConnectionChange(true);
  expect(textOf(answer)).toBe('event: hello\ndata: {}\n\n');
});

test('streams that have heard nothing for more than four seconds are ended, and new ones refused until it is mended', () => {
  streams.onConnectionChange(true);
  const answer = open();
  streams.onConnectionChange(false);
  time = 4000;
  streams.endIfDeaf();
  expect(answer.writableEnded).toBe(false);
  time = 4001;
  streams.endIfDeaf();
  expect(answer.writableEnded).toBe(true);
  expect(() => open()).toThrow(new Failure('busy', { retry_after: 2 }));
  streams.onConnectionChange(true);
  expect(textOf(open())).toBe('event: hello\ndata: {}\n\n');
});

test('losing the connection twice does not make the silence look shorter', () => {
  streams.onConnectionChange(true);
  const answer = open();
  streams.onConnectionChange(false);
  time = 3000;
  streams.onConnectionChange(false);
  time = 4001;
  streams.endIfDeaf();
  expect(answer.writableEnded).toBe(true);
});

test('what the database says that is no event is told to no one', async () => {
  streams.onConnectionChange(true);
  const answer = open();
  textOf(answer);
  for (const payload of [
    '',
    'asha',
    'evil asha',
    'notice',
    'notice ravi',
    'event: x asha',
    'changed asha',
    'changed asha <b>',
    'changed ravi file',
  ])
    streams.onMessage(payload);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(textOf(answer)).toBe('');
});

test('what changed is told by the type of thing, each once, and so is what a notice is about', async () => {
  streams.onConnectionChange(true);
  const answer = open();
  textOf(answer);
  for (const payload of [
    'changed asha file',
    'changed asha file',
    'notice asha site.create',
    'notice asha odd',
  ])
    streams.onMessage(payload);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(textOf(answer)).toBe(
    'event: changed\ndata: file\n\nevent: notice\ndata: {}\n\nevent: changed\ndata: site\n\n',
  );
});

test('sessions that are over are ended, others are not', () => {
  const [mine, other] = [open(), open({ userId: 'asha', sessionId: 's2' })];
  expect(streams.sessions()).toEqual(['s1', 's2']);
  streams.endSessions((id) => id === 's1');
  expect([mine.writableEnded, other.writableEnded, streams.count()]).toEqual([true, false, 1]);
});

test('of several processes each has its share of the streams of a session and of a person', () => {
  streams.close();
  streams = createOpenStreams(() => time, 4);
  const tooMany = new Failure('too_often', { retry_after: 30 });
  for (let tab = 0; tab < 3; tab += 1) open();
  expect(() => open()).toThrow(tooMany);
  for (let tab = 0; tab < 10; tab += 1) open({ ...ASHA, sessionId: `of tab ${tab}` });
  expect(() => open({ ...ASHA, sessionId: 'one more' })).toThrow(tooMany);
  expect(streams.count()).toBe(13);
});

test('after the end no one gets in', () => {
  streams.onConnectionChange(true);
  const answer = open();
  streams.close();
  expect(answer.writableEnded).toBe(true);
  expect(() => open()).toThrow(new Failure('busy', { retry_after: 2 }));
});
