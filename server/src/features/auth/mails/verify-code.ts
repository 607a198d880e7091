import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';
import { codeLetter, type SentCode } from './code-letter.ts';

const TEXTS = {
  en: {
    subject: (code: string) => `${code} is your Qrigin code`,
    heading: 'Confirm your email address',
    what: 'Enter this code on the page where you asked for it:',
    note: 'If you did not ask for this code, ignore this email. Nothing happens without the code.',
  },
} satisfies Catalogue;

/** Proves that the address belongs to whoever typed it. It names no one: the name is not proven either. */
export function verifyCode(sent: SentCode, language: Language): EmailContent {
  return codeLetter(TEXTS[language], sent, language);
}
