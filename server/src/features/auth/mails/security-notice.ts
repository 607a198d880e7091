import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';
import { timeInWords } from '../../../mail/time-in-words.ts';

const TEXTS = {
  en: {
    time: 'Time',
    wasIt:
      'If this was you, you do not need to do anything. If it was not, set a new password now. That logs out everyone who is in your account.',
    setNew: 'Set a new password',
    note: 'We always email you when something like this happens, so that no one can do it without you knowing.',
  },
} satisfies Catalogue;

/** When it happened, and the person's time zone if it is known. */
export type When = { at: Date; timezone?: string | undefined };

type Notice = {
  subject: string;
  heading: string;
  what: string;
  rows?: readonly (readonly [name: string, value: string])[];
};

/** What happened to an account, when, and what to do when it was someone else. */
export function securityNotice(
  { subject, heading, what, rows = [] }: Notice,
  { at, timezone }: When,
  language: Language,
): EmailContent {
  const { time, wasIt, setNew, note } = TEXTS[language];
  return {
    subject,
    preheader: what,
    heading,
    parts: [
      { part: 'paragraph', text: what },
      { part: 'facts', rows: [...rows, [time, timeInWords(at, language, timezone)]] },
      { part: 'paragraph', text: wasIt },
      { part: 'button', words: setNew, path: '/forgot-password' },
    ],
    note,
  };
}
