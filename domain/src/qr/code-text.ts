import { z } from 'zod';

/** Crockford's signs: no I, L, O and U, which people misread. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Exactly what GS1 allows for a serial number, so the same code can be used in a GS1 Digital Link. */
export const CODE_SIGNS_COUNT = 20;

declare const isRead: unique symbol;

/**
 * A code that was read, as it is printed. Whatever looks codes up asks for one, so that a text is read once, where it comes
 * in, and none is looked up that was not.
 */
export type Code = string & { readonly [isRead]: true };

const isCode = (tidy: string): tidy is Code => /^[0-9A-HJKMNP-TV-Z]{20}$/.test(tidy);

/**
 * Reads a code. That forgives what eyes and fingers do: small letters, I and L for 1, O for 0, and the hyphens and spaces that
 * people put in to keep their place.
 */
export function normaliseCode(text: string): Code | undefined {
  const tidy = text.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
  return isCode(tidy) ? tidy : undefined;
}

/** A code on the wire. */
export const Code = z
  .string()
  .max(64)
  .meta({ format: 'code' })
  .transform((text, context) => {
    const tidy = normaliseCode(text);
    if (tidy !== undefined) return tidy;
    context.addIssue('not a code');
    return z.NEVER;
  });
