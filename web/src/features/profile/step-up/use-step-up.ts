import { FailedCall, Failure } from '@qrigin/domain/errors';
import { useContext } from 'react';
import { StepUpContext } from './step-up-context.ts';

/** Some calls want a recent sign-in. */
function isStepUp(error: unknown): boolean {
  const failure = error instanceof FailedCall ? error.cause : error;
  return failure instanceof Failure && failure.code === 'step_up';
}

/**
 * Does what was asked. Where the sign-in is too old for it, the password is asked for first and then it is done again.
 * `undefined` when the person thought better of it.
 */
export function useStepUp() {
  const confirmPassword = useContext(StepUpContext);
  return async <Reply>(act: () => Promise<Reply>): Promise<Reply | undefined> => {
    try {
      return await act();
    } catch (error) {
      if (!isStepUp(error)) throw error;
      return (await confirmPassword()) ? act() : undefined;
    }
  };
}
