import { isMailed, type MailedKind, NOTICES } from '@qrigin/domain/features';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { noticeMail, urgentMail } from './mail-kinds.ts';

type Told = { orgId: string; kind: string; actorId: string | null };

/**
 * Also by email, for kinds that are worth one, to everyone who has not opted out. Whatever is not emailed, because there was
 * one that day, is a notification all the same.
 */
export async function mailNotice(
  db: Db,
  { orgId, kind, actorId }: Told,
  people: readonly string[],
): Promise<void> {
  if (!isMailed(kind) || people.length === 0) return;
  const addresses = await db
    .selectFrom('app_user')
    .select(['email', 'language'])
    .where(sql<boolean>`id = any(${[...people]}::uuid[])`)
    .where('verified_at', 'is not', null)
    .where(sql<boolean>`${kind} <> all(unmailed_kinds)`)
    .orderBy('id')
    .execute();
  const mail = mailOf(kind);
  for (const { email: address, language } of addresses)
    if (!(await wasMailedToday(db, { orgId, kind, actorId }, address)))
      await sendMail(db, mail, { address, language, facts: { orgId, kind, actorId } });
}

const mailOf = (kind: MailedKind) => (NOTICES.get(kind)?.mailed?.isUrgent ? urgentMail : noticeMail);

/**
 * Whoever causes one waits for a lock, on themselves or the organisation, so no two of these look at once.
 */
async function wasMailedToday(
  db: Db,
  { orgId, kind, actorId }: Told & { kind: MailedKind },
  address: string,
): Promise<boolean> {
  const rule = NOTICES.get(kind)?.mailed?.onceADay;
  if (rule === undefined) return false;
  let mails = db
    .selectFrom('mail')
    .select('id')
    .where('kind', '=', mailOf(kind).name)
    .where(sql<boolean>`facts ->> 'actorId' = ${actorId} and facts ->> 'orgId' = ${orgId}`)
    .where(sql<boolean>`facts ->> 'kind' = ${kind}`)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`);
  if (rule === 'to one person') mails = mails.where('address', '=', address);
  return (await mails.executeTakeFirst()) !== undefined;
}
