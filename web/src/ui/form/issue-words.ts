import { t } from '@lingui/core/macro';
import type { z } from 'zod';

/** What is wrong with a field, told to the person who fills it. A rule with words of its own keeps them. */
export function issueWords(issue: z.core.$ZodRawIssue): string {
  if (issue.input === '' || issue.input === undefined || issue.input === null) return t`This is required.`;
  if (issue.code === 'too_small' && issue.origin === 'number')
    return t`Enter ${String(issue.minimum)} or more.`;
  if (issue.code === 'too_big' && issue.origin === 'number')
    return t`Enter ${String(issue.maximum)} or less.`;
  if (issue.code === 'too_small') return t`Use at least ${String(issue.minimum)} characters.`;
  if (issue.code === 'too_big') return t`Use ${String(issue.maximum)} characters or fewer.`;
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return t`Enter an email address like name@example.com.`;
  return t`This does not look right. Check it and try again.`;
}
