import * as fc from 'fast-check';

/** What people type often enough to be tried often, and any other half of a character. */
const character = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Array.from('0123456789.,%()<>;:/ abzÄहا🥭\n\t"&\u0000\u200d')) },
  { weight: 1, arbitrary: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) },
);

/** Anything that a keyboard, a clipboard or a program can put into a field. */
export const anyText = (maxLength: number): fc.Arbitrary<string> => fc.string({ unit: character, maxLength });
