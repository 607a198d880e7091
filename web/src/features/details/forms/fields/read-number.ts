/** The digits of the languages that makers write in. */
const ZEROS = [0x0966, 0x0660, 0x06f0];

/** As long as any amount of ours with its decimals. */
const TYPED_MAX = 16;

/** What was typed, as far as it can be part of a number. */
export function cleanNumber(text: string): string {
  return Array.from(text)
    .map(plainDigit)
    .filter((char) => /[\d.,]/.test(char))
    .join('')
    .slice(0, TYPED_MAX);
}

function plainDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? char : String(code - zero);
}

/**
 * The number that someone typed with a comma or a point. Three digits after a comma are thousands, as we write them
 * ourselves (12,480), unless there is nothing but a zero before (0,125). Nothing when it is no number yet.
 */
export function readNumber(text: string): number | undefined {
  const parts = text.split(decimalSignOf(text) ?? ' ');
  const [whole = '', ...decimals] = parts;
  if (decimals.length > 1) return undefined;
  const digits = `${whole.replaceAll(/[.,]/g, '')}.${decimals[0] ?? ''}`;
  return /\d/.test(digits) ? Number(digits) : undefined;
}

function decimalSignOf(text: string): '.' | ',' | undefined {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma !== -1 && point !== -1) return comma > point ? ',' : '.';
  if (point !== -1) return '.';
  return comma === -1 || isThousands(text) ? undefined : ',';
}

const isThousands = (text: string) =>
  /^[1-9]\d{0,2}(?:,\d{2})*,\d{3}$/.test(text) || /^[1-9]\d{0,2}(?:,\d{3})+$/.test(text);

export interface Limits {
  max: number;
  /** Nothing at all is no amount. */
  isPositive?: boolean;
}

/** What a field of a number says about what was typed: the number that can be stored, or why there is none. */
export function readAmount(
  text: string,
  { max, isPositive = false }: Limits,
): { value: number | null; fault?: 'none' | 'small' | 'big' } {
  if (text === '') return { value: null };
  const value = readNumber(text);
  if (value === undefined) return { value: null, fault: 'none' };
  if (value > max) return { value: null, fault: 'big' };
  if (isPositive && value === 0) return { value: null, fault: 'small' };
  return { value };
}

const PLAIN = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 });

/** A number as it could have been typed. */
export const asTyped = (value: number | null): string => (value === null ? '' : PLAIN.format(value));
