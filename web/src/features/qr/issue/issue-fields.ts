import { t } from '@lingui/core/macro';
import { CODES_PER_RUN_MAX, type Level, runSize } from '@qrigin/domain/qr';
import { z } from 'zod';
import { i18n } from '../../../words/words.ts';
import { typedCount } from '../../packaging/count/typed-count.ts';
import { packTreeOf } from '../../packaging/drawing/pack-tree-of.ts';

/** How often a structure fits into one run. */
export const timesMax = (levels: readonly Level[]): number =>
  Math.floor(CODES_PER_RUN_MAX / runSize(packTreeOf(levels, 1)));

/** Why so many are refused, and how many would not be. Nothing while they fit. */
export function whyTooMany(levels: readonly Level[], times: number): string | undefined {
  const codes = runSize(packTreeOf(levels, times));
  if (codes <= CODES_PER_RUN_MAX) return undefined;
  const all = i18n.number(codes);
  const most = i18n.number(CODES_PER_RUN_MAX);
  const max = i18n.number(timesMax(levels));
  return t`That is ${all} codes. You can issue at most ${most} in one run, so enter ${max} or less.`;
}

/** The fields as they are typed. */
export const typedIssue = (levels: readonly Level[]) =>
  z.object({
    count: typedCount(CODES_PER_RUN_MAX).check(({ value, issues }) => {
      const message = whyTooMany(levels, value);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    }),
    batch: z.object({ id: z.string(), lot_code: z.string() }).nullable(),
  });
