import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';

const TEXTS = {
  en: {
    subject: 'More notifications are waiting for you',
    heading: 'More notifications',
    what: (count: number) =>
      count === 1
        ? 'You have 1 more notification. We had already sent you a lot of emails this hour, so we did not email it separately.'
        : `You have ${count} more notifications. We had already sent you a lot of emails this hour, so we did not email them separately.`,
    look: 'See your notifications',
    note: 'If someone is flooding you with requests, please write to us. You can choose which notifications we email in your notification settings.',
  },
} satisfies Catalogue;

/** Replaces the notifications that came once the hour's emails were used up. */
export function digest({ count }: { count: number }, language: Language): EmailContent {
  const { subject, heading, what, look, note } = TEXTS[language];
  return {
    subject,
    preheader: what(count),
    heading,
    parts: [
      { part: 'paragraph', text: what(count) },
      { part: 'button', words: look, path: '/dashboard/notifications' },
    ],
    note,
  };
}
