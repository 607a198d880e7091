import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';
import { securityNotice, type When } from './security-notice.ts';

const TEXTS = {
  en: {
    subject: 'New sign-in to your Qrigin account',
    heading: 'New sign-in to your account',
    what: 'Someone signed in to your account on a device we have not seen before.',
    device: 'Device',
  },
} satisfies Catalogue;

/** `device` in a few words, such as 'Chrome on Android', or a program's own name, which anyone can choose. */
export function newDevice({ device, ...when }: When & { device: string }, language: Language): EmailContent {
  const { subject, heading, what, device: name } = TEXTS[language];
  return securityNotice({ subject, heading, what, rows: [[name, device]] }, when, language);
}
