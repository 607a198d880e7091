import { Failure } from '@qrigin/domain/errors';
import { expect, test } from 'vitest';
import { attemptsLeft } from './error-message.ts';

const left = (remaining_attempts: number) =>
  attemptsLeft(new Failure('invalid_credentials', { remaining_attempts }));

test('[AUTH-58] how many attempts remain is said as people say it, also of the last one', () => {
  expect(left(4)).toBe('You have 4 attempts remaining');
  expect(left(1)).toBe('You have 1 attempt remaining');
});

test('nothing is said of attempts that no one counts', () => {
  expect(attemptsLeft(new Failure('invalid_credentials'))).toBeUndefined();
  expect(attemptsLeft(new Error('no network'))).toBeUndefined();
});
