import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';

const TEXTS = {
  en: {
    subject: 'More messages from the contact page',
    heading: 'More messages from the contact page',
    what: (count: number) =>
      count === 1 ? '1 more message came in this hour.' : `${count} more messages came in this hour.`,
    read: 'All of them are stored. To read them, run: npm run operator -- contacts',
    note: 'We email at most 20 contact messages an hour one by one.',
  },
} satisfies Catalogue;

/** To whoever runs the service, in place of single emails when many messages come at once. */
export function contactDigest({ count }: { count: number }, language: Language): EmailContent {
  const { subject, heading, what, read, note } = TEXTS[language];
  return {
    subject,
    preheader: what(count),
    heading,
    parts: [
      { part: 'paragraph', text: what(count) },
      { part: 'paragraph', text: read },
    ],
    note,
  };
}
