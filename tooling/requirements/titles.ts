const TAG = /\[([A-Z]{2,}-\d+(?:\s*,\s*[A-Z]{2,}-\d+)*)\]/g;

/** The row ids that a test's title names, as in `[AUTH-07]`, `[AUTH-07][AUTH-08]` or `[AUTH-07, AUTH-08]`. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(TAG)].flatMap(([, ids = '']) => ids.split(/\s*,\s*/));
}
