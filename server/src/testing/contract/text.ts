import type { Arbitrary } from 'fast-check';
import * as fc from 'fast-check';

/** What makes texts of a length; `max` is missing where the contract names none. */
export type TextOf = (length: { min: number; max: number | undefined }) => Arbitrary<string>;

/** Letters of several scripts, so that nothing rests on plain ASCII. */
const LETTER = fc.constantFrom(...Array.from('abcXYZ019 éßकखगनम日本語-'));

/** What a friendly person types. */
export const plainText: TextOf = ({ min, max = 20 }) => {
  const longest = Math.min(max, Math.max(min, 40));
  return fc
    .array(LETTER, { minLength: Math.max(min, 1), maxLength: longest })
    .map((letters) => `x${letters.join('')}`.slice(0, longest).trim());
};

/** Words that mean something to a database, a page, a template, a shell or a screen. */
export const HOSTILE_WORDS = [
  `'`,
  `"`,
  '`',
  `'; drop table site; --`,
  `' or '1'='1`,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '../../etc/passwd',
  String.raw`\..\..\windows`,
  '$(id)',
  '%s%n',
  '%00',
  '\\',
  '\\u0000',
  '%_',
  'null',
  'undefined',
  'NaN',
  '-1',
  '__proto__',
  'constructor',
  '=1+1',
  '\u202Eright to left',
  '\u200Bzero width',
  '\uFEFFbyte order mark',
  'e\u0301\u0301\u0301\u0301 combining',
  '👩‍👩‍👧‍👦',
  '🇮🇳',
  'ﷺ',
  'İıßſ',
  '\u{10FFFF}',
  '\n\r\t',
] as const;

const LONG = 10_000;

/** What an unfriendly person types: attacks, odd characters, and texts that are as long as they may be. */
export const hostileText: TextOf = ({ min, max }) => {
  const fit = (text: string) => text.padEnd(min, 'x').slice(0, max);
  const word = fc.constantFrom(...HOSTILE_WORDS);
  const longest = max ?? LONG;
  return fc.oneof(
    { weight: 4, arbitrary: plainText({ min, max }) },
    { weight: 3, arbitrary: word.map(fit) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(word, word, fc.string({ unit: 'binary', maxLength: 20 }))
        .map((parts) => fit(parts.join(' '))),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('x', 'ß', '日', '😀', 'e\u0301')
        .map((letter) => letter.repeat(longest).slice(0, longest)),
    },
  );
};
