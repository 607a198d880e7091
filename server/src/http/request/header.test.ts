import { expect, test } from 'vitest';
import { headerOf } from './header.ts';

test('a header is cut before anything looks at it', () => {
  const headers = { 'user-agent': 'Android '.repeat(2000), 'accept-language': 'hi-IN' };
  expect(headerOf(headers, 'user-agent')).toBe('Android '.repeat(64));
  expect(headerOf(headers, 'accept-language')).toBe('hi-IN');
});

test('one that was not sent is empty, of one that came twice the first counts', () => {
  expect(headerOf({}, 'range')).toBe('');
  expect(headerOf({ 'x-timezone': ['Asia/Kolkata', 'UTC'] }, 'x-timezone')).toBe('Asia/Kolkata');
});
