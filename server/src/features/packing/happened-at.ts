const DAY_MS = 86_400_000;

/**
 * When a device says that something happened to a code. It may have waited for the network; a clock far ahead is wrong, and so is
 * one that says that it was before there was the code.
 */
export function happenedAt(at: string, issuedAt: Date): Date {
  return new Date(Math.max(issuedAt.getTime(), Math.min(Date.parse(at), Date.now() + DAY_MS)));
}
