import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';
import { securityNotice, type When } from './security-notice.ts';

const TEXTS = {
  en: {
    subject: 'Your Qrigin password was changed',
    heading: 'Your password was changed',
    what: 'Your account has a new password. All other devices have been logged out.',
  },
} satisfies Catalogue;

export function passwordChanged(when: When, language: Language): EmailContent {
  return securityNotice(TEXTS[language], when, language);
}
