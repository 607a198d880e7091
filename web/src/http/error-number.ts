const numbers = new WeakMap<object, string>();
const LENGTH = 8;

/** Keeps the id under which the server has logged the call, so that people can quote it. */
export function noteRequest(error: Error, requestId: string | null): void {
  if (requestId !== null) numbers.set(error, requestId.slice(0, LENGTH));
}

/** A number to name an error by: the beginning of the call's id in the server's log, or one of its own. */
export function errorNumber(error: unknown): string {
  const key = typeof error === 'object' && error !== null ? error : new Error('no object');
  const known = numbers.get(key) ?? crypto.randomUUID().slice(0, LENGTH);
  numbers.set(key, known);
  return known;
}
