import { isWeakPassword } from '@qrigin/domain/auth';
import { Failure } from '@qrigin/domain/errors';
import { errorMessage } from '../../../ui/state/error-message';

/** The list of common passwords is too long to send; the server looks into it. */
const NOT_HERE: ReadonlySet<string> = new Set();

/** The rule as far as it can be checked before anything is sent; `own` are the person's name and address. */
export const isHardToGuess = (password: string, ...own: string[]): boolean =>
  !isWeakPassword(password, own, NOT_HERE);

export const easyToGuess = (): string => errorMessage(new Failure('weak_password'));
