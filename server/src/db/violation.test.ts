import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isOutage } from './violation.ts';

function refused(code: string): DatabaseError {
  return Object.assign(new DatabaseError('refused', 7, 'error'), { code });
}

test.each(['08006', '53300', '57014', '57P01', '55P03', '40P01'])(
  '%s says: not now, and maybe later',
  (code) => {
    expect(isOutage(refused(code))).toBe(true);
  },
);

test.each(['23505', '42601', '22001'])('%s says: not like this', (code) => {
  expect(isOutage(refused(code))).toBe(false);
});
