import { Failure } from '@qrigin/domain/errors';

/** Each holds a connection of the database for as long as it is sent, and other calls need those too. */
const AT_ONCE = 2;

/** Files that are being sent: one for each caller, and few in all. */
export function createExportPlaces() {
  const callers = new Set<string>();
  /** Room for one more; throws `too_often` or `busy`. What comes back gives the place back, once. */
  return function enter(caller: string): () => void {
    if (callers.has(caller)) throw new Failure('too_often', { retry_after: 5 });
    if (callers.size >= AT_ONCE) throw new Failure('busy', { retry_after: 5 });
    callers.add(caller);
    let isIn = true;
    return () => {
      if (isIn) callers.delete(caller);
      isIn = false;
    };
  };
}
