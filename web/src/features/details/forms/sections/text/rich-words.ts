import { isLanguage, type Language, plainTextOf, type RichText, type Words } from '@qrigin/domain/details';

export type RichDoc = RichText;
export type RichBodies = Partial<Record<Language, RichDoc>>;

/** The same texts with this one; one without a word in it is as if it had never been written. */
export function withDoc(bodies: RichBodies, language: Language, doc: RichDoc | undefined): RichBodies {
  if (doc === bodies[language]) return bodies;
  const { [language]: _before, ...others } = bodies;
  return doc === undefined ? others : { ...others, [language]: doc };
}

/** Their words alone. */
export function plainBodies(bodies: RichBodies): Words {
  return Object.fromEntries(
    Object.entries(bodies).flatMap(([language, doc]) =>
      isLanguage(language) && plainTextOf(doc).trim() !== '' ? [[language, plainTextOf(doc)]] : [],
    ),
  );
}
