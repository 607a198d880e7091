import type { Catalogue, Language } from '../../../mail/language.ts';
import type { Letter } from '../../../mail/template/letter.ts';
import { securityNotice, type When } from './security-notice.ts';

const TEXTS = {
  en: {
    subject: (device: string) => `New sign-in: ${device}`,
    heading: 'A new device signed in',
    what: 'Your account was opened on a device that we have not seen before.',
    device: 'Device',
  },
} satisfies Catalogue;

/** `device` in a few words, such as 'Chrome on Android'. */
export function newDevice({ device, ...when }: When & { device: string }, language: Language): Letter {
  const { subject, heading, what, device: name } = TEXTS[language];
  return securityNotice({ subject: subject(device), heading, what, rows: [[name, device]] }, when, language);
}
