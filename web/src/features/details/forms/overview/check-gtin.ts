import { isGtin } from '@qrigin/domain/details';

/** What each length of a GTIN is called. */
const GTIN_NAMES: ReadonlyMap<number, string> = new Map([
  [8, 'EAN-8'],
  [12, 'UPC-A'],
  [13, 'EAN-13'],
  [14, 'GTIN-14'],
]);

/** The longer ones: someone who has typed so many digits has typed all of them. */
const IS_WHOLE: ReadonlySet<number> = new Set([13, 14]);

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

export type GtinCheck =
  | { is: 'unfinished' }
  | { is: 'right'; name: string }
  /** Only the last digit, which is computed from the others, does not belong to them. */
  | { is: 'wrong'; name: string; last: string; expected: string; isWhole: boolean };

/** What can be said about a GTIN while it is typed. */
export function checkGtin(text: string): GtinCheck {
  const name = GTIN_NAMES.get(text.length);
  if (name === undefined || !/^\d+$/.test(text)) return { is: 'unfinished' };
  if (isGtin(text)) return { is: 'right', name };
  const others = text.slice(0, -1);
  const expected = DIGITS.find((digit) => isGtin(others + digit)) ?? '';
  return { is: 'wrong', name, last: text.slice(-1), expected, isWhole: IS_WHOLE.has(text.length) };
}
