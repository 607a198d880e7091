export const CODE_LENGTH = 6;

/** What is in the boxes: a digit or nothing each. */
export type Digits = readonly string[];

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

export function spread(code: string): Digits {
  return Array.from({ length: CODE_LENGTH }, (_, at) => code[at] ?? '');
}

export const isFull = (digits: Digits): boolean => digits.every((digit) => digit !== '');

/** The digits of a text from a box onward; what does not fit is dropped. */
export function fill(digits: Digits, from: number, text: string): Digits {
  const added = digitsOf(text);
  return digits.map((digit, at) => (at < from ? digit : (added[at - from] ?? digit)));
}

/** What was typed into a box that may have held a digit before. */
export function typedInto(before: string, now: string): string {
  const typed = digitsOf(now);
  const isOverTyped = before !== '' && typed.length === 2 && typed.includes(before);
  return isOverTyped ? typed.replace(before, '') : typed;
}
