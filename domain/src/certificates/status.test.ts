import { expect, test } from 'vitest';
import { certificateStatus, reminderDue, reminderPast } from './status.ts';

const TODAY = '2026-11-19';
const on = (valid_to: string | null, valid_from: string | null = null) =>
  certificateStatus({ valid_from, valid_to }, TODAY);

test.each([
  [null, { kind: 'valid' }],
  ['2026-12-20', { kind: 'valid' }],
  ['2026-12-19', { kind: 'ending', days: 30 }],
  ['2026-11-20', { kind: 'ending', days: 1 }],
  ['2026-11-19', { kind: 'ending', days: 0 }],
  ['2026-11-18', { kind: 'expired' }],
  ['0001-01-01', { kind: 'expired' }],
  ['9999-12-31', { kind: 'valid' }],
] as const)('one that ends %s is %o', (end, status) => {
  expect(on(end)).toEqual(status);
});

test('one that begins tomorrow is not valid yet, one that begins today is', () => {
  expect(on(null, '2026-11-20')).toEqual({ kind: 'not yet' });
  expect(on('2026-11-25', '2026-11-20')).toEqual({ kind: 'not yet' });
  expect(on(null, TODAY)).toEqual({ kind: 'valid' });
  expect(on(TODAY, TODAY)).toEqual({ kind: 'ending', days: 0 });
});

test('a leap day and a change of the clocks are days like any other', () => {
  expect(certificateStatus({ valid_from: null, valid_to: '2028-03-01' }, '2028-02-28')).toEqual({
    kind: 'ending',
    days: 2,
  });
  expect(certificateStatus({ valid_from: null, valid_to: '2027-03-29' }, '2027-03-27')).toEqual({
    kind: 'ending',
    days: 2,
  });
});

test.each([
  ['2027-01-19', undefined], // 61 days
  ['2027-01-18', 60],
  ['2026-12-20', 60], // 31 days
  ['2026-12-19', 30],
  ['2026-11-27', 30], // 8 days
  ['2026-11-26', 7],
  ['2026-11-19', 7],
] as const)(
  'of one that ends %s the reminder of %s days is due, the shortest that the days are within',
  (end, due) => {
    expect(reminderDue(end, TODAY)).toBe(due);
  },
);

test('who sets an end is not reminded of what they know: only reminders that are still to come', () => {
  const past = (validTo: string | null) => reminderPast(validTo, TODAY);
  expect(past(null)).toBeNull();
  expect(past('2027-01-18')).toBeNull(); // 60 days: due today
  expect(past('2027-01-17')).toBe(60);
  expect(past('2026-12-19')).toBe(60); // 30 days: that one is due today
  expect(past('2026-12-09')).toBe(30);
  expect(past('2026-11-26')).toBe(30); // 7 days
  expect(past('2026-11-25')).toBe(7);
  expect(past('2020-01-01')).toBe(7);
});
