import { isGtin } from '../../details/index.ts';

/** The number of a trade item as digits alone, from one that may have spaces or hyphens in it. `undefined` when it is none. */
export function readGtin(text: string): string | undefined {
  const digits = text.replace(/[\s\u00A0-]/g, '');
  return isGtin(digits) ? digits : undefined;
}
