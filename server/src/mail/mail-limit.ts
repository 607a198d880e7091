import { z } from 'zod';
import type { MailKind } from './mail-kind.ts';

export const DigestFacts = z.object({
  /** How many mails it stands for. */
  count: z.int().positive(),
});

export type MailLimit = {
  /** So many mails an address gets in an hour of the clock. */
  perHour: number;
  /** What comes at the end of the hour in place of the others; without it they are dropped. */
  digest: MailKind<typeof DigestFacts> | undefined;
  /** The kinds of mail that are counted together. */
  kinds: string[];
};

/** Kinds that are declared with the same limit are counted together. */
export function mailLimit(perHour: number, digest?: MailLimit['digest']): MailLimit {
  return { perHour, digest, kinds: [] };
}
