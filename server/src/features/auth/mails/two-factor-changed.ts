import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';
import { securityNotice, type When } from './security-notice.ts';

const TEXTS = {
  en: {
    on: {
      subject: 'Two-factor authentication is now on',
      heading: 'Two-factor authentication is on',
      what: 'From now on, you need a code from your authenticator app as well as your password to sign in to Qrigin. Keep your recovery codes where you can reach them without your phone.',
    },
    off: {
      subject: 'Two-factor authentication was turned off',
      heading: 'Two-factor authentication is off',
      what: 'From now on, you only need your password to sign in to Qrigin.',
    },
  },
} satisfies Catalogue;

export function twoFactorChanged(
  { state, ...when }: When & { state: 'on' | 'off' },
  language: Language,
): EmailContent {
  return securityNotice(TEXTS[language][state], when, language);
}
