import { expect, test } from 'vitest';
import { FAILURES, Failure, isFailureCode } from './index.ts';

/** The statuses that the API has promised; a failure with another one would surprise every client. 412 came with drafts (docs/decisions/0048). */
const PROMISED = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 500, 503];

test('every failure has a promised status, and every promised status has a failure', () => {
  const statuses = new Set<number>(Object.values(FAILURES).map(({ status }) => status));
  expect(statuses).toEqual(new Set(PROMISED));
});

test('every failure has words for people that name nothing of the inside', () => {
  for (const { text } of Object.values(FAILURES)) {
    // A sentence, or the two words that the sign-in screen compares and shows as they are.
    expect(text).toMatch(/^([A-Z][^\n]*\.|[a-z]+ [a-z]+)$/);
    expect(text).not.toMatch(/sql|database|stack|undefined|null|_/i);
  }
});

test.each(Object.keys(FAILURES))('%s is a failure code', (code) => {
  expect(isFailureCode(code)).toBe(true);
});

test.each(['', 'toString', '__proto__', 'constructor', 'NOT_FOUND'])('%j is no failure code', (code) => {
  expect(isFailureCode(code)).toBe(false);
});

test('a failure carries its code, status, details and cause', () => {
  const cause = new Error('inside');
  const failure = new Failure('name_taken', { fields: { name: 'taken' } }, { cause });
  expect(failure).toBeInstanceOf(Error);
  expect(failure).toMatchObject({
    name: 'Failure',
    code: 'name_taken',
    status: 409,
    details: { fields: { name: 'taken' } },
    cause,
  });
});

test('a failure without details has empty ones and no cause', () => {
  const failure = new Failure('busy');
  expect(failure.details).toEqual({});
  expect(failure.cause).toBeUndefined();
});
