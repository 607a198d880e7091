/** The first sign of the first and of the last word of a name, as people see signs; nothing for no name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => firstSign(word ?? ''))
    .join('')
    .toLocaleUpperCase();
}

function firstSign(word: string): string {
  return new Intl.Segmenter().segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}
