import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';

const TEXTS = {
  en: {
    subject: 'An organisation you belonged to was closed',
    heading: 'An organisation has been closed',
    what: 'An Owner has closed this organisation permanently. No one can work in it any more, and no new codes can be issued. Printed codes keep working.',
    organisation: 'Organisation',
    open: 'See your organisations',
    note: 'We sent this email because you were a member. You do not need to do anything. If you did not expect it, ask the people who ran it.',
  },
} satisfies Catalogue;

/** Its name was typed by people, so it is on a line of its own and not in a sentence of ours. */
export function organisationClosed(
  { organisation }: { organisation: string },
  language: Language,
): EmailContent {
  const { subject, heading, what, organisation: name, open, note } = TEXTS[language];
  return {
    subject,
    preheader: what,
    heading,
    parts: [
      { part: 'facts', rows: [[name, organisation]] },
      { part: 'paragraph', text: what },
      { part: 'button', words: open, path: '/dashboard' },
    ],
    note,
  };
}
