import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/programs/database.ts';
import { bigintList, dateList, integerList, textList, uuidList } from './binary-lists.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What PostgreSQL makes of a list, each value as it would write it. */
async function read(type: string, list: Buffer): Promise<(string | null)[]> {
  const { rows } = await database.superuser.query<{ value: string | null }>(
    `select value::text from unnest($1::${type}[]) with ordinality as list (value, at) order by at`,
    [list],
  );
  return rows.map(({ value }) => value);
}

const anyOf = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 300, size: 'max' });
const LAST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const INTEGER = 2 ** 31;
const aDay = (text: string) => Date.parse(text) / 86_400_000;

test('bigints come back as they were', async () => {
  const edges = [
    0n,
    1n,
    -1n,
    255n,
    2n ** 32n - 1n,
    2n ** 32n,
    LAST_SAFE,
    -LAST_SAFE,
    2n ** 63n - 1n,
    -(2n ** 63n),
  ];
  expect(await read('bigint', bigintList(edges))).toEqual(edges.map(String));
  await fc.assert(
    fc.asyncProperty(anyOf(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })), async (values) => {
      expect(await read('bigint', bigintList(values))).toEqual(values.map(String));
    }),
  );
});

test('integers come back as they were', async () => {
  const edges = [0, 1, -1, 255, 2 ** 24 - 1, INTEGER - 1, -INTEGER];
  expect(await read('integer', integerList(edges))).toEqual(edges.map(String));
  await fc.assert(
    fc.asyncProperty(anyOf(fc.integer()), async (values) => {
      expect(await read('integer', integerList(values))).toEqual(values.map(String));
    }),
  );
});

test('days come back as they were', async () => {
  const edges = [
    '1970-01-01',
    '1969-12-31',
    '2000-01-01',
    '1999-12-31',
    '2024-02-29',
    '0001-01-01',
    '9999-12-31',
  ];
  expect(await read('date', dateList(edges.map(aDay)))).toEqual(edges);
  const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  await fc.assert(
    fc.asyncProperty(anyOf(day), async (dates) => {
      const texts = dates.map((date) => date.toISOString().slice(0, 10));
      expect(await read('date', dateList(texts.map(aDay)))).toEqual(texts);
    }),
  );
});

test('UUIDs come back as they were, and nulls', async () => {
  const edges = [
    `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`,
    null,
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ];
  expect(await read('uuid', uuidList(edges))).toEqual(edges);
  expect(await read('uuid', uuidList(['0189ABCD-EF01-7234-8567-89ABCDEF0123']))).toEqual([
    '0189abcd-ef01-7234-8567-89abcdef0123',
  ]);
  await fc.assert(
    fc.asyncProperty(anyOf(fc.option(fc.uuid())), async (values) => {
      expect(await read('uuid', uuidList(values))).toEqual(values);
    }),
  );
});

test('texts come back as they were, and nulls', async () => {
  const edges = [
    '',
    null,
    'null',
    'NULL',
    '{a,"b\\"}',
    "';--",
    'தமிழ்',
    '🧴',
    '\u{10ffff}',
    'é'.repeat(5000),
    '',
  ];
  expect(await read('text', textList(edges))).toEqual(edges);
  // PostgreSQL has no text with a zero in it, in whatever form it comes.
  const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0'));
  await fc.assert(
    fc.asyncProperty(anyOf(fc.option(text)), async (values) => {
      expect(await read('text', textList(values))).toEqual(values);
    }),
  );
});

test.each([
  ['bigint', bigintList],
  ['integer', integerList],
  ['date', dateList],
  ['uuid', uuidList],
  ['text', textList],
] as const)('a list of no %s is empty', async (type, listOf) => {
  expect(await read(type, listOf([]))).toEqual([]);
});

test.each([2n ** 63n, -(2n ** 63n) - 1n])('%s is refused, not cut to 64 bits', (value) => {
  expect(() => bigintList([1n, value])).toThrow(RangeError);
});

test.each([INTEGER, -INTEGER - 1, 0.5, Number.NaN])('%s is refused, not cut to 32 bits', (value) => {
  expect(() => integerList([1, value])).toThrow(RangeError);
  expect(() => dateList([1, value + aDay('2000-01-01')])).toThrow(RangeError);
});

test.each([
  '',
  '0189abcd-ef01-7234-8567-89abcdef012',
  '0189abcd-ef01-7234-8567-89abcdef01234',
  '0189abcdef0172348567-89abcdef0123456',
  'g189abcd-ef01-7234-8567-89abcdef0123',
  '0189abcd-ef01-7234-8567-89abcdef012é',
  '0189abcd-ef01-7234-8567-89abcdef012Ā',
])('%j is refused as a UUID', (value) => {
  expect(() => uuidList([crypto.randomUUID(), value])).toThrow(RangeError);
});
