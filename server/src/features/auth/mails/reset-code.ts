import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';
import { codeLetter, type SentCode } from './code-letter.ts';

const TEXTS = {
  en: {
    subject: (code: string) => `${code} is your Qrigin password reset code`,
    heading: 'Set a new password',
    what: 'Enter this code on the page where you asked for it, then choose a new password:',
    note: 'If you did not ask for this code, ignore this email. Your password stays as it is.',
  },
} satisfies Catalogue;

export function resetCode(sent: SentCode, language: Language): EmailContent {
  return codeLetter(TEXTS[language], sent, language);
}
