import { isMailed } from '@qrigin/domain/notifications';
import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { noticeMail } from './mail-kinds.ts';

type Told = { orgId: string; kind: string; actorId: string | null };

/** Also by mail, for kinds that are worth one, to those who have not said no. */
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
  for (const { email: address, language } of addresses)
    await sendMail(db, noticeMail, { address, language, facts: { orgId, kind, actorId } });
}
