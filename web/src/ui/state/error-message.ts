import { plural, t } from '@lingui/core/macro';
import { FAILURES, FailedCall, Failure } from '@qrigin/domain/errors';
import { wordsOf } from '../../words/words.ts';

/** What went wrong, in the words of the call or of the one table. No network and what no one foresaw look alike. */
export function errorMessage(error: unknown): string {
  if (error instanceof FailedCall) return wordsOf(`call: ${error.message}`, error.message);
  if (!(error instanceof Failure)) return t`An error occurred`;
  return wordsOf(`failure: ${error.code}`, FAILURES[error.code].text);
}

/** How many tries are left, where the server counts them. */
export function attemptsLeft(error: unknown): string | undefined {
  const left = error instanceof Failure ? error.details['remaining_attempts'] : undefined;
  if (typeof left !== 'number') return undefined;
  return plural(left, { one: 'You have # attempt remaining', other: 'You have # attempts remaining' });
}
