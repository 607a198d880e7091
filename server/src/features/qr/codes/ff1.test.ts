import { randomBytes, randomInt } from 'node:crypto';
import { FF1 } from '@noble/ciphers/ff1.js';
import { expect, test } from 'vitest';
import { createFf1, halves, type Numerals } from './ff1.ts';

/** 20 digits of radix 32 as the reference takes them. */
function randomDigits(): number[] {
  return Array.from({ length: 20 }, () => randomInt(32));
}

function toNumerals(rows: number[][]): Numerals {
  const numerals = { a: halves(rows.length), b: halves(rows.length) };
  rows.forEach((digits, at) => {
    for (const [half, part] of [
      [numerals.a, digits.slice(0, 10)],
      [numerals.b, digits.slice(10)],
    ] as const) {
      const value = part.reduce((sum, digit) => sum * 32n + BigInt(digit), 0n);
      half.high[at] = Number(value >> 32n);
      half.low[at] = Number(value & 0xffff_ffffn);
    }
  });
  return numerals;
}

function toRows({ a, b }: Numerals): number[][] {
  const digits = (high: number, low: number) => {
    const value = (BigInt(high) << 32n) | BigInt(low);
    return Array.from({ length: 10 }, (_, at) => Number((value >> BigInt(5 * (9 - at))) & 31n));
  };
  return Array.from(a.high, (_, at) => [
    ...digits(a.high[at]!, a.low[at]!),
    ...digits(b.high[at]!, b.low[at]!),
  ]);
}

/** A line each: texts are compared in no time, a hundred thousand lists of digits are not. */
const inLines = (rows: number[][]) => rows.join('\n');

/** NIST's published samples of FF1 (radix 10 and 36, AES-128, -192 and -256): key, radix, tweak, plain, cipher. */
const SAMPLES: [key: string, radix: number, tweak: string, plain: string, cipher: string][] = [
  ['2B7E151628AED2A6ABF7158809CF4F3C', 10, '', '0123456789', '2433477484'],
  ['2B7E151628AED2A6ABF7158809CF4F3C', 10, '39383736353433323130', '0123456789', '6124200773'],
  [
    '2B7E151628AED2A6ABF7158809CF4F3C',
    36,
    '3737373770717273373737',
    '0123456789abcdefghi',
    'a9tv40mll9kdu509eum',
  ],
  ['2B7E151628AED2A6ABF7158809CF4F3CEF4359D8D580AA4F', 10, '', '0123456789', '2830668132'],
  [
    '2B7E151628AED2A6ABF7158809CF4F3CEF4359D8D580AA4F',
    10,
    '39383736353433323130',
    '0123456789',
    '2496655549',
  ],
  [
    '2B7E151628AED2A6ABF7158809CF4F3CEF4359D8D580AA4F',
    36,
    '3737373770717273373737',
    '0123456789abcdefghi',
    'xbj3kv35jrawxv32ysr',
  ],
  ['2B7E151628AED2A6ABF7158809CF4F3CEF4359D8D580AA4F7F036D6F04FC6A94', 10, '', '0123456789', '6657667009'],
  [
    '2B7E151628AED2A6ABF7158809CF4F3CEF4359D8D580AA4F7F036D6F04FC6A94',
    10,
    '39383736353433323130',
    '0123456789',
    '1001623463',
  ],
  [
    '2B7E151628AED2A6ABF7158809CF4F3CEF4359D8D580AA4F7F036D6F04FC6A94',
    36,
    '3737373770717273373737',
    '0123456789abcdefghi',
    'xs8a0azh2avyalyzuwd',
  ],
];

test.each(SAMPLES)(
  "the reference library passes NIST's sample: key %s, radix %i, tweak '%s'",
  (...sample) => {
    const [key, radix, tweak, plain, cipher] = sample;
    const reference = FF1(radix, Buffer.from(key, 'hex'), Buffer.from(tweak, 'hex'));
    const digits = Array.from(plain, (sign) => Number.parseInt(sign, 36));
    const wanted = Array.from(cipher, (sign) => Number.parseInt(sign, 36));
    expect(reference.encrypt(digits)).toEqual(wanted);
    expect(reference.decrypt(wanted)).toEqual(digits);
  },
);

const KEYS = 20;
const INPUTS = 5000;

test(`ours equals the reference on ${(KEYS * INPUTS).toLocaleString('en')} random inputs under ${KEYS} keys, both ways`, () => {
  for (let round = 0; round < KEYS; round += 1) {
    const key = randomBytes(32);
    const rows = Array.from({ length: INPUTS }, randomDigits);
    const numerals = toNumerals(rows);
    createFf1(key).encrypt(numerals);
    const reference = FF1(32, key);
    expect(inLines(toRows(numerals))).toBe(inLines(rows.map((row) => reference.encrypt(row))));
    createFf1(key).decrypt(numerals);
    expect(inLines(toRows(numerals))).toBe(inLines(rows));
  }
}, 120_000);

test('ours equals the reference on the edges: all zeros, all ones, single digits, single numbers', () => {
  const key = randomBytes(32);
  const edges = [
    Array<number>(20).fill(0),
    Array<number>(20).fill(31),
    ...Array.from({ length: 20 }, (_, at) =>
      Array.from({ length: 20 }, (__, digit) => (digit === at ? 31 : 0)),
    ),
    ...Array.from({ length: 20 }, (_, at) =>
      Array.from({ length: 20 }, (__, digit) => (digit === at ? 1 : 0)),
    ),
  ];
  const reference = FF1(32, key);
  for (const row of edges) {
    const numerals = toNumerals([row]);
    createFf1(key).encrypt(numerals);
    expect(toRows(numerals)).toEqual([reference.encrypt(row)]);
    createFf1(key).decrypt(numerals);
    expect(toRows(numerals)).toEqual([row]);
  }
});
