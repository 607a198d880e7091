import type { Catalogue, Language } from '../../../mail/language.ts';
import type { Letter } from '../../../mail/template/letter.ts';
import { securityNotice, type When } from './security-notice.ts';

const TEXTS = {
  en: {
    on: {
      subject: 'Your authenticator app is now on',
      heading: 'Your authenticator app is on',
      what: 'From now on, signing in to Qrigin asks for a code of your authenticator app after the password. Keep your recovery codes where you can reach them without your phone.',
    },
    off: {
      subject: 'Your authenticator app was turned off',
      heading: 'Your authenticator app is off',
      what: 'From now on, signing in to Qrigin asks for your password only.',
    },
  },
} satisfies Catalogue;

export function twoFactorChanged(
  { state, ...when }: When & { state: 'on' | 'off' },
  language: Language,
): Letter {
  return securityNotice(TEXTS[language][state], when, language);
}
