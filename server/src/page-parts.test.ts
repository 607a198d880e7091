import { execFileSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedText, gzippedPage, type PagePart, plainPage } from './page-parts.ts';

type Told = { text: string; isFixed: boolean };
const partsOf = (told: Told[]): PagePart[] =>
  told.map(({ text, isFixed }) => (isFixed ? fixedText(text) : text));
const textOf = (told: Told[]) => told.map(({ text }) => text).join('');

/** Short and long texts, of characters of one to four bytes; a block holds 65,535 bytes. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => text.isWellFormed()),
  fc
    .tuple(fc.constantFrom('a', 'é', '蜜', '🍯', '<p>Honey</p>'), fc.integer({ min: 1, max: 150_000 }))
    .map(([sign, length]) => sign.repeat(Math.ceil(length / sign.length)).slice(0, length))
    .filter((text) => text.isWellFormed()),
);
const isShort = (text: string) => Buffer.byteLength(text) <= 65_535;
const anyParts = fc.array(
  fc.record({ text: anyText, isFixed: fc.boolean() }).filter(({ text, isFixed }) => isFixed || isShort(text)),
  { maxLength: 8 },
);

test('parts of any kind, in any order, unpack to the plain page', () => {
  fc.assert(
    fc.property(anyParts, (told) => {
      const parts = partsOf(told);
      expect(plainPage(parts).toString()).toBe(textOf(told));
      expect(gunzipSync(gzippedPage(parts)).toString()).toBe(textOf(told));
    }),
  );
});

const fixed = (text: string): Told => ({ text, isFixed: true });
const own = (text: string): Told => ({ text, isFixed: false });

test.each<[string, Told[]]>([
  ['nothing', []],
  ['empty parts', [own(''), fixed(''), own('')]],
  ['one text', [fixed('Honey')]],
  ['one value', [own('蜜')]],
  ['a value first', [own('7K3M'), fixed(' 🍯 '.repeat(999)), own('9QXA')]],
  ['an empty text first', [fixed(''), own('7K3M'), fixed('Honey')]],
  ['a full block', [own('a'.repeat(65_535)), fixed('b')]],
  ['a block full of long characters', [own('蜜'.repeat(21_845)), fixed('é'.repeat(70_000))]],
])('%s: the gzip program agrees', (_, told) => {
  const unpacked = execFileSync('gzip', ['-dc'], { input: gzippedPage(partsOf(told)), maxBuffer: 1e7 });
  expect(unpacked.toString()).toBe(textOf(told));
});

test('a value that does not fit into a block is refused', () => {
  expect(() => gzippedPage(['蜜'.repeat(21_846)])).toThrow(RangeError);
});

test('a fixed text holds on to its own bytes and no others', () => {
  for (const text of ['', 'Honey', 'Honey '.repeat(2000)]) {
    const { deflated } = fixedText(text);
    expect(deflated.buffer.byteLength).toBe(deflated.length);
  }
});
