import { LRUCache } from 'lru-cache';

/** Browsers send a handful of them; whoever sends more reads none of our pages better for it. */
const HEADER_MAX = 200;

/** Nearly every header is one of a few. */
const read = new LRUCache<string, readonly string[]>({ max: 500 });

/** The languages that a browser asks for, the most wanted first: RFC 9110, 12.5.4. */
export function acceptedLanguages(header: string): readonly string[] {
  const text = header.slice(0, HEADER_MAX);
  const known = read.get(text);
  if (known) return known;
  const languages = text
    .split(',')
    .map(rangeOf)
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
  read.set(text, languages);
  return languages;
}

function rangeOf(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
