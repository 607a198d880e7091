/** Words of a person's own that make a password easy to guess: at least this long to count. */
const OWN_WORD_MIN = 4;
/** A year or a few signs behind one's own name do not make it hard to guess. */
const LITTLE_MORE = 4;

function ownWords(own: readonly string[]): string[] {
  return own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= OWN_WORD_MIN);
}

/**
 * A password is weak when many people use it or when it is little more than the person's own name or address. There is
 * no other rule: length and freshness protect better than signs and digits.
 */
export function isWeakPassword(
  password: string,
  own: readonly string[],
  common: ReadonlySet<string>,
): boolean {
  const folded = password.toLowerCase();
  if (common.has(folded)) return true;
  const rest = ownWords(own).reduce((text, word) => text.replaceAll(word, ''), folded);
  return rest.length <= LITTLE_MORE;
}
