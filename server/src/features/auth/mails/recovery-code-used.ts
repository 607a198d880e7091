import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';
import { securityNotice, type When } from './security-notice.ts';

const TEXTS = {
  en: {
    subject: 'A recovery code was used to sign in',
    heading: 'A recovery code was used',
    what: 'Someone signed in to your account with your password and one of your recovery codes. That code no longer works.',
    left: 'Codes left',
  },
} satisfies Catalogue;

export function recoveryCodeUsed(
  { left, ...when }: When & { left: number },
  language: Language,
): EmailContent {
  const { left: name, ...texts } = TEXTS[language];
  return securityNotice({ ...texts, rows: [[name, String(left)]] }, when, language);
}
