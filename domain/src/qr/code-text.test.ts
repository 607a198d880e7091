import { expect, expectTypeOf, test } from 'vitest';
import { CODE_SIGNS, Code, normaliseCode } from './code-text.ts';

test('there are 32 signs, none of which is misread for another', () => {
  expect(new Set(CODE_SIGNS).size).toBe(32);
  expect(CODE_SIGNS).not.toMatch(/[ILOU]/);
});

test.each([
  ['0123456789ABCDEFGHJK', '0123456789ABCDEFGHJK'],
  ['0123456789abcdefghjk', '0123456789ABCDEFGHJK'],
  ['oi23 4567-89ab cdef ghjk', '0123456789ABCDEFGHJK'],
  ['OL23456789ABCDEFGHJK', '0123456789ABCDEFGHJK'],
])('%s is read as %s', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code);
});

test.each([
  '',
  '0123456789ABCDEFGHJ',
  '0123456789ABCDEFGHJKM',
  '0123456789ABCDEFGHJU',
  '0123456789ABCDEFGHJ*',
  '٠123456789ABCDEFGHJK',
])('%s is no code', (text) => {
  expect(normaliseCode(text)).toBeUndefined();
});

test('only reading makes a code: a text is none to the compiler, and the wire gives one', () => {
  expectTypeOf<string>().not.toExtend<Code>();
  expectTypeOf<Code>().toExtend<string>();
  expectTypeOf(Code.parse('oi23 4567-89ab cdef ghjk')).toEqualTypeOf<Code>();
  expect(Code.parse('oi23 4567-89ab cdef ghjk')).toBe('0123456789ABCDEFGHJK');
});
