/** Tells whether an earlier row of the file had one of these keys, and notes them. */
export function createSeenBefore() {
  const seen = new Set<string>();
  return (...keys: readonly (string | undefined)[]): boolean => {
    const given = keys.flatMap((key) => key ?? []);
    const isSeen = given.some((key) => seen.has(key));
    for (const key of given) seen.add(key);
    return isSeen;
  };
}

/** A key of this sort, where there is something that it is made of. */
export function keyOf(sort: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${sort} ${text}`;
}
