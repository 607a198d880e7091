import { t } from '@lingui/core/macro';
import { isLanguage, LANGUAGE_CODES, type Language } from '@qrigin/domain/details';
import { RecallWords } from '@qrigin/domain/recalls';
import { z } from 'zod';

const { heading, reason, hazard, what_to_do, remedy, contact, language } = RecallWords.shape;

const Texts = z.object({
  heading: heading.unwrap(),
  reason: reason.or(z.literal('')),
  hazard: hazard.unwrap(),
  what_to_do: what_to_do.unwrap(),
  remedy: remedy.unwrap(),
});
type Texts = z.input<typeof Texts>;
export type TextName = keyof Texts;

const TEXT_NAMES: readonly TextName[] = ['heading', 'reason', 'hazard', 'what_to_do', 'remedy'];

const Typed = z.object({
  /** In which it is written first, as long as it has a reason. */
  first: language.unwrap(),
  texts: z.object({ en: Texts, hi: Texts, ur: Texts } satisfies Record<Language, typeof Texts>),
  contact: contact.unwrap(),
});
export type TypedWords = z.input<typeof Typed>;

/**
 * The form as it is typed; what comes out of it is what the calls take. A reason in one language is enough. `shown` is where
 * it is asked for while there is none in any.
 */
export const typedWords = (shown: Language): z.ZodType<RecallWords, TypedWords> =>
  Typed.refine(({ texts }) => LANGUAGE_CODES.some((code) => texts[code].reason !== ''), {
    path: ['texts', shown, 'reason'],
    error: () => t`This is required.`,
  }).transform(wordsOf);

const NO_TEXTS: Texts = { heading: '', reason: '', hazard: '', what_to_do: '', remedy: '' };

/** What a recall says, as its form shows it; a new one is empty. */
export function typedOf(words: RecallWords | undefined): TypedWords {
  const texts = { en: NO_TEXTS, hi: NO_TEXTS, ur: NO_TEXTS };
  if (!words) return { first: 'en', texts, contact: '' };
  for (const [code, translation] of Object.entries(words.translations))
    if (isLanguage(code)) texts[code] = textsOf(translation);
  texts[words.language] = textsOf(words);
  return { first: words.language, texts, contact: words.contact };
}

function textsOf(words: Texts): Texts {
  return {
    heading: words.heading,
    reason: words.reason,
    hazard: words.hazard,
    what_to_do: words.what_to_do,
    remedy: words.remedy,
  };
}

/** In which a recall is written first: where that has no reason, the first other one that has. */
export const firstLanguage = ({ first, texts }: TypedWords): Language =>
  [first, ...LANGUAGE_CODES].find((code) => texts[code].reason.trim() !== '') ?? first;

/** What calls take, of what was typed. */
export function wordsOf(typed: TypedWords): RecallWords {
  const first = firstLanguage(typed);
  const others = LANGUAGE_CODES.filter((code) => code !== first && hasAny(typed.texts[code]));
  return {
    ...typed.texts[first],
    contact: typed.contact,
    language: first,
    translations: Object.fromEntries(others.map((code) => [code, typed.texts[code]])),
  };
}

const hasAny = (texts: Texts): boolean => TEXT_NAMES.some((name) => texts[name].trim() !== '');

/** Languages in which shoppers read a part of it in another one. */
export function incompleteIn(words: RecallWords): Language[] {
  const typed = typedOf(words);
  return LANGUAGE_CODES.filter((code) => missingIn(typed, code) > 0);
}

/** How many texts are written in the first language and not in this one. */
export function missingIn(typed: TypedWords, code: Language): number {
  const first = typed.texts[firstLanguage(typed)];
  const own = typed.texts[code];
  return TEXT_NAMES.filter((name) => first[name].trim() !== '' && own[name].trim() === '').length;
}
