import type { PageKit } from './page-kit.ts';

/** Words that only a mistake brings to the screen, or to the ear of someone who listens to it. */
export function leakedWords(kit: PageKit): string[] {
  const LEAKS = /\bundefined\b|\bNaN\b|\[object|Invalid Date|\bLorem\b/;
  const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];

  const shown = kit.texts().map(({ element, words }) => ({ element, words }));
  const spoken = SPOKEN.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)].map((element) => ({
      element,
      words: element.getAttribute(name) ?? '',
    })),
  );
  const typed = [...document.querySelectorAll('input, textarea')].map((element) => ({
    element,
    words: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
  }));
  const title = { element: document.documentElement, words: document.title };

  return [title, ...shown, ...spoken, ...typed].flatMap(({ words }) => {
    const leak = LEAKS.exec(words);
    return leak === null ? [] : [`leaked word: "${leak[0]}" in "${words.slice(0, 60)}"`];
  });
}
