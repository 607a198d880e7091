/** Signs that the eye takes for a letter. No two digits are the same letter, so that `plant-6` and `plant-8` can both be had. */
const READ_AS: Record<string, string> = {
  '-': '',
  '0': 'o',
  '1': 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  i: 'l',
  q: 'g',
};

/** Two letters beside each other that are read as one. */
const PAIRS: readonly (readonly [pair: string, read: string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
];

/** A subdomain as the eye reads it: two names that are easily taken for each other have the same look. */
export function confusableSkeleton(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[-0-9iq]/g, (sign) => READ_AS[sign] ?? sign);
  return PAIRS.reduce((text, [pair, read]) => text.replaceAll(pair, read), letters);
}
