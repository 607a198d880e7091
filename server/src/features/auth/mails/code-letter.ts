import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';

const TEXTS = {
  en: {
    valid: (minutes: number) => `It is valid for ${minutes} minutes and works once.`,
    secret: 'Do not share it with anyone. We will never ask you for it.',
  },
} satisfies Catalogue;

export type SentCode = { code: string; minutes: number };

type Words = { subject: (code: string) => string; heading: string; what: string; note: string };

/** An email with a one-time code; the words say what it is for. */
export function codeLetter(
  { subject, heading, what, note }: Words,
  sent: SentCode,
  language: Language,
): EmailContent {
  const { code, minutes } = sent;
  const { valid, secret } = TEXTS[language];
  return {
    subject: subject(code),
    preheader: valid(minutes),
    heading,
    parts: [
      { part: 'paragraph', text: what },
      { part: 'code', code },
      { part: 'paragraph', text: `${valid(minutes)} ${secret}` },
    ],
    note,
  };
}
