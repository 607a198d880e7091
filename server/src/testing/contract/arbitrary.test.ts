import { Email, OneTimeCode } from '@qrigin/domain/auth';
import { Id, listQuery, multiLineText, singleLineText } from '@qrigin/domain/http';
import { Code } from '@qrigin/domain/qr';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { arbitraryOf, validValue } from './arbitrary.ts';
import { HOSTILE_WORDS, hostileText } from './text.ts';

const SCHEMAS: Record<string, z.ZodType> = {
  line: singleLineText(5),
  paragraph: multiLineText(50),
  'text without a maximum': z.string(),
  'long text': z.string().min(60).max(70),
  'an address that is trimmed first': Email,
  'a pattern': OneTimeCode,
  'a page': listQuery({ sort: ['name', 'kind'], search: true }),
  'an id': Id,
  'a time': z.iso.datetime(),
  'a day': z.iso.date(),
  'an address of the web': z.url(),
  'a code': Code,
  'a whole number': z.int().positive().max(3),
  'a number below': z.number().lt(-5000),
  'a number above': z.number().gt(5000),
  'nothing or text': z.string().nullish(),
  'one of several': z.union([z.literal('a'), z.boolean(), z.null()]),
  'one of several kinds': z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('a') }),
    z.strictObject({ kind: z.literal('b'), size: z.int() }),
  ]),
  'a pair': z.tuple([z.string(), z.number()]),
  'many items': z.array(Id).min(7),
  'names and numbers': z.record(z.string(), z.number()),
  anything: z.unknown(),
  'fields that are hard to guess': z.strictObject(
    Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [
        name,
        z
          .string()
          .transform((text) => text.split(','))
          .pipe(z.array(Id))
          .optional(),
      ]),
    ),
  ),
  'fields that go together': z
    .strictObject({ a: z.number().nullable(), b: z.number().nullable() })
    .refine(({ a, b }) => (a === null) === (b === null)),
};

test.each(Object.entries(SCHEMAS))('%s can be made, friendly and hostile', (_, schema) => {
  for (const values of [
    fc.sample(arbitraryOf(schema), { seed: 1, numRuns: 100 }),
    fc.sample(arbitraryOf(schema, hostileText), { seed: 1, numRuns: 100 }),
  ]) {
    for (const value of values) expect(schema.safeParse(value).error).toBeUndefined();
  }
});

test('the same seed makes the same value, another seed another', () => {
  const schema = z.object({ name: singleLineText(30), id: Id });
  expect(validValue(schema, 7)).toEqual(validValue(schema, 7));
  expect(validValue(schema, 7)).not.toEqual(validValue(schema, 8));
});

test('a schema that no value fits does not hang, and its value is refused', () => {
  const impossible = z.string().refine((text) => text.length < 0);
  expect(impossible.safeParse(validValue(impossible, 1)).success).toBe(false);
});

test('hostile texts are attacks, texts of full length, and long ones where no maximum is known', () => {
  const limited = fc.sample(hostileText({ min: 1, max: 30 }), { seed: 1, numRuns: 500 });
  expect(limited.some((text) => text.length === 30)).toBe(true);
  expect(limited.every((text) => text.length >= 1 && text.length <= 30)).toBe(true);
  const free = fc.sample(hostileText({ min: 0, max: undefined }), { seed: 1, numRuns: 1000 });
  expect(free.some((text) => text.length === 10_000)).toBe(true);
  expect(HOSTILE_WORDS.filter((word) => !free.includes(word))).toEqual([]);
});
