import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from './day-of.ts';

const NOON = Date.parse('2026-11-15T12:00:00Z');
const HOUR_MS = 3_600_000;

const dateOf = (id: string, now: number) =>
  new Date(dayOf(id, now) * 24 * HOUR_MS).toISOString().slice(0, 10);

/** A UUID of version 7 as RFC 9562 says: 48 bits of milliseconds, then the version. */
function uuidV7(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7c0d-8e1f-0123456789ab`;
}

test.each([
  ['now', '2026-11-15T12:00:00Z', '2026-11-15'],
  ['the first moment of yesterday', '2026-11-14T00:00:00Z', '2026-11-14'],
  ['the last moment of tomorrow', '2026-11-16T23:59:59.999Z', '2026-11-16'],
  ['the day before yesterday', '2026-11-13T23:59:59.999Z', '2026-11-15'],
  ['the day after tomorrow', '2026-11-17T00:00:00Z', '2026-11-15'],
  ['1970', '1970-01-01T00:00:00Z', '2026-11-15'],
])('an id made %s', (_, made, day) => {
  expect(dateOf(uuidV7(Date.parse(made)), NOON)).toBe(day);
});

test('the largest time that an id can carry is not believed', () => {
  expect(dateOf('ffffffff-ffff-7fff-bfff-ffffffffffff', NOON)).toBe('2026-11-15');
});

test('an id of another version counts for today, though its first bits would make a time', () => {
  const yesterday = uuidV7(NOON - 24 * HOUR_MS);
  expect(dateOf(yesterday, NOON)).toBe('2026-11-14');
  expect(dateOf(yesterday.replace('-7c0d-', '-4c0d-'), NOON)).toBe('2026-11-15');
});

test('the published example of RFC 9562 is read right, in either case', () => {
  const example = '017F22E2-79B0-7CC3-98C4-DC0C0C07398F';
  const dayAfter = Date.parse('2022-02-23T10:00:00Z');
  expect(dateOf(example, dayAfter)).toBe('2022-02-22');
  expect(dateOf(example.toLowerCase(), dayAfter)).toBe('2022-02-22');
});

test('a retry within a day finds the day of its first try', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      fc.integer({ min: 0, max: 24 * HOUR_MS }),
      (made, later) => {
        const id = uuidV7(made);
        expect(dateOf(id, made + later)).toBe(dateOf(id, made));
        expect(dateOf(id, made)).toBe(new Date(made).toISOString().slice(0, 10));
      },
    ),
  );
});
