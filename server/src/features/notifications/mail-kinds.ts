import { Id } from '@qrigin/domain/http';
import { MAILED_KINDS } from '@qrigin/domain/notifications';
import { z } from 'zod';
import { mailKind } from '../../mail/mail-kind.ts';
import { notice } from './mails/notice.ts';

/** Names are read when it goes out, and only from the register: what happened inside stands on the page it leads to. */
export const noticeMail = mailKind({
  name: 'notifications.notice',
  facts: z.object({ orgId: Id, kind: z.enum(MAILED_KINDS), actorId: Id.nullable() }),
  async prepare(db, { facts: { orgId, kind, actorId } }) {
    const organisation = await db
      .selectFrom('organisation')
      .select('name')
      .where('id', '=', orgId)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (!organisation) return undefined;
    const actor = await db
      .selectFrom('app_user')
      .select('name')
      .where('id', '=', actorId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return { kind, organisation: organisation.name, actor: actor?.name };
  },
  render: notice,
});

export const NOTIFICATION_MAILS = [noticeMail];
