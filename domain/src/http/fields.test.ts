import { expect, test } from 'vitest';
import { Day, Id, Moment, multiLineText, singleLineText } from './index.ts';

const LONE_SURROGATE = 'a\uD800b';

test.each([
  ['spaces around it', '  Hill Farm\u00a0 ', 'Hill Farm'],
  ['Devanagari with a joiner', 'पहाड़ी खेत, क्\u200dष', 'पहाड़ी खेत, क्\u200dष'],
  ['a character outside the basic plane', 'Mango 🥭', 'Mango 🥭'],
  ['as many characters as may be, after trimming', ` ${'x'.repeat(20)} `, 'x'.repeat(20)],
])('a line may have %s', (_, text, stored) => {
  expect(singleLineText(20).parse(text)).toBe(stored);
});

test.each([
  ['nothing', ''],
  ['spaces only', ' \t\n '],
  ['one character too many', 'x'.repeat(21)],
  ['a null character', 'a\u0000b'],
  ['a line break', 'a\nb'],
  ['a tab', 'a\tb'],
  ['an escape character', 'a\u001b[31mb'],
  ['a control character above ASCII', 'a\u0085b'],
  ['half of a surrogate pair', LONE_SURROGATE],
  ['a number', 7],
])('a line may not be or have %s', (_, text) => {
  expect(singleLineText(20).safeParse(text).success).toBe(false);
});

test.each([
  ['be empty', ''],
  ['have line breaks and tabs', 'Road 1\r\n\tपुणे\n'],
  ['have spaces around it, which are kept', '  a  '],
  ['be as long as allowed', 'x'.repeat(20)],
])('a paragraph may %s', (_, text) => {
  expect(multiLineText(20).parse(text)).toBe(text);
});

test.each([
  ['one character too many', 'x'.repeat(21)],
  ['a null character', 'a\u0000b'],
  ['a bell', 'a\u0007b'],
  ['a vertical tab', 'a\u000bb'],
  ['a delete character', 'a\u007fb'],
  ['half of a surrogate pair', LONE_SURROGATE],
])('a paragraph may not have %s', (_, text) => {
  expect(multiLineText(20).safeParse(text).success).toBe(false);
});

test('a long paragraph is judged quickly, whatever it ends with', { timeout: 1000 }, () => {
  const text = `${'\n'.repeat(100_000)}${'a'.repeat(99_999)}\u0000`;
  expect(multiLineText(200_000).safeParse(text).success).toBe(false);
});

test.each(['scan', '1', 'fetch-Organizations', '', '00000000-0000-0000-0000-00000000000g'])(
  'an id is never a word of a path: %j',
  (text) => {
    expect(Id.safeParse(text).success).toBe(false);
  },
);

test('a day is one that the database knows, too', () => {
  expect(['0001-01-01', '9999-12-31'].filter((day) => Day.safeParse(day).success)).toHaveLength(2);
  expect(['0000-01-01', '0000-12-31', '2026-02-30'].filter((day) => Day.safeParse(day).success)).toEqual([]);
});

test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+00:01', '9999-12-31T23:59:59-00:01'])(
  'a moment is one that can be said in UTC: not %s',
  (moment) => {
    expect(Moment.safeParse(moment).success).toBe(false);
    expect(Moment.safeParse('2026-11-18T10:00:00+05:30').success).toBe(true);
  },
);
