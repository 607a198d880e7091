import type { PageKit } from './page-kit.ts';

/**
 * In the pseudo-language every word of the catalogue has accents, so plain letters are words that bypass it. Data that
 * people typed, codes and names are marked `translate="no"`, which also keeps a browser's own translator off them.
 */
export function englishWords(kit: PageKit): string[] {
  const isPlain = (words: string) => /[A-Za-z]{2}/.test(words);
  const isWords = (element: Element) =>
    element.closest('[translate="no"], time, code, kbd, script, style') === null;
  const texts = kit
    .texts()
    .filter(({ element, words }) => isPlain(words) && isWords(element))
    .map(({ words }) => words);
  const names = ['aria-label', 'placeholder', 'title', 'alt'];
  const attributes = names.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .filter((element) => isWords(element))
      .map((element) => element.getAttribute(name) ?? '')
      .filter(isPlain),
  );
  return [...texts, ...attributes].map((words) => `words outside the catalogue: "${words.slice(0, 60)}"`);
}
