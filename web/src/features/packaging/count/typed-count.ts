import { t } from '@lingui/core/macro';
import { z } from 'zod';

/** What counts as a whole number, typed with or without gaps and commas between its digits. */
export function readCount(text: string): number | undefined {
  const digits = text.replaceAll(/[\s,]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}

/** A number of things as it is typed. */
export const typedCount = (max: number) =>
  z
    .string()
    .transform((text, context) => {
      const count = readCount(text);
      if (count !== undefined) return count;
      // Of a field that is empty it is said that it is required.
      if (text.trim() === '') context.addIssue({ code: 'custom', input: '' });
      else context.addIssue({ code: 'custom', input: text, message: t`Enter a whole number.` });
      return z.NEVER;
    })
    .pipe(z.int().min(1).max(max));
