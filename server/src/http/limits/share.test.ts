import { expect, test } from 'vitest';
import { testEnv } from '../../testing/test-env.ts';
import { shareOf, shareOfEnv } from './share.ts';

const DATABASE = 'postgres://app_rw@127.0.0.1/qrigin';
const WHOLE = {
  RATE_AUTH: '20',
  RATE_PUBLIC: '120',
  RATE_SCAN: '600',
  RATE_UNKNOWN_CODES: '20',
  RATE_READ: '601',
  RATE_WRITE: '120',
  RATE_BULK: '6',
  IN_FLIGHT: '20',
  DATABASE_POOL: '10',
};
const shareOfOne = (processes: number, changes = {}) =>
  shareOfEnv(testEnv(DATABASE, { ...WHOLE, API_PROCESSES: String(processes), ...changes }));

test('one process has everything', () => {
  expect(shareOfOne(1)).toEqual(testEnv(DATABASE, WHOLE));
});

test('what each process counts by itself is divided, rounded up; what PostgreSQL counts and all else stays', () => {
  expect(shareOfOne(4)).toEqual({
    ...testEnv(DATABASE, WHOLE),
    API_PROCESSES: 4,
    RATE_PUBLIC: 30,
    RATE_SCAN: 150,
    RATE_UNKNOWN_CODES: 5,
    RATE_READ: 151,
    RATE_WRITE: 30,
    IN_FLIGHT: 8,
    DATABASE_POOL: 3,
  });
});

test('however many there are, each can work', () => {
  expect(shareOfOne(64)).toMatchObject({ RATE_UNKNOWN_CODES: 1, IN_FLIGHT: 8, DATABASE_POOL: 2 });
  expect(shareOfOne(64, { IN_FLIGHT: '1' })).toMatchObject({ IN_FLIGHT: 1 });
});

test.each([1, 2, 3, 7, 64])('%i shares are the whole, with less than one each to spare', (processes) => {
  for (const whole of [1, 9, 10, 600]) {
    const together = shareOf(whole, processes) * processes;
    expect(together).toBeGreaterThanOrEqual(whole);
    expect(together).toBeLessThan(whole + processes);
  }
});
