import { FailedCall, Failure } from '@qrigin/domain/errors';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FailureText } from './failure-text.tsx';

test.each([
  [
    'the words of the call',
    new FailedCall('Failed to assign product QRs', { cause: new Failure('step_up') }),
  ],
  ['those of the failure', new Failure('not_found'), 'Not found.'],
  [
    'how many tries are left',
    new Failure('wrong_code', { remaining_attempts: 2 }),
    'invalid code. You have 2 attempts remaining',
  ],
  ['no inner words', new TypeError('x is undefined'), 'An error occurred'],
])('it shows %s', (_, error, words = error.message) => {
  render(<FailureText of={error} />);
  expect(screen.getByRole('alert').textContent).toBe(words);
});

test('it shows nothing while nothing went wrong', () => {
  render(<FailureText of={undefined} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
