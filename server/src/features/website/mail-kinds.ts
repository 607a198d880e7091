import { z } from 'zod';
import { DigestFacts, mailKind, mailLimit } from '../../mail/mail-kind.ts';
import { contactDigest } from './mails/contact-digest.ts';
import { contactReceived } from './mails/contact-received.ts';

const contactDigestMail = mailKind({
  name: 'site.contact-digest',
  facts: DigestFacts,
  limit: null,
  prepare: async (_db, { facts }) => facts,
  render: contactDigest,
});

export const contactMail = mailKind({
  name: 'site.contact-received',
  facts: z.object({ messageId: z.uuid() }),
  limit: mailLimit(20, contactDigestMail),
  prepare: (db, { facts }) =>
    db
      .selectFrom('contact_message')
      .select(['name', 'email', 'message'])
      .where('id', '=', facts.messageId)
      .executeTakeFirst(),
  render: contactReceived,
});

export const SITE_MAILS = [contactMail, contactDigestMail];
