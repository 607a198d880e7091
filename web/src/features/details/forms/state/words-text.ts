import type { Language, Words } from '@qrigin/domain/details';

/** The same text in another wording; one that is empty or blank is as if it had never been written. */
export function withText(words: Words, language: Language, text: string): Words {
  if (text === (words[language] ?? '')) return words;
  const { [language]: _before, ...others } = words;
  return text.trim() === '' ? others : { ...others, [language]: text };
}
