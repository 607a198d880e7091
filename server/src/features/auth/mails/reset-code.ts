import type { Catalogue, Language } from '../../../mail/language.ts';
import type { Letter } from '../../../mail/template/letter.ts';
import { codeLetter, type SentCode } from './code-letter.ts';

const TEXTS = {
  en: {
    subject: (code: string) => `${code} is your code for a new password`,
    heading: 'Set a new password',
    what: 'Type this code on the page where you asked for it, and then choose a new password:',
    note: 'If you did not ask for this code, ignore this mail. Your password stays as it is.',
  },
} satisfies Catalogue;

export function resetCode(sent: SentCode, language: Language): Letter {
  return codeLetter(TEXTS[language], sent, language);
}
