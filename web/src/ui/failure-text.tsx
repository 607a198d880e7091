import './failure-text.css';
import { FAILURES, FailedCall, Failure } from '@qrigin/domain/errors';

/** What went wrong, in the words of the call or of the one table; nothing while nothing did. Read out as soon as it appears. */
export function FailureText({ of: error }: { of: unknown }) {
  if (error === undefined) return null;
  return (
    <p className="failure-text" role="alert">
      {wordsOf(error)}
    </p>
  );
}

function wordsOf(error: unknown): string {
  if (error instanceof FailedCall) return error.message;
  if (!(error instanceof Failure)) return 'An error occurred';
  const { text } = FAILURES[error.code];
  const { remaining_attempts: left } = error.details;
  return typeof left === 'number' ? `${text}. You have ${left} attempts remaining` : text;
}
