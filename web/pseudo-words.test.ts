import { expect, test } from 'vitest';
import { inPseudo } from './pseudo-words.ts';

test('every letter is accented, and a full stop stays last', () => {
  expect(inPseudo('Go home.')).toBe('Ǧó ĥóɱé ôôô.');
});

test('words get two fifths longer', () => {
  const text = 'The page behind a code is always there, whatever happens';
  expect(inPseudo(text).length / text.length).toBeCloseTo(1.4, 1);
});

test('marks of elements and values stay as they are', () => {
  expect(inPseudo('See <0>the page</0>.')).toMatch(/^Šéé ôô? <0>ťĥé þáǧé ôôô?<\/0>\.$/);
  expect(inPseudo('#')).toBe('#');
});
