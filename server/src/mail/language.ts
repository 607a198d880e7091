/** The languages that emails are written in; the first is for everyone else. */
const LANGUAGES = ['en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The texts of one email. A new language makes the compiler name every email that lacks it. */
export type Catalogue = Record<Language, object>;

/** From a header `Accept-Language`, or from a single language tag. */
export function pickLanguage(acceptLanguage: string): Language {
  return bestMatch(acceptLanguage, LANGUAGES);
}

/** The most preferred language, where 'en-IN' is served by 'en'; the first when there is none. */
export function bestMatch<Tag extends string>(
  acceptLanguage: string,
  languages: readonly [Tag, ...Tag[]],
): Tag {
  const found = wishes(acceptLanguage).map((wish) =>
    languages.find((language) => primaryOf(language) === primaryOf(wish)),
  );
  return found.find((language) => language !== undefined) ?? languages[0];
}

/** The tags in the order of their weight. */
function wishes(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';').map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

function primaryOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
