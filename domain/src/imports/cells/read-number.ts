const SPACES = /[\s\u00A0\u202F'’_]/g;
const PLAIN = /^\d+$/;

/** Whether digits are grouped as people group them: three from the right, and further left by threes or, in India, by twos; no group before them is 0. */
function isGrouped(groups: readonly string[]): boolean {
  const [first = '', ...rest] = groups;
  const last = rest.at(-1);
  if (last === undefined) return PLAIN.test(first);
  const middle = rest.slice(0, -1);
  const inThrees = middle.every(({ length }) => length === 3) && first.length <= 3;
  const inTwos = middle.every(({ length }) => length === 2) && first.length <= 2;
  return (
    (inThrees || inTwos) &&
    /^[1-9]/.test(first) &&
    last.length === 3 &&
    groups.every((part) => PLAIN.test(part))
  );
}

type Parts = { whole: string[]; fraction: string };

/** Where the whole part ends. A comma before exactly three digits groups, unless a 0 alone is before it; a point that is alone is a decimal point. */
function partsOf(text: string): Parts {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma < 0 && point < 0) return { whole: [text], fraction: '' };
  const last = comma > point ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  const pieces = text.split(last);
  const isAlone = pieces.length === 2;
  const tail = pieces.at(-1) ?? '';
  const isThousands = last === ',' && !text.includes(other) && tail.length === 3 && pieces[0] !== '0';
  const groups = tail === '' || isThousands;
  if (!isAlone || groups) return { whole: pieces, fraction: '' };
  return { whole: (pieces[0] ?? '').split(other), fraction: tail };
}

/**
 * A number that is not negative, as people in India and in Europe write it: 1,00,000.50 or 1.234,5. `undefined` when it is none.
 */
export function readNumber(text: string): number | undefined {
  const { whole, fraction } = partsOf(text.replace(SPACES, ''));
  if (!isGrouped(whole) || (fraction !== '' && !PLAIN.test(fraction))) return undefined;
  const value = Number(`${whole.join('')}.${fraction || '0'}`);
  return Number.isFinite(value) ? value : undefined;
}

const EITHER_WAY = /(?<!\d|\d[.,])[1-9]\d{0,2}[.,]\d{3}(?![.,]?\d)/;

/** Whether someone could read another number, whatever is written around it: 1.250 and 1,250 are each a thousand to some and one to others. */
export function isAmbiguousNumber(text: string): boolean {
  return EITHER_WAY.test(text.replace(SPACES, ''));
}
