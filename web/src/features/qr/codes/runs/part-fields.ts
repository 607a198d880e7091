import { plural, t } from '@lingui/core/macro';
import { z } from 'zod';

interface Limits {
  /** How many codes the run has. */
  count: number;
  /** How many can be chosen; as many as there are unless it says. */
  max?: number;
}

/** A number of the run as it is typed; what people put between thousands does not count. */
const numberOf = (count: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[\s,.]/g, ''))
    .pipe(
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number)
        .pipe(z.int().min(1).max(count)),
    );

/** Codes of a run from one number to another, both included. */
export const typedPart = ({ count, max = count }: Limits) =>
  z
    .object({ from: numberOf(count), to: numberOf(count) })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: () => t`This is before the first number.`,
    })
    .refine(({ from, to }) => to - from < max, {
      path: ['to'],
      error: () =>
        plural(max, { one: 'Choose up to # code at a time.', other: 'Choose up to # codes at a time.' }),
    });
