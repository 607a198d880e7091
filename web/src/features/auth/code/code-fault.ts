import { t } from '@lingui/core/macro';
import { Failure } from '@qrigin/domain/errors';
import { attemptsLeft } from '../../../ui/state/error-message';

/** A wrong code as a fault of the field that it was typed into, with how many tries are left. Others stay as they are. */
export function asFaultOfCode(error: unknown): unknown {
  if (!isWrongCode(error)) return error;
  const code = [t`This code is wrong or has expired.`, attemptsLeft(error)].filter(Boolean).join(' ');
  return new Failure('invalid_input', { fields: { code } }, { cause: error });
}

export const isWrongCode = (error: unknown): boolean =>
  error instanceof Failure && (error.code === 'invalid_code' || error.code === 'wrong_code');
