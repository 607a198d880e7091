import { multiLineText, singleLineText } from '@qrigin/domain/http';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { cleanLine, cleanLines } from './clean-text.ts';

test('tabs, line breaks and other characters that cannot be seen become one space in a line', () => {
  expect(cleanLine('a\t\r\nb\u0000c', 20)).toBe('a b c');
  expect(cleanLines('a\r\nb\tc\u0007d', 20)).toBe('a\nb\tc d');
});

test('a text is cut between characters, never within one', () => {
  expect(cleanLine('Mango 🥭', 7)).toBe('Mango ');
  expect(cleanLine('a\ud800b', 20)).toBe('ab');
});

test('whatever is typed can be stored', () => {
  const text = anyText(60);
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 40 }), (typed, max) => {
      const line = cleanLine(typed, max);
      // Blank ones are not stored.
      expect(line.trim() === '' || singleLineText(max).safeParse(line).success).toBe(true);
      expect(multiLineText(max).safeParse(cleanLines(typed, max)).success).toBe(true);
    }),
    { numRuns: 500 },
  );
});
