import { t } from '@lingui/core/macro';
import type { z } from 'zod';

/** What is wrong with a field, told to the person who fills it. A rule with words of its own keeps them. */
export function issueWords(issue: z.core.$ZodRawIssue): string {
  if (issue.input === '' || issue.input === undefined || issue.input === null) return t`Please fill this in.`;
  if (issue.code === 'too_small' && issue.origin === 'number')
    return t`Not less than ${String(issue.minimum)}, please.`;
  if (issue.code === 'too_big' && issue.origin === 'number')
    return t`Not more than ${String(issue.maximum)}, please.`;
  if (issue.code === 'too_small') return t`At least ${String(issue.minimum)} characters, please.`;
  if (issue.code === 'too_big') return t`At most ${String(issue.maximum)} characters, please.`;
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return t`Type an address like name@example.com.`;
  return t`Please check this.`;
}
