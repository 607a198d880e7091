import { Failure } from '@qrigin/domain/errors';

/** Whether the same words may be taken at another try. What no one foresaw and what did not arrive may. */
export function verdictOn(error: unknown): 'failing' | 'refused' {
  if (!(error instanceof Failure)) return 'failing';
  return error.status === 429 || error.status >= 500 ? 'failing' : 'refused';
}
