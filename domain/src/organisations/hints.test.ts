import { expect, test } from 'vitest';
import { isOtherPan, likenessOf, REGISTRATION_NUMBERS } from './hints.ts';

test.each([
  ['gstin', '27AAPFU0939F1ZV'],
  ['gstin', '29AAGCB7383J1Z4'],
  ['gstin', ' 27 aapfu0939f 1zv '],
  ['pan', 'AAPFU0939F'],
  ['pan', 'aagcb7383j'],
  ['cin', 'U72200KA2013PTC097389'],
  ['cin', 'L17110MH1973PLC019786'],
  ['din', '00006382'],
] as const)('as a %s, %j looks right', (number, text) => {
  expect(likenessOf(number, text)).toBe('right');
});

test.each([
  ['gstin', '27AAPFU0939F1ZW', 'its check sign is another'],
  ['gstin', '27AAPFU0939F1AV', 'the last but one sign is always Z'],
  ['gstin', '27AAPXU0939F1ZV', 'no holder of a PAN has an X'],
  ['gstin', '27AAPFU0939F1ZV1', 'it has a sign too many'],
  ['pan', 'AAPFU09391', 'it ends with a letter'],
  ['pan', '1', 'it begins with letters'],
  ['pan', 'AAPXU0939F', 'no holder has an X'],
  ['cin', 'X72200KA2013PTC097389', 'a company is listed or unlisted'],
  ['cin', 'U72200KA2013PTC09738X', 'it ends with digits'],
  ['din', '0000638X', 'it has digits only'],
  ['din', '000063820', 'it has eight'],
  ['pan', 'ÄAPFU0939F', 'only plain letters are in use'],
] as const)('as a %s, %j looks wrong: %s', (number, text, _why) => {
  expect(likenessOf(number, text)).toBe('wrong');
});

test.each([
  ['gstin', '27AAP'],
  ['pan', 'AAPFU0939'],
  ['cin', 'U72200KA'],
  ['din', '0'],
] as const)('as a %s, %j may become one by typing on', (number, text) => {
  expect(likenessOf(number, text)).toBe('unfinished');
});

test.each(REGISTRATION_NUMBERS)('nothing is no wrong %s', (number) => {
  expect(likenessOf(number, '')).toBe('empty');
  expect(likenessOf(number, '  ')).toBe('empty');
});

test('a GSTIN holds the PAN it was given for', () => {
  const gstin = '27AAPFU0939F1ZV';
  expect(isOtherPan({ gstin, pan: 'AAPFU0939F' })).toBe(false);
  expect(isOtherPan({ gstin, pan: 'AAGCB7383J' })).toBe(true);
  expect(isOtherPan({ gstin, pan: 'AAGCB' })).toBe(false);
  expect(isOtherPan({ gstin: '', pan: 'AAGCB7383J' })).toBe(false);
});
