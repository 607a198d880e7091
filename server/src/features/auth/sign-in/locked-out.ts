import { Failure } from '@qrigin/domain/errors';

/** The failure of a try that is one too many. */
export function lockedOut(): Failure {
  return new Failure('account_locked', { remaining_attempts: 0 });
}
