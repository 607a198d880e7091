import { confusableSkeleton } from './confusable-skeleton.ts';

/** What companies put behind their name; people know them without it. */
const FORMS = new Set(
  `pvt private ltd limited llp llc plc inc incorporated corp corporation co company
  gmbh ag kg sa sas sarl srl spa bv nv ab oy pte pty`.split(/\s+/),
);

/** Letters without their accents and digits, in words. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z0-9]/u).filter((word) => word !== '');
}

/**
 * An organisation's name as the eye would read it in an address, whole and without what kind of company it is. Nothing for
 * a name in letters that no subdomain can have.
 */
export function looksOfName(name: string): string[] {
  const words = wordsOf(name);
  const last = words.findLastIndex((word) => !FORMS.has(word));
  const looks = [words, words.slice(0, last + 1)].map((some) => confusableSkeleton(some.join('')));
  return [...new Set(looks)].filter((look) => look !== '');
}
