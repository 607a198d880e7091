import { Failure } from '@qrigin/domain/errors';

/** To who does not belong to it, no organisation exists. */
export function isNonMember(error: Error | null): boolean {
  return error instanceof Failure && error.code === 'not_found';
}
