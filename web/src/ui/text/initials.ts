/**
 * The first sign of the first and of the last word of a name, as people see signs; nothing for no name. What only begins
 * with a bracket or a dash, such as an addition to the name, is no word of it.
 */
export function initialsOf(name: string): string {
  const all = name.trim().split(/\s+/u);
  const named = all.filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const words = named.length > 0 ? named : all;
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => firstSign(word ?? ''))
    .join('')
    .toLocaleUpperCase();
}

function firstSign(word: string): string {
  return new Intl.Segmenter().segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}
