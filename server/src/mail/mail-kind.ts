import { z } from 'zod';
import type { Db } from '../db/index.ts';
import type { Language } from './language.ts';
import type { EmailContent } from './template/email-content.ts';

/** A waiting email: whom it goes to, what it is about, and since when. */
type WaitingMail<Facts> = { address: string; facts: Facts; createdAt: Date };

type Definition<Facts extends z.ZodObject, Params> = {
  name: string;
  /** What the sender must tell: ids and harmless facts, because they are stored. */
  facts: Facts;
  /** How many an address gets in an hour; null where requests are counted, or the email is a digest. */
  limit: MailLimit | null;
  /**
   * Runs when the email is due, in the transaction of the worker that will send it. A one-time code is made
   * here, so that none is ever stored or queued. `undefined` drops the email, e.g. because the address has no
   * account.
   */
  prepare: (db: Db, mail: WaitingMail<z.output<Facts>>) => Promise<Params | undefined>;
  /** What the email says. Pure. */
  render: (params: Params, language: Language) => EmailContent;
};

export type MailKind<Facts extends z.ZodObject = z.ZodObject> = {
  name: string;
  facts: Facts;
  limit: MailLimit | null;
  /** Prepares and renders; `undefined` when there is nothing to send. */
  write(db: Db, mail: WaitingMail<unknown>, language: Language): Promise<EmailContent | undefined>;
};

export const DigestFacts = z.object({
  /** How many emails it replaces. */
  count: z.int().positive(),
});

export type MailLimit = {
  /** How many emails an address gets in a clock hour. */
  perHour: number;
  /** What comes at the end of the hour in place of the others; without it they are dropped. */
  digest: MailKind<typeof DigestFacts> | undefined;
  /** The kinds of email that are counted together. */
  kinds: string[];
  /** Counted for each of these that the emails tell about, instead of all together. */
  each: string | undefined;
};

/** Kinds that are declared with the same limit are counted together. */
export function mailLimit(perHour: number, digest?: MailLimit['digest'], each?: string): MailLimit {
  return { perHour, digest, kinds: [], each };
}

/** Everything that was declared by what this process has loaded. */
const declared = new Set<string>();

/** Declares an email of a feature. It must also be in its `feature.ts`. */
export function mailKind<Facts extends z.ZodObject, Params>(
  definition: Definition<Facts, Params>,
): MailKind<Facts> {
  const { name, facts, limit, prepare, render } = definition;
  if (declared.has(name)) throw new Error(`two kinds of mail are named ${name}`);
  declared.add(name);
  limit?.kinds.push(name);
  return {
    name,
    facts,
    limit,
    async write(db, mail, language) {
      const params = await prepare(db, { ...mail, facts: facts.parse(mail.facts) });
      return params === undefined ? undefined : render(params, language);
    },
  };
}

export function declaredMails(): string[] {
  return [...declared];
}
