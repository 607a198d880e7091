import { z } from 'zod';
import { mailKind } from '../../mail/mail-kind.ts';
import { contactReceived } from './mails/contact-received.ts';

export const contactMail = mailKind({
  name: 'site.contact-received',
  facts: z.object({ messageId: z.uuid() }),
  prepare: (db, { facts }) =>
    db
      .selectFrom('contact_message')
      .select(['name', 'email', 'message'])
      .where('id', '=', facts.messageId)
      .executeTakeFirst(),
  render: contactReceived,
});

export const SITE_MAILS = [contactMail];
