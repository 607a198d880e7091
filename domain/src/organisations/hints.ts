/** Numbers of a registered business in India. Any text is saved; these only help to notice a slip while typing. */
export const REGISTRATION_NUMBERS = ['cin', 'din', 'gstin', 'pan'] as const;
type RegistrationNumber = (typeof REGISTRATION_NUMBERS)[number];

/** unfinished: could become one by typing on. wrong: cannot, or has a sign too many. */
type Likeness = 'empty' | 'unfinished' | 'right' | 'wrong';

/** One sign each: 9 a digit, A a letter, * either, anything else itself. */
const SHAPES: Record<RegistrationNumber, string> = {
  cin: 'L99999AA9999AAA999999',
  din: '99999999',
  gstin: '99AAAAA9999A*Z*',
  pan: 'AAAAA9999A',
};

/** The fourth letter of a PAN says who holds it: a person, a company, a firm … */
const HOLDERS = 'ABCFGHJLPT';
const PAN_HOLDER_AT = 3;
const PAN_IN_GSTIN = 2;

/** How far a text looks like such a number; small letters and spaces count for nothing. */
export function likenessOf(number: RegistrationNumber, text: string): Likeness {
  const signs = bare(text);
  if (signs === '') return 'empty';
  const shape = SHAPES[number];
  if (signs.length > shape.length) return 'wrong';
  if (!signs.split('').every((sign, at) => fits(sign, shape[at] ?? '', number))) return 'wrong';
  if (!isHolderKnown(number, signs)) return 'wrong';
  if (signs.length < shape.length) return 'unfinished';
  return number === 'gstin' && signs.at(-1) !== checkSignOf(signs) ? 'wrong' : 'right';
}

/** Whether both look right and yet the GSTIN was given for another PAN. */
export function isOtherPan({ gstin, pan }: { gstin: string; pan: string }): boolean {
  if (likenessOf('gstin', gstin) !== 'right' || likenessOf('pan', pan) !== 'right') return false;
  return bare(gstin).slice(PAN_IN_GSTIN, PAN_IN_GSTIN + SHAPES.pan.length) !== bare(pan);
}

const bare = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

function fits(sign: string, wanted: string, number: RegistrationNumber): boolean {
  if (wanted === '9') return /^\d$/.test(sign);
  if (wanted === 'A') return /^[A-Z]$/.test(sign);
  if (wanted === '*') return /^[0-9A-Z]$/.test(sign);
  // A company is listed or unlisted.
  return sign === wanted || (number === 'cin' && sign === 'U');
}

function isHolderKnown(number: RegistrationNumber, signs: string): boolean {
  if (number !== 'pan' && number !== 'gstin') return true;
  const holder = signs[(number === 'gstin' ? PAN_IN_GSTIN : 0) + PAN_HOLDER_AT];
  return holder === undefined || HOLDERS.includes(holder);
}

const DIGITS_36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last sign of a GSTIN follows from the others: every second one counts double, in base 36. */
function checkSignOf(signs: string): string | undefined {
  const sum = signs
    .slice(0, -1)
    .split('')
    .reduce((total, sign, at) => {
      const product = DIGITS_36.indexOf(sign) * (at % 2 === 0 ? 1 : 2);
      return total + Math.floor(product / 36) + (product % 36);
    }, 0);
  return DIGITS_36[(36 - (sum % 36)) % 36];
}
