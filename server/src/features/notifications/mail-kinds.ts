import { MAILED_KINDS } from '@qrigin/domain/features';
import { Id } from '@qrigin/domain/http';
import { z } from 'zod';
import { DigestFacts, type MailLimit, mailKind, mailLimit } from '../../mail/mail-kind.ts';
import { digest } from './mails/digest.ts';
import { notice } from './mails/notice.ts';

const digestNamed = (name: string) =>
  mailKind({
    name,
    facts: DigestFacts,
    limit: null,
    prepare: async (_db, { facts }) => facts,
    render: digest,
  });
// Recalls were the first that could not wait, and mails are stored by these names.
const [digestMail, urgentDigestMail] = [
  digestNamed('notifications.digest'),
  digestNamed('notifications.recall-digest'),
];

/**
 * For all emails that other people cause, together: 20 an hour, then one that says how many more
 * notifications there are.
 */
export const NOTICE_LIMIT = mailLimit(20, digestMail);

/** Counted apart for each organisation: nothing that others cause keeps what is urgent from those who must act. */
const URGENT_LIMIT = mailLimit(20, urgentDigestMail, 'orgId');

/** Names are read when it goes out, and only from the register: what happened is on the page it leads to. */
const noticeNamed = (name: string, limit: MailLimit) =>
  mailKind({
    name,
    facts: z.object({ orgId: Id, kind: z.enum(MAILED_KINDS), actorId: Id.nullable() }),
    limit,
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
export const noticeMail = noticeNamed('notifications.notice', NOTICE_LIMIT);
export const urgentMail = noticeNamed('notifications.recall', URGENT_LIMIT);

export const NOTIFICATION_MAILS = [noticeMail, urgentMail, digestMail, urgentDigestMail];
