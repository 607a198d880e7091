import { expect, test } from 'vitest';
import { matchesTag, readIfMatch } from './if-match.ts';

test.each([
  ['"3"', ['3']],
  ['  "3"\t', ['3']],
  ['"1", "2","3"', ['1', '2', '3']],
  ['"a,b", "c"', ['a,b', 'c']],
  ['"1",,"2",', ['1', '2']],
  ['""', ['']],
  ['W/"1", "2"', ['2']],
  ['W/"1"', []],
  ['"é"', ['é']],
])('%s names %j', (text, tags) => {
  expect(readIfMatch(text)).toEqual({ isAny: false, tags });
});

test('a star is any state that there is', () => {
  const any = readIfMatch(' * ');
  expect(any).toEqual({ isAny: true, tags: [] });
  expect([0, 1, 7].map((tag) => any && matchesTag(any, tag))).toEqual([false, true, true]);
});

test.each([
  '3',
  '"3',
  '3"',
  '"1" "2"',
  'w/"1"',
  'W/ "1"',
  '"a"b"',
  '"a b"',
  '"1", *',
  '*, "1"',
  '"\u0001"',
  '"ख"',
])('%s is no list of tags', (text) => {
  expect(readIfMatch(text)).toBeUndefined();
});

test('a state matches by its whole tag, and nothing yet is 0', () => {
  const known = { isAny: false, tags: ['0', '12'] };
  expect([0, 1, 2, 12, 120].map((tag) => matchesTag(known, tag))).toEqual([true, false, false, true, false]);
});
