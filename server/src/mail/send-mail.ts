import type { z } from 'zod';
import type { Db } from '../db/index.ts';
import { enqueue } from '../queue/job.ts';
import type { MailKind } from './mail-kind.ts';
import { sendMailJob } from './queue.ts';

type NewMail<Facts> = {
  address: string;
  /** As the person's browser asks for it; the email comes in the nearest one that we write. */
  language: string;
} & (object extends Facts ? { facts?: Facts } : { facts: Facts });

/** Sends an email in the caller's transaction: when that is undone, nothing is sent. */
export async function sendMail<Facts extends z.ZodObject>(
  db: Db,
  kind: MailKind<Facts>,
  { address, language, facts }: NewMail<z.input<Facts>>,
): Promise<void> {
  const { id } = await db
    .insertInto('mail')
    .values({ kind: kind.name, address, language, facts: JSON.stringify(kind.facts.parse(facts ?? {})) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(db, sendMailJob, { mailId: id });
}
