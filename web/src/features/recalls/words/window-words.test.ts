import { expect, test } from 'vitest';
import { windowWords } from './window-words.ts';

const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();
/** Spaces around the dash differ from one version of the browser to the next. */
const tidy = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll(/ ?– ?/g, '–');

test('whole days are named by the first and the last of them', () => {
  expect(tidy(windowWords('en-GB', at(2026, 9, 1), at(2026, 9, 15)))).toBe('1–14 Oct 2026');
  expect(windowWords('en-GB', at(2026, 9, 1), at(2026, 9, 2))).toBe('1 Oct 2026');
});

test('a shift is named with its times', () => {
  expect(tidy(windowWords('en-GB', at(2026, 9, 1, 2, 0), at(2026, 9, 1, 6, 30)))).toBe(
    '1 Oct 2026, 02:00–06:30',
  );
});
