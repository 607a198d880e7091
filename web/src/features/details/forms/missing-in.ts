import { isLanguage, type Language, plainTextOf, RichText } from '@qrigin/domain/details';

/** A text that shoppers of a language read in another. */
interface MissingText {
  /** By the names of fields, as faults have it: `ingredients.2.name`. */
  path: string;
  /** What it says in the default language. */
  text: string;
}

/** How many texts of a part, or of all, are written in the default language and not in this one. */
export function missingIn(content: object, language: Language, defaultLanguage: Language): number {
  return missingTexts(content, language, defaultLanguage).length;
}

/** Which ones, in the order of the form. */
export function missingTexts(content: object, language: Language, defaultLanguage: Language): MissingText[] {
  return textsIn(content, '').flatMap(({ path, words }) => {
    const text = plainText(words[defaultLanguage]);
    return text === '' || plainText(words[language]) !== '' ? [] : [{ path, text }];
  });
}

interface FoundWords {
  path: string;
  words: Partial<Record<string, unknown>>;
}

/** Texts by language are the only things whose every name is one of a language. */
function textsIn(value: unknown, path: string): FoundWords[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([name]) => isLanguage(name)))
    return [{ path, words: Object.fromEntries(entries) }];
  return entries.flatMap(([name, inner]) => textsIn(inner, path === '' ? name : `${path}.${name}`));
}

function plainText(text: unknown): string {
  if (typeof text === 'string') return text.trim();
  const doc = RichText.safeParse(text);
  return doc.success ? plainTextOf(doc.data).trim() : '';
}
